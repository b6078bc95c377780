import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ESTIMATE_LIMITS, estimateSaddleHeight, kneeFlexionIn3d } from './saddle-height-estimate.ts'

it('computes the height of hand-computed riders', () => {
  // 7.41 + 67.24 − 3.5 + 17.958 = 89.108 cm
  expect(
    estimateSaddleHeight({ inseam: 820, kneeFlexion: 35, seatTubeAngle: 73, crankLength: 172.5 }),
  ).toEqual({
    fromPedal: 891,
    fromBottomBracket: 719,
    error: 12,
  })
  // 7.41 + 61.5 − 4 + 16.65 = 81.56 cm
  expect(
    estimateSaddleHeight({ inseam: 750, kneeFlexion: 40, seatTubeAngle: 74, crankLength: 165 }),
  ).toMatchObject({ fromPedal: 816, fromBottomBracket: 651 })
})

const within = ({ min, max }: { min: number; max: number }) => fc.integer({ min, max })
const input = fc.record({
  inseam: within(ESTIMATE_LIMITS.inseam),
  kneeFlexion: within(ESTIMATE_LIMITS.kneeFlexion),
  seatTubeAngle: within(ESTIMATE_LIMITS.seatTubeAngle),
  crankLength: within(ESTIMATE_LIMITS.crankLength),
})

it('is lower for a more bent knee, and changes by the crank’s length', () => {
  fc.assert(
    fc.property(input, (one) => {
      const height = estimateSaddleHeight(one)
      expect(height.fromPedal - height.fromBottomBracket).toBe(one.crankLength)
      const bent = estimateSaddleHeight({ ...one, kneeFlexion: one.kneeFlexion + 5 })
      expect(height.fromPedal - bent.fromPedal).toBeGreaterThanOrEqual(4)
    }),
  )
})

it('adds 2.2° to a flexion read from 2D video', () => {
  expect(kneeFlexionIn3d(35)).toBe(37.2)
  expect(kneeFlexionIn3d(38.1)).toBe(40.3)
})
