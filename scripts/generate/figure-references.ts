import { changeBeforeFit } from '#domain/outcomes/double-baseline.ts'
import { fitterRating } from '#domain/outcomes/fitter-rating.ts'
import { goalsAttained, meanTScore, tScore } from '#domain/outcomes/goal-attainment.ts'
import { hodgesLehmann } from '#domain/outcomes/hodges-lehmann.ts'
import { timeToAnswer } from '#domain/outcomes/kaplan-meier.ts'
import { changeBand, shareBand } from '#domain/outcomes/non-response.ts'
import { pairedChange } from '#domain/outcomes/paired-change.ts'
import { predictionAgreement } from '#domain/outcomes/prediction-agreement.ts'
import { responseRate } from '#domain/outcomes/response-rate.ts'
import { sampleOf } from '#domain/outcomes/sample.ts'
import { roundedMean, roundedPercent } from '#domain/outcomes/small-numbers.ts'
import { meansDiffer, proportionsDiffer } from '#domain/outcomes/standardised-difference.ts'
import { wilsonInterval } from '#domain/outcomes/wilson.ts'
import { complaintRates, netComplaintsOf, zoneShares } from '#domain/outcomes/zone-shares.ts'
import {
  agreed,
  CHANGES_OF_TWELVE,
  complaints,
  FIVE,
  FOLLOW_UPS,
  GOALS,
  INDEX,
  ONE_GOAL_EACH,
  PREDICTIONS,
  RATINGS,
  recommended,
  SEVEN,
  TIMES,
  TWELVE,
  TWO_BASELINES,
} from './figure-examples.ts'

/** One value of a figure that was found without the product's code. */
export interface FigureReference {
  figure: string
  /** The heading in docs/domain.md under which the formula is. */
  section: string
  /** The file in domain/outcomes, and the title of its test, that hold the value. */
  test: { file: string; title: string }
  /** What the value is of. */
  of: string
  /** The value, by the calculation in `how`. */
  reference: number
  how: string
  /** The product's value; the page is not made if it differs. */
  computed: () => number | null | undefined
}

type Estimate<Figure> = Extract<Figure, { kind: 'estimate' }>
const isEstimate = <Figure extends { kind: string }>(figure: Figure): figure is Estimate<Figure> =>
  figure.kind === 'estimate'
const estimateOf = <Figure extends { kind: string }>(figure: Figure): Estimate<Figure> | undefined =>
  isEstimate(figure) ? figure : undefined

