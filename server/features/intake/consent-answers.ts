import type { ConsentPurpose } from '#domain/consents/consent.ts'
import type { Answers } from '#domain/questionnaires/answers.ts'
import { memberOf } from '#domain/questionnaires/answers.ts'
import type { Field, Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import { entriesOf } from '#domain/questionnaires/questionnaire.ts'
import { isShown } from '#domain/questionnaires/visible-answers.ts'
import { consentStands, recordConsent } from '../../consents/consent-ledger.ts'
import type { StatedPurpose } from '../../consents/consent-statement.ts'
import type { Transaction } from '../../database/database.ts'
import type { IntakeSession } from './intake.repository.ts'

/** A form as sent, on the rider's own day. */
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

/** The confirmation a parent or guardian gives for a rider who is under age. */
const GUARDIAN_FIELD = 'guardianConfirmed'

const granted = (answers: Answers, key: string) => memberOf(answers, key) === true

/** A field that is not asked of this rider takes back what was given elsewhere before: under 16 nothing stands. */
async function isDecided(
  tx: Transaction,
  field: ConsentField,
  { answers, today }: Sent,
  file: { riderId: string; before: Answers | undefined },
): Promise<boolean> {
  if (!isShown(field, answers, answers, today)) return consentStands(tx, field.consent, file.riderId)
  return !file.before || granted(file.before, field.key) !== granted(answers, field.key)
}

/**
 * Takes the consents of a form over into the ledger: of a first sending each one that was asked, of a
 * correction what it changed. Under 16 no research consent is asked, one given before ends, and a guardian's
 * confirmation is kept.
 * @param before the answers corrected; none on the first sending
 */
export async function takeOverConsents(
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
