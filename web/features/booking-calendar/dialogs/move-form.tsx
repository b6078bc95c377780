import { useState } from 'react'
import { mutateThen } from '#web/api/mutate-then.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import type { Booking } from '../use-bookings.ts'
import { useCalendarWords } from '../use-calendar-words.ts'
import { useMoveBooking } from '../use-moves.ts'
import { instantTyped, TimeFields, type TypedTime, typedInstant } from './time-fields.tsx'

interface MoveFormProps {
  booking: Booking
  name: string
  timeZone: string
  onClose(): void
  onDone(text: string): void
}

/** The typed time, and moving the booking there. */
function useTypedMove({ booking, name, timeZone, onDone }: MoveFormProps) {
  const { t } = useTranslation('bookingCalendar')
  const words = useCalendarWords()
  const [time, setTime] = useState(() => typedInstant(booking.startsAt, timeZone))
  const [tried, setTried] = useState(false)
  const move = useMoveBooking()
  const at = instantTyped(time, timeZone)
  const refused = move.data && move.data.refusal !== null && at
  const taken = refused ? t('taken', { name, time: words.moment(refused) }) : undefined
  return {
    time,
    busy: move.isPending,
    error: move.error,
    fault: tried && !at ? t('fault.missing') : taken,
    choose(typed: TypedTime) {
      setTime(typed)
      move.reset()
    },
    submit(message: string | null) {
      setTried(true)
      if (!at) return
      mutateThen(move, { booking, at: at.toISOString(), message }, ({ refusal }) => {
        if (refusal === null) onDone(t('moved', { name, time: words.moment(at) }))
      })
    },
  }
}

/** Moves a booking to a day and time that are typed, with words for the rider. */
export function MoveForm(props: MoveFormProps) {
  const { booking, name, onClose } = props
  const { t } = useTranslation('bookingCalendar')
  const [message, setMessage] = useState('')
  const typed = useTypedMove(props)
  return (
    <FormDialog
      title={t('move.title', { name })}
      save={t('move.action')}
      busy={typed.busy}
      className="grid grid-cols-1 max-w-prose gap-5"
      onSubmit={() => typed.submit(message.trim() || null)}
      onClose={onClose}
    >
      <TimeFields value={typed.time} onChange={typed.choose} error={typed.fault} />
      {booking.email !== null && (
        <TextArea label={t('move.message')} optional value={message} onChange={setMessage} longest={500} />
      )}
      {typed.error !== null && <RequestFailure error={typed.error} />}
    </FormDialog>
  )
}
