import { useState } from 'react'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, Pill } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { UndoBar } from '#web/ui/undo-bar.tsx'
import { useFit } from '../saving/fit-work.ts'
import { differing } from '../saving/outgoing.ts'
import type { Recommendation } from '../session.ts'
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
  const whose = <span className="sr-only"> {words.slice(0, 60)}</span>
  return (
    <li className="border-line border-b py-3 last:border-b-0" data-print-block>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Pill>{t(`recommend.kinds.${kind}`)}</Pill>
        {dueOn && (
          <span className="text-[0.9375rem] text-muted">
            {t('recommend.by', { date: format.date(dueOn) })}
          </span>
        )}
        {doneAt && <Pill tone="teal">{t('recommend.done', { date: format.date(doneAt) })}</Pill>}
      </div>
      <p className="mt-1 whitespace-pre-line" dir="auto">
        {words}
      </p>
      {open && (
        <div className="-ms-2 flex flex-wrap" data-screen-only>
          <Button kind="text" size="small" onClick={onReword}>
            {t('log.correct')}
            {whose}
          </Button>
          <Button kind="text" size="small" onClick={onWithdraw}>
            {t('log.withdraw')}
            {whose}
          </Button>
        </div>
      )}
    </li>
  )
}

/** Takes a recommendation back, with the way to bring it back again. */
function useWithdrawal() {
  const { t } = useTranslation('sessions')
  const { session, reword, store } = useFit()
  const [withdrawn, setWithdrawn] = useState<string | null>(null)
  return {
    withdrawn,
    withdraw(recommendation: Recommendation) {
      reword(recommendation, { withdrawn: true })
      setWithdrawn(recommendation.id)
      announce(t('recommend.withdrawn'))
    },
    undo() {
      const row = session.recommendations.find(
        ({ id }) => withdrawn !== null && id === store.nameNow(withdrawn),
      )
      if (row) reword(row, { withdrawn: false })
      setWithdrawn(null)
    },
    dismiss: () => setWithdrawn(null),
  }
}

/** What the rider is to carry out after the fit. */
export function Recommendations() {
  const { t } = useTranslation('sessions')
  const { session, open, recommend, reword } = useFit()
  const [edited, setEdited] = useState<Recommendation | 'new' | null>(null)
  const back = useWithdrawal()
  const standing = session.recommendations.filter(({ withdrawn }) => !withdrawn)
  const close = () => setEdited(null)
  return (
    <Card title={t('recommend.title')}>
      {standing.length === 0 && <p className="text-muted">{t('recommend.none')}</p>}
      <ul className="-my-3">
        {standing.map((recommendation) => (
          <Line
            key={recommendation.id}
            recommendation={recommendation}
            onReword={() => setEdited(recommendation)}
            onWithdraw={() => back.withdraw(recommendation)}
          />
        ))}
      </ul>
      {back.withdrawn && (
        <div className="mt-3">
          <UndoBar text={t('recommend.withdrawn')} onUndo={back.undo} onDismiss={back.dismiss} />
        </div>
      )}
      {open && (
        <div className="mt-4" data-screen-only>
          <Button kind="quiet" aria-haspopup="dialog" onClick={() => setEdited('new')}>
            {t('recommend.add')}
          </Button>
        </div>
      )}
      {edited && (
        <RecommendationForm
          title={t(edited === 'new' ? 'recommend.add' : 'recommend.correctTitle')}
          start={edited === 'new' ? { kind: 'exercise', words: '', dueOn: null } : edited}
          onClose={close}
          onSave={(said) => {
            if (edited === 'new') recommend(said)
            else
              reword(edited, differing(said, { kind: edited.kind, words: edited.words, dueOn: edited.dueOn }))
            close()
          }}
        />
      )}
    </Card>
  )
}
