import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#web/api/api.ts'
import { codeOf } from '#web/api/error-text.ts'
import { createIdempotencyKeys } from '#web/api/idempotency-key.ts'
import { announce } from '#web/ui/announcer.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { Target } from '../grid/use-entry-move.ts'
import { useRefreshBookings } from '../use-moves.ts'
import { instantTyped, TimeFields, typedTarget } from './time-fields.tsx'

interface BlockDialogProps {
  start: Target
  timeZone: string
  onClose(): void
}

function useBlock(onBlocked: () => void) {
  const refresh = useRefreshBookings()
  const [keys] = useState(() => createIdempotencyKeys())
  return useMutation({
    mutationFn: (body: { from: string; to: string; note: string | null }) =>
      api('POST /api/booking-blocks', { body, idempotencyKey: keys.keyFor(body) }),
    async onSuccess() {
      keys.done()
      await refresh()
      onBlocked()
    },
  })
}

/** A day and time below its own heading. */
function Moment({ name, ...field }: { name: string } & Parameters<typeof TimeFields>[0]) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{name}</legend>
      <TimeFields {...field} />
    </fieldset>
  )
}

/** What is wrong with a range; null if nothing is. */
function faultOf(begins: Date | null, ends: Date | null): 'missing' | 'backwards' | null {
  if (!begins || !ends) return 'missing'
  return begins >= ends ? 'backwards' : null
}

/** The typed beginning and end: an hour at first. */
function useRange(start: Target, timeZone: string) {
  const [from, setFrom] = useState(() => typedTarget(start))
  const [to, setTo] = useState(() => typedTarget({ ...start, minutes: Math.min(start.minutes + 60, 1425) }))
  const [begins, ends] = [instantTyped(from, timeZone), instantTyped(to, timeZone)]
  return { from, setFrom, to, setTo, begins, ends, fault: faultOf(begins, ends) }
}

/** Blocks a time, so that nobody books it. */
export function BlockDialog({ start, timeZone, onClose }: BlockDialogProps) {
  const { t } = useTranslation('bookingCalendar')
  const { from, setFrom, to, setTo, begins, ends, fault } = useRange(start, timeZone)
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const block = useBlock(() => {
    announce(t('block.done'))
    onClose()
  })
  const submit = () => {
    setTried(true)
    if (!begins || !ends || fault) return
    block.mutate({ from: begins.toISOString(), to: ends.toISOString(), note: note.trim() || null })
  }
  const taken = block.error !== null && codeOf(block.error) === 'time_taken'
  const shown = tried && fault ? t(`fault.${fault}`) : undefined
  return (
    <FormDialog
      title={t('block.title')}
      save={t('block.action')}
      busy={block.isPending}
      className="grid grid-cols-1 max-w-prose gap-5"
      problem={taken ? t('block.taken') : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <Moment name={t('block.from')} value={from} onChange={setFrom} error={undefined} />
      <Moment name={t('block.to')} value={to} onChange={setTo} error={shown} />
      <TextField
        label={t('block.note')}
        hint={t('block.noteHint')}
        optional
        value={note}
        onChange={setNote}
      />
      {block.error !== null && !taken && <RequestFailure error={block.error} />}
    </FormDialog>
  )
}
