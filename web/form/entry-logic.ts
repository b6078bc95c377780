import type { LocalDate } from '#domain/calendar/local-date.ts'
import type { Json } from '#domain/json/json.ts'
import type { Answers, Item } from '#domain/questionnaires/answers.ts'
import { itemsOf, memberOf, pathOf } from '#domain/questionnaires/answers.ts'
import { applyChanges, type Change } from '#domain/questionnaires/changes.ts'
import type { Problem } from '#domain/questionnaires/problems.ts'
import type { Field, Group, Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import { validate } from '#domain/questionnaires/validate.ts'
import type { OpenEntry } from '#web/drafts/draft.ts'
import type { QuestionTexts } from './use-question-texts.ts'

/** The field of a group whose answer is different in each entry, such as the zone. */
export const axisOf = (group: Group): Field | undefined =>
  group.fields.find((field) => field.key === group.unique)

/** An entry as a single change: the whole entry without its id. */
export function entryChange(group: Group, item: Item): Change {
  const fields = Object.entries(item).filter(([key]) => key !== 'id')
  return { path: pathOf(group.key, item.id), value: Object.fromEntries(fields) }
}

/** The answers as they would be with this entry. */
export const answersWith = (answers: Answers, group: Group, item: Item): Answers =>
  applyChanges(answers, [entryChange(group, item)])

/** The problems because of which an entry cannot be saved. */
export function entryProblems(
  questionnaire: Questionnaire,
  answers: Answers,
  group: Group,
  item: Item,
  today: LocalDate,
): Problem[] {
  const place = `${pathOf(group.key, item.id)}.`
  return validate(questionnaire, answersWith(answers, group, item), today).filter(({ path }) =>
    path.startsWith(place),
  )
}

/** Whether nothing was typed into an entry yet. What was chosen by pressing a zone does not count. */
export const isUntouched = (group: Group, { item, existing }: OpenEntry): boolean =>
  !existing && Object.keys(item).every((key) => key === 'id' || key === group.unique)

/** The item with one answer set or removed. */
export function withAnswer(item: Item, field: Field, value: Json | undefined): Item {
  const others = Object.entries(item).filter(([key]) => key !== field.key && key !== 'id')
  return Object.assign(Object.fromEntries(value === undefined ? others : [...others, [field.key, value]]), {
    id: item.id,
  })
}

/** A new entry, with one option of the group's axis if the group has an axis. */
export function newEntry(group: Group, option?: string): OpenEntry {
  const axis = axisOf(group)
  const item = { id: crypto.randomUUID() }
  return { item: axis && option ? withAnswer(item, axis, option) : item, existing: false }
}

export const itemAbout = (answers: Answers, group: Group, option: string): Item | undefined =>
  itemsOf(answers, group.key).find((item) => memberOf(item, group.unique ?? '') === option)

/** The field that names an entry: its option, or otherwise the first required field. */
const namingOf = (group: Group): Field | undefined =>
  axisOf(group) ?? group.fields.find(({ required }) => required)

/** The name of an entry; undefined while it has none. */
export function entryName(group: Group, item: Item, texts: QuestionTexts): string | undefined {
  const field = namingOf(group)
  return (field && texts.answer(field, memberOf(item, field.key), group)) || undefined
}

function fact(group: Group, field: Field, value: Json | undefined, texts: QuestionTexts): string {
  if (field.kind === 'text' || field.kind === 'longText' || field === namingOf(group)) return ''
  if (field.kind === 'boolean')
    return value === true ? (texts.mark(field) ?? texts.field(field, 'label', group)) : ''
  return texts.fact(field, value, group)
}

/** A summary of an entry, shown beside its name: its choices and numbers, without the texts. */
export const entryFacts = (group: Group, item: Item, texts: QuestionTexts): string =>
  group.fields
    .map((field) => fact(group, field, memberOf(item, field.key), texts))
    .filter(Boolean)
    .join(' · ')
