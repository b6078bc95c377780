import { expect, it } from 'vitest'
import { latestReading, type Reading, type ReportRow, restoringRows } from './fit-report.ts'

const reading = (value: number): Reading => ({ value, reference: null, method: null })
const row = (key: ReportRow['key'], before: number | null, after: number | null): ReportRow => ({
  key,
  side: null,
  before: before === null ? null : reading(before),
  after: after === null ? null : reading(after),
  unit: 'mm',
})

it('restores in the order in which the numbers build on each other, including unchanged ones', () => {
  const rows = [
    row('bar_drop', 71, 62),
    row('inseam', 840, null),
    row('saddle_height', 728, 742),
    row('crank_length', 172.5, null),
    row('saddle_setback', null, null),
  ]
  const restored = restoringRows(rows)
  expect(restored.map(({ key }) => key)).toEqual(['crank_length', 'saddle_height', 'bar_drop'])
  expect(restored.map((each) => latestReading(each)?.value)).toEqual([172.5, 742, 62])
})
