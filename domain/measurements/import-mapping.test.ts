import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { importCsv } from './exchange.ts'
import { guessLabelsIn, guessMapping, labelAs } from './import-guess.ts'
import {
  type ImportMapping,
  ignoredLabel,
  isComplete,
  keptPart,
  type LabelMapping,
  mappingFor,
  needsOf,
  readMapped,
  recognise,
} from './import-mapping.ts'
import { importTableOf, LABELS_IN, type LabelsIn } from './import-table.ts'
import { includedAngle, storedUnit } from './measured-units.ts'
import { isNumeric, limitsOf, type Phase, type Side } from './measurement.ts'
import type { MeasurementKey } from './vocabulary.ts'
import { MEASUREMENTS } from './vocabulary.ts'

const NAMES = (key: MeasurementKey): string =>
  new Map<string, string>([['cleat_rotation', 'Cleat rotation, toe out']]).get(key) ??
  key.replaceAll('_', ' ')

/** One row for each measurement, values before and after, with a column of units. */
const LONG = 'Item;Unit;Before;After\nSeat height;cm;73,5;74,2\nKnee angle left;°;140,5;145\nNote;;;ok'

function tableOf(text: string, labelsIn: LabelsIn) {
  const table = importTableOf(text, labelsIn)
  if (!table) throw new Error('no table')
  return table
}
const label = (name: string, key: MeasurementKey, said: Partial<LabelMapping>): LabelMapping => ({
  ...labelAs({ label: name, unit: null }, key),
  ...said,
})
const line = (phase: Phase | null, side: Side = null, title = '') => ({ title, phase, side })

const kept: ImportMapping = {
  labelsIn: 'firstColumn',
  labels: [
    label('Seat height', 'saddle_height', { unit: 'cm', reference: 'nose' }),
    label('Knee angle left', 'knee_flexion_min_dynamic', { convention: 'included', method: 'video_2d' }),
  ],
  lines: [line('before', null, 'Before'), line('after', null, 'After')],
}

describe('a table of another system', () => {
  it('has its labels in the first column, with titles, units and decimal commas', () => {
    const table = tableOf(LONG, 'firstColumn')
    expect(table.labels.map(({ label: text, unit }) => [text, unit])).toEqual([
      ['Seat height', 'cm'],
      ['Knee angle left', 'deg'],
      ['Note', null],
    ])
    expect(table.lines).toEqual([
      { title: 'Before', number: 3, sample: ['73,5', '140,5'] },
      { title: 'After', number: 4, sample: ['74,2', '145', 'ok'] },
    ])
    expect(table.labels[0]?.values[1]).toEqual({ row: 2, text: '74,2' })
  })

  it('has its labels in the first row, with a row of units; repeated labels are numbered', () => {
    const table = tableOf('sep=;\nSeat;Knee;Knee;\nmm;;deg;\n742;35;–;\n745;36;37;\n', 'firstRow')
    expect(table.labels.map(({ label: text, unit }) => [text, unit])).toEqual([
      ['Seat', 'mm'],
      ['Knee', null],
      ['Knee (2)', 'deg'],
    ])
    expect(table.lines.map(({ number }) => number)).toEqual([4, 5])
    expect(table.labels[2]?.values).toEqual([
      { row: 4, text: '' },
      { row: 5, text: '37' },
    ])
  })

  it.each([
    ['Saddle height (mm)', 'mm'],
    ['Saddle height [CM]', 'cm'],
    ['Saddle height mm', 'mm'],
    ['Tilt °', 'deg'],
    ['Width (in)', 'in'],
    ['Toe in', null],
    ['Height (left)', null],
  ])('finds the unit in the label %j', (name, unit) => {
    expect(tableOf(`${name};x\n1;2`, 'firstRow').labels[0]?.unit).toBe(unit)
  })

  it('is none without values or with a misplaced quote; many lines are cut, and counted', () => {
    for (const text of ['', 'a;b', 'a"b;c\n1;2']) expect(importTableOf(text, 'firstRow')).toBeNull()
    expect(importTableOf('a\nb', 'firstColumn')).toBeNull()
    const long = tableOf(`a;b\n${'1;2\n'.repeat(70)}`, 'firstRow')
    expect([long.lines.length, long.left]).toEqual([60, 10])
  })
})

