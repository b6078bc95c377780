import { RATING } from '#domain/product.ts'
import { useChartWords } from '#web/outcome-charts/use-chart-words.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { FigureBody, FigureLines, type FigureSetting, type Figures, headlineOf } from './figure-body.tsx'

type Goals = NonNullable<Figures['goals']>

/** What belongs beside the share of goals: what was done for them, and how riders judge it. */
function useGoalLines({ attained, addressed, alignment, tScore }: Goals) {
  const { t } = useTranslation('widgets')
  const { mean, share, t: words } = useChartWords()
  const of = (part: number, whole: number) => t('goals.of', { part, count: whole })
  const riders = (count: number) => words('riders', { count })
  return [
    ...(attained.share ? [] : [{ label: t('goals.attained'), value: of(attained.attained, attained.rated) }]),
    {
      label: t('goals.addressed'),
      value: addressed.share ? share(addressed.share.value) : of(addressed.addressed, addressed.stated),
    },
    {
      label: t('goals.alignment'),
      value: alignment.mean
        ? t('goals.outOf', { value: mean(alignment.mean.value), most: RATING.max })
        : riders(alignment.riders),
    },
    {
      label: t('goals.tScore'),
      value: tScore.mean ? mean(tScore.mean.value) : riders(tScore.riders),
    },
  ]
}

/** How many goals were reached as expected or better. */
export function Goals({ setting, goals }: { setting: FigureSetting; goals: Goals }) {
  const { t } = useTranslation('widgets')
  const { share } = useChartWords()
  const lines = useGoalLines(goals)
  const { attained } = goals
  return (
    <FigureBody
      setting={setting}
      counts={attained}
      of="goals_rated"
      headline={headlineOf(attained.share, share, t('goals.unit', { count: attained.rated }))}
      empty={{ title: t('goals.empty'), text: t('goals.emptyText') }}
    >
      <FigureLines lines={lines} />
    </FigureBody>
  )
}
