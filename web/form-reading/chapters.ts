import type { LocalDate } from '#domain/calendar/local-date.ts'
import type { Json } from '#domain/json/json.ts'
import { type Answers, type Item, itemsOf, memberOf } from '#domain/questionnaires/answers.ts'
import type { Entry, Field, Group, Questionnaire, Step } from '#domain/questionnaires/questionnaire.ts'
import { isShown } from '#domain/questionnaires/visible-answers.ts'

/** A field with what was answered to it. */
export interface Answered {
  field: Field
  value: Json | undefined
}

/** A list of like items, each with its answers. */
export interface Listed {
  group: Group
  items: { id: string; answers: Answered[] }[]
}

/** One step of the form as it is read back. */
export interface Chapter {
  step: Step
  fields: Answered[]
  lists: Listed[]
}

/** Whether a group is what the drawing shows: one score per zone. */
export const isDrawn = (entry: Entry): entry is Group =>
  entry.kind === 'group' && entry.figure?.name === 'zoneScore'

const answersIn = (
  fields: readonly Field[],
  beside: Answers | Item,
  answers: Answers,
  sentOn: LocalDate,
): Answered[] =>
  fields
    .filter((field) => isShown(field, beside, answers, sentOn))
    .map((field) => ({ field, value: memberOf(beside, field.key) }))

/** A group with its items' answers, in the order they were added. */
export function listOf(group: Group, answers: Answers, sentOn: LocalDate): Listed {
  return {
    group,
    items: itemsOf(answers, group.key).map((item) => ({
      id: item.id,
      answers: answersIn(group.fields, item, answers, sentOn),
    })),
  }
}

/** A consent is between the rider and the product: others read nothing of it, not even that it is unanswered. */
const isConsent = (field: Field): boolean => field.kind === 'boolean' && field.consent !== undefined

/**
 * Everything asked and answered, step by step, from the description of the version that was filled in. Fields and lists
 * that were not shown are left out; so are consents, and what the drawing shows already, unless they are asked for.
 */
export function chaptersOf(
  questionnaire: Questionnaire,
  answers: Answers,
  sentOn: LocalDate,
  { consents, zones }: { consents: boolean; zones: boolean },
): Chapter[] {
  return questionnaire.steps
    .map((step) => {
      const fields = step.entries.filter((entry) => entry.kind !== 'group' && (consents || !isConsent(entry)))
      return {
        step,
        fields: answersIn(
          fields.flatMap((entry) => (entry.kind === 'group' ? [] : [entry])),
          answers,
          answers,
          sentOn,
        ),
        lists: step.entries.flatMap((entry) =>
          entry.kind === 'group' && (zones || !isDrawn(entry)) && isShown(entry, answers, answers, sentOn)
            ? [listOf(entry, answers, sentOn)]
            : [],
        ),
      }
    })
    .filter(({ fields, lists }) => fields.length + lists.length > 0)
}
