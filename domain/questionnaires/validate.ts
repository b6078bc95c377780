import type { LocalDate } from '../calendar/local-date.ts'
import type { Json, JsonObject } from '../json/json.ts'
import { isObject } from '../json/json.ts'
import type { Answers, Path } from './answers.ts'
import { isItem, memberOf, pathOf } from './answers.ts'
import { checkField } from './check-field.ts'
import { asksMore, isAdded, isItemId, itemsAsked } from './group-items.ts'
import { isBlank } from './normal-answer.ts'
import type { Problem, ProblemCode } from './problems.ts'
import { DRAFT_CODES } from './problems.ts'
import type { Entry, Field, Group, Questionnaire, Step } from './questionnaire.ts'
import { entriesOf } from './questionnaire.ts'
import { answerBeside, isShown } from './visible-answers.ts'

/**
 * Two devices may each have filled a group while offline. The merged draft then holds both until a person resolves the
 * conflict.
 */
const DRAFT_ROOM = 2

type Run = { answers: Answers; today: LocalDate; draft: boolean }

const problem = (path: Path, code: ProblemCode, params: Problem['params'] = {}): Problem => ({
  path,
  code,
  params,
})

/** Whether nothing is answered: absent, a text without visible characters, or an empty list. */
function isEmpty(field: Field, value: Json | undefined): value is undefined {
  if (typeof value === 'string') return isBlank(value)
  return value === undefined || (Array.isArray(value) && value.length === 0 && field.kind === 'choices')
}

function checkOne(field: Field, beside: JsonObject, at: Path, run: Run): Problem[] {
  const value = memberOf(beside, field.key)
  const path = pathOf(at, field.key)
  if (!run.draft && !isShown(field, beside, run.answers, run.today)) return []
  if (isEmpty(field, value)) return field.required ? [problem(path, 'required')] : []
  const found = checkField(field, value, {
    today: run.today,
    answer: (key) => answerBeside(key, beside, run.answers),
  })
  return found === undefined ? [] : [problem(path, ...found)]
}

/** Reports all unknown members as one problem: a hostile object may have thousands. */
function checkStrangers(object: JsonObject, known: readonly string[], at: Path): Problem[] {
  return Object.keys(object).some((key) => !known.includes(key)) ? [problem(at, 'unknown_field')] : []
}

const keysOf = (entries: readonly Entry[]): string[] => entries.map(({ key }) => key)

function checkItem(group: Group, item: Json, seen: Set<Json>, index: number, run: Run): Problem[] {
  const place = pathOf(group.key, String(index))
  if (!isItem(item) || !isItemId(group, item.id) || seen.has(item.id)) return [problem(place, 'wrong_type')]
  seen.add(item.id)
  const path = pathOf(group.key, item.id)
  const strangers = checkStrangers(item, ['id', ...keysOf(group.fields)], path)
  if (group.fields.every((field) => isEmpty(field, memberOf(item, field.key)))) return strangers
  const problems = group.fields.flatMap((field) => checkOne(field, item, path, run))
  const unique = group.unique === undefined ? undefined : memberOf(item, group.unique)
  if (group.unique === undefined || unique === undefined) return [...strangers, ...problems]
  const option = `${group.unique} ${unique}`
  const twice = seen.has(option) ? [problem(pathOf(path, group.unique), 'duplicate_item')] : []
  seen.add(option)
  return [...strangers, ...problems, ...twice]
}

/** Checks the given items, and the added ones if they are allowed. */
function checkAsked(group: Group, run: Run): Problem[] {
  const items = itemsAsked(group, run.answers)
  const lacking = asksMore(group, run.answers) && !items.some(({ id }) => isAdded(id))
  const seen = new Set<Json>()
  return [
    ...items.flatMap((item, index) => checkItem(group, item, seen, index, run)),
    ...(lacking ? [problem(group.key, 'required')] : []),
  ]
}

function checkGroup(group: Group, run: Run): Problem[] {
  if (!run.draft && !isShown(group, run.answers, run.answers, run.today)) return []
  const items = memberOf(run.answers, group.key) ?? []
  if (!Array.isArray(items)) return [problem(group.key, 'wrong_type')]
  if (items.length > group.max * (run.draft ? DRAFT_ROOM : 1))
    return [problem(group.key, 'too_many_items', { count: group.max })]
  const seen = new Set<Json>()
  const problems = items.flatMap((item, index) => checkItem(group, item, seen, index, run))
  if (run.draft || group.given === undefined) return problems
  const malformed = problems.filter(({ code }) => code === 'wrong_type' || code === 'unknown_field')
  return malformed.length > 0 ? malformed : checkAsked(group, run)
}

function check(questionnaire: Questionnaire, answers: unknown, today: LocalDate, draft: boolean): Problem[] {
  if (!isObject(answers)) return [problem('', 'wrong_type')]
  const entries = entriesOf(questionnaire)
  const run = { answers, today, draft }
  return [
    ...checkStrangers(answers, keysOf(entries), ''),
    ...entries.flatMap((entry) =>
      entry.kind === 'group' ? checkGroup(entry, run) : checkOne(entry, answers, '', run),
    ),
  ]
}

/**
 * All problems that prevent answers from being submitted, in the questionnaire's order; empty when they are valid. The
 * browser and the server use this function. Hidden fields are not validated: they are dropped. Accepts any JSON, never
 * throws.
 * @param today the rider's own day (see `acceptableToday`)
 */
export function validate(questionnaire: Questionnaire, answers: unknown, today: LocalDate): Problem[] {
  return check(questionnaire, answers, today, false)
}

/**
 * The problems for which a draft is refused (see `DRAFT_CODES`): unknown fields, wrong types, unknown options, texts
 * that are too long. Hidden fields are checked too; missing and incomplete answers are allowed.
 */
export function validateDraft(questionnaire: Questionnaire, answers: unknown): Problem[] {
  return check(questionnaire, answers, '9999-12-31', true).filter(({ code }) => DRAFT_CODES.includes(code))
}

/** The problems of one step. The Next button uses them. */
export function problemsOfStep(step: Step, problems: readonly Problem[]): Problem[] {
  const keys = keysOf(step.entries)
  return problems.filter(({ path }) => keys.includes(path.split('.')[0] ?? ''))
}
