import { useChartWords } from '#web/outcome-charts/use-chart-words.ts'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Link } from '#web/ui/navigation.tsx'
import type { Outcomes, ZoneOutcome } from '../outcome-rows.ts'
import { useOutcomePage } from '../use-outcome-page.ts'

function BandRow({ outcome }: { outcome: ZoneOutcome }) {
  const { t } = useTranslation('outcomes', 'common')
  const words = useChartWords()
  const { shares, means, conservative, missing } = outcome.symptomatic
  if (!shares || !means || !conservative) return null
  const zone = t(`common:zone.${outcome.zone}`)
  return (
    <li>
      <p className="font-semibold">{zone}</p>
      <p className="text-secondary">
        {t('aside.bandShares', {
          better: words.share(shares.better.value),
          conservative: words.share(conservative.better),
        })}
      </p>
      <p className="text-muted text-secondary">
        {t('aside.bandChange', {
          change: words.change(means.change.value),
          conservative: words.change(conservative.change),
        })}{' '}
        {t('aside.bandOthers', { count: missing })}
      </p>
    </li>
  )
}

/** The figures if those who did not answer are like the others, and if they are unchanged. */
export function Band({ outcomes: { zones } }: { outcomes: Outcomes }) {
  const { t } = useTranslation('outcomes')
  const estimated = zones.filter(({ symptomatic }) => symptomatic.conservative !== null)
  const shown = estimated.filter(({ symptomatic }) => symptomatic.missing > 0)
  // Where everybody answered, there is nobody to assume anything of.
  if (estimated.length > 0 && shown.length === 0) return null
  return (
    <Card title={t('aside.band')}>
      {shown.length === 0 && <p className="text-muted">{t('aside.bandNone')}</p>}
      <ul className="grid grid-cols-1 gap-2.5">
        {shown.map((outcome) => (
          <BandRow key={outcome.zone} outcome={outcome} />
        ))}
      </ul>
    </Card>
  )
}

/** That some improvement would have come without a fit, with this practice's own figure where there is one. */
export function SomeAnyway({ outcomes: { beforeFit } }: { outcomes: Outcomes }) {
  const { t } = useTranslation('outcomes', 'common')
  const words = useChartWords()
  const { sessions } = useOutcomePage()
  return (
    <Card title={t('aside.regression')}>
      <p className="text-secondary">{t('common:betterByItself')}</p>
      {beforeFit.change ? (
        <p className="mt-2 text-secondary">
          <strong>{t('aside.beforeFit', { value: words.withInterval('change', beforeFit.change) })}</strong>{' '}
          <Link to={sessions('two_baselines')}>{words.counts(beforeFit)}</Link>
        </p>
      ) : (
        <p className="mt-2 text-muted text-secondary">
          {t('aside.beforeFitFew', { riders: words.t('riders', { count: beforeFit.riders }) })}
        </p>
      )}
    </Card>
  )
}