/** Grouped by the heading of their formula. Where R is named, the script in domain/outcomes/reference prints the value. */
export const FIGURE_REFERENCES: readonly FigureReference[] = [
  {
    figure: 'mean change of a zone',
    section: 'Change before and after',
    test: { file: 'paired-change.test.ts', title: 'is computed by hand for five riders' },
    of: '5→2, 4→3, 6→4, 2→2, 6→2',
    reference: 2,
    how: '(3 + 1 + 2 + 0 + 4)/5',
    computed: () => estimateOf(pairedChange(FIVE))?.change,
  },
  {
    figure: 'mean change of a zone, upper end of its interval',
    section: 'Change before and after',
    test: { file: 'paired-change.test.ts', title: 'is computed by hand for five riders' },
    of: 'the same',
    reference: 2 + 2.7764451051977987 * Math.sqrt(2.5 / 5),
    how: '2 + t(0.975, 4) · √(2.5/5), t of R’s `qt`',
    computed: () => estimateOf(pairedChange(FIVE))?.interval.high,
  },
  {
    figure: 'mean change of a zone',
    section: 'Change before and after',
    test: { file: 'paired-change.test.ts', title: 'agrees with R’s paired t-test' },
    of: 'twelve riders of `reference/intervals.R`',
    reference: 1.66666666666667,
    how: 'R 4.2.2, `t.test(paired = TRUE)`',
    computed: () => estimateOf(pairedChange(TWELVE))?.change,
  },
  {
    figure: 'mean change of a zone, lower end of its interval',
    section: 'Change before and after',
    test: { file: 'paired-change.test.ts', title: 'agrees with R’s paired t-test' },
    of: 'the same',
    reference: 0.571746236754254,
    how: 'R 4.2.2, `t.test(paired = TRUE)`',
    computed: () => estimateOf(pairedChange(TWELVE))?.interval.low,
  },
  {
    figure: 'effect size *dz*',
    section: 'Change before and after',
    test: { file: 'paired-change.test.ts', title: 'agrees with R’s paired t-test' },
    of: 'the same',
    reference: 0.967147429123329,
    how: 'R 4.2.2, mean over `sd` of the differences',
    computed: () => estimateOf(pairedChange(TWELVE))?.dz,
  },
  {
    figure: 'effect size *d_av*',
    section: 'Change before and after',
    test: { file: 'paired-change.test.ts', title: 'agrees with R’s paired t-test' },
    of: 'the same',
    reference: 1.17154540595269,
    how: 'R 4.2.2, mean over the mean `sd`',
    computed: () => estimateOf(pairedChange(TWELVE))?.dav,
  },
  {
    figure: 'typical change',
    section: 'Change before and after',
    test: { file: 'hodges-lehmann.test.ts', title: 'keeps ties and zeros' },
    of: 'the changes of the same twelve',
    reference: 1.5,
    how: 'R 4.2.2, median of the Walsh averages',
    computed: () => hodgesLehmann(sampleOf(CHANGES_OF_TWELVE))?.estimate,
  },
  {
    figure: 'typical change, upper end of its interval',
    section: 'Change before and after',
    test: { file: 'hodges-lehmann.test.ts', title: 'keeps ties and zeros' },
    of: 'the same',
    reference: 3,
    how: 'R 4.2.2, `psignrank` and the Walsh averages',
    computed: () => hodgesLehmann(sampleOf(CHANGES_OF_TWELVE))?.interval.high,
  },
  {
    figure: 'change before the fit',
    section: 'Change before the fit',
    test: {
      file: 'double-baseline.test.ts',
      title: 'is the paired change from the intake to the day of the fit, from eleven riders',
    },
    of: 'eleven riders, six of them 4→3',
    reference: 6 / 11,
    how: 'six steps over eleven riders',
    computed: () => estimateOf(changeBeforeFit(TWO_BASELINES))?.change,
  },
  {
    figure: 'interval of any share, lower end',
    section: 'Shares',
    test: { file: 'wilson.test.ts', title: 'agrees with R' },
    of: '62 of 100',
    reference: 0.522097552955111,
    how: 'R 4.2.2, `prop.test(correct = FALSE)`',
    computed: () => wilsonInterval(0.62, 100).low,
  },
  {
    figure: 'riders better in a zone',
    section: 'Shares',
    test: { file: 'zone-shares.test.ts', title: 'count possible changes as unchanged and name them' },
    of: '5→2, 4→2, 3→2, 2→2, 1→2, 0→2, 6→1',
    reference: 3 / 7,
    how: 'three of seven lower by two steps or more',
    computed: () => zoneShares(SEVEN).better.estimate?.share,
  },
  {
    figure: 'complaints better',
    section: 'Shares',
    test: {
      file: 'complaint-outcomes.test.ts',
      title: 'is computed by hand: a rider’s complaints are taken together',
    },
    of: 'six fits of five riders',
    reference: 7 / 15,
    how: '(1/3 + 1 + 1 + 0 + 0)/5',
    computed: () => complaints.better.estimate?.share,
  },
  {
    figure: 'complaints worse',
    section: 'Shares',
    test: {
      file: 'complaint-outcomes.test.ts',
      title: 'is computed by hand: a rider’s complaints are taken together',
    },
    of: 'the same',
    reference: 1 / 15,
    how: '(1/3)/5',
    computed: () => complaints.worse.estimate?.share,
  },
  {
    figure: 'resolved complaints',
    section: 'Complaints that went and came',
    test: {
      file: 'zone-shares.test.ts',
      title: 'are resolved and persistent of those with one before, and new of the others',
    },
    of: 'the seven riders above',
    reference: 1 / 5,
    how: 'one of five with a complaint before',
    computed: () => complaintRates(SEVEN).resolved.estimate?.share,
  },
  {
    figure: 'net complaints of a rider',
    section: 'Complaints that went and came',
    test: { file: 'zone-shares.test.ts', title: 'are counted net: new ones minus resolved ones' },
    of: '0→4 in the only zone',
    reference: 1,
    how: 'one new minus none resolved',
    computed: () => netComplaintsOf([{ before: 0, after: 4 }]),
  },
  {
    figure: 'share better, if those who did not answer were unchanged',
    section: 'Those who did not answer',
    test: { file: 'non-response.test.ts', title: 'is the example of 40 who answered and 60 who did not' },
    of: '62 % of 40, 60 missing',
    reference: 0.248,
    how: '24.8 of 100',
    computed: () => shareBand('better', 0.62, { answered: 40, missing: 60 }).conservative,
  },
  {
    figure: 'mean change, if those who did not answer were unchanged',
    section: 'Those who did not answer',
    test: { file: 'non-response.test.ts', title: 'is computed by hand for a mean change' },
    of: '2 of ten, ten missing',
    reference: 1,
    how: '(10 · 2 + 0)/20',
    computed: () => changeBand(2, { answered: 10, missing: 10 }).conservative,
  },
  {
    figure: 'responders and others: difference of means',
    section: 'Those who did not answer',
    test: { file: 'standardised-difference.test.ts', title: 'of means is computed by hand' },
    of: '2, 4, 6 and 1, 2, 3',
    reference: 2 / Math.sqrt(2.5),
    how: '(4 − 2)/√((4 + 1)/2)',
    computed: () => meansDiffer(sampleOf([2, 4, 6]), sampleOf([1, 2, 3])).difference,
  },
  {
    figure: 'responders and others: difference of shares',
    section: 'Those who did not answer',
    test: { file: 'standardised-difference.test.ts', title: 'of proportions is computed by hand' },
    of: '6 of 10 and 8 of 20',
    reference: 0.2 / Math.sqrt(0.24),
    how: '0.2/√((0.24 + 0.24)/2)',
    computed: () => proportionsDiffer({ having: 6, of: 10 }, { having: 8, of: 20 }).difference,
  },
  {
    figure: 'response rate',
    section: 'The answers that count',
    test: {
      file: 'response-rate.test.ts',
      title: 'keeps those who were not reached in the denominator, and tells them apart',
    },
    of: 'six answered, three silent, one not reached',
    reference: 0.6,
    how: '6/10',
    computed: () => responseRate(FOLLOW_UPS).estimate?.share,
  },
  {
    figure: 'still waiting for an answer on day 3',
    section: 'Outcome figures',
    test: { file: 'kaplan-meier.test.ts', title: 'is computed by hand' },
    of: 'answers on days 1, 3, 3; open on 2 and 5',
    reference: 4 / 15,
    how: '4/5 · (3 − 2)/3',
    computed: () => timeToAnswer(TIMES).steps[1]?.waiting,
  },
  {
    figure: 'median days to the answer',
    section: 'Outcome figures',
    test: { file: 'kaplan-meier.test.ts', title: 'is computed by hand' },
    of: 'the same',
    reference: 3,
    how: 'the first day with at most half still waiting',
    computed: () => timeToAnswer(TIMES).median,
  },
  {
    figure: 'fitter rating',
    section: 'Rating',
    test: { file: 'fitter-rating.test.ts', title: 'is computed by hand' },
    of: '7, 6, 7, 5, 6',
    reference: 86 / 15,
    how: '(10 · 5.5 + 31)/(10 + 5)',
    computed: () => estimateOf(fitterRating(RATINGS))?.rating,
  },
  {
    figure: 'fitter rating, lower end of its interval',
    section: 'Rating',
    test: { file: 'fitter-rating.test.ts', title: 'is computed by hand' },
    of: 'the same',
    reference: 86 / 15 - 2.144786687917804 * Math.sqrt(12.8 / 14 / 15),
    how: 't(0.975, 14) · √((12.8/14)/15) below, t of R’s `qt`',
    computed: () => estimateOf(fitterRating(RATINGS))?.interval.low,
  },
  {
    figure: 'T-score of goals',
    section: 'Goals',
    test: { file: 'goal-attainment.test.ts', title: 'is computed by hand' },
    of: '+1 and +2, equal weights',
    reference: 50 + 30 / Math.sqrt(2.6),
    how: '50 + 10 · 3/√(0.7 · 2 + 0.3 · 4)',
    computed: () => tScore([agreed(1), agreed(2)]),
  },
  {
    figure: 'T-score of goals with weights',
    section: 'Goals',
    test: { file: 'goal-attainment.test.ts', title: 'is computed by hand' },
    of: '+1 of weight 2 and −1',
    reference: 50 + 10 / Math.sqrt(6.2),
    how: '50 + 10 · (2 − 1)/√(0.7 · 5 + 0.3 · 9)',
    computed: () => tScore([agreed(1, 2), agreed(-1)]),
  },
  {
    figure: 'mean T-score',
    section: 'Goals',
    test: { file: 'goal-attainment.test.ts', title: 'is averaged over riders with an agreed goal' },
    of: '+1, 0, 0, −1, +1',
    reference: 52,
    how: '(60 + 50 + 50 + 40 + 60)/5',
    computed: () => estimateOf(meanTScore(ONE_GOAL_EACH))?.mean,
  },
  {
    figure: 'goals attained',
    section: 'Goals',
    test: { file: 'goal-attainment.test.ts', title: 'shares of goals give each rider one weight' },
    of: 'six goals of five riders',
    reference: 0.7,
    how: '(½ + 1 + 0 + 1 + 1)/5',
    computed: () => goalsAttained(GOALS).estimate?.share,
  },
  {
    figure: 'session improvement index',
    section: 'Session improvement index',
    test: { file: 'improvement-index.test.ts', title: 'is computed by hand' },
    of: 'zones 5→2, 3→3, 0→0; goals 0 and +1; overall 6',
    reference: 0.45 * 68.75 + 0.3 * 62.5 + 0.25 * (250 / 3),
    how: '0.45 · 68.75 + 0.30 · 62.5 + 0.25 · 83.33',
    computed: () => INDEX.index,
  },
  {
    figure: 'likelihood to recommend',
    section: 'Likelihood to recommend',
    test: { file: 'recommendation.test.ts', title: 'is computed by hand for thirty riders' },
    of: '18 promoters, 9 passives, 3 detractors',
    reference: 50,
    how: '100 · (0.6 − 0.1)',
    computed: () => recommended.estimate?.score,
  },
  {
    figure: 'likelihood to recommend, standard error',
    section: 'Likelihood to recommend',
    test: { file: 'recommendation.test.ts', title: 'is computed by hand for thirty riders' },
    of: 'the same',
    reference: 100 * Math.sqrt(0.45 / 30),
    how: '100 √((0.7 − 0.25)/30)',
    computed: () => recommended.estimate?.standardError,
  },
  {
    figure: 'predictions that came true',
    section: 'Predictions',
    test: {
      file: 'prediction-agreement.test.ts',
      title: 'stands beside always guessing the commonest outcome',
    },
    of: 'twelve riders',
    reference: 7 / 12,
    how: 'four better and three unchanged of twelve',
    computed: () => predictionAgreement(PREDICTIONS).agreement.estimate?.share,
  },
  {
    figure: 'pooled mean as shown',
    section: 'Pooled figures',
    test: {
      file: 'small-numbers.test.ts',
      title: 'means are rounded to 0.1 and shares to whole percent, better and worse alike',
    },
    of: '−1.25',
    reference: -1.3,
    how: 'rounded away from 0',
    computed: () => roundedMean(-1.25),
  },
  {
    figure: 'pooled share as shown',
    section: 'Pooled figures',
    test: {
      file: 'small-numbers.test.ts',
      title: 'means are rounded to 0.1 and shares to whole percent, better and worse alike',
    },
    of: '62.5 %',
    reference: 63,
    how: 'rounded away from 0',
    computed: () => roundedPercent(0.625),
  },
]
