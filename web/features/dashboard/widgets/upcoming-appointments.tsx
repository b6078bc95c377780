import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { appointmentWords } from '#domain/booking/appointment-words.ts'
import type { CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { pages, riderPath, sessionPath } from '#web/paths.ts'
import { useFormatLocale } from '#web/ui/language/use-format-locale.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { NothingYet, WidgetCard } from './widget-card.tsx'

type Appointment = CallResponse<'GET /api/bookings/upcoming'>['items'][number]

/** Where the appointment is prepared: its session, else the rider, else the calendar. */
function pathOf({ sessionId, riderId }: Appointment): string {
  if (sessionId !== null) return sessionPath(sessionId)
  return riderId === null ? pages.bookings : riderPath(riderId)
}

function Row({ appointment }: { appointment: Appointment }) {
  const { t } = useTranslation('common')
  const locale = useFormatLocale()
  const span = { startsAt: new Date(appointment.startsAt), endsAt: new Date(appointment.endsAt) }
  const { day, time } = appointmentWords(locale, span, appointment.timeZone)
  return (
    <li className="relative border-line border-b py-3 last:border-b-0">
      <Link
        to={pathOf(appointment)}
        className="font-semibold after:absolute after:inset-0 hover:underline"
        dir="auto"
      >
        {appointment.name ?? t('unnamedRider')}
      </Link>
      <p className="text-detail text-muted">
        <time dateTime={appointment.startsAt}>
          {day}, {time}
        </time>
      </p>
      {appointment.service && <p className="text-detail text-muted">{appointment.service.name}</p>}
    </li>
  )
}

/** The fitter's next appointments. New ones appear without a reload. */
export function UpcomingAppointments() {
  const { t } = useTranslation('dashboard')
  const { data, error, refetch } = useQuery(read('GET /api/bookings/upcoming'))
  return (
    <WidgetCard widget="appointments" aside={<Link to={pages.bookings}>{t('appointments.all')}</Link>}>
      {error && !data && <RequestFailure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={3} />}
      {data?.items.length === 0 && (
        <NothingYet title={t('appointments.none')} text={t('appointments.noneText')} />
      )}
      <ul className="-my-3 empty:hidden">
        {data?.items.map((appointment) => (
          <Row key={appointment.id} appointment={appointment} />
        ))}
      </ul>
    </WidgetCard>
  )
}
