import type { ConsentPurpose } from '#domain/consents/consent.ts'
import type { Answers } from '#domain/questionnaires/answers.ts'
import { memberOf } from '#domain/questionnaires/answers.ts'
import type { Field, Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import { entriesOf } from '#domain/questionnaires/questionnaire.ts'
import { isShown } from '#domain/questionnaires/visible.ts'
import { recordConsent } from '../../consents/consent-ledger.ts'
import type { StatedPurpose } from '../../consents/consent-statement.ts'
import type { UseCase } from '../../database/database.ts'
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

/**
 * Takes the consents of a form over into the ledger: of a first sending each one that was asked, of a
 * correction what it changed. Under 16 no research consent is asked, and a guardian's confirmation is kept.
 * @param before the answers corrected; none on the first sending
 */
export async function takeOverConsents(
  useCase: UseCase,
  session: IntakeSession,
  sent: Sent,
  before?: Answers,
): Promise<void> {
  const { questionnaire, answers, today } = sent
  const asked = consentFields(questionnaire)
    .filter((field) =>
      before
        ? granted(before, field.key) !== granted(answers, field.key)
        : isShown(field, answers, answers, today),
    )
    .map((field): [StatedPurpose, boolean] => [field.consent, granted(answers, field.key)])
  const confirmed = granted(answers, GUARDIAN_FIELD) && !(before && granted(before, GUARDIAN_FIELD))
  const lines: readonly (readonly [StatedPurpose, boolean])[] = confirmed
    ? [...asked, ['guardian', true]]
    : asked
  for (const [purpose, given] of lines)
    await recordConsent(useCase, {
      purpose,
      granted: given,
      noticeVersion: sent.noticeVersion,
      language: sent.language,
      file: { riderId: session.rider_id, fitterId: session.fitter_id },
    })
}
