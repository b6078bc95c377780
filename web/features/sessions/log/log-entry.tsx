import { GOALS } from '#domain/goals.ts'
import { aimKeys } from '#domain/interventions/text-keys.ts'
import type { Warning } from '#domain/interventions/warnings.ts'
import { useEntryWords } from '#web/changes/use-entry-words.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { MoveHandle } from '#web/ui/reorder/move-handle.tsx'
import type { Reorder } from '#web/ui/reorder/use-reorder.ts'
import { RowActions } from '../row-actions.tsx'
import { useFit } from '../saving/fit-work.ts'
import { NotSaved } from '../saving/not-saved.tsx'
import { rowName } from '../saving/pending-changes.ts'
import type { Intervention } from '../session.ts'
import { useMeasurementWording } from '../words/use-measurement-wording.ts'
import { RiderRating } from './rider-rating.tsx'
import { WarningList } from './warning-list.tsx'

interface LogEntryProps {
  entry: Intervention
  warnings: readonly Warning[]
  reorder: Reorder
  onCorrect: () => void
  onWithdraw: () => void
}

/** The text for the purpose of a change. */
function usePurposeWords(): (entry: Intervention) => string {
  const { t } = useTranslation('sessions', 'common', 'interventions', 'intake')
  const format = useFormat()
  return (entry) => {
    const named = [
      ...aimKeys(entry).map((key) => t(key)),
      ...GOALS.filter((goal) => entry.goals.includes(goal)).map((goal) => t(`intake:options.goals.${goal}`)),
    ]
    return named.length > 0 ? t('log.for', { what: format.list(named) }) : ''
  }
}

/** One change of the log: what, from what to what, why, and its purpose, with its warnings. */
export function LogEntry({ entry, warnings, reorder, onCorrect, onWithdraw }: LogEntryProps) {
  const { t } = useTranslation('sessions', 'common')
  const { open, store } = useFit()
  const key = store.keyOf(entry)
  const { title, fromTo, direction } = useEntryWords(useMeasurementWording())(entry)
  const meantFor = usePurposeWords()(entry)
  return (
    <li
      className={`flex items-start gap-1 border-line border-b py-2 last:border-b-0 ${
        reorder.dragged === key ? 'rounded-sm bg-teal-soft' : ''
      }`}
      data-print-block
    >
      {open && <MoveHandle label={t('log.move', { name: title })} handle={reorder.handle(key)} />}
      <div className="min-w-0 flex-1 py-2">
        <p dir="auto">
          <span className="font-semibold">{title}</span> <span className="tabular-nums">{fromTo}</span>{' '}
          {direction && <span className="text-muted">{direction}</span>}
        </p>
        {(entry.why || meantFor) && (
          <p className="whitespace-pre-line text-detail text-muted" dir="auto">
            {[entry.why, meantFor].filter(Boolean).join(' · ')}
          </p>
        )}
        <RiderRating entry={entry} name={title} />
        <WarningList warnings={warnings} />
        <NotSaved name={rowName('intervention', entry.id)} />
        {open && <RowActions name={title} onCorrect={onCorrect} onWithdraw={onWithdraw} />}
      </div>
    </li>
  )
}
