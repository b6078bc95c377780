import { expect, it } from 'vitest'
import { MEASUREMENTS } from '../measurements/vocabulary.ts'
import type { Reading, ReportRow } from './fit-report.ts'
import { otherCranks, shopCardRows, shopCardSections } from './shop-card.ts'

const reading = (value: number): Reading => ({ value, reference: null, method: null })
const row = (key: ReportRow['key'], before: number | null, after: number | null): ReportRow => ({
  key,
  side: null,
  before: before === null ? null : reading(before),
  after: after === null ? null : reading(after),
  unit: 'mm',
})

it('has the bike as it is after the fit, in the order of setting it up, then its parts', () => {
  const rows = [
    row('saddle_height', 728, 742),
    row('stem_length', 110, null),
    row('crank_length', 172.5, null),
    row('torso_angle', 40, 44),
    row('inseam', null, 840),
  ]
  const { steps, parts } = shopCardSections(rows)
  expect(steps.map(({ key, before, after }) => [key, before, after?.value])).toEqual([
    ['crank_length', null, 172.5],
    ['saddle_height', null, 742],
  ])
  expect(parts.map(({ key, after }) => [key, after?.value])).toEqual([['stem_length', 110]])
})

it('has what a mountain bike and a time trial bike need: grips, roll, levers, extensions, seatpost', () => {
  const rows = [
    row('saddle_to_grip_reach', null, 560),
    row('bar_roll', null, 2),
    row('lever_sweep', null, 30),
    row('aero_pad_drop', null, 90),
    row('aero_extension_length', null, 320),
    row('seatpost_offset', null, 20),
    row('pedal_model', null, 1),
    row('cleat_model', null, 1),
    row('shoe_model', null, 1),
  ]
  const { steps, parts } = shopCardSections(rows)
  expect(steps.map(({ key }) => key)).toEqual(['saddle_to_grip_reach'])
  expect(parts.map(({ key }) => key)).toEqual([
    'seatpost_offset',
    'bar_roll',
    'lever_sweep',
    'aero_pad_drop',
    'aero_extension_length',
    'pedal_model',
    'cleat_model',
  ])
})

it('has no number from the nose of a saddle that was taken off', () => {
  const from = (reference: 'nose' | 'width_80', each: ReportRow): ReportRow => ({
    ...each,
    swapped: true,
    before: each.before && { ...each.before, reference },
    after: each.after && { ...each.after, reference },
  })
  const rows = [
    from('nose', row('saddle_setback', 60, null)),
    from('nose', row('saddle_to_bar_reach', 518, 500)),
    from('width_80', row('saddle_height', 728, null)),
  ]
  expect(shopCardRows(rows).map(({ key, after }) => [key, after?.value])).toEqual([
    ['saddle_to_bar_reach', 500],
    ['saddle_height', 728],
  ])
})

it('says nothing of the rider’s body', () => {
  const rows = MEASUREMENTS.map(({ key }) => row(key, 1, 2))
  const shown = shopCardRows(rows).map(({ key }) => key)
  const { posture, body } = Object.groupBy(MEASUREMENTS, ({ group }) => group)
  const ofTheRider = [...(posture ?? []), ...(body ?? [])].map(({ key }) => key)
  for (const key of [
    ...ofTheRider,
    'wedge_deg',
    'leg_length_shim',
    'insole',
    'metatarsal_pad',
    'sitting_angle',
  ])
    expect(shown).not.toContain(key)
})

it('gives the saddle height for the cranks beside the fitted one', () => {
  expect(otherCranks([row('crank_length', 175, 172.5), row('saddle_height', 728, 742)])).toEqual([
    { crank: 170, saddleHeight: 744.5 },
    { crank: 175, saddleHeight: 739.5 },
  ])
  expect(otherCranks([row('crank_length', 175, 172.5)])).toEqual([])
})
