import { useQuery } from '@tanstack/react-query'
import { appointmentWords } from '#domain/booking/appointment-words.ts'
import type { CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { Card, Pill } from '#web/ui/card.tsx'
import { useFormatLocale } from '#web/ui/language/use-format-locale.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useFit } from '../saving/fit-work.ts'

type Appointment = CallResponse<'GET /api/sessions/:sessionId/bookings'>['items'][number]

function Row({ appointment }: { appointment: Appointment }) {
  const { t } = useTranslation('sessions')
  const locale = useFormatLocale()
  const span = { startsAt: new Date(appointment.startsAt), endsAt: new Date(appointment.endsAt) }
  const { day, time, zone } = appointmentWords(locale, span, appointment.timeZone)
  const { state } = appointment
  return (
    <li className="grid gap-1">
      <p>
        <time dateTime={appointment.startsAt}>{t('appointments.when', { day, time, zone })}</time>
        {appointment.service && ` · ${appointment.service.name}`}{' '}
        {(state === 'cancelled' || state === 'no_show') && <Pill>{t(`appointments.${state}`)}</Pill>}
      </p>
      {appointment.note && (
        <p className="whitespace-pre-line text-muted" dir="auto">
          {appointment.note}
        </p>
      )}
    </li>
  )
}

/** When the rider comes, from the booking alone. Nothing is shown for a session that nobody booked. */
export function Appointments() {
  const { t } = useTranslation('sessions')
  const { session } = useFit()
  const { data } = useQuery(
    read('GET /api/sessions/:sessionId/bookings', { params: { sessionId: session.id } }),
  )
  if (!data || data.items.length === 0) return null
  return (
    <Card title={t('appointments.title')}>
      <ul className="grid gap-3">
        {data.items.map((appointment) => (
          <Row key={appointment.id} appointment={appointment} />
        ))}
      </ul>
    </Card>
  )
}
