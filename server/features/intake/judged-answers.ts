import { acceptableToday } from '#domain/calendar/local-date.ts'
import type { Answers } from '#domain/questionnaires/answers.ts'
import type { Problem } from '#domain/questionnaires/problems.ts'
import type { Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import { questionnaireOf } from '#domain/questionnaires/registry.ts'
import { validate } from '#domain/questionnaires/validate.ts'
import { visibleAnswers } from '#domain/questionnaires/visible.ts'
import { AppError } from '../../http/problem.ts'

/** A refusal that names every place in the answers where something is wrong. */
export const invalidAnswers = (problems: readonly Problem[]) =>
  new AppError('invalid_answers', {
    problems: problems.map(({ path, code, params }) => ({
      path: path === '' ? [] : path.split('.'),
      code,
      params: { ...params },
    })),
  })

/** The intake's version a rider filled in; every version that ever was is accepted. */
export function intakeOfVersion(version: number): Questionnaire {
  const questionnaire = questionnaireOf('intake', version)
  if (!questionnaire) throw new AppError('questionnaire_version_unknown')
  return questionnaire
}

export interface SentForm {
  formVersion: number
  today: string
  answers: Answers
}

/**
 * The answers as they are kept for good: judged whole, without what is hidden, in their normal form.
 * @throws AppError `questionnaire_version_unknown`, `invalid_answers`; `invalid_request` when the sender's
 *   day is nobody's today
 */
export function judgeAnswers(form: SentForm, now: Date): { questionnaire: Questionnaire; answers: Answers } {
  const questionnaire = intakeOfVersion(form.formVersion)
  if (!acceptableToday(form.today, now))
    throw new AppError('invalid_request', { problems: [{ path: ['today'], code: 'not_a_date' }] })
  const problems = validate(questionnaire, form.answers, form.today)
  if (problems.length > 0) throw invalidAnswers(problems)
  return { questionnaire, answers: visibleAnswers(questionnaire, form.answers, form.today) }
}
