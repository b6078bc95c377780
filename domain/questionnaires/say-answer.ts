import { ageOn, isLocalDate, type LocalDate } from '../calendar/local-date.ts'
import type { Json } from '../json/json.ts'
import { shown } from '../units/convert.ts'
import { type Quantity, type Unit, type UnitSystem, unitsOf } from '../units/quantities.ts'
import type { Field, Group } from './questionnaire.ts'
import { fieldKey, insteadKey, optionKey, textName, unitKey, valueKey } from './text-keys.ts'

/** The system a quantity is shown in. */
export type SystemOf = (quantity: Quantity) => UnitSystem

/** The reader's texts, formats and units for answers. */
export interface Reader {
  text: (key: string, values?: Record<string, string | number>) => string
  format: {
    /** A local date in words. */
    date(day: string): string
    number(value: number): string
    list(items: readonly string[]): string
    /** A name and what it names. A missing one is left out. */
    labelled(...parts: readonly (string | null)[]): string
  }
  systemOf: SystemOf
}

/** The name of a field, or of a group. */
export const labelOf = (reader: Reader, entry: Field | Group, group?: Group): string =>
  reader.text(fieldKey(textName(entry, group), 'label'))

/** Numbers with their units: 180 cm, 5 ft 11 in. */
export function sayParts({ text, format }: Reader, parts: readonly number[], units: readonly Unit[]): string {
  return parts
    .map((part, index) => {
      const unit = units[index]
      return unit ? `${format.number(part)} ${text(unitKey(unit))}` : format.number(part)
    })
    .join(' ')
}

function sayQuantity(reader: Reader, quantity: Quantity, value: number): string {
  const system = reader.systemOf(quantity)
  return sayParts(reader, shown(quantity, system, value), unitsOf(quantity, system))
}

function sayNumber(reader: Reader, field: Field, value: number, group?: Group): string {
  if ('quantity' in field) return sayQuantity(reader, field.quantity, value)
  if (field.kind !== 'scale') return String(value)
  if (field.gone && value < field.min) return reader.text(insteadKey('gone'))
  const own = valueKey(field, value)
  if (own) return reader.text(own)
  const name = textName(field, group)
  return reader.text('common:scale.withWords', {
    value: reader.format.number(value),
    max: field.max,
    low: reader.text(fieldKey(name, 'low')),
    high: reader.text(fieldKey(name, 'high')),
  })
}

function sayText({ text, format, systemOf }: Reader, field: Field, value: string): string {
  if ('instead' in field && value === field.instead) return text(insteadKey(field.instead))
  if ('options' in field) return text(optionKey(field, value, systemOf('distance')))
  return field.kind === 'date' && isLocalDate(value) ? format.date(value) : value
}

/** An answer in the reader's language, units and date format; null if there is no answer. */
export function sayAnswer(
  reader: Reader,
  field: Field,
  value: Json | undefined,
  group?: Group,
): string | null {
  if (typeof value === 'boolean') return reader.text(`common:state.${value ? 'yes' : 'no'}`)
  if (typeof value === 'number') return sayNumber(reader, field, value, group)
  if (typeof value === 'string' && value !== '') return sayText(reader, field, value)
  if (!Array.isArray(value) || value.length === 0) return null
  return reader.format.list(
    value.flatMap((each) => (typeof each === 'string' ? [sayText(reader, field, each)] : [])),
  )
}

/** Completed years since a date of birth on the day the form was sent; null if the field is not a date of birth. */
export function ageIn(field: Field, value: Json | undefined, sentOn: LocalDate): number | null {
  return field.kind === 'date' && field.age && typeof value === 'string' && isLocalDate(value)
    ? ageOn(value, sentOn)
    : null
}
