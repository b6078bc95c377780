import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api, type CallInput } from '#web/api/api.ts'
import { mutateThen } from '#web/api/mutate-then.ts'
import { bookingState } from '#web/booking-tabs/rider-to-book.ts'
import { pages } from '#web/paths.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useRefreshFollowUps } from '../list/use-plan.ts'
import type { AlertCard } from './alert.ts'

const OUTCOMES = ['noted', 'contacted', 'booked'] as const
type Outcome = (typeof OUTCOMES)[number]
const NOTE_LENGTH = 4000

function useResolution(alertId: string) {
  const refresh = useRefreshFollowUps()
  return useMutation({
    mutationFn: (body: CallInput<'POST /api/follow-up-alerts/:alertId/work-off'>['body']) =>
      api('POST /api/follow-up-alerts/:alertId/work-off', { params: { alertId }, body }),
    onSuccess: refresh,
  })
}

interface ResolveProps {
  card: AlertCard
  name: string
}

/** The form for what was done about the alerts, and its saving. */
function useResolveForm(card: AlertCard, onClose: () => void) {
  const { t } = useTranslation('alerts')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const resolution = useResolution(card.id)
  const submit = () => {
    setTried(true)
    if (outcome === null) return
    const said = note.trim()
    mutateThen(resolution, { outcome, ...(said && { note: said }) }, () => {
      announce(t('kept'))
      onClose()
    })
  }
  const missing = tried && outcome === null
  return { outcome, setOutcome, missing, note, setNote, resolution, submit }
}

function ResolveForm({ card, name, onClose }: ResolveProps & { onClose: () => void }) {
  const { t } = useTranslation('alerts')
  const { outcome, setOutcome, missing, note, setNote, resolution, submit } = useResolveForm(card, onClose)
  return (
    <FormDialog
      title={t('resolveTitle', { name })}
      save={t('keep')}
      busy={resolution.isPending}
      className="grid grid-cols-1 max-w-prose gap-4"
      onSubmit={submit}
      onClose={onClose}
    >
      <ChoiceGroup
        label={t('outcome')}
        error={missing ? t('outcomeMissing') : undefined}
        options={OUTCOMES.map((value) => ({ value, label: t(`outcomes.${value}`) }))}
        value={outcome}
        onChange={setOutcome}
      />
      <TextArea
        label={t('note')}
        hint={t('noteHint')}
        optional
        longest={NOTE_LENGTH}
        value={note}
        onChange={setNote}
      />
      {resolution.error !== null && <RequestFailure error={resolution.error} />}
    </FormDialog>
  )
}

/** Alerts that have all lost their reason by the rider's correction only need to be marked as seen. */
function Seen({ card, name }: ResolveProps) {
  const { t } = useTranslation('alerts')
  const resolution = useResolution(card.id)
  const press = () => mutateThen(resolution, { outcome: 'noted' }, () => announce(t('kept')))
  return (
    <>
      <Button kind="quiet" size="small" busy={resolution.isPending} onClick={press}>
        {t('seen')}
        <span className="sr-only"> {name}</span>
      </Button>
      {resolution.error !== null && <RequestFailure error={resolution.error} />}
    </>
  )
}

/** Records what was done about the alerts of an answer. It is kept in the audit log. */
export function Resolve({ card, name }: ResolveProps) {
  const { t } = useTranslation('alerts')
  const [open, setOpen] = useState(false)
  const corrected = card.alerts.every(({ correctedAt }) => correctedAt !== null)
  return (
    <div className="flex flex-wrap gap-2">
      {corrected && <Seen card={card} name={name} />}
      <Button kind="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('resolve')}
        <span className="sr-only"> {name}</span>
      </Button>
      <LinkButton
        kind="quiet"
        size="small"
        to={pages.bookings}
        state={bookingState({ riderId: card.riderId, name })}
      >
        {t('book')}
        <span className="sr-only"> {name}</span>
      </LinkButton>
      {open && <ResolveForm card={card} name={name} onClose={() => setOpen(false)} />}
    </div>
  )
}
