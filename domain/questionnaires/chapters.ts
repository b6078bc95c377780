import type { LocalDate } from '../calendar/local-date.ts'
import type { Json } from '../json/json.ts'
import { type Answers, type Item, itemsOf, memberOf } from './answers.ts'
import type { Entry, Field, Group, Questionnaire, Step } from './questionnaire.ts'
import { isShown } from './visible-answers.ts'

/** A field with its answer. */
export interface Answered {
  field: Field
  value: Json | undefined
}

/** A list of similar items, each with its answers. */
export interface Listed {
  group: Group
  items: { id: string; answers: Answered[] }[]
}

/** One step of a submitted form. */
export interface Chapter {
  step: Step
  fields: Answered[]
  lists: Listed[]
}

/** Whether a group is the one that the drawing shows: one score per zone. */
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

/** A group with its items' answers, in the order in which they were added. */
export function listOf(group: Group, answers: Answers, sentOn: LocalDate): Listed {
  return {
    group,
    items: itemsOf(answers, group.key).map((item) => ({
      id: item.id,
      answers: answersIn(group.fields, item, answers, sentOn),
    })),
  }
}

/** Consents are visible only to the rider. Others do not even see that one is unanswered. */
const isConsent = (field: Field): boolean => field.kind === 'boolean' && field.consent !== undefined

/**
 * All questions and answers, step by step, from the description of the version that was filled in. Fields and lists
 * that were not shown are left out. Consents and the group shown in the drawing are left out too, unless they are
 * requested.
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
