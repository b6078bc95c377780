import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#web/api/api.ts'
import { thrownText } from '#web/api/error-text.ts'
import { readAgain } from '#web/api/read-again.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useOptimisticValue } from '#web/ui/use-optimistic-value.ts'
import { type FitReport, type ReportReader, reportQuery } from './report.ts'

type Advice = FitReport['recommendations'][number]

/** Marks a recommendation as done or not done. The change is shown at once, and reverted if it cannot be saved. */
function useCarryOut(sessionId: string, { id, doneAt }: Advice) {
  const client = useQueryClient()
  const { t } = useTranslation('reportPages')
  const { value: done, change } = useOptimisticValue(doneAt !== null)
  const [error, setError] = useState<unknown>(null)
  const save = async (done: boolean) => {
    setError(null)
    try {
      const kept = await api('POST /api/sessions/:sessionId/recommendations/:recommendationId/done', {
        params: { sessionId, recommendationId: id },
        body: { done },
      })
      client.setQueryData(
        reportQuery(sessionId).queryKey,
        (report) =>
          report && {
            ...report,
            recommendations: report.recommendations.map((each) => (each.id === id ? kept : each)),
          },
      )
      announce(t(done ? 'advice.saidDone' : 'advice.saidOpen'))
      void readAgain(client, ['/api/client/overview'])
      return true
    } catch (thrown) {
      setError(thrown)
      return false
    }
  }
  return { done, error, carryOut: (wanted: boolean) => change(wanted, () => save(wanted)) }
}

function Due({ advice }: { advice: Advice }) {
  const { t } = useTranslation('report')
  const format = useFormat()
  if (advice.doneAt) return <>{t('recommendations.done')}</>
  return advice.dueOn ? t('recommendations.due', { date: format.date(advice.dueOn) }) : null
}

function ToCarryOut({ sessionId, advice }: { sessionId: string; advice: Advice }) {
  const { t: errors } = useTranslation('errors', 'common')
  const { done, error, carryOut } = useCarryOut(sessionId, advice)
  return (
    <Checkbox
      checked={done}
      onChange={(on) => void carryOut(on)}
      hint={<Due advice={advice} />}
      error={error ? thrownText(errors, error) : undefined}
    >
      <span className="whitespace-pre-line" dir="auto">
        {advice.words}
      </span>
    </Checkbox>
  )
}

interface ReportAdviceProps {
  report: FitReport
  /** The rider can tick what is done; others can only read it. */
  as: ReportReader
}

/** The fitter's recommendations. The rider ticks what is done. */
export function ReportAdvice({ report, as }: ReportAdviceProps) {
  const { t } = useTranslation('report', 'reportPages')
  if (report.recommendations.length === 0) return null
  return (
    <Card title={t('recommendations.title')}>
      {as === 'rider' && (
        <p className="mb-1 text-muted" data-screen-only>
          {t('reportPages:advice.tick')}
        </p>
      )}
      <ul className="grid grid-cols-1 gap-2">
        {report.recommendations.map((advice) => (
          <li key={advice.id}>
            {as === 'rider' ? (
              <ToCarryOut sessionId={report.sessionId} advice={advice} />
            ) : (
              <>
                <span className="whitespace-pre-line" dir="auto">
                  {advice.words}
                </span>{' '}
                <span className="text-muted">
                  <Due advice={advice} />
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
