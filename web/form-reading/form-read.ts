import type { LocalDate } from '#domain/calendar/local-date.ts'
import type { Answers } from '#domain/questionnaires/answers.ts'
import type { Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import type { Reader } from '#domain/questionnaires/say-answer.ts'
import type { ReaderRole } from '#web/paths.ts'

/** A submitted form: the description of its version, the answers, the dates, and the reader. */
export interface FormRead {
  questionnaire: Questionnaire
  answers: Answers
  /** The language in which it was filled in. */
  language: string
  /** The day on which the form was sent. It decides which questions were asked. */
  sentOn: LocalDate
  reader: Reader
  role: ReaderRole
}
