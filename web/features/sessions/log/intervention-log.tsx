import { useState } from 'react'
import { warningsFor } from '#domain/interventions/warnings.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useFit } from '../saving/fit-work.ts'
import type { Intervention } from '../session.ts'
import { useWithdrawal } from '../use-withdrawal.tsx'
import { useMeasurementWording } from '../words/use-measurement-wording.ts'
import { asDomain } from './as-domain.ts'
import { correctionOf, type EntryFields, entryOf, fieldsOfEntry, newEntry } from './entry-fields.ts'
import { EntryForm } from './entry-form.tsx'
import { LogEntry } from './log-entry.tsx'
import { adjustmentOf, unloggedOf } from './unlogged.ts'
import { useEntryWords } from './use-entry-words.ts'
import { type Reorder, useReorder } from './use-reorder.ts'
import { useRiderState } from './use-rider-state.ts'

/** Measured changes that are not in the log. One press logs them. */
function UnloggedChanges({ log }: { log: readonly Intervention[] }) {
  const { t } = useTranslation('sessions')
  const { session, open, log: add } = useFit()
  const wording = useMeasurementWording()
  const changes = unloggedOf(session.measurements, log)
  if (changes.length === 0 || !open) return null
  return (
    <div className="mt-3 grid grid-cols-1 gap-1 rounded-md bg-sunken p-3" data-screen-only>
      <p className="text-secondary text-muted">{t('log.unlogged')}</p>
      <ul className="grid grid-cols-1">
        {changes.map((change) => {
          const { measurement: key, side, fromValue, toValue } = change
          const fromTo = t('log.fromTo', {
            from: wording.value(key, fromValue),
            to: wording.value(key, toValue),
          })
          return (
            <li key={`${key} ${side}`}>
              <Button
                kind="text"
                size="small"
                className="text-start"
                onClick={() => add(adjustmentOf(change))}
              >
                + {wording.name(key, side)} {fromTo}
              </Button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The order of the log, changed by dragging or with the arrow keys. A move is announced to screen readers. */
function useOrder(log: readonly Intervention[]): Reorder {
  const { t } = useTranslation('sessions')
  const { reorder } = useFit()
  const words = useEntryWords()
  return useReorder(
    log.map(({ id }) => id),
    (ids, moved) => {
      reorder(ids)
      const entry = log.find(({ id }) => id === moved)
      if (entry) announce(t('log.moved', { name: words(entry).title, place: ids.indexOf(moved) + 1 }))
    },
  )
}

interface EntriesProps {
  log: readonly Intervention[]
  onCorrect: (entry: Intervention) => void
}

/** The entries in their order, with their actions. */
function Entries({ log, onCorrect }: EntriesProps) {
  const { t } = useTranslation('sessions')
  const { session, correct } = useFit()
  const rider = useRiderState()
  const words = useEntryWords()
  const { withdraw, wayBack } = useWithdrawal({ rows: session.interventions, change: correct })
  const warnings = warningsFor(log.map(asDomain), rider)
  const order = useOrder(log)
  const entries = order.shown.flatMap((id) => log.find((entry) => entry.id === id) ?? [])
  return (
    <>
      {log.length === 0 && <p className="text-muted">{t('log.none')}</p>}
      <ol ref={order.list} className="-my-2">
        {entries.map((entry) => (
          <LogEntry
            key={entry.id}
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

/** The form for a new entry, or for the correction of one. */
function OpenEntry({ entry, onClose }: { entry: Intervention | 'new'; onClose: () => void }) {
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
      <Entries log={log} onCorrect={setEdited} />
      <UnloggedChanges log={log} />
      {open && (
        <div className="mt-4" data-screen-only>
          <Button kind="quiet" aria-haspopup="dialog" onClick={() => setEdited('new')}>
            {t('log.add')}
          </Button>
        </div>
      )}
      {edited && <OpenEntry entry={edited} onClose={() => setEdited(null)} />}
    </Card>
  )
}
