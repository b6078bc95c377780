import { describe, expect, it } from 'vitest'
import type { Calls } from '#contract/calls.ts'
import { appWithFits } from '../../testing/app-with-fits.ts'
import type { Person } from '../../testing/builders.ts'
import { type ScoredFit, scoredFits } from '../../testing/scored-fits.ts'

const { t, fit } = await appWithFits()
const { practice, fitted, answer, daysPass } = scoredFits(t)

const figures = async (fitter: Person, query: Calls['GET /api/outcomes/predictions']['query'] = {}) => {
  const answered = await t.api.as(fitter).call('GET /api/outcomes/predictions', { query })
  expect(answered.status).toBe(200)
  return answered.body
}

/** Better for the first `better` riders, unchanged for the others; what was predicted was better, as often as not. */
const scored = (riders: number, better: number, predictedBetter: number): ScoredFit[] =>
  Array.from({ length: riders }, (_none, index) => ({
    before: { knees: 5 },
    after: { knees: index < better ? 1 : 5 },
    predictions: { knees: index < predictedBetter ? 'better' : 'unchanged' } as const,
  }))

describe('predictions and what came', () => {
  it('are nothing without a prediction, and wait for the answer after one', async () => {
    const fitter = await t.build.fitter()
    expect(await figures(fitter)).toMatchObject({ fits: 0, predicted: 0, share: null, comparison: null })
    await fitted(fitter, { before: { knees: 5 }, predictions: { knees: 'better' } })
    await fit.deriveOutcomes()
    expect(await figures(fitter)).toMatchObject({ fits: 0, waiting: { fits: 1, riders: 1 } })
  })

  it('are counts of ten riders, and shares beside the commonest outcome from eleven on', async () => {
    const { fitter } = await practice(scored(10, 6, 8))
    expect(await figures(fitter)).toMatchObject({
      fits: 10,
      riders: 10,
      fewestRiders: 11,
      predicted: 10,
      agreed: 8,
      share: null,
      comparison: null,
    })
    await practice([{ before: { knees: 3 }, after: { knees: 6 }, predictions: { knees: 'worse' } }], fitter)
    const { share, agreed, comparison } = await figures(fitter)
    expect(agreed).toBe(9)
    expect(share?.value).toBeCloseTo(9 / 11, 10)
    // Wilson's score interval with z = 1.959964: (p + z²/2n ± z√(p(1 − p)/n + z²/4n²))/(1 + z²/n), p = 9/11, n = 11.
    expect(share?.interval?.low).toBeCloseTo(0.5230194, 6)
    expect(share?.interval?.high).toBeCloseTo(0.9486323, 6)
    expect(comparison).toMatchObject({
      table: {
        better: { better: 6, unchanged: 2, worse: 0 },
        unchanged: { better: 0, unchanged: 2, worse: 0 },
        worse: { better: 0, unchanged: 0, worse: 1 },
      },
      commonest: 'better',
      agreed: 6,
    })
    expect(comparison?.share?.value).toBeCloseTo(6 / 11, 10)
    const behind = await t.api
      .as(fitter)
      .call('GET /api/outcomes/sessions', { query: { of: 'predicted', period: 'all' } })
    expect(behind.body.counts).toEqual({ fits: 11, riders: 11 })
  })

  it('leave out early and assisted answers, and zones that were not scored or not predicted', async () => {
    const fitter = await t.build.fitter()
    const early: ScoredFit = { before: { knees: 5 }, after: { knees: 1 }, predictions: { knees: 'better' } }
    const made = await fitted(fitter, early)
    await daysPass(14)
    await answer(made, early, 14)
    await fit.submitAssisted(await fit.fitted({ fitter, predictions: { hands: 'better' } }))
    await practice(
      [
        {
          before: { knees: 5, hands: 4 },
          after: { knees: 5 },
          predictions: { knees: 'better', feet: 'unchanged' },
        },
      ],
      fitter,
    )
    expect(await figures(fitter)).toMatchObject({ fits: 1, predicted: 2, agreed: 1 })
    expect(await figures(fitter, { zone: 'knees' })).toMatchObject({ fits: 1, predicted: 1, agreed: 0 })
  })

  it('are of the asking fitter alone, and no filter is made up', async () => {
    await practice(scored(1, 1, 1))
    expect(await figures(await t.build.fitter())).toMatchObject({ fits: 0, waiting: { fits: 0 } })
    const wrong = await t.api
      .as(await t.build.fitter())
      .call('GET /api/outcomes/predictions', { query: JSON.parse('{"zone":"neck"}') })
    expect(wrong).toMatchObject({ status: 400, problem: { code: 'invalid_request' } })
  })
})
