import type { ReactNode } from 'react'
import { appointmentWords } from '#domain/booking/appointment-words.ts'
import { api } from '#web/api/api.ts'
import { useAction } from '#web/api/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFormatLocale } from '#web/ui/language/use-format-locale.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import type { OwnBooking } from './types.ts'

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-detail text-muted">{label}</dt>
      <dd className="whitespace-pre-line">{children}</dd>
    </div>
  )
}

function Where({ service }: Pick<OwnBooking, 'service'>) {
  const { t } = useTranslation('book')
  if (service.videoLink !== null)
    return (
      <Fact label={t('booking.where')}>
        <a href={service.videoLink} rel="noreferrer noopener" target="_blank">
          {t('booking.video')}
        </a>
      </Fact>
    )
  const where = service.byVideo ? t('service.video') : service.place
  return where === null ? null : <Fact label={t('booking.where')}>{where}</Fact>
}

/** Who, what, when and where, with the zone beside the time. */
export function AppointmentFacts({ booking }: { booking: OwnBooking }) {
  const { t } = useTranslation('book')
  const locale = useFormatLocale()
  const { fitter, service, timeZone } = booking
  const span = { startsAt: new Date(booking.startsAt), endsAt: new Date(booking.endsAt) }
  const { day, time, zone } = appointmentWords(locale, span, timeZone)
  return (
    <Card>
      <dl className="grid gap-4">
        <Fact label={t('booking.what')}>{service.name}</Fact>
        <Fact label={t('booking.when')}>
          <time dateTime={booking.startsAt}>
            {day}, {t('times.zone', { time, zone })}
          </time>
          {fitter.timeZone !== timeZone && (
            <span className="block text-secondary text-muted">
              {t('times.fitterClock', {
                fitter: fitter.name,
                ...appointmentWords(locale, span, fitter.timeZone),
              })}
            </span>
          )}
        </Fact>
        <Fact label={t('booking.with')}>
          {fitter.studio
            ? t('fitterWithStudio', { fitter: fitter.name, studio: fitter.studio })
            : fitter.name}
        </Fact>
        <Where service={service} />
      </dl>
    </Card>
  )
}

interface AppointmentProps {
  booking: OwnBooking
  /** Opens the booking: of the hold, or of a mail. */
  secret: string
}

function Intake({ secret }: Pick<AppointmentProps, 'secret'>) {
  const { t } = useTranslation('book')
  const open = useAction(async () => {
    const { url } = await api('POST /api/booking-links/intake', { body: { secret } })
    window.location.assign(url)
  })
  return (
    <div className="grid gap-3">
      <p>{t('booking.intakeText')}</p>
      {open.error !== null && <RequestFailure error={open.error} />}
      <Button wide busy={open.busy} onClick={open.start}>
        {t('booking.intake')}
      </Button>
    </div>
  )
}

/** A confirmed appointment, with what to do next. Whoever may change it here gets that as children. */
export function Appointment({ booking, secret, children }: AppointmentProps & { children?: ReactNode }) {
  const { t } = useTranslation('book')
  const { calendar } = booking
  return (
    <>
      <AppointmentFacts booking={booking} />
      {booking.intakeOpen && <Intake secret={secret} />}
      {calendar !== null && (
        <Button
          kind="quiet"
          wide
          onClick={() => saveFile(t('booking.calendarFile'), new Blob([calendar], { type: 'text/calendar' }))}
        >
          {t('booking.addToCalendar')}
        </Button>
      )}
      {children}
    </>
  )
}
