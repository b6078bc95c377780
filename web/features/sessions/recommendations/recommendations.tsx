import { useState } from 'react'
import { Card, Pill } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RowActions } from '../row-actions.tsx'
import { useFit } from '../saving/fit-work.ts'
import { NotSaved } from '../saving/not-saved.tsx'
import { differing, rowName } from '../saving/pending-changes.ts'
import type { Recommendation } from '../session.ts'
import { useWithdrawal } from '../use-withdrawal.tsx'
import { RecommendationForm } from './recommendation-form.tsx'

interface LineProps {
  recommendation: Recommendation
  onReword: () => void
  onWithdraw: () => void
}

function Line({ recommendation, onReword, onWithdraw }: LineProps) {
  const { t } = useTranslation('sessions')
  const { open } = useFit()
  const format = useFormat()
  const { kind, words, dueOn, doneAt } = recommendation
  return (
    <li className="border-line border-b py-3 last:border-b-0" data-print-block>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Pill>{t(`recommend.kinds.${kind}`)}</Pill>
        {dueOn && (
          <span className="text-secondary text-muted">{t('recommend.by', { date: format.date(dueOn) })}</span>
        )}
        {doneAt && <Pill tone="teal">{t('recommend.done', { date: format.date(doneAt) })}</Pill>}
      </div>
      <p className="mt-1 whitespace-pre-line" dir="auto">
        {words}
      </p>
      <NotSaved name={rowName('recommendation', recommendation.id)} />
      {open && <RowActions name={words.slice(0, 60)} onCorrect={onReword} onWithdraw={onWithdraw} />}
    </li>
  )
}

interface EditorProps {
  edited: Recommendation
  onClose: () => void
}

/** The form for the correction of a recommendation. */
function Editor({ edited, onClose }: EditorProps) {
  const { t } = useTranslation('sessions')
  const { reword } = useFit()
  const { kind, words, dueOn } = edited
  return (
    <RecommendationForm
      title={t('recommend.correctTitle')}
      start={edited}
      onClose={onClose}
      onSave={(said) => {
        reword(edited, differing(said, { kind, words, dueOn }))
        onClose()
      }}
    />
  )
}

/** The recommendations for the rider after the fit. */
export function Recommendations() {
  const { t } = useTranslation('sessions')
  const { session, store, reword } = useFit()
  const [edited, setEdited] = useState<Recommendation | null>(null)
  const { withdraw, wayBack } = useWithdrawal({ rows: session.recommendations, change: reword })
  const standing = session.recommendations.filter(({ withdrawn }) => !withdrawn)
  return (
    <Card title={t('recommend.title')}>
      {standing.length === 0 && <p className="text-muted">{t('recommend.none')}</p>}
      <ul className="-my-3 empty:hidden">
        {standing.map((recommendation) => (
          <Line
            key={store.keyOf(recommendation)}
            recommendation={recommendation}
            onReword={() => setEdited(recommendation)}
            onWithdraw={() => withdraw(recommendation, t('recommend.withdrawn'))}
          />
        ))}
      </ul>
      {wayBack}
      {edited && <Editor edited={edited} onClose={() => setEdited(null)} />}
    </Card>
  )
}
