import { outcomeOf } from '#domain/outcomes/zone-change.ts'
import { isZoneScore, type Zone, type ZoneScore } from '#domain/zones.ts'
import { Histogram, type HistogramBar } from '#web/outcome-charts/histogram.tsx'
import { useChartWords } from '#web/outcome-charts/use-chart-words.ts'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { Outcomes } from '../outcome-rows.ts'

const asScore = (value: number): ZoneScore => (isZoneScore(value) ? value : 0)

/** The share that a change is counted in; it does not depend on where the change begins. */
const shareOf = (change: number) =>
  outcomeOf(asScore(Math.max(-change, 0)), asScore(Math.max(change, 0))).share

/** How many fits have each change of one zone's score. */
export function ZoneDistribution({ outcomes, zone }: { outcomes: Outcomes; zone: Zone }) {
  const { t } = useTranslation('outcomes', 'common')
  const words = useChartWords()
  const changes = outcomes.zones.find((each) => each.zone === zone)?.changes ?? []
  const used = changes.filter(({ fits }) => fits > 0).map(({ change }) => change)
  const [least, most] = [Math.min(-2, ...used), Math.max(2, ...used)]
  const bars = changes
    .filter(({ change }) => change >= least && change <= most)
    .map(
      ({ change, fits }): HistogramBar => ({
        value: change,
        label: words.step(change),
        fits,
        share: shareOf(change),
      }),
    )
  const title = t('zones.distribution', { zone: t(`common:zone.${zone}`) })
  return (
    <Card title={title} aside={t('lead.respondersOnly')}>
      <Histogram
        title={title}
        period={outcomes.period}
        bars={bars}
        valueName={t('zones.distributionValue')}
        facts={[t('lead.respondersOnly')]}
      />
    </Card>
  )
}
