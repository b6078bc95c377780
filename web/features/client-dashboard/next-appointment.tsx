import { useQuery } from '@tanstack/react-query'
import { appointmentWords } from '#domain/booking/appointment-words.ts'
import type { CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { bookPath } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { useFormatLocale } from '#web/ui/language/use-format-locale.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Link } from '#web/ui/navigation.tsx'
import { PartPlace } from '#web/ui/part-place.tsx'
import { saveFile } from '#web/ui/save-file.ts'

type Appointment = CallResponse<'GET /api/client/bookings'>['items'][number]

/** Loaded later, because most who open the page change nothing. */
const change = lazyPart(() => import('./change-own.tsx'), ['bookingChanges'])

/** The appointments that are still to come, earliest first. */
export function useComing(): readonly Appointment[] {
  const { data } = useQuery(read('GET /api/client/bookings'))
  const now = new Date().toISOString()
  return (data?.items ?? []).filter(({ state, endsAt }) => state === 'confirmed' && endsAt > now)
}

function Where({ service }: Pick<Appointment, 'service'>) {
  const { t } = useTranslation('dashboard')
  if (service.videoLink !== null)
    return (
      <a href={service.videoLink} rel="noreferrer noopener" target="_blank">
        {t('client.appointment.video')}
      </a>
    )
  return service.place === null ? null : <span className="whitespace-pre-line">{service.place}</span>
}

/** An appointment that the rider has next. */
export function ComingAppointment({ appointment }: { appointment: Appointment }) {
  const { t } = useTranslation('dashboard')
  const locale = useFormatLocale()
  const { fitter, service, startsAt, endsAt, calendar } = appointment
  const span = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) }
  const { day, time, zone } = appointmentWords(locale, span, appointment.timeZone)
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line border-s-4 border-s-teal bg-card p-5">
      <div className="min-w-0">
        <h3 className="text-lg" dir="auto">
          {t('client.appointment.title', { service: service.name, fitter: fitter.name })}
        </h3>
        <p className="mt-0.5">
          <time dateTime={startsAt}>{t('client.appointment.when', { day, time, zone })}</time>
        </p>
        <p className="text-muted">
          <Where service={service} />
        </p>
        <p className="text-detail">
          <Link to={bookPath(fitter.slug)}>{t('client.appointment.another', { fitter: fitter.name })}</Link>
        </p>
      </div>
      <PartPlace waiting={null}>
        <change.Part appointment={appointment} />
      </PartPlace>
      {calendar !== null && (
        <Button
          kind="quiet"
          onClick={() =>
            saveFile(t('client.appointment.file'), new Blob([calendar], { type: 'text/calendar' }))
          }
        >
          {t('client.appointment.addToCalendar')}
        </Button>
      )}
    </li>
  )
}
