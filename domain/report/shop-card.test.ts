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
