import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalText } from '../questionnaires/normal-answer.ts'
import { keptValue } from './check.ts'
import { exportCsv, exportJson, importCsv, importJson, templateCsv } from './exchange.ts'
import type { Exchanged } from './exchange-row.ts'
import type { ReferencePoint, Side } from './measurement.ts'
import { CAPTURE_METHODS, isNumeric, limitsOf, PHASES } from './measurement.ts'
import type { Measurement } from './vocabulary.ts'
import { MEASUREMENTS } from './vocabulary.ts'

const HEADER = 'phase,key,side,value,unit,reference,method\n'
const valuesOf = (rows: string) => importCsv(HEADER + rows).measurements.map(({ value }) => value)
const problemsOf = (rows: string) =>
  importCsv(HEADER + rows).problems.map(({ row, column, code }) => `${row} ${column} ${code}`)

const saddle: Exchanged = {
  phase: 'after',
  key: 'saddle_height',
  side: null,
  value: 742.5,
  reference: 'width_80',
  method: 'tape',
}

describe('import', () => {
  it.each([
    ['blank lines before the header', '\n\n'],
    ['a line that names the separator', 'sep=;\r\n'],
    ['a byte order mark', '\ufeff'],
  ])('accepts %s', (_, head) => {
    const text = `${head}phase;key;value;unit;reference\nafter;saddle_height;74,2;cm;width_80`
    expect(importCsv(text)).toMatchObject({ problems: [], measurements: [{ value: 742 }] })
  })

  it('accepts the units people use, with a decimal point or comma', () => {
    expect(valuesOf('after,saddle_height,,"74,25",cm,nose,')).toEqual([742.5])
    expect(valuesOf('after,saddle_height,,29.23,"""",nose,')).toEqual([742.4])
    expect(valuesOf('before,tyre_pressure_front,,72.5,psi,,\nbefore,saddle_tilt,,−1.5,°,,')).toEqual([
      4.999, -1.5,
    ])
    expect(valuesOf('before,stem_length,,100,,,')).toEqual([100])
  })

  it('accepts files of a German spreadsheet, with columns in any order and unknown ones', () => {
    const text =
      '\ufeffKey;Value;Unit;Phase;Reference;Bemerkung\r\nsaddle_height;742,5;mm;after;width_80;"a;b"\r\n'
    expect(importCsv(text).measurements).toEqual([{ ...saddle, method: null }])
  })

  it.each([
    ['after,saddle_hight,,742,mm,nose,', '2 key unknown_measurement'],
    ['later,stem_length,,100,mm,,', '2 phase unknown_phase'],
    ['after,stem_length,left,100,mm,,', '2 side wrong_side'],
    ['after,cleat_rotation,,3,deg,,', '2 side wrong_side'],
    ['after,stem_length,,ten,mm,,', '2 value not_a_number'],
    ['after,stem_length,,"1,000.5",mm,,', '2 value not_a_number'],
    ['after,stem_length,,100,deg,,', '2 unit unknown_unit'],
    ['after,stem_length,,100,constructor,,', '2 unit unknown_unit'],
    ['after,saddle_height,,742,mm,,', '2 reference unknown_reference'],
    ['after,bar_drop,,60,mm,nose,', '2 reference unknown_reference'],
    ['after,stem_length,,100,mm,,laser', '2 method unknown_method'],
    ['after,saddle_height,,742,cm,nose,', '2 value impossible'],
    ['after,insole,left,magic,,,', '2 value impossible'],
    ['after,stem_length,,100,,,\nafter,stem_length,,110,,,', '3 key duplicate'],
    ['after,saddle_model,,"x', '2 null not_readable'],
  ])('names the fault of %j', (rows, problem) => {
    expect(problemsOf(rows)).toEqual([problem])
  })

  it('accepts a whole file or nothing, and reports every fault', () => {
    const rows = 'after,stem_length,,100,mm,,\nx,stem_angle,left,?,mm,,\n\nafter,nothing,,1,,,'
    expect(importCsv(HEADER + rows).measurements).toEqual([])
    expect(problemsOf(rows)).toEqual([
      '3 phase unknown_phase',
      '3 side wrong_side',
      '3 value not_a_number',
      '5 key unknown_measurement',
    ])
  })

  it('reports the bounds of an impossible value and asks about an implausible one', () => {
    expect(importCsv(`${HEADER}after,saddle_height,,1740,mm,nose,`).problems[0]?.params).toEqual({
      min: 450,
      max: 950,
    })
    expect(
      importCsv(`${HEADER}after,stem_length,,100,,,\nafter,saddle_height,,940,,nose,`).implausible,
    ).toEqual([1])
  })

  it('refuses another kind of file', () => {
    expect(importCsv('').problems).toMatchObject([{ column: 'phase', code: 'missing_column' }])
    expect(importCsv('phase,key\n').problems).toMatchObject([{ column: 'value', code: 'missing_column' }])
    for (const text of ['{', 'null', '{"a":1}', '[1]', '"x"'])
      expect(importJson(text).problems).toMatchObject([{ code: 'not_readable' }])
    const rows = Array.from({ length: 1001 }, () => 'after,stem_length,,100,,,').join('\n')
    expect(importCsv(HEADER + rows).problems).toMatchObject([{ code: 'too_many_rows' }])
    expect(importJson('[]')).toEqual({ measurements: [], problems: [], implausible: [] })
    expect(importJson('[{"__proto__":{"key":"inseam"}}]').problems[0]?.code).toBe('unknown_phase')
  })

  it('never throws, whatever the text', () => {
    const piece = fc.constantFrom(
      HEADER,
      'after',
      ',',
      '"',
      '\n',
      ';',
      'saddle_height',
      '742',
      'nose',
      '=1',
      '{',
      '[',
    )
    fc.assert(
      fc.property(fc.array(piece), fc.string(), (pieces, text) => {
        for (const any of [pieces.join(''), text, HEADER + text]) {
          for (const { measurements, problems } of [importCsv(any), importJson(any)])
            expect(measurements.length === 0 || problems.length === 0).toBe(true)
        }
      }),
    )
  })
})

