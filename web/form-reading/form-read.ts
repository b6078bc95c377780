import type { LocalDate } from '#domain/calendar/local-date.ts'
import type { Answers } from '#domain/questionnaires/answers.ts'
import type { Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import type { ReaderRole } from '#web/paths.ts'
import type { Reader } from '#web/questionnaire/say-answer.ts'

/** A form as it is read: its own version's description, what was answered, when, and to whom it is said. */
export interface FormRead {
  questionnaire: Questionnaire
  answers: Answers
  /** The day the form was sent: what was asked depended on it. */
  sentOn: LocalDate
  reader: Reader
  role: ReaderRole
}
