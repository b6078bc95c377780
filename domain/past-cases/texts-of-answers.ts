import type { Answers } from '../questionnaires/answers.ts'
import { itemsOf, memberOf } from '../questionnaires/answers.ts'
import type { Entry, Field, Group, Questionnaire } from '../questionnaires/questionnaire.ts'
import { entriesOf } from '../questionnaires/questionnaire.ts'
import type { CaseField } from './case-words.ts'

/**
 * The fields of a form outside its groups whose text is searched. Names, contact data, work and other sports say nothing
 * about the case.
 */
const SEARCHED: Readonly<Record<string, CaseField>> = {
  hardestRide: 'complaints',
  lastFitNotes: 'complaints',
  comment: 'complaints',
  cyclingGoals: 'goals',
  successDefinition: 'goals',
}

/** What a rider wrote, and the field of the case that it belongs to. */
export type CaseText = { field: CaseField; text: string }

const isText = ({ kind }: Field): boolean => kind === 'text' || kind === 'longText'

const said = (field: CaseField, answer: unknown): CaseText[] =>
  typeof answer === 'string' && answer !== '' ? [{ field, text: answer }] : []

const textsOfGroup = ({ key, named, fields }: Group, answers: Answers): CaseText[] =>
  itemsOf(answers, key).flatMap((item) =>
    fields.filter(isText).flatMap((field) => said(named ? 'goals' : 'complaints', memberOf(item, field.key))),
  )

function textsOfEntry(entry: Entry, answers: Answers): CaseText[] {
  if (entry.kind === 'group') return textsOfGroup(entry, answers)
  const field = Object.hasOwn(SEARCHED, entry.key) ? SEARCHED[entry.key] : undefined
  return field && isText(entry) ? said(field, memberOf(answers, entry.key)) : []
}

/** The texts of a submitted form that past cases are searched by. */
export const textsOfAnswers = (questionnaire: Questionnaire, answers: Answers): CaseText[] =>
  entriesOf(questionnaire).flatMap((entry) => textsOfEntry(entry, answers))
