import type { LocalDate } from '../calendar/local-date.ts'
import type { Answers } from './answers.ts'
import type { Questionnaire, Step } from './questionnaire.ts'
import { isShown } from './visible-answers.ts'

/** The steps that currently have questions: a rider who has not ridden is not asked about riding. */
export const stepsShown = ({ steps }: Questionnaire, answers: Answers, today: LocalDate): readonly Step[] =>
  steps.filter((step) => step.entries.some((entry) => isShown(entry, answers, answers, today)))
