import type { ErrorCode } from '#contract/errors.ts'
import { dateIn } from '#domain/calendar/local-date.ts'
import { intake } from '#domain/forms/intake.ts'
import { sameJson } from '#domain/json/json.ts'
import type { Answers } from '#domain/questionnaires/answers.ts'
import { applyChanges, type Change, changes } from '#domain/questionnaires/changes.ts'
import { validate, validateDraft } from '#domain/questionnaires/validate.ts'
import { visibleAnswers } from '#domain/questionnaires/visible-answers.ts'
import { ApiError } from '#web/api/api-error.ts'
import type { Draft, PressedSubmission, ServerDraft } from '../draft.ts'

export const refusal = (status: number, code?: ErrorCode) =>
  new ApiError({ status, body: '', problem: code ? { code } : {} })

const wordOf = ({ path, value }: Change): string => `${path}=${JSON.stringify(value)}`

/** The server of one intake, in memory. It validates, versions and refuses like the real one. */
export class FakeIntakeServer {
  version = 0
  answers: Answers
  submissions: { key: string; answers: Answers }[] = []
  /** Every answer that it has ever stored. */
  readonly #ever = new Set<string>()

  constructor(prefill: Answers) {
    this.answers = prefill
    this.#remember({})
  }

  #remember(before: Answers): void {
    for (const change of changes(before, this.answers)) this.#ever.add(wordOf(change))
  }

  everHeld(change: Change): boolean {
    return this.#ever.has(wordOf(change))
  }

  read(): ServerDraft | null {
    if (this.submissions.length > 0) return null
    const { version, answers } = this
    return { version, answers, savedAt: version === 0 ? null : new Date().toISOString() }
  }

  keep({ version }: Pick<Draft, 'version'>, list: readonly Change[]): { version: number; savedAt: string } {
    if (this.submissions.length > 0) throw refusal(409, 'already_submitted')
    if (version !== this.version) throw refusal(409, 'draft_conflict')
    if (list.length === 0 || list.length > 500) throw refusal(400, 'invalid_request')
    const next = applyChanges(this.answers, list)
    if (validateDraft(intake, next).length > 0) throw refusal(422, 'invalid_answers')
    const before = this.answers
    this.answers = next
    this.version += 1
    this.#remember(before)
    return { version: this.version, savedAt: new Date().toISOString() }
  }

  submit({ key, answers, today }: PressedSubmission): void {
    const earlier = this.submissions.find((submission) => submission.key === key)
    const judged = visibleAnswers(intake, answers, today)
    if (earlier && sameJson(earlier.answers, judged)) return
    if (earlier) throw refusal(422, 'idempotency_key_reused')
    if (this.submissions.length > 0) throw refusal(409, 'already_submitted')
    if (validate(intake, answers, dateIn(new Date())).length > 0) throw refusal(422, 'invalid_answers')
    this.submissions.push({ key, answers: judged })
  }
}
