import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '#web/api/api.ts'
import { thrownText } from '#web/api/error-text.ts'
import { readAgain } from '#web/api/read-again.ts'
import { clientReportPath } from '#web/paths.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { Overview } from './overview.ts'

type Advice = Overview['recommendations'][number]

const localToday = () => new Intl.DateTimeFormat('en-CA').format(new Date())

function Due({ dueOn }: { dueOn: string }) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const date = format.date(dueOn)
  return dueOn < localToday() ? (
    <span className="text-coral-text">{t('client.advice.overdue', { date })}</span>
  ) : (
    t('client.advice.due', { date })
  )
}

/** Records that the rider has carried out a recommendation. */
function useCarryOut({ sessionId, id: recommendationId }: Advice) {
  const { t } = useTranslation('dashboard')
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const carryOut = async () => {
    setBusy(true)
    setError(null)
    try {
      await api('POST /api/sessions/:sessionId/recommendations/:recommendationId/done', {
        params: { sessionId, recommendationId },
        body: { done: true },
      })
      announce(t('client.advice.said'))
      await readAgain(client, ['/api/client/overview', `/api/sessions/${sessionId}/report`])
    } catch (thrown) {
      setError(thrown)
    }
    setBusy(false)
  }
  return { carryOut, busy, error }
}

function AdviceItem({ advice }: { advice: Advice }) {
  const { t } = useTranslation('dashboard')
  const { t: errors } = useTranslation('errors', 'common')
  const { carryOut, busy, error } = useCarryOut(advice)
  const { sessionId, words, dueOn, fitterName: fitter } = advice
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 border-line border-b py-3 first:pt-0 last:border-b-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="whitespace-pre-line" dir="auto">
          {words}
        </p>
        <p className="flex flex-wrap gap-x-3 text-secondary text-muted">
          {dueOn && <Due dueOn={dueOn} />}
          <Link to={clientReportPath(sessionId)}>{t('client.advice.from', { fitter })}</Link>
        </p>
        {error !== null && (
          <p role="alert" className="font-medium text-coral-text">
            {thrownText(errors, error)}
          </p>
        )}
      </div>
      <Button kind="quiet" size="small" busy={busy} onClick={() => void carryOut()}>
        {t('client.advice.done')}
        <span className="sr-only">{words}</span>
      </Button>
    </li>
  )
}

/** The recommendations that are not done yet, ordered by due date. */
export function OpenAdvice({ overview }: { overview: Overview }) {
  const { t } = useTranslation('dashboard')
  if (overview.recommendations.length === 0) return null
  return (
    <Card title={t('client.advice.title')}>
      <ul>
        {overview.recommendations.map((advice) => (
          <AdviceItem key={advice.id} advice={advice} />
        ))}
      </ul>
    </Card>
  )
}
