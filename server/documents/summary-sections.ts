import type { Calls } from '#contract/calls.ts'
import type { Analysis } from '#domain/outcomes/selection.ts'
import { SHARE_PARTS } from '#domain/outcomes/share-parts.ts'
import type { SummaryWords } from './summary-words.ts'

type Outcomes = Calls['GET /api/outcomes']['response']
type OverTime = Calls['GET /api/outcomes/over-time']['response']
type GoalFigures = Calls['GET /api/outcomes/goals']['response']
type ZoneOutcome = Outcomes['zones'][number]
type AnalysisFigures = ZoneOutcome['all']

/** The parts of a bar; null with too few riders, because a bar shows shares. */
function partsOf({ fits, parts, shares }: AnalysisFigures) {
  if (!shares) return null
  return SHARE_PARTS.filter((kind) => parts[kind] > 0).map((kind) => ({ kind, share: parts[kind] / fits }))
}

const inWords = ({ parts }: AnalysisFigures, { t, count }: SummaryWords): string =>
  t('charts:threeCounts', {
    better: count(parts.better),
    unchanged: count(parts.possibly_better + parts.unchanged + parts.possibly_worse),
    worse: count(parts.worse),
  })

/** The share of better; of riders with discomfort also if those who did not answer were unchanged. */
function betterOf(outcome: ZoneOutcome, analysis: Analysis, words: SummaryWords): string {
  const { shares } = outcome[analysis]
  if (!shares) return words.t('few')
  const better = words.estimate('share', shares.better)
  const { conservative } = outcome.symptomatic
  if (analysis === 'all' || !conservative) return better
  return words.t('ifUnchanged', { better, conservative: words.number('share', conservative.better) })
}

function zoneRow(outcome: ZoneOutcome, analysis: Analysis, words: SummaryWords) {
  const figures = outcome[analysis]
  const { means } = figures
  return {
    zone: words.t(`common:zone.${outcome.zone}`),
    counts: words.counts(figures),
    parts: partsOf(figures),
    inWords: inWords(figures, words),
    better: betterOf(outcome, analysis, words),
    means:
      means &&
      words.t('charts:fromTo', {
        before: words.number('mean', means.before),
        after: words.number('mean', means.after),
      }),
    change: means && words.estimate('change', means.change),
  }
}

/** One analysis of all zones as a table. */
export const zoneSection = ({ zones }: Outcomes, analysis: Analysis, words: SummaryWords) => ({
  title: words.t(analysis),
  columns: (['zone', 'counts', 'parts', 'better', 'means', 'change'] as const).map((name) =>
    words.t(`column.${name}`),
  ),
  rows: zones.filter((each) => each[analysis].fits > 0).map((each) => zoneRow(each, analysis, words)),
})

/** The share of complaints that got better, span by span. */
export const timeSection = ({ points, medians }: OverTime, words: SummaryWords) => ({
  title: words.t('time'),
  rows: points.map((point) => ({
    label: words.months(point.from, point.to),
    counts: words.counts(point),
    value: point.shares ? words.estimate('share', point.shares.better) : words.t('few'),
  })),
  note: words.t('timeNote', {
    median: medians.better === null ? words.t('few') : words.number('share', medians.better),
  }),
})

type Figure = { fits: number; riders: number }

function goalRow(label: string, counts: Figure, value: string | null, words: SummaryWords) {
  if (counts.fits === 0) return { label, counts: null, value: words.t('nobody') }
  return { label, counts: words.counts(counts), value: value ?? words.t('few') }
}

/** What became of goals, and what else riders were asked. */
export function goalSection(goals: GoalFigures, { netComplaints }: Outcomes, words: SummaryWords) {
  const { t, estimate } = words
  const { attained, tScore, alignment, recommend } = goals
  return {
    title: t('goals'),
    rows: [
      goalRow(t('attained'), attained, attained.share && estimate('share', attained.share), words),
      goalRow(t('tScore'), tScore, tScore.mean && estimate('mean', tScore.mean), words),
      goalRow(t('alignment'), alignment, alignment.mean && estimate('mean', alignment.mean), words),
      goalRow(t('recommend'), recommend, recommend.score && estimate('whole', recommend.score), words),
      goalRow(t('net'), netComplaints, netComplaints.mean && estimate('change', netComplaints.mean), words),
    ],
    note: null,
  }
}
