import { ANALYSES, type Analysis } from '#domain/outcomes/selection.ts'
import type { Zone } from '#domain/zones.ts'
import { BeforeAfterBars } from '#web/outcome-charts/before-after-bars.tsx'
import { DiscomfortRadar } from '#web/outcome-charts/discomfort-radar.tsx'
import { ShareBars } from '#web/outcome-charts/share-bars.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { type Outcomes, zoneRows } from '../outcome-rows.ts'
import { useOutcomePage } from '../use-outcome-page.ts'
import { ComplaintTable } from './complaint-table.tsx'
import { MoreFigures } from './more-figures.tsx'
import { ZoneDistribution } from './zone-distribution.tsx'

const TEXTS = { symptomatic: 'zones.symptomaticText', all: 'zones.allText' } as const

interface AnalysisCardProps {
  outcomes: Outcomes
  analysis: Analysis
}

/** One analysis of all zones: first how many came out better, then the means. */
function AnalysisCard({ outcomes: { zones, period }, analysis }: AnalysisCardProps) {
  const { t } = useTranslation('outcomes', 'common')
  const format = useFormat()
  const { sessions } = useOutcomePage()
  const words = (zone: Zone) => t(`common:zone.${zone}`)
  const { shares, means } = zoneRows(zones, { analysis, words, sessions })
  const title = t(`zones.${analysis}`)
  const shared = { period, rowsName: t('rows.zone'), facts: [t('lead.respondersOnly')] }
  if (shares.length === 0) {
    return (
      <Card title={title}>
        <p className="text-muted">{t('states.noComplaints')}</p>
      </Card>
    )
  }
  return (
    <Card title={title} aside={t('lead.respondersOnly')}>
      <p className="-mt-1 mb-4 max-w-prose text-secondary text-muted">{t(TEXTS[analysis])}</p>
      <ShareBars title={title} rows={shares} {...shared} />
      <h3 className="mt-8 mb-1">{t('zones.means')}</h3>
      <p className="mb-4 max-w-prose text-secondary text-muted">{t('zones.scale')}</p>
      <BeforeAfterBars title={format.labelled(t('zones.means'), title)} rows={means} {...shared} />
    </Card>
  )
}

/** What became of every zone: both analyses, what was resolved or is new, and the radar. */
export function ZonesView({ outcomes }: { outcomes: Outcomes }) {
  const { t } = useTranslation('outcomes', 'common', 'course')
  const { sessions, query } = useOutcomePage()
  const words = (zone: Zone) => t(`common:zone.${zone}`)
  const { means } = zoneRows(outcomes.zones, { analysis: 'symptomatic', words, sessions })
  return (
    <>
      {ANALYSES.map((analysis) => (
        <AnalysisCard key={analysis} outcomes={outcomes} analysis={analysis} />
      ))}
      {query.zone && <ZoneDistribution outcomes={outcomes} zone={query.zone} />}
      <ComplaintTable outcomes={outcomes} />
      <Card title={t('zones.radar')} aside={t('zones.symptomatic')}>
        <DiscomfortRadar
          title={t('zones.radar')}
          rows={means}
          period={outcomes.period}
          rowsName={t('rows.zone')}
          facts={[t('zones.symptomatic'), t('lead.respondersOnly')]}
        />
      </Card>
      <MoreFigures outcomes={outcomes} />
      <p className="max-w-prose text-secondary text-muted">
        {t('course:chance')} {t('zones.comparisons')}
      </p>
    </>
  )
}
