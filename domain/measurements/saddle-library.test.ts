import { expect, it } from 'vitest'
import {
  factsOf,
  hasSameDimensions,
  isSameEntry,
  keptSaddle,
  type Saddle,
  saddleOf,
  withDimensionsOf,
} from './saddle-library.ts'
import { saddleIn } from './saddle-swap.ts'

const long: Saddle = { model: 'Long one', width: 145, length: 275, noseToWidth80: 105, stack: null }

it('is described in a fit by five values, and read from them again', () => {
  const facts = factsOf(long)
  expect(facts).toEqual([
    { key: 'saddle_model', value: 'Long one' },
    { key: 'saddle_length', value: 275 },
    { key: 'saddle_width', value: 145 },
    { key: 'saddle_nose_to_width_80', value: 105 },
    { key: 'saddle_stack', value: null },
  ])
  const stored = facts.flatMap(({ key, value }) => (value === null ? [] : [{ key, value, reference: null }]))
  expect(saddleOf(saddleIn(stored))).toEqual(long)
  expect(saddleOf(saddleIn(stored.slice(1)))).toBeNull()
})

it('is the same entry by model and width, however the model is written', () => {
  expect(isSameEntry(long, { ...long, model: ' long  ONE', length: 240 })).toBe(true)
  expect(isSameEntry(long, { ...long, width: 155 })).toBe(false)
  expect(isSameEntry(long, { ...long, width: null })).toBe(false)
})

it('keeps its dimensions where a fit has none', () => {
  const seen: Saddle = { ...long, model: 'long one', length: null, stack: 48 }
  const corrected = withDimensionsOf(long, seen)
  expect(corrected).toEqual({ ...long, stack: 48 })
  expect([hasSameDimensions(long, corrected), hasSameDimensions(corrected, { ...corrected })]).toEqual([
    false,
    true,
  ])
})

it('is stored with the precision of a measurement', () => {
  expect(keptSaddle({ ...long, stack: 48.26 })).toEqual({ ...long, stack: 48.3 })
})
