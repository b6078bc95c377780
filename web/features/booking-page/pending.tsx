import { appointmentWords } from '#domain/booking/appointment-words.ts'
import { useFocusOnArrival } from '#web/ui/focus-on-arrival.ts'
import { useFormatLocale } from '#web/ui/language/use-format-locale.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { AppointmentFacts } from './appointment.tsx'
import type { OwnBooking } from './types.ts'

/** After asking: the time is kept until the mail is confirmed. */
export function Pending({ booking, email }: { booking: OwnBooking; email: string }) {
  const { t } = useTranslation('book')
  const locale = useFormatLocale()
  const heading = useFocusOnArrival<HTMLHeadingElement>()
  const until = new Date(booking.expiresAt ?? booking.startsAt)
  const { time, zone } = appointmentWords(locale, { startsAt: until, endsAt: until }, booking.timeZone)
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t('pending.title')}
      </h1>
      <p className="text-lg">{t('pending.text', { email, time, zone })}</p>
      <AppointmentFacts booking={booking} />
      <p className="text-secondary text-muted">{t('pending.none')}</p>
    </>
  )
}
