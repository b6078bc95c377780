import type { ConsentPurpose } from '#domain/consents/consent.ts'
import type { Answers } from '#domain/questionnaires/answers.ts'
import { memberOf } from '#domain/questionnaires/answers.ts'
import type { Field, Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import { entriesOf } from '#domain/questionnaires/questionnaire.ts'
import { isShown } from '#domain/questionnaires/visible-answers.ts'
import { isConsentInForce, recordConsent } from '../../consents/consent-ledger.ts'
import type { StatedPurpose } from '../../consents/consent-statement.ts'
import type { Transaction } from '../../database/database.ts'
import type { IntakeSession } from './intake.repository.ts'

/** A submitted form, with the rider's local date. */
export interface Sent {
  questionnaire: Questionnaire
  answers: Answers
  today: string
  language: string
  noticeVersion: string
}

type ConsentField = Field & { consent: ConsentPurpose }

/** The fields of a form whose answer is a consent. */
export function consentFields(questionnaire: Questionnaire): ConsentField[] {
  return entriesOf(questionnaire).flatMap((entry) =>
    entry.kind === 'boolean' && entry.consent ? [{ ...entry, consent: entry.consent }] : [],
  )
}

/** The field in which a parent or guardian confirms for a minor. */
const GUARDIAN_FIELD = 'guardianConfirmed'

const granted = (answers: Answers, key: string) => memberOf(answers, key) === true

/** Whether an answer changes the ledger. A hidden field, as under 16, withdraws an earlier consent. */
async function isDecided(
  tx: Transaction,
  field: ConsentField,
  { answers, today }: Sent,
  file: { riderId: string; before: Answers | undefined },
): Promise<boolean> {
  if (!isShown(field, answers, answers, today)) return isConsentInForce(tx, field.consent, file.riderId)
  return !file.before || granted(file.before, field.key) !== granted(answers, field.key)
}

/**
 * Records the consents of a form in the ledger: all of them on the first submission, the changed ones on a correction.
 * Under 16 there is no research consent: an earlier one is withdrawn, and the guardian's confirmation is recorded.
 * @param before the answers before a correction
 */
export async function recordFormConsents(
  tx: Transaction,
  session: IntakeSession,
  sent: Sent,
  before?: Answers,
): Promise<void> {
  const { questionnaire, answers } = sent
  const { rider_id: riderId, fitter_id: fitterId } = session
  const lines: [StatedPurpose, boolean][] = []
  for (const field of consentFields(questionnaire))
    if (await isDecided(tx, field, sent, { riderId, before }))
      lines.push([field.consent, granted(answers, field.key)])
  if (granted(answers, GUARDIAN_FIELD) && !(before && granted(before, GUARDIAN_FIELD)))
    lines.push(['guardian', true])
  for (const [purpose, given] of lines)
    await recordConsent(tx, {
      purpose,
      granted: given,
      noticeVersion: sent.noticeVersion,
      language: sent.language,
      file: { riderId, fitterId },
    })
}
