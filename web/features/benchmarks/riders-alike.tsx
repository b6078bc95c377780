import { FEWEST_FITTERS_TO_COMPARE } from '#domain/outcomes/adjusted-comparison.ts'
import { FEWEST_FOR_COMPARISON } from '#domain/outcomes/minimum-numbers.ts'
import type { CallResponse } from '#web/api/api.ts'
import { useChartWords } from '#web/outcome-charts/use-chart-words.ts'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

type Comparison = CallResponse<'GET /api/benchmarks'>['comparison']

/** The fitter's own figure of the comparison, with what it rests on. */
function OwnFigure({ comparison, own }: { comparison: Comparison; own: NonNullable<Comparison['own']> }) {
  const { t } = useTranslation('benchmarks')
  const words = useChartWords()
  const { value, interval } = own.difference
  return (
    <>
      <p className="font-semibold">{words.withInterval('change', { value, interval })}</p>
      <p className="text-detail text-muted">
        {t('alike.riders', {
          count: own.riders,
          all: words.t('riders', { count: comparison.riders }),
          fitters: t('alike.fitters', { count: comparison.fitters }),
        })}
      </p>
      {interval.low <= 0 && interval.high >= 0 && <p className="mt-2">{t('alike.chance')}</p>}
    </>
  )
}

/** Why there is no figure. */
function NoFigure({ comparison: { state, fitters } }: { comparison: Comparison }) {
  const { t } = useTranslation('benchmarks')
  if (state === 'estimate') return <p>{t('alike.none', { fewest: FEWEST_FOR_COMPARISON })}</p>
  return <p>{t(`alike.${state}`, { count: fitters, fewest: FEWEST_FITTERS_TO_COMPARE })}</p>
}

/** The fitter's riders beside riders alike with the average fitter: one model for all, of which only the own figure is shown. */
export function RidersAlike({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation('benchmarks')
  return (
    <Card title={t('alike.title')}>
      <p className="mb-3 text-secondary text-muted">{t('alike.text')}</p>
      {comparison.own ? (
        <OwnFigure comparison={comparison} own={comparison.own} />
      ) : (
        <NoFigure comparison={comparison} />
      )}
      <p className="mt-2 text-detail text-muted">{t('alike.limits')}</p>
    </Card>
  )
}
