import { EMAIL_LENGTH, normalEmail } from '../contact/email.ts'
import { PHONE_LENGTH } from '../contact/phone.ts'
import type { Json } from '../json/json.ts'
import { readText, type TextFault } from '../text/typed-text.ts'
import type { Field, FieldKind, TextField } from './questionnaire.ts'

/** Invisible: white space and characters without width. A fixed list, so that no Unicode version changes the answer. */
const BLANK = /^(?:\s|\u00ad|\u180e|[\u200b-\u200f]|[\u202a-\u202e]|[\u2060-\u2064]|[\u2066-\u2069]|\ufeff)*$/

/** Longest texts, in UTF-16 units as `maxlength` counts them. */
export const TEXT_LENGTH: Record<TextField['kind'], number> = {
  text: 200,
  longText: 4000,
  email: EMAIL_LENGTH,
  phone: PHONE_LENGTH.max,
}

const isTextKind = (kind: FieldKind): kind is TextField['kind'] => Object.hasOwn(TEXT_LENGTH, kind)

/** Whether a text has no visible characters. A text too long for any field is not blank: no draft keeps it. */
export const isBlank = (text: string): boolean => text.length <= TEXT_LENGTH.longText && BLANK.test(text)

/** Reads the text typed into a field: how it is stored, or what is wrong with it. */
export function readTyped(kind: TextField['kind'], typed: string): { text: string } | { fault: TextFault } {
  const plain = kind === 'email' || kind === 'phone'
  const rule = { longest: TEXT_LENGTH[kind], lines: kind === 'longText' ? 'many' : 'one' } as const
  const read = readText(typed, plain ? { ...rule, form: 'NFKC' } : rule)
  return 'text' in read && kind === 'email' ? { text: normalEmail(read.text) } : read
}

/**
 * A text as it is stored: Unicode NFC, trimmed, line ends as `\n`, on one line if the field has one; empty if it has no
 * visible characters. A text that cannot be stored is not changed.
 */
export function normalText(kind: FieldKind, text: string): string {
  if (isBlank(text)) return ''
  const read = readTyped(isTextKind(kind) ? kind : 'text', text)
  return 'text' in read ? read.text : text
}

/** An answer as it is stored, undefined when it is empty. Multiple choices are in the questionnaire's order. */
export function normalAnswer(field: Field, value: Json | undefined): Json | undefined {
  if (value === null) return undefined
  if (typeof value === 'string') return normalText(field.kind, value) || undefined
  if (Array.isArray(value) && field.kind === 'choices') {
    const chosen = field.options.filter((option) => value.includes(option))
    return chosen.length === 0 ? undefined : chosen
  }
  return value
}
