import { useSyncExternalStore } from 'react'
import { thrownText } from '#web/api/error-text.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { Intervention } from '../session.ts'
import { useProblemWords } from '../words/use-problem-words.ts'
import { type Refused, refusedAt } from './apply-response.ts'
import { useFit } from './fit-work.ts'

/** The measurement and the number of a problem; null if it is about something else. */
function atFault({ change, problem }: Refused, log: readonly Intervention[]) {
  if (change.kind === 'value') return { key: change.place.key, value: change.wanted.value }
  const [field] = problem?.path ?? []
  if (change.kind === 'order' || change.of !== 'intervention' || typeof field !== 'string') return null
  const key = log.find(({ id }) => id === change.id)?.measurement
  return key ? { key, value: change.fields[field] } : null
}

/** The text for why a change was refused. */
export function useReason(): (refused: Refused) => string {
  const { t } = useTranslation('errors', 'common')
  const problemWords = useProblemWords()
  const { session } = useFit()
  return (refused) => {
    const { error, problem } = refused
    const fault = atFault(refused, session.interventions)
    if (error.code !== 'invalid_measurement' || !problem || !fault) return thrownText(t, error)
    return problemWords(fault.key, problem, typeof fault.value === 'number' ? fault.value : null)
  }
}

/**
 * Shown beside a field whose change was refused: the reason, and the actions. Renders nothing if it was not refused.
 */
export function NotSaved({ name }: { name: string }) {
  const { store } = useFit()
  const all = useSyncExternalStore(store.subscribe, () => store.view().refused)
  const refused = refusedAt(all, name)
  return refused ? <Refusal refused={refused} /> : null
}

function Refusal({ refused }: { refused: Refused }) {
  const { t } = useTranslation('sessions')
  const { store } = useFit()
  const reason = useReason()
  return (
    <div className="grid grid-cols-1 justify-items-start gap-1 text-secondary" data-screen-only>
      <p className="font-medium text-coral-text">
        <span aria-hidden="true">▲ </span>
        {t('save.notTaken', { reason: reason(refused) })}
      </p>
      <Button kind="quiet" size="small" onClick={() => store.leaveOut(refused)}>
        {t('save.leaveOut')}
      </Button>
    </div>
  )
}
