import { RED_FLAGS } from '#domain/forms/follow-up-discomfort.ts'
import { type Answers, memberOf } from '#domain/questionnaires/answers.ts'

/** Whether a sign was ticked that belongs to a physician. */
export function namesRedFlag(answers: Answers): boolean {
  const ticked = memberOf(answers, 'redFlags')
  return Array.isArray(ticked) && RED_FLAGS.some((flag) => ticked.includes(flag))
}
