import type { ReactNode } from 'react'
import { ZONES } from '#domain/zones.ts'
import { Goals } from '#web/features/dashboard/figures/goals.tsx'
import { Improvement } from '#web/features/dashboard/figures/improvement.tsx'
import { Rating } from '#web/features/dashboard/figures/rating.tsx'
import { OpenAlerts } from '#web/features/dashboard/widgets/open-alerts.tsx'
import { ChangesCard } from '#web/features/dashboard/widgets/recent-changes.tsx'
import { RecentSubmissions } from '#web/features/dashboard/widgets/recent-submissions.tsx'
import { WidgetCard } from '#web/features/dashboard/widgets/widget-card.tsx'
import { DiscomfortRadar } from '#web/outcome-charts/discomfort-radar.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { SampleContext } from '#web/ui/sample.ts'
import {
  alertCards,
  changes,
  figures,
  goals,
  improvement,
  period,
  rating,
  SAMPLE_NOW,
  submissions,
  zones,
} from './sample-data.ts'

/** As wide as a phone shows them: on wider screens the charts are only a little larger. */
const SAMPLE = { now: SAMPLE_NOW, width: 300 }

const setting = { figures, period, filters: { query: {}, narrowed: false } }

function Radar() {
  const { t } = useTranslation('widgets', 'common')
  const rows = ZONES.map((zone) => {
    const { fits, riders, before, after } = zones[zone]
    const means = { before, after, change: { value: after - before, interval: null } }
    return { key: zone, label: t(`common:zone.${zone}`), counts: { fits, riders }, means }
  })
  return (
    <div className="mx-auto max-w-88">
      <DiscomfortRadar title={t('name.radar')} period={period} rows={rows} rowsName={t('radar.zone')} />
    </div>
  )
}

const shown = {
  radar: (
    <WidgetCard widget="radar">
      <Radar />
    </WidgetCard>
  ),
  submissions: <RecentSubmissions submissions={submissions} />,
  rating: (
    <WidgetCard widget="rating">
      <Rating setting={setting} rating={rating} />
    </WidgetCard>
  ),
  goals: (
    <WidgetCard widget="goals">
      <Goals setting={setting} goals={goals} />
    </WidgetCard>
  ),
  improvement: (
    <WidgetCard widget="improvement">
      <Improvement setting={setting} improvement={improvement} withCaution />
    </WidgetCard>
  ),
  alerts: <OpenAlerts cards={alertCards} count={alertCards.length} />,
  log: <ChangesCard changes={changes} />,
} as const satisfies Record<string, ReactNode>

const sampleOf = (widget: ReactNode) => <SampleContext value={SAMPLE}>{widget}</SampleContext>

/** The widgets of the dashboard with invented data, by the feature that each shows. */
export const samples = {
  radar: sampleOf(shown.radar),
  submissions: sampleOf(shown.submissions),
  rating: sampleOf(shown.rating),
  goals: sampleOf(shown.goals),
  improvement: sampleOf(shown.improvement),
  alerts: sampleOf(shown.alerts),
  log: sampleOf(shown.log),
}
