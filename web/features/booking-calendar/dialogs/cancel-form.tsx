import { useState } from 'react'
import { mutateThen } from '#web/api/mutate-then.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import type { Booking } from '../use-bookings.ts'
import { useCancel } from './use-change.ts'

interface CancelFormProps {
  booking: Booking
  name: string
  onClose(): void
  /** Called with what was done, in words. */
  onCancelled(text: string): void
}

/** What is cancelled, and whether a rider is told of it. */
function kindOf({ state, email }: Booking): 'block' | 'unconfirmed' | 'untold' | 'booking' {
  if (state === 'blocked') return 'block'
  if (state !== 'confirmed') return 'unconfirmed'
  return email === null ? 'untold' : 'booking'
}

/** Asks before a booking is cancelled, because that is for good and the rider is told at once. */
export function CancelForm({ booking, name, onClose, onCancelled }: CancelFormProps) {
  const { t } = useTranslation('bookingCalendar', 'common')
  const [message, setMessage] = useState('')
  const kind = kindOf(booking)
  const cancel = useCancel(booking.id)
  const confirm = () =>
    mutateThen(cancel, kind === 'booking' ? message.trim() || null : null, () =>
      onCancelled(t(`cancel.done.${kind}`, { name })),
    )
  return (
    <AskDialog
      open
      onClose={onClose}
      title={t(`cancel.title.${kind}`, { name })}
      action={t(kind === 'block' ? 'cancel.openBlock' : 'cancel.open')}
      decline={t('common:action.back')}
      busy={cancel.isPending}
      onConfirm={confirm}
    >
      <p>{t(`cancel.text.${kind}`)}</p>
      {kind === 'booking' && (
        <TextArea label={t('cancel.message')} optional value={message} onChange={setMessage} longest={500} />
      )}
      {cancel.error !== null && <RequestFailure error={cancel.error} />}
    </AskDialog>
  )
}
