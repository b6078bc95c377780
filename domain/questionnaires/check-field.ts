import type { LocalDate } from '../calendar/local-date.ts'
import { ageOn, isLocalDate, yearOf } from '../calendar/local-date.ts'
import { isEmail } from '../contact/email.ts'
import { isPhone, PHONE_LENGTH } from '../contact/phone.ts'
import type { Json } from '../json/json.ts'
import { type TextFault, textFault } from '../text/typed-text.ts'
import { readTyped, TEXT_LENGTH } from './normal-answer.ts'
import type { ProblemCode } from './problems.ts'
import type {
  ChoiceField,
  DateField,
  Field,
  NumberField,
  ScaleField,
  TextField,
  YearField,
} from './questionnaire.ts'

/** What a field's answer is validated with. `answer` returns the answer to another field. */
export type Surroundings = { today: LocalDate; answer: (key: string) => Json | undefined }
type Finding = readonly [ProblemCode, Readonly<Record<string, number>>?]
type Found = Finding | undefined

const faultOf = (fault: TextFault, longest: number): Found =>
  fault === 'too_long' ? [fault, { count: longest }] : [fault]

function checkText({ kind }: TextField, typed: string): Found {
  const read = readTyped(kind, typed)
  if ('fault' in read) return faultOf(read.fault, TEXT_LENGTH[kind])
  if (kind === 'email' && !isEmail(read.text)) return ['bad_email']
  if (kind === 'phone' && !isPhone(read.text)) return ['bad_phone', PHONE_LENGTH]
  return undefined
}

function checkDate({ age }: DateField, text: string, { today }: Surroundings): Found {
  const fault = textFault(text, { longest: TEXT_LENGTH.text })
  if (fault !== undefined) return faultOf(fault, TEXT_LENGTH.text)
  if (!isLocalDate(text)) return ['not_a_date']
  if (text > today) return ['in_future']
  if (age === undefined) return undefined
  const years = ageOn(text, today)
  if (years < age.min) return ['too_young', { count: age.min }]
  return years > age.max ? ['too_old', { count: age.max }] : undefined
}

/** The date of birth that a bound refers to, when it is known. */
function birthFrom(key: string | undefined, { answer }: Surroundings): LocalDate | undefined {
  const birth = key === undefined ? undefined : answer(key)
  return typeof birth === 'string' && isLocalDate(birth) ? birth : undefined
}

function checkYear(field: YearField, year: number, surroundings: Surroundings): Found {
  const bounds = { min: field.min, max: yearOf(surroundings.today) }
  if (!Number.isInteger(year) || year < 1000 || year > 9999) return ['not_a_year', bounds]
  if (year < bounds.min) return ['too_small', bounds]
  if (year > bounds.max) return ['too_large', bounds]
  const birth = birthFrom(field.notBefore, surroundings)
  return birth !== undefined && year < yearOf(birth) ? ['before_birth', { min: yearOf(birth) }] : undefined
}

function checkNumber(field: NumberField, value: number, surroundings: Surroundings): Found {
  const { min, max } = field
  if (value < min) return ['too_small', { min, max }]
  if (value > max) return ['too_large', { min, max }]
  if (field.kind === 'integer' && !Number.isInteger(value)) return ['not_whole', { min, max }]
  if (Math.round(value * 10) / 10 !== value) return ['too_precise', { min, max }]
  const birth = birthFrom(field.notAboveAge, surroundings)
  if (birth === undefined) return undefined
  const age = ageOn(birth, surroundings.today)
  return value > age ? ['above_age', { count: age }] : undefined
}

function checkScale({ min, max, gone }: ScaleField, value: number): Found {
  if (gone && value === 0) return undefined
  return Number.isInteger(value) && value >= min && value <= max ? undefined : ['not_on_scale', { min, max }]
}

function checkChoices({ options, exclusive }: ChoiceField, chosen: readonly Json[]): Found {
  if (chosen.length > options.length) return ['wrong_type']
  if (!chosen.every((option) => typeof option === 'string')) return ['wrong_type']
  if (!chosen.every((option) => options.includes(option))) return ['unknown_option']
  if (new Set(chosen).size < chosen.length) return ['wrong_type']
  const alone = exclusive !== undefined && chosen.includes(exclusive)
  return alone && chosen.length > 1 ? ['exclusive_option'] : undefined
}

const WRONG_TYPE: Finding = ['wrong_type']
const number = (value: Json): value is number => Number.isFinite(value)

/** The first problem of an answer, which must be present and not empty. */
export function checkField(field: Field, value: Json, surroundings: Surroundings): Found {
  if ('instead' in field && value === field.instead) return undefined
  switch (field.kind) {
    case 'date':
      return typeof value === 'string' ? checkDate(field, value, surroundings) : WRONG_TYPE
    case 'year':
      return number(value) ? checkYear(field, value, surroundings) : WRONG_TYPE
    case 'integer':
    case 'number':
      return number(value) ? checkNumber(field, value, surroundings) : WRONG_TYPE
    case 'scale':
      return number(value) ? checkScale(field, value) : WRONG_TYPE
    case 'choice':
      if (typeof value !== 'string') return WRONG_TYPE
      return field.options.includes(value) ? undefined : ['unknown_option']
    case 'choices':
      return Array.isArray(value) ? checkChoices(field, value) : WRONG_TYPE
    case 'boolean':
      if (typeof value !== 'boolean') return WRONG_TYPE
      return field.confirm && !value ? ['not_confirmed'] : undefined
    default:
      return typeof value === 'string' ? checkText(field, value) : WRONG_TYPE
  }
}
