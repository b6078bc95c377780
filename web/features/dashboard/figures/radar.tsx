import { useState } from 'react'
import { ANALYSES, type Analysis, zoneSelection } from '#domain/outcomes/selection.ts'
import { OutcomeCaution } from '#web/discomfort-course/outcome-caution.tsx'
import { BeforeAfterBars } from '#web/outcome-charts/before-after-bars.tsx'
import { DiscomfortRadar, type RadarRow } from '#web/outcome-charts/discomfort-radar.tsx'
import { useChartWords } from '#web/outcome-charts/use-chart-words.ts'
import { outcomeSessionsPath } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { NothingYet } from '../widgets/widget-card.tsx'
import type { FigureSetting, Figures } from './figure-body.tsx'

type Zones = NonNullable<Figures['zones']>

interface RadarProps {
  setting: FigureSetting
  zones: Zones
}

function useRows({ setting, zones }: RadarProps, analysis: Analysis): RadarRow[] {
  const { t } = useTranslation('common')
  return zones
    .map((zone) => ({ zone: zone.zone, ...zone[analysis] }))
    .filter(({ riders }) => riders > 0)
    .map(({ zone, fits, riders, means }) => ({
      key: zone,
      label: t(`zone.${zone}`),
      counts: { fits, riders },
      means,
      sessions: outcomeSessionsPath(zoneSelection(zone, analysis), setting.filters.query),
    }))
}

interface AnalysisChoiceProps {
  chosen: Analysis
  onChoose: (analysis: Analysis) => void
}

function AnalysisChoice({ chosen, onChoose }: AnalysisChoiceProps) {
  const { t } = useTranslation('widgets')
  return (
    <fieldset className="mb-4 flex flex-wrap gap-2" data-screen-only>
      <legend className="sr-only">{t('radar.riders')}</legend>
      {ANALYSES.map((analysis) => (
        <Button
          key={analysis}
          kind="quiet"
          size="small"
          aria-pressed={analysis === chosen}
          className={analysis === chosen ? 'border-teal! bg-teal-soft! text-teal-deep!' : ''}
          onClick={() => onChoose(analysis)}
        >
          {t(`radar.analysis.${analysis}`)}
        </Button>
      ))}
    </fieldset>
  )
}

/** The mean changes of complaints if the riders who did not answer were unchanged. */
function IfUnchanged({ zones }: { zones: Zones }) {
  const { t } = useTranslation('widgets', 'common')
  const { change } = useChartWords()
  const shown = zones.filter(
    ({ symptomatic }) => symptomatic.conservative !== null && symptomatic.missing > 0,
  )
  if (shown.length === 0) return null
  return (
    <details className="mt-3 text-secondary">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-teal">
        {t('radar.missing')}
      </summary>
      <ul className="grid grid-cols-1 gap-1">
        {shown.map(({ zone, symptomatic: { means, missing, conservative } }) => (
          <li key={zone}>
            {t('radar.ifUnchanged', {
              zone: t(`common:zone.${zone}`),
              count: missing,
              change: change(means?.change.value ?? 0),
              conservative: change(conservative ?? 0),
            })}
          </li>
        ))}
      </ul>
    </details>
  )
}

function Charts({ setting, zones }: RadarProps) {
  const { t } = useTranslation('widgets')
  const [analysis, setAnalysis] = useState<Analysis>('symptomatic')
  const rows = useRows({ setting, zones }, analysis)
  const chart = {
    title: t('name.radar'),
    period: setting.period,
    facts: [t(`radar.analysis.${analysis}`), t('radar.responders')],
    rows,
    rowsName: t('radar.zone'),
  }
  return (
    <div className="@container">
      <AnalysisChoice chosen={analysis} onChoose={setAnalysis} />
      {rows.length === 0 && <p className="text-muted">{t('radar.noComplaints')}</p>}
      {rows.length > 0 && (
        <div className="grid grid-cols-1 gap-x-8 gap-y-6 @3xl:grid-cols-2">
          <DiscomfortRadar {...chart} />
          <BeforeAfterBars {...chart} />
        </div>
      )}
      {analysis === 'symptomatic' && <IfUnchanged zones={zones} />}
      <OutcomeCaution />
    </div>
  )
}

/** Discomfort before and after by zone: as a radar and as bars, each with its table one press behind it. */
export default function Radar({ setting, zones }: RadarProps) {
  const { t } = useTranslation('widgets')
  const { figures, filters } = setting
  if (zones.some(({ all }) => all.riders > 0)) return <Charts setting={setting} zones={zones} />
  return filters.narrowed && figures.fits.fits === 0 ? (
    <NothingYet title={t('figure.noFits')} text={t('figure.noFitsText')} />
  ) : (
    <NothingYet title={t('radar.empty')} text={t('radar.emptyText')} />
  )
}