describe('a guess', () => {
  it('finds names and keys apart from case, unit and side, and nothing that is merely similar', () => {
    const text =
      'SADDLE HEIGHT (mm);bar_drop;Knee flexion;Left cleat rotation toe out;Crank;Left foot length;stem_angle\n1;2;3;4;5;6;7'
    const { labels } = guessMapping(tableOf(text, 'firstRow'), 'firstRow', NAMES)
    expect(labels.map(({ key, side, unit }) => [key, side, unit])).toEqual([
      ['saddle_height', null, 'mm'],
      ['bar_drop', null, null],
      [null, null, null],
      ['cleat_rotation', 'left', 'deg'],
      [null, null, null],
      ['foot_length', 'left', null],
      ['stem_angle', null, 'deg'],
    ])
  })

  it('never says a unit, convention or reference point that the file does not name', () => {
    for (const { key } of MEASUREMENTS) {
      const { unit, convention, reference } = labelAs({ label: 'x', unit: null }, key)
      expect([convention, reference]).toEqual([null, null])
      expect([null, 'deg', 'percent', 'points']).toContain(unit)
    }
  })

  it('reads phase and side from titles, and sees where the labels are', () => {
    const text = 'Name,Before left,AFTER (right),3\nSaddle height,1,2,3'
    expect(guessLabelsIn(text, NAMES)).toBe('firstColumn')
    expect(guessLabelsIn('Saddle height,Stem length\n742,100', NAMES)).toBe('firstRow')
    expect(
      guessMapping(tableOf('n,Before left,AFTER (right),x\nSeat,1,2,y', 'firstColumn'), 'firstColumn', NAMES)
        .lines,
    ).toEqual([
      line('before', 'left', 'Before left'),
      line('after', 'right', 'AFTER (right)'),
      line(null, null, 'x'),
    ])
  })
})

describe('a mapping', () => {
  const table = tableOf(LONG, 'firstColumn')

  it('converts units and included angles, and leaves out what is not imported', () => {
    const { measurements, problems } = readMapped(table, mappingFor(table, kept))
    expect(problems).toEqual([])
    expect(
      measurements.map(({ phase, key, side, value, reference, method }) =>
        [phase, key, side, value, reference, method].join(' '),
      ),
    ).toEqual([
      'before saddle_height  735 nose ',
      'after saddle_height  742 nose ',
      'before knee_flexion_min_dynamic left 39.5  video_2d',
      'after knee_flexion_min_dynamic left 35  video_2d',
    ])
  })

  it('names the line and the label of a fault, with the bounds in the convention of the file', () => {
    const text = 'Item;After\nSeat height;742\nKnee angle left;35\nNote;1'
    const other = tableOf(text, 'firstColumn')
    const { measurements, problems } = readMapped(other, {
      ...mappingFor(other, kept),
      lines: [line('after')],
    })
    expect(measurements).toEqual([])
    expect(problems).toMatchObject([
      { row: 2, label: 'Seat height', code: 'impossible', params: { min: 450, max: 950 } },
      { row: 3, label: 'Knee angle left', code: 'impossible', params: { min: 90, max: 180 } },
    ])
  })

  it('asks about an implausible value, by the limits of its reference point', () => {
    const row = tableOf('Setback,x\n200,1\n', 'firstRow')
    const from = (reference: 'nose' | 'width_80') =>
      readMapped(row, {
        labelsIn: 'firstRow',
        labels: [label('Setback', 'saddle_setback', { unit: 'mm', reference })],
        lines: [line('after')],
      })
    expect(from('width_80')).toMatchObject({ problems: [], implausible: [] })
    expect(from('nose').problems).toMatchObject([{ row: 2, label: 'Setback', code: 'impossible' }])
  })

  it('takes the side from the line where the label says none', () => {
    const text = 'Item,Left,Right\nArm,600,610'
    const mapping = {
      labelsIn: 'firstColumn',
      labels: [label('Arm', 'arm_length', { unit: 'mm' })],
      lines: [line('after', 'left'), line('after', 'right')],
    } as const
    const { measurements } = readMapped(tableOf(text, 'firstColumn'), mapping)
    expect(measurements.map(({ side, value }) => [side, value])).toEqual([
      ['left', 600],
      ['right', 610],
    ])
    expect(needsOf(mapping.labels[0], mapping.lines)).toEqual([])
    expect(needsOf(mapping.labels[0], [line('after')])).toEqual(['side'])
  })

  it('takes a body’s measure once, rather from a line after the fit', () => {
    const labels = [label('Inseam', 'inseam', { unit: 'mm' })]
    const lines = [line('before'), line('after')]
    const read = (text: string) =>
      readMapped(tableOf(text, 'firstRow'), { labelsIn: 'firstRow', labels, lines }).measurements
    expect(read('Inseam,x\n800,1\n810,1')).toMatchObject([{ phase: 'after', value: 810 }])
    expect(read('Inseam,x\n800,1\n,1')).toMatchObject([{ phase: 'after', value: 800 }])
  })

  it('is complete once everything is said', () => {
    expect(isComplete(kept)).toBe(true)
    const lines = kept.lines
    expect(isComplete({ ...kept, lines: [line(null)] })).toBe(false)
    expect(isComplete({ ...kept, labels: [ignoredLabel('x')] })).toBe(false)
    const knee = label('Knee', 'knee_flexion_max', {})
    expect(needsOf(knee, lines)).toEqual(['side', 'convention'])
    expect(needsOf(label('Seat', 'saddle_height', {}), lines)).toEqual(['unit', 'reference'])
    expect(needsOf(label('Seat', 'saddle_height', { unit: 'bar', reference: 'hoods' }), lines)).toEqual([
      'unit',
      'reference',
    ])
  })

  it('is recognised by its labels; the lines are kept only for the same titles', () => {
    const few = { name: 'few', mapping: { ...kept, labels: kept.labels.slice(0, 1) } }
    const all = { name: 'all', mapping: kept }
    expect(recognise(LONG, [few, all])?.name).toBe('all')
    expect(recognise(LONG.replace('Knee angle left', 'Knee'), [few, all])?.name).toBe('few')
    expect(recognise('a;b\n1;2', [few, all])).toBeUndefined()
    const wider = tableOf(LONG.replace('After', 'Later'), 'firstColumn')
    expect(mappingFor(wider, kept).lines).toEqual([line(null, null, 'Before'), line(null, null, 'Later')])
    expect(keptPart(mappingFor(table, kept))).toEqual(kept)
  })
})

