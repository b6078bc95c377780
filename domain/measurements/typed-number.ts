import { normalForm } from '../text/normal-form.ts'
import type { MeasuredUnit } from './measured-units.ts'
import { beginsUnitOf, fromUnit, isUnitOf, unitNamed } from './measured-units.ts'
import type { MeasuredKind } from './measurement.ts'

/** A longer text cannot be a number with its unit. */
const LONGEST_TYPED = 100

/** Full-width digits, typographic minus signs and hard spaces as their plain forms. */
const plain = (text: string): string | undefined =>
  normalForm('NFKC', text, LONGEST_TYPED)?.replace(/[−–]/g, '-').replace(/\s+/g, ' ').trim()

const PARTS = /^([+-]?[\d.,' ]*)(.*)$/

/** A text without digits and without a unit. */
const NO_NUMBER = { figures: '', word: '?' }

function partsOf(text: string): { figures: string; word: string } {
  const read = plain(text)
  if (read === undefined) return NO_NUMBER
  const [, figures = '', word = ''] = PARTS.exec(read) ?? []
  return { figures: figures.trim(), word: word.trim() }
}

/** Whether a text is a number of a kind, with or without its unit, or the beginning of one. */
export function isOnTheWay(kind: MeasuredKind, text: string): boolean {
  const { word } = partsOf(text)
  return word === '' || beginsUnitOf(kind, word)
}

/** Thousands in groups of three with one separator, and another one as decimal separator. */
const GROUPED = /^\d{1,3}(?:([.,' ])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d*)?$/
const PLAIN = /^(?:\d+[.,]?\d*|[.,]\d+)$/

/**
 * A single point or comma is the decimal separator. Thousands separators are recognised by a second, different
 * separator, or by occurring several times.
 */
function readFigures(figures: string): number | null {
  const sign = figures.startsWith('-') ? -1 : 1
  const digits = figures.replace(/^[+-]/, '').trim()
  if (PLAIN.test(digits)) return sign * Number(digits.replace(',', '.'))
  const [, separator] = GROUPED.exec(digits) ?? []
  return separator === undefined ? null : sign * Number(digits.replaceAll(separator, '').replace(',', '.'))
}

/**
 * The stored number that a text means: with a decimal comma or point, with or without thousands separators ("1.234,5"),
 * in its own unit ("72.8 cm") or else the unit that is shown. Null if it is not a number.
 */
export function readMeasured(kind: MeasuredKind, shownIn: MeasuredUnit, text: string): number | null {
  const { figures, word } = partsOf(text)
  const unit = word === '' ? shownIn : unitNamed(word)
  const number = readFigures(figures)
  if (number === null || unit === undefined || !isUnitOf(kind, unit)) return null
  return Number.isFinite(number) ? fromUnit(kind, unit, number) : null
}
