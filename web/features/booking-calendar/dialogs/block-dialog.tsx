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
import { instantTyped, TimeFields, type TypedTime, typedTarget } from './time-fields.tsx'

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

/** What is wrong with an end; null if nothing is. */
function faultOfEnd(begins: Date | null, ends: Date | null): 'missing' | 'backwards' | null {
  if (!ends) return 'missing'
  return begins && begins >= ends ? 'backwards' : null
}

/** The typed beginning and end, an hour at first, with what is wrong with each, and blocking the time between them. */
function useTypedBlock({ start, timeZone, onClose }: BlockDialogProps) {
  const { t } = useTranslation('bookingCalendar')
  const [from, setFrom] = useState(() => typedTarget(start))
  const [to, setTo] = useState(() => typedTarget({ ...start, minutes: Math.min(start.minutes + 60, 1425) }))
  const [tried, setTried] = useState(false)
  const block = useBlock(() => {
    announce(t('block.done'))
    onClose()
  })
  const [begins, ends] = [instantTyped(from, timeZone), instantTyped(to, timeZone)]
  const endFault = faultOfEnd(begins, ends)
  const isTaken = block.error !== null && codeOf(block.error) === 'time_taken'
  const taken = isTaken ? t('block.taken') : undefined
  const change = (set: typeof setFrom) => (typed: TypedTime) => {
    set(typed)
    block.reset()
  }
  return {
    from: { value: from, onChange: change(setFrom), error: tried && !begins ? t('fault.missing') : taken },
    to: {
      value: to,
      onChange: change(setTo),
      error: tried && endFault ? t(`fault.${endFault}`) : undefined,
    },
    busy: block.isPending,
    /** An error that does not concern the time. */
    failure: isTaken ? null : block.error,
    submit(note: string) {
      setTried(true)
      if (!begins || !ends || endFault) return
      block.mutate({ from: begins.toISOString(), to: ends.toISOString(), note: note.trim() || null })
    },
  }
}

/** Blocks a time, so that nobody books it. */
export function BlockDialog(props: BlockDialogProps) {
  const { t } = useTranslation('bookingCalendar')
  const [note, setNote] = useState('')
  const { from, to, busy, failure, submit } = useTypedBlock(props)
  return (
    <FormDialog
      title={t('block.title')}
      save={t('block.action')}
      busy={busy}
      className="grid grid-cols-1 max-w-prose gap-5"
      onSubmit={() => submit(note)}
      onClose={props.onClose}
    >
      <Moment name={t('block.from')} {...from} />
      <Moment name={t('block.to')} {...to} />
      <TextField
        label={t('block.note')}
        hint={t('block.noteHint')}
        optional
        value={note}
        onChange={setNote}
      />
      {failure !== null && <RequestFailure error={failure} />}
    </FormDialog>
  )
}
