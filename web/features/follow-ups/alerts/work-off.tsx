import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api, type CallInput } from '#web/api/api.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { TextArea } from '#web/ui/text-field.tsx'
import { useRefreshFollowUps } from '../list/use-plan.ts'
import { type Alert, useAlertWords } from './alert.ts'

const OUTCOMES = ['noted', 'contacted', 'booked'] as const
type Outcome = (typeof OUTCOMES)[number]
const NOTE_LENGTH = 4000

function useWorkOff(alertId: string) {
  const refresh = useRefreshFollowUps()
  return useMutation({
    mutationFn: (body: CallInput<'POST /api/follow-up-alerts/:alertId/work-off'>['body']) =>
      api('POST /api/follow-up-alerts/:alertId/work-off', { params: { alertId }, body }),
    onSuccess: refresh,
  })
}

interface WorkOffProps {
  alert: Alert
  name: string
}

/** The form for what was done about an alert, and its saving. */
function useWorkOffForm(alert: Alert, onClose: () => void) {
  const { t } = useTranslation('followUpPages')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const workOff = useWorkOff(alert.id)
  const submit = () => {
    setTried(true)
    if (outcome === null) return
    const said = note.trim()
    workOff.mutate(
      { outcome, ...(said && { note: said }) },
      {
        onSuccess: () => {
          announce(t('alerts.kept'))
          onClose()
        },
      },
    )
  }
  const missing = tried && outcome === null
  return { outcome, setOutcome, missing, note, setNote, workOff, submit }
}

function WorkOffForm({ alert, name, onClose }: WorkOffProps & { onClose: () => void }) {
  const { t } = useTranslation('followUpPages')
  const say = useAlertWords()
  const { outcome, setOutcome, missing, note, setNote, workOff, submit } = useWorkOffForm(alert, onClose)
  return (
    <FormDialog
      title={t('alerts.workOffTitle', { what: say(alert), name })}
      save={t('alerts.keep')}
      busy={workOff.isPending}
      className="grid grid-cols-1 max-w-prose gap-4"
      onSubmit={submit}
      onClose={onClose}
    >
      <ChoiceGroup
        label={t('alerts.outcome')}
        error={missing ? t('alerts.outcomeMissing') : undefined}
        options={OUTCOMES.map((value) => ({ value, label: t(`alerts.outcomes.${value}`) }))}
        value={outcome}
        onChange={setOutcome}
      />
      <TextArea
        label={t('alerts.note')}
        hint={t('alerts.noteHint')}
        optional
        maxLength={NOTE_LENGTH}
        value={note}
        onChange={setNote}
      />
      {workOff.error !== null && <RequestFailure error={workOff.error} />}
    </FormDialog>
  )
}

/** An alert whose answer the rider has corrected since only needs to be marked as seen. */
function Seen({ alert, name }: WorkOffProps) {
  const { t } = useTranslation('followUpPages')
  const workOff = useWorkOff(alert.id)
  const press = () => workOff.mutate({ outcome: 'noted' }, { onSuccess: () => announce(t('alerts.kept')) })
  return (
    <>
      <Button kind="quiet" size="small" busy={workOff.isPending} onClick={press}>
        {t('alerts.seen')}
        <span className="sr-only"> {name}</span>
      </Button>
      {workOff.error !== null && <RequestFailure error={workOff.error} />}
    </>
  )
}

/** Records what was done about an alert. It is kept in the audit log. */
export function WorkOff({ alert, name }: WorkOffProps) {
  const { t } = useTranslation('followUpPages')
  const [open, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap gap-2">
      {alert.correctedAt !== null && <Seen alert={alert} name={name} />}
      <Button kind="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('alerts.workOff')}
        <span className="sr-only"> {name}</span>
      </Button>
      {open && <WorkOffForm alert={alert} name={name} onClose={() => setOpen(false)} />}
    </div>
  )
}
