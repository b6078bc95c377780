import type { LocalDate } from '../calendar/local-date.ts'
import { ageOn, isLocalDate } from '../calendar/local-date.ts'
import type { Json, JsonObject } from '../json/json.ts'
import { isObject } from '../json/json.ts'
import { answerHolds } from './answer-holds.ts'
import type { Answers } from './answers.ts'
import { memberOf } from './answers.ts'
import { itemsAsked } from './group-items.ts'
import { normalAnswer } from './normal-answer.ts'
import type { Condition, Entry, Field, Questionnaire } from './questionnaire.ts'
import { entriesOf } from './questionnaire.ts'

function ageFrom(birth: Json | undefined, today: LocalDate): number | undefined {
  return typeof birth === 'string' && isLocalDate(birth) && birth <= today ? ageOn(birth, today) : undefined
}

function holds(condition: Condition, value: Json | undefined, today: LocalDate): boolean {
  if (!('ageBelow' in condition || 'ageFrom' in condition)) return answerHolds(condition, value)
  const age = ageFrom(value, today)
  if (age === undefined) return false
  return 'ageBelow' in condition ? age < condition.ageBelow : age >= condition.ageFrom
}

/** The answer to a field that another field refers to: in the same item, else in the questionnaire. */
export const answerBeside = (key: string, beside: JsonObject, answers: Answers): Json | undefined =>
  memberOf(beside, key) ?? memberOf(answers, key)

/**
 * Whether a field or a group is shown. `beside` is the item that contains the field; outside groups, the answers
 * themselves.
 */
export function isShown(
  entry: Pick<Entry, 'when'>,
  beside: JsonObject,
  answers: Answers,
  today: LocalDate,
): boolean {
  return [entry.when ?? []]
    .flat()
    .every((condition) => holds(condition, answerBeside(condition.field, beside, answers), today))
}

function visibleFields(fields: readonly Field[], beside: JsonObject, answers: Answers, today: LocalDate) {
  return fields.flatMap((field): [string, Json][] => {
    if (!isShown(field, beside, answers, today)) return []
    const value = normalAnswer(field, memberOf(beside, field.key))
    return value === undefined ? [] : [[field.key, value]]
  })
}

function visibleEntry(entry: Entry, answers: Answers, today: LocalDate): [string, Json][] {
  if (entry.kind !== 'group') return visibleFields([entry], answers, answers, today)
  if (!isShown(entry, answers, answers, today)) return []
  const items = itemsAsked(entry, answers).flatMap((item) => {
    const fields = visibleFields(entry.fields, item, answers, today)
    // An item that has only what it is about, its id or the words given for it, counts as not answered.
    return fields.every(([, value]) => value === item.id || value === entry.givenWords?.[item.id])
      ? []
      : [{ id: item.id, ...Object.fromEntries(fields) }]
  })
  return items.length === 0 ? [] : [[entry.key, items]]
}

/**
 * The answers as they are submitted: without hidden, empty or unknown ones, in the questionnaire's order, texts and
 * lists in their normal form. Idempotent. Accepts any JSON; validate first.
 */
export function visibleAnswers(questionnaire: Questionnaire, answers: unknown, today: LocalDate): Answers {
  if (!isObject(answers)) return {}
  return Object.fromEntries(entriesOf(questionnaire).flatMap((entry) => visibleEntry(entry, answers, today)))
}
