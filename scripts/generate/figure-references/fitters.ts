import { fitterRating } from '#domain/outcomes/fitter-rating.ts'
import { ratingPrior } from '#domain/outcomes/rating-prior.ts'
import { roundedMean, roundedPercent } from '#domain/outcomes/small-numbers.ts'
import { MARK, RATINGS, TWENTY_FITTERS, UNEQUAL_FITTERS } from './examples.ts'
import { estimateOf, type FigureReference, Z } from './figure-reference.ts'
import { COMPARISON } from './recorded-examples.ts'

const comparison = estimateOf(COMPARISON)

/** Fitters: their rating, their comparison with others, and what is shown of several. */
export const FITTERS_REFERENCES: readonly FigureReference[] = [
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
    figure: 'weight of the prior from twenty fitters',
    section: 'Rating',
    test: { file: 'fitter-rating.test.ts', title: 'is computed by hand from twenty' },
    of: 'ten fitters around 5, ten around 6, five riders each',
    reference: 95 / 6,
    how: '1/((25/19 − 1)/5)',
    computed: () => ratingPrior(TWENTY_FITTERS).weight,
  },
  {
    figure: 'centre of the prior from twenty fitters',
    section: 'Rating',
    test: { file: 'fitter-rating.test.ts', title: 'weighs fitters by their riders' },
    of: '19 fitters with five riders around 5, one with fifty around 6',
    reference: (95 * 5 + 50 * 6) / 145,
    how: '(95 · 5 + 50 · 6)/145',
    computed: () => ratingPrior(UNEQUAL_FITTERS).centre,
  },
  {
    figure: 'adjusted comparison, standard deviation between fitters',
    section: 'Comparison of fitters',
    test: { file: 'adjusted-comparison.test.ts', title: 'in its variances and its criterion' },
    of: '24 fitters and 300 riders of `reference/mixed-model.R`',
    reference: 0.357187678770581,
    how: 'R 4.2.2, `lmer` of lme4 1.1-31 by REML',
    computed: () => comparison?.model.sd.fitter,
    within: 1e-5,
  },
  {
    figure: 'adjusted comparison, standard deviation between riders',
    section: 'Comparison of fitters',
    test: { file: 'adjusted-comparison.test.ts', title: 'in its variances and its criterion' },
    of: 'the same',
    reference: 0.416576837845344,
    how: 'the same',
    computed: () => comparison?.model.sd.rider,
    within: 1e-5,
  },
  {
    figure: 'adjusted comparison, effect of the first fitter',
    section: 'Comparison of fitters',
    test: {
      file: 'adjusted-comparison.test.ts',
      title: 'in the effect of each fitter and its standard error',
    },
    of: 'the same',
    reference: 0.133721686339132,
    how: 'minus `ranef(condVar = TRUE)` of the `lmer`',
    computed: () => comparison?.effectOf('1')?.effect,
    within: 1e-5,
  },
  {
    figure: 'adjusted comparison, lower end of the interval of that effect',
    section: 'Comparison of fitters',
    test: {
      file: 'adjusted-comparison.test.ts',
      title: 'in the effect of each fitter and its standard error',
    },
    of: 'the same',
    reference: 0.133721686339132 - Z * 0.174501883267503,
    how: 'less *z* times the root of its `postVar`, *z* of R’s `qnorm`',
    computed: () => comparison?.effectOf('1')?.interval.low,
    within: 1e-5,
  },
  {
    figure: 'public mark, rating',
    section: 'Public mark',
    test: {
      file: 'public-mark.test.ts',
      title: 'is computed by hand for eleven riders of 22 who were asked',
    },
    of: '7, 6, 7, 5, 6, 7, 7, 6, 5, 7, 6; eleven who did not answer',
    reference: 124 / 21,
    how: '(10 · 5.5 + 69)/(10 + 11)',
    computed: () => estimateOf(MARK.rating)?.rating,
  },
  {
    figure: 'public mark, lower end of the interval of the rating',
    section: 'Public mark',
    test: {
      file: 'public-mark.test.ts',
      title: 'is computed by hand for eleven riders of 22 who were asked',
    },
    of: 'the same',
    reference: 124 / 21 - 2.0859634472658648 * Math.sqrt(178 / 220 / 21),
    how: 't(0.975, 20) · √((178/11/20)/21) below, t of R’s `qt`',
    computed: () => estimateOf(MARK.rating)?.interval.low,
  },
  {
    figure: 'public mark, response rate',
    section: 'Public mark',
    test: {
      file: 'public-mark.test.ts',
      title: 'is computed by hand for eleven riders of 22 who were asked',
    },
    of: 'the same',
    reference: 0.5,
    how: '11/22; below one half there is no mark',
    computed: () => MARK.response.estimate?.share,
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
