import { createContext, use } from 'react'
import type { LocalDate } from '#domain/calendar/local-date.ts'
import type { Answers } from '#domain/questionnaires/answers.ts'
import type { Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import type { Draft, Edit } from '#web/drafts/draft.ts'
import type { SystemOf } from '#web/questionnaire/say-answer.ts'
import type { Controls } from './control-props.ts'
import type { QuestionTexts } from './use-question-texts.ts'

/** What every question of the form being filled in needs. */
export interface Form {
  questionnaire: Questionnaire
  draft: Draft
  answers: Answers
  /** The rider's own day. */
  today: LocalDate
  texts: QuestionTexts
  systemOf: SystemOf
  controls?: Controls | undefined
  edit(edit: Edit): void
}

export const FormContext = createContext<Form | null>(null)

/** The form being filled in. */
export function useForm(): Form {
  const form = use(FormContext)
  if (!form) throw new Error('A question stands outside of its form')
  return form
}
