import { expect, it } from 'vitest'
import { drawnPosition } from '#domain/report/drawn-position.ts'
import type { ReportRow } from '#domain/report/fit-report.ts'
import { reportFormats } from './report-formats.ts'
import { drawnNumbers, numbersSection, shopCardSection } from './report-sections.ts'
import { sampleReport } from './testing/sample-report.ts'

it('says why numbers from the nose of two saddles are not compared, and what the 80 mm point moved', async () => {
  const from = (value: number) => ({ value, reference: 'nose', method: null }) as const
  const row = (key: ReportRow['key'], wideBack?: number): ReportRow => ({
    key,
    side: null,
    before: from(60),
    after: from(85),
    unit: 'mm',
    swapped: true,
    ...(wideBack !== undefined && { wideBack }),
  })
  const formats = await reportFormats('en', null)
  const changes = (rows: ReportRow[]) =>
    numbersSection(sampleReport({ rows }), formats).groups.flatMap((group) =>
      group.rows.map(({ change }) => change),
    )
  expect(changes([row('saddle_height'), row('saddle_setback', -5)])).toEqual([
    'not comparable: another saddle',
    'not comparable: another saddle; the 80 mm point moved 5\u00a0mm forward',
  ])
  expect(changes([row('saddle_setback', 3), row('saddle_setback', 0)])).toEqual([
    'not comparable: another saddle; the 80 mm point moved 3\u00a0mm back',
    'not comparable: another saddle; the 80 mm point hasn’t moved',
  ])
})

it('shows what is measured once as one value, and what is compared as two', async () => {
  const reading = (value: number) => ({ value, reference: null, method: null })
  const rows: ReportRow[] = [
    { key: 'stem_length', side: null, before: reading(90), after: reading(100), unit: 'mm' },
    { key: 'inseam', side: null, before: null, after: reading(828), unit: 'mm' },
  ]
  const { groups } = numbersSection(sampleReport({ rows }), await reportFormats('en', null))
  expect(groups.map(({ once, rows: [row] }) => [once, row?.before, row?.after])).toEqual([
    [false, '90\u00a0mm', '100\u00a0mm'],
    [true, '–', '828\u00a0mm'],
  ])
})

it('names on the shop card the point of a part’s coordinates, and where a step is measured from or to', async () => {
  const after = (key: ReportRow['key'], reference: 'hoods' | 'bar_clamp' | null): ReportRow => ({
    key,
    side: null,
    before: null,
    after: { value: 500, reference, method: null },
    unit: 'mm',
  })
  const rows = [after('bar_reach_xy', 'hoods'), after('stem_length', null), after('bar_drop', 'bar_clamp')]
  const card = shopCardSection(sampleReport({ rows }), await reportFormats('en', null))
  expect(card?.parts.map(({ name }) => name)).toEqual(['Stem length', 'Handlebar reach (HX), to: hoods'])
  expect(card?.steps.map(({ how }) => how)).toEqual([
    expect.stringMatching(/Measured to: bar at the clamp\.$/),
  ])
})

it('puts beside the drawing no number from another point of the saddle or the nose of another one', async () => {
  const row = (key: ReportRow['key'], was: 'nose' | 'width_80', is: 'nose' | 'width_80'): ReportRow => ({
    key,
    side: null,
    before: { value: 728, reference: was, method: 'tape' },
    after: { value: 742, reference: is, method: 'tape' },
    unit: 'mm',
    swapped: true,
  })
  const rows = [
    row('saddle_height', 'nose', 'width_80'),
    row('saddle_setback', 'nose', 'nose'),
    row('saddle_to_bar_reach', 'width_80', 'width_80'),
  ]
  const drawing = drawnPosition(rows)
  const numbers = drawing && drawnNumbers(drawing, sampleReport({ rows }), await reportFormats('en', null))
  expect(numbers).toEqual([
    { name: 'Saddle height', before: null, after: '742\u00a0mm' },
    { name: 'Saddle setback', before: null, after: '742\u00a0mm' },
    { name: 'Saddle-to-bar reach', before: '728\u00a0mm', after: '742\u00a0mm' },
  ])
})
