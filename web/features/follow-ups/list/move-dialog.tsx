import { useState } from 'react'
import { addDays, dateIn } from '#domain/calendar/local-date.ts'
import { MOVE_DAYS } from '#domain/follow-ups/schedule.ts'
import { announce } from '#web/ui/announcer.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import type { FollowUpEntry } from './follow-up.ts'
import { useMove } from './use-plan.ts'

interface MoveDialogProps {
  followUp: FollowUpEntry
  name: string
  open: boolean
  onClose: () => void
}

type Fault = 'moveNone' | 'movePast' | 'moveFar'

function faultOf(day: string | null): Fault | null {
  const today = dateIn(new Date())
  if (day === null) return 'moveNone'
  if (day < today) return 'movePast'
  return day > addDays(today, MOVE_DAYS) ? 'moveFar' : null
}

function MoveForm({ followUp, name, onClose }: Omit<MoveDialogProps, 'open'>) {
  const { t } = useTranslation('followUps')
  const format = useFormat()
  const [day, setDay] = useState<string | null>(followUp.dueOn)
  const [tried, setTried] = useState(false)
  const move = useMove(followUp.id)
  const fault = faultOf(day)
  const submit = () => {
    setTried(true)
    if (day === null || fault) return
    move.mutate(day, {
      onSuccess: () => {
        announce(t('list.moved', { date: format.date(day) }))
        onClose()
      },
    })
  }
  return (
    <FormDialog
      title={t('list.moveTitle', { name })}
      save={t('list.moveAction')}
      busy={move.isPending}
      className="grid grid-cols-1 max-w-prose gap-3"
      onSubmit={submit}
      onClose={onClose}
    >
      <DateField
        label={t('list.moveField')}
        hint={t('list.moveHint')}
        error={tried && fault ? t(`list.${fault}`) : undefined}
        value={day}
        onChange={setDay}
      />
      {move.error !== null && <RequestFailure error={move.error} />}
    </FormDialog>
  )
}

/** Moves a follow-up to another day; its reminders move along. */
export function MoveDialog({ open, ...form }: MoveDialogProps) {
  return open ? <MoveForm {...form} /> : null
}
