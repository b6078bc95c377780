import { useRef, useState } from 'react'
import { addDays, dateIn } from '#domain/calendar/local-date.ts'
import { MOVE_DAYS } from '#domain/follow-ups/schedule.ts'
import { ApiError } from '#web/api/api-error.ts'
import { mutateThen } from '#web/api/mutate-then.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import type { FollowUpEntry } from './follow-up-states.ts'
import { useMove } from './use-plan.ts'

interface MoveDialogProps {
  followUp: FollowUpEntry
  name: string
  open: boolean
  onClose: () => void
  /** Called with the words for the new day. */
  onMoved?: ((what: string) => void) | undefined
}

type Fault = 'moveNone' | 'movePast' | 'moveFar'

function faultOf(day: string | null): Fault | null {
  const today = dateIn(new Date())
  if (day === null) return 'moveNone'
  if (day < today) return 'movePast'
  return day > addDays(today, MOVE_DAYS) ? 'moveFar' : null
}

/** The next free day if another follow-up of the session is due on the chosen one; otherwise null. */
function freeDayOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.code !== 'day_taken') return null
  return String(error.params.free)
}

/** The chosen day, its problem, and moving the follow-up to it. */
function useChosenDay(followUp: FollowUpEntry, onMoved: (day: string) => void) {
  const { t } = useTranslation('followUpPages')
  const format = useFormat()
  const [day, setDay] = useState<string | null>(followUp.dueOn)
  const [tried, setTried] = useState(false)
  const move = useMove(followUp.id)
  const fault = faultOf(day)
  const free = freeDayOf(move.error)
  const found = tried && fault ? t(`list.${fault}`) : undefined
  return {
    day,
    busy: move.isPending,
    error: free ? t('list.moveTaken', { date: format.date(free) }) : found,
    free,
    /** An error that does not concern the day. */
    failure: free ? null : move.error,
    choose(chosen: string | null) {
      setDay(chosen)
      move.reset()
    },
    submit() {
      setTried(true)
      if (day !== null && !fault) mutateThen(move, day, () => onMoved(day))
    },
  }
}

/** The date field. If the chosen day is taken, it offers the next free day. */
function DayFields({ day, free, error, choose }: ReturnType<typeof useChosenDay>) {
  const { t } = useTranslation('followUpPages')
  const format = useFormat()
  const fields = useRef<HTMLDivElement>(null)
  const takeFree = () => {
    choose(free)
    fields.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={fields} className="grid grid-cols-1 gap-3">
      <DateField
        label={t('list.moveField')}
        hint={t('list.moveHint')}
        error={error}
        value={day}
        onChange={choose}
      />
      {free && (
        <p>
          <Button kind="quiet" size="small" onClick={takeFree}>
            {t('list.moveTakeFree', { date: format.date(free) })}
          </Button>
        </p>
      )}
    </div>
  )
}

function MoveForm({ followUp, name, onClose, onMoved }: Omit<MoveDialogProps, 'open'>) {
  const { t } = useTranslation('followUpPages')
  const format = useFormat()
  const chosen = useChosenDay(followUp, (moved) => {
    const what = t('list.moved', { date: format.date(moved) })
    announce(what)
    onMoved?.(what)
    onClose()
  })
  return (
    <FormDialog
      title={t('list.moveTitle', { name })}
      save={t('list.moveAction')}
      busy={chosen.busy}
      className="grid grid-cols-1 max-w-prose gap-3"
      onSubmit={chosen.submit}
      onClose={onClose}
    >
      <DayFields {...chosen} />
      {chosen.failure !== null && <RequestFailure error={chosen.failure} />}
    </FormDialog>
  )
}

/** Moves a follow-up and its reminders to another day. */
export function MoveDialog({ open, ...form }: MoveDialogProps) {
  return open ? <MoveForm {...form} /> : null
}