describe('export', () => {
  function measuredValue(one: Measurement, point: ReferencePoint | null): fc.Arbitrary<number | string> {
    if (isNumeric(one)) {
      const { bounds } = limitsOf(one, point)
      return fc.double({ ...bounds, noNaN: true }).map((value) => keptValue(one.key, value))
    }
    if (one.kind === 'choice') return fc.constantFrom(...one.options)
    return fc
      .oneof(fc.string({ maxLength: 40 }), fc.constantFrom('=cmd|calc', "'=x", '@SUM(1)', 'a,b;"c"', '-5'))
      .map((text) => normalText('text', text))
      .filter((text) => text !== '' && !/\p{Cc}/u.test(text))
  }
  /** A measurement and one of its reference points, which decides about its bounds. */
  const placed = fc.constantFrom(
    ...MEASUREMENTS.flatMap((one) => (one.references ?? [null]).map((point) => ({ one, point }))),
  )
  const exchanged = placed.chain(({ one, point }) =>
    fc.record<Exchanged>({
      phase: fc.constantFrom(...PHASES),
      key: fc.constant(one.key),
      side: one.sides === 'single' ? fc.constant(null) : fc.constantFrom<Side[]>('left', 'right'),
      value: measuredValue(one, point),
      reference: fc.constant(point),
      method: fc.option(fc.constantFrom(...CAPTURE_METHODS), { nil: null }),
    }),
  )
  const lists = fc.uniqueArray(exchanged, {
    maxLength: 40,
    selector: ({ phase, key, side }) => [phase, key, side].join(),
  })

  it('is read back unchanged, as CSV and as JSON', () => {
    fc.assert(
      fc.property(lists, (list) => {
        expect(importCsv(exportCsv(list))).toMatchObject({ measurements: list, problems: [] })
        expect(importJson(exportJson(list))).toMatchObject({ measurements: list, problems: [] })
      }),
    )
  })

  it('has a template of every place, whose rows without a value are ignored', () => {
    const template = templateCsv()
    expect(template).toContain('\r\nbefore,saddle_height,,,mm,width_80,\r\n')
    expect(template).toContain('\r\nafter,inseam,,,mm,,\r\n')
    expect(template).not.toContain('before,inseam')
    expect(importCsv(template)).toEqual({ measurements: [], problems: [], implausible: [] })
    const filled = template.replace('before,saddle_height,,,', 'before,saddle_height,,742,')
    expect(importCsv(filled)).toMatchObject({ problems: [], measurements: [{ value: 742 }] })
  })

  it('names the unit, and contains nothing that a spreadsheet would run', () => {
    const model: Exchanged = { ...saddle, key: 'saddle_model', value: '=HYPERLINK("x")', reference: null }
    expect(exportCsv([saddle, model])).toBe(
      '\ufeffphase,key,side,value,unit,reference,method\r\n' +
        'after,saddle_height,,742.5,mm,width_80,tape\r\n' +
        'after,saddle_model,,"\'=HYPERLINK(""x"")",,,tape\r\n',
    )
  })
})