describe('any file', () => {
  const numeric = MEASUREMENTS.filter(isNumeric)
  const values = fc.uniqueArray(
    fc.constantFrom(...numeric).chain((one) =>
      fc.record({
        one: fc.constant(one),
        reference: fc.constantFrom(...(one.references ?? [null])),
        included: fc.boolean(),
        share: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
    ),
    { minLength: 1, maxLength: 12, selector: ({ one }) => one.key },
  )

  it('gives the same values as our own file, whichever way it is written', () => {
    fc.assert(
      fc.property(values, fc.constantFrom(...LABELS_IN), (list, labelsIn) => {
        const cells = list.map(({ one, reference, included, share }) => {
          const { min, max } = limitsOf(one, reference).bounds
          const stored = Math.round((min + share * (max - min)) * 10) / 10
          const turned = one.convention !== undefined && included
          const side = one.sides === 'leftRight' ? 'right' : null
          const unit = storedUnit(one.kind)
          const mapped = label(one.key, one.key, { side, unit, reference })
          return {
            mapped: {
              ...mapped,
              convention: one.convention ? (turned ? 'included' : 'flexion') : null,
            } as const,
            text: String(turned ? includedAngle(stored) : stored),
            own: `after,${one.key},${side ?? ''},${stored},${unit},${reference ?? ''}`,
          }
        })
        const text =
          labelsIn === 'firstRow'
            ? `${cells.map(({ mapped }) => mapped.label).join(';')};\n${cells.map(({ text: t }) => t).join(';')};`
            : `Item;Value\n${cells.map(({ mapped, text: t }) => `${mapped.label};${t}`).join('\n')}`
        const mapping = { labelsIn, labels: cells.map(({ mapped }) => mapped), lines: [line('after')] }
        const own = importCsv(
          `phase,key,side,value,unit,reference\n${cells.map((cell) => cell.own).join('\n')}`,
        )
        expect(readMapped(tableOf(text, labelsIn), mapping)).toEqual(own)
      }),
    )
  })

  it('never throws, and is taken as a whole or not at all', () => {
    const piece = fc.constantFrom('Seat height', ';', ',', '"', '\n', '742', '-', 'mm', 'x')
    fc.assert(
      fc.property(fc.array(piece), fc.constantFrom(...LABELS_IN), (pieces, labelsIn) => {
        const table = importTableOf(pieces.join(''), labelsIn)
        if (!table) return
        const lines = table.lines.map(() => line('after'))
        const labels = table.labels.map((one) =>
          label(one.label, 'saddle_height', { unit: 'mm', reference: 'nose' }),
        )
        const { measurements, problems } = readMapped(table, { labelsIn, labels, lines })
        expect(measurements.length === 0 || problems.length === 0).toBe(true)
      }),
    )
  })
})
