import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Prediction } from './prediction-agreement.ts'
import { predictionAgreement } from './prediction-agreement.ts'
import { onceEach, ridersWith } from './testing/riders.arbitrary.ts'
import { wilsonInterval } from './wilson.ts'
import { ZONE_SHARES } from './zone-change.ts'

const prediction: fc.Arbitrary<Prediction> = fc.record({
  predicted: fc.constantFrom(...ZONE_SHARES),
  actual: fc.constantFrom(...ZONE_SHARES),
})

it('stands beside always guessing the commonest outcome', () => {
  // Twelve riders: better came for seven, of which four were predicted; unchanged for four, of which three; worse for one.
  const of = (predicted: Prediction['predicted'], actual: Prediction['actual'], count: number) =>
    Array.from({ length: count }, (): Prediction[] => [{ predicted, actual }])
  const result = predictionAgreement(
    onceEach([
      ...of('better', 'better', 4),
      ...of('unchanged', 'better', 3),
      ...of('unchanged', 'unchanged', 3),
      ...of('better', 'unchanged', 1),
      ...of('better', 'worse', 1),
    ]),
  )
  expect(result.agreement).toEqual({
    fits: 12,
    riders: 12,
    having: 7,
    of: 12,
    estimate: { share: 7 / 12, interval: wilsonInterval(7 / 12, 12) },
  })
  expect(result.comparison).toMatchObject({
    table: {
      better: { better: 4, unchanged: 1, worse: 1 },
      unchanged: { better: 3, unchanged: 3, worse: 0 },
      worse: { better: 0, unchanged: 0, worse: 0 },
    },
    commonest: 'better',
    commonestAgreement: { having: 7, estimate: { share: 7 / 12 } },
  })
})

it('is counts only below eleven riders', () => {
  const ten = Array.from({ length: 10 }, (): Prediction[] => [{ predicted: 'better', actual: 'worse' }])
  expect(predictionAgreement(onceEach(ten))).toEqual({
    agreement: { fits: 10, riders: 10, having: 0, of: 10, estimate: null },
    comparison: null,
  })
})

it('has a table that adds up to all predictions, with the agreement on its diagonal', () => {
  fc.assert(
    fc.property(ridersWith(fc.array(prediction, { maxLength: 6 }), { least: 6 }), (groups) => {
      const { agreement, comparison } = predictionAgreement(groups)
      if (comparison === null) return
      const cells = ZONE_SHARES.flatMap((predicted) =>
        ZONE_SHARES.map((actual) => comparison.table[predicted][actual]),
      )
      expect(cells.reduce((sum, count) => sum + count, 0)).toBe(agreement.of)
      expect(ZONE_SHARES.reduce((sum, one) => sum + comparison.table[one][one], 0)).toBe(agreement.having)
      const came = ZONE_SHARES.map((actual) =>
        ZONE_SHARES.reduce((sum, predicted) => sum + comparison.table[predicted][actual], 0),
      )
      expect(comparison.commonestAgreement.having).toBe(Math.max(...came))
    }),
  )
})
