import { RED_FLAGS } from '#domain/forms/red-flags.ts'
import { type Answers, memberOf } from '#domain/questionnaires/answers.ts'

/** Whether a red flag, which needs a physician, was ticked. */
export function namesRedFlag(answers: Answers): boolean {
  const ticked = memberOf(answers, 'redFlags')
  return Array.isArray(ticked) && RED_FLAGS.some((flag) => ticked.includes(flag))
}
