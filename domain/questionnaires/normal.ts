import { normalEmail } from '../contact/email.ts'
import { normalPhone } from '../contact/phone.ts'
import type { Json } from '../json/json.ts'
import type { Field, FieldKind } from './questionnaire.ts'

/** Nothing to see: white space and characters without width. Fixed, so that no Unicode version changes the answer. */
const BLANK = /^(?:\s|\u00ad|\u180e|[\u200b-\u200f]|[\u2060-\u2064]|\ufeff)*$/

/**
 * A text as it is kept: Unicode NFC, no blanks around it, line ends as `\n`, on one line where the field has one;
 * empty when nothing of it can be seen.
 */
export function normalText(kind: FieldKind, text: string): string {
  if (BLANK.test(text)) return ''
  if (kind === 'email') return normalEmail(text)
  if (kind === 'phone') return normalPhone(text)
  const lines = text.normalize('NFC').replace(/\r\n?/g, '\n').trim()
  return kind === 'longText' ? lines : lines.replace(/[\t\n]+/g, ' ')
}

/** An answer as it is kept, undefined when it is empty. Several choices stand in the questionnaire's order. */
export function normalAnswer(field: Field, value: Json | undefined): Json | undefined {
  if (value === null) return undefined
  if (typeof value === 'string') return normalText(field.kind, value) || undefined
  if (Array.isArray(value) && field.kind === 'choices') {
    const chosen = field.options.filter((option) => value.includes(option))
    return chosen.length === 0 ? undefined : chosen
  }
  return value
}
