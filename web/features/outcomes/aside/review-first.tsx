import { useChartWords } from '#web/outcome-charts/use-chart-words.ts'
import { sessionPath } from '#web/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Link } from '#web/ui/navigation.tsx'
import { FormattedDate } from '#web/ui/times.tsx'
import type { Outcomes } from '../outcome-rows.ts'
import { useOutcomePage } from '../use-outcome-page.ts'

/** The fits that got worse most, to be read before any mean. */
export function ReviewFirst({ outcomes: { worsened, worsenedFits } }: { outcomes: Outcomes }) {
  const { t } = useTranslation('outcomes', 'common')
  const words = useChartWords()
  const { sessions } = useOutcomePage()
  if (worsened.length === 0) {
    return (
      <Card title={t('aside.review')}>
        <p className="text-muted">{t('aside.reviewNone')}</p>
      </Card>
    )
  }
  return (
    <Card title={t('aside.review')} alert>
      <ul className="grid grid-cols-1 gap-2">
        {worsened.map(({ sessionId, riderName, fittedOn, zone, before, after }) => (
          <li key={sessionId}>
            <Link
              to={sessionPath(sessionId, 'followUps')}
              className="font-semibold hover:underline"
              dir="auto"
            >
              {riderName || t('common:unnamedRider')}
            </Link>
            <span className="block text-secondary">
              {t(`common:zone.${zone}`)}{' '}
              {words.t('fromTo', { before: words.count(before), after: words.count(after) })}
              <span className="text-muted">
                {' · '}
                <FormattedDate at={fittedOn} />
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <Link to={sessions('any.worse')}>{t('aside.reviewAll', { count: worsenedFits })}</Link>
      </p>
    </Card>
  )
}
