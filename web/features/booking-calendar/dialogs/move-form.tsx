import { useState } from 'react'
import { announce } from '#web/ui/announcer.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { TextArea } from '#web/ui/text-field.tsx'
import type { Booking } from '../use-bookings.ts'
import { useCalendarWords } from '../use-calendar-words.ts'
import { useMoveBooking } from '../use-moves.ts'
import { instantTyped, TimeFields, typedInstant } from './time-fields.tsx'

interface MoveFormProps {
  booking: Booking
  name: string
  timeZone: string
  onClose(): void
  onDone(text: string): void
}

/** Moves a booking to a day and time that are typed, with words for the rider. */
export function MoveForm({ booking, name, timeZone, onClose, onDone }: MoveFormProps) {
  const { t } = useTranslation('bookingCalendar')
  const words = useCalendarWords()
  const [time, setTime] = useState(() => typedInstant(booking.startsAt, timeZone))
  const [message, setMessage] = useState('')
  const [tried, setTried] = useState(false)
  const move = useMoveBooking()
  const at = instantTyped(time, timeZone)
  const submit = () => {
    setTried(true)
    if (!at) return
    move.mutate(
      { booking, at: at.toISOString(), message: message.trim() || null },
      {
        onSuccess({ refusal }) {
          if (refusal !== null) return
          const done = t('moved', { name, time: words.moment(at) })
          announce(done)
          onDone(done)
        },
      },
    )
  }
  return (
    <FormDialog
      title={t('move.title', { name })}
      save={t('move.action')}
      busy={move.isPending}
      className="grid grid-cols-1 max-w-prose gap-5"
      problem={
        move.data && move.data.refusal !== null && at
          ? t('taken', { name, time: words.moment(at) })
          : undefined
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <TimeFields
        value={time}
        onChange={(typed) => {
          setTime(typed)
          move.reset()
        }}
        error={tried && !at ? t('fault.missing') : undefined}
      />
      {booking.email !== null && (
        <TextArea label={t('move.message')} optional value={message} onChange={setMessage} maxLength={500} />
      )}
      {move.error !== null && <RequestFailure error={move.error} />}
    </FormDialog>
  )
}
