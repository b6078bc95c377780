import type { UnitSystem } from '../units/quantities.ts'
import type { MeasuredKind } from './measurement.ts'

/** The units in which a number is shown, typed and exchanged; each has a text `units.<unit>`. */
export const MEASURED_UNITS = [
  'mm',
  'cm',
  'in',
  'deg',
  'bar',
  'psi',
  'kPa',
  'mbar',
  'percent',
  'points',
] as const
export type MeasuredUnit = (typeof MEASURED_UNITS)[number]

/** The size of each unit in the stored unit. Exact: inch 25.4 mm (1959); psi 0.45359237 kg × 9.80665 m/s² ÷ in². */
const STORED_IN_ONE: Record<MeasuredUnit, number> = {
  mm: 1,
  cm: 10,
  in: 25.4,
  deg: 1,
  bar: 1,
  psi: 0.0689475729316836,
  kPa: 1,
  mbar: 0.1,
  percent: 1,
  points: 1,
}

/** The units a fitter may choose for a kind; the first is the stored one. */
const UNITS_OF: Record<MeasuredKind, readonly [MeasuredUnit, ...MeasuredUnit[]]> = {
  length: ['mm', 'cm', 'in'],
  angle: ['deg'],
  pressure: ['bar', 'psi'],
  contactPressure: ['kPa', 'mbar'],
  share: ['percent'],
  score: ['points'],
}

/** Precise enough that a number typed with the decimals of `DECIMALS` comes back as typed. */
const STORED_DECIMALS: Record<MeasuredKind, number> = {
  length: 1,
  angle: 1,
  pressure: 3,
  contactPressure: 1,
  share: 1,
  score: 0,
}
const DECIMALS: Record<MeasuredUnit, number> = {
  mm: 1,
  cm: 2,
  in: 2,
  deg: 1,
  bar: 2,
  psi: 1,
  kPa: 1,
  mbar: 0,
  percent: 1,
  points: 0,
}

const round = (value: number, decimals: number): number => {
  const rounded = Number(value.toFixed(decimals))
  return rounded === 0 ? 0 : rounded
}

/** Other spellings of the units. */
const UNIT_WORDS: ReadonlyMap<string, MeasuredUnit> = new Map([
  ...MEASURED_UNITS.map((unit): [string, MeasuredUnit] => [unit.toLowerCase(), unit]),
  ['%', 'percent'],
  ['"', 'in'],
  ['inch', 'in'],
  ['inches', 'in'],
  ['°', 'deg'],
  ['degree', 'deg'],
  ['degrees', 'deg'],
])

/** The unit that a word means; undefined for any other word. */
export const unitNamed = (word: string): MeasuredUnit | undefined => UNIT_WORDS.get(word.toLowerCase())

/** Whether a word is a unit of this kind, or the beginning of one. */
export const beginsUnitOf = (kind: MeasuredKind, word: string): boolean =>
  [...UNIT_WORDS].some(([name, unit]) => isUnitOf(kind, unit) && name.startsWith(word.toLowerCase()))

export const measuredUnitsOf = (kind: MeasuredKind): readonly MeasuredUnit[] => UNITS_OF[kind]

/** Whether a number of this kind can be given in this unit. */
export const isUnitOf = (kind: MeasuredKind, unit: MeasuredUnit): boolean => UNITS_OF[kind].includes(unit)

const IMPERIAL_UNITS: Readonly<Partial<Record<MeasuredKind, MeasuredUnit>>> = {
  length: 'in',
  pressure: 'psi',
}

/** The stored unit of a kind. */
export const storedUnit = (kind: MeasuredKind): MeasuredUnit => UNITS_OF[kind][0]

/** The default unit of a kind: millimetres and bar, or inches and psi. */
export const usualUnit = (kind: MeasuredKind, system: UnitSystem): MeasuredUnit =>
  (system === 'imperial' ? IMPERIAL_UNITS[kind] : undefined) ?? storedUnit(kind)

/** The most decimals a number in this unit is shown with. */
export const decimalsOf = (unit: MeasuredUnit): number => DECIMALS[unit]

/** A stored number in a unit, with the decimals it is shown with. */
export const inUnit = (unit: MeasuredUnit, stored: number): number =>
  round(stored / STORED_IN_ONE[unit], DECIMALS[unit])

/** A number as it is stored: mm, degrees and bar, rounded to the stored precision. */
export const storedNumber = (kind: MeasuredKind, value: number): number => round(value, STORED_DECIMALS[kind])

/** A number typed in a unit, converted to how it is stored. A number typed as it is shown is stored unchanged. */
export const fromUnit = (kind: MeasuredKind, unit: MeasuredUnit, typed: number): number =>
  storedNumber(kind, typed * STORED_IN_ONE[unit])

/** Converts a joint's stored flexion (0 = straight) to the included angle, and back: the trade uses both. */
export const includedAngle = (flexion: number): number => round(180 - flexion, STORED_DECIMALS.angle)
