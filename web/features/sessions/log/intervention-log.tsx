import { useState } from 'react'
import { warningsFor } from '#domain/interventions/warnings.ts'
import { loggedIntervention } from '#web/changes/logged-intervention.ts'
import { useEntryWords } from '#web/changes/use-entry-words.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { type Reorder, useReorder } from '#web/ui/reorder/use-reorder.ts'
import { useAfterPaint } from '#web/ui/use-after-paint.ts'
import { RecommendButton } from '../recommendations/recommend-button.tsx'
import { useFit } from '../saving/fit-work.ts'
import type { Intervention } from '../session.ts'
import { useWithdrawal } from '../use-withdrawal.tsx'
import { useMeasurementWording } from '../words/use-measurement-wording.ts'
import { correctionOf, type EntryFields, entryOf, fieldsOfEntry, newEntry } from './entry-fields.ts'
import { EntryForm } from './entry-form.tsx'
import { LogEntry } from './log-entry.tsx'
import { UnloggedChanges } from './unlogged-changes.tsx'
import { useRiderState } from './use-rider-state.ts'

/** As many as a screen shows at first. The others are rendered after them. */
const FIRST_ENTRIES = 1

/** The order of the log, changed by dragging or with the arrow keys. A move is announced to screen readers. */
function useOrder(log: readonly Intervention[]): Reorder {
  const { t } = useTranslation('sessions')
  const { reorder, store } = useFit()
  const words = useEntryWords(useMeasurementWording())
  return useReorder(log.map(store.keyOf), (ids, moved) => {
    reorder(ids)
    const entry = log.find((each) => store.keyOf(each) === moved)
    if (entry) announce(t('log.moved', { name: words(entry).title, place: ids.indexOf(moved) + 1 }))
  })
}

interface EntriesProps {
  log: readonly Intervention[]
  onCorrect: (entry: Intervention) => void
}

/** The entries in their order, with their actions. */
function Entries({ log, onCorrect }: EntriesProps) {
  const { t } = useTranslation('sessions')
  const { session, store, correct } = useFit()
  const rider = useRiderState()
  const words = useEntryWords(useMeasurementWording())
  const { withdraw, wayBack } = useWithdrawal({ rows: session.interventions, change: correct })
  const warnings = warningsFor(log.map(loggedIntervention), rider)
  const order = useOrder(log)
  const below = useAfterPaint()
  const shown = below ? order.shown : order.shown.slice(0, FIRST_ENTRIES)
  const entries = shown.flatMap((key) => log.find((entry) => store.keyOf(entry) === key) ?? [])
  return (
    <>
      {log.length === 0 && <p className="text-muted">{t('log.none')}</p>}
      <ol ref={order.list} className="-my-2 empty:hidden">
        {entries.map((entry) => (
          <LogEntry
            key={store.keyOf(entry)}
            entry={entry}
            warnings={warnings.filter(({ intervention }) => log[intervention] === entry)}
            reorder={order}
            onCorrect={() => onCorrect(entry)}
            onWithdraw={() => withdraw(entry, t('log.withdrawn', { name: words(entry).title }))}
          />
        ))}
      </ol>
      {wayBack}
    </>
  )
}

interface OpenEntryProps {
  entry: Intervention | 'new'
  among: readonly Intervention[]
  onClose: () => void
}

/** The form for a new entry, or for the correction of one. */
function OpenEntry({ entry, among, onClose }: OpenEntryProps) {
  const { t } = useTranslation('sessions')
  const { log, correct } = useFit()
  const save = (fields: EntryFields) => {
    const sure = { confirmed: fields.sure.length > 0 }
    if (entry === 'new') log({ ...entryOf(fields), ...sure })
    else correct(entry, correctionOf(entry, fields), sure)
    onClose()
  }
  return (
    <EntryForm
      title={t(entry === 'new' ? 'log.add' : 'log.correctTitle')}
      others={among.filter((each) => each !== entry)}
      start={entry === 'new' ? newEntry() : fieldsOfEntry(entry)}
      onClose={onClose}
      onSave={save}
    />
  )
}

/** The log of what was changed and why, in order. */
export function InterventionLog() {
  const { t } = useTranslation('sessions')
  const { session, open } = useFit()
  const [edited, setEdited] = useState<Intervention | 'new' | null>(null)
  const log = session.interventions.filter(({ withdrawn }) => !withdrawn)
  return (
    <Card title={t('log.title')}>
      {open && <UnloggedChanges log={log} />}
      <Entries log={log} onCorrect={setEdited} />
      {open && (
        <div className="mt-4 flex flex-wrap gap-2" data-screen-only>
          <Button kind="quiet" aria-haspopup="dialog" onClick={() => setEdited('new')}>
            {t('log.add')}
          </Button>
          <RecommendButton />
        </div>
      )}
      {edited && <OpenEntry entry={edited} among={log} onClose={() => setEdited(null)} />}
    </Card>
  )
}
