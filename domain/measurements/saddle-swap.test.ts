import { expect, it } from 'vitest'
import { changeBetween } from './change.ts'
import { checkMeasurement } from './check.ts'
import type { ReferencePoint } from './measurement.ts'
import { isAnotherSaddle, type ReadSaddle, type SaddleFact, saddleSwap } from './saddle-swap.ts'

const saddle =
  (
    facts: Partial<Record<SaddleFact | 'saddle_setback', number | string>>,
    point: ReferencePoint = 'nose',
  ): ReadSaddle =>
  (key) => {
    const value = facts[key]
    return value === undefined ? null : { value, reference: key === 'saddle_setback' ? point : null }
  }

const long = { saddle_model: 'Long one', saddle_nose_to_width_80: 105, saddle_stack: 48 }
const short = { saddle_model: 'Short one', saddle_nose_to_width_80: 75, saddle_stack: 55 }

it('is a swap if a fact that is known of both differs, not if it is only written differently', () => {
  expect(isAnotherSaddle(saddle(long), saddle(short))).toBe(true)
  expect(isAnotherSaddle(saddle({ saddle_length: 275 }), saddle({ saddle_length: 245 }))).toBe(true)
  expect(isAnotherSaddle(saddle({ saddle_model: 'Long one' }), saddle({ saddle_model: ' long  One' }))).toBe(
    false,
  )
  expect(isAnotherSaddle(saddle(long), saddle({}))).toBe(false)
})

it('is no swap if the same saddle was measured twice with a tape', () => {
  const named = {
    saddle_model: 'Long one',
    saddle_length: 275,
    saddle_width: 143,
    saddle_nose_to_width_80: 105,
  }
  // A tape is ±3 mm, so two readings of one saddle differ by up to 3 mm from either. Widths of one model differ by more.
  const again = { ...named, saddle_length: 277, saddle_nose_to_width_80: 102 }
  expect(isAnotherSaddle(saddle(named), saddle(again))).toBe(false)
  expect(isAnotherSaddle(saddle(named), saddle({ ...named, saddle_width: 155 }))).toBe(true)
  expect(isAnotherSaddle(saddle({ saddle_stack: 48 }), saddle({ saddle_stack: 51.1 }))).toBe(true)
})

it('moves the sitting point by the setback from the nose and the distance from nose to 80 mm', () => {
  // 60 + 105 = 165 mm before, 85 + 75 = 160 mm after: 5 mm forward, though the nose moved 25 mm back.
  expect(
    saddleSwap(saddle({ ...long, saddle_setback: 60 }), saddle({ ...short, saddle_setback: 85 })),
  ).toEqual({
    wideBack: -5,
    higher: 7,
  })
})

it('takes a setback from the 80 mm point as it is', () => {
  const before = saddle({ saddle_model: 'Long one', saddle_setback: 205 }, 'width_80')
  const after = saddle({ ...short, saddle_setback: 120 })
  expect(saddleSwap(before, after)).toEqual({ wideBack: -10, higher: null })
  expect(checkMeasurement('saddle_setback', 205, 'width_80')).toEqual({ verdict: 'ok' })
})

it('says nothing of a move that cannot be computed, and nothing of the same saddle', () => {
  const unknown = saddle({ saddle_model: 'Short one', saddle_setback: 85 })
  expect(saddleSwap(saddle({ ...long, saddle_setback: 60 }), unknown)).toEqual({
    wideBack: null,
    higher: null,
  })
  expect(saddleSwap(saddle(long), saddle(long))).toBeNull()
})

it('compares no number from the nose across two saddles, but those from the 80 mm point', () => {
  const taken = (value: number, reference: ReferencePoint) =>
    ({ key: 'saddle_setback', side: null, value, reference, method: 'tape' }) as const
  const nose = [taken(60, 'nose'), taken(85, 'nose')] as const
  expect(changeBetween(...nose)).toEqual({ kind: 'changed', by: 25 })
  expect(changeBetween(...nose, true)).toEqual({ kind: 'incomparable', because: 'saddle' })
  expect(changeBetween(taken(165, 'width_80'), taken(160, 'width_80'), true)).toEqual({
    kind: 'changed',
    by: -5,
  })
})
