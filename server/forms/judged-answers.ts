import { acceptableToday } from '#domain/calendar/local-date.ts'
import type { Json } from '#domain/json/json.ts'
import type { Answers } from '#domain/questionnaires/answers.ts'
import { applyChanges } from '#domain/questionnaires/changes.ts'
import type { Problem } from '#domain/questionnaires/problems.ts'
import type { Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import { validate, validateDraft } from '#domain/questionnaires/validate.ts'
import { visibleAnswers } from '#domain/questionnaires/visible-answers.ts'
import { AppError } from '../http/problem.ts'

/** An error that lists the path of every invalid answer. */
export const invalidAnswers = (problems: readonly Problem[]) =>
  new AppError('invalid_answers', {
    problems: problems.map(({ path, code, params }) => ({
      path: path === '' ? [] : path.split('.'),
      code,
      params: { ...params },
    })),
  })

export interface SentForm {
  today: string
  answers: Answers
}

/**
 * The answers as they are stored for good: validated in full, without hidden fields, in normal form.
 * @throws AppError `invalid_answers`; `invalid_request` when the day is not today in any time zone
 */
export function judgeAnswers(questionnaire: Questionnaire, { today, answers }: SentForm, now: Date): Answers {
  if (!acceptableToday(today, now))
    throw new AppError('invalid_request', { problems: [{ path: ['today'], code: 'not_a_date' }] })
  const problems = validate(questionnaire, answers, today)
  if (problems.length > 0) throw invalidAnswers(problems)
  return visibleAnswers(questionnaire, answers, today)
}

/** Applies changes to a draft. @throws AppError `invalid_answers` for values that a draft cannot contain */
export function changedDraft(
  questionnaire: Questionnaire,
  before: Answers,
  changes: readonly { path: string; value?: Json | undefined }[],
): Answers {
  const after = applyChanges(
    before,
    changes.map(({ path, value }) => ({ path, ...(value !== undefined && { value }) })),
  )
  const problems = validateDraft(questionnaire, after)
  if (problems.length > 0) throw invalidAnswers(problems)
  return after
}
