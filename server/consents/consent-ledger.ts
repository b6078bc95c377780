import { createHash, randomUUID } from 'node:crypto'
import { NOTICE_VERSION } from '#domain/product.ts'
import { isLanguage, type Language, pseudoLanguage } from '#locales/languages.ts'
import { offeredLanguage } from '#locales/offered-languages.ts'
import { created, recordAudit } from '../audit/audit.ts'
import type { Transaction } from '../database/database.ts'
import { AppError } from '../http/problem.ts'
import { consentStatement, type StatedPurpose } from './consent-statement.ts'
import { findNewestConsent, insertConsent } from './consents.repository.ts'

/** One answer to a consent. */
export interface GivenConsent {
  purpose: StatedPurpose
  granted: boolean
  noticeVersion: string
  language: string
  /** The fitter's file in which it was given; absent for a consent of the whole account. */
  file?: { riderId: string; fitterId: string }
}

/** Whether a consent is in force: the newest answer of the client, or of the guest for this file, grants it. */
export async function isConsentInForce(
  tx: Transaction,
  purpose: StatedPurpose,
  riderId: string,
): Promise<boolean> {
  const newest = await findNewestConsent(tx, purpose, riderId)
  return newest?.granted ?? false
}

/**
 * The language of the statement that is hashed: the one in which it was shown. The pseudo-language, and languages that
 * are not offered, show English statements.
 */
function statementLanguage(language: string): Language {
  if (isLanguage(language) || language === pseudoLanguage) return offeredLanguage(language)
  throw new AppError('invalid_request', { problems: [{ path: ['language'], code: 'invalid_value' }] })
}

/**
 * Adds one line to the consent ledger, with its audit entry. The actor is the rider, as a guest or with an account.
 * @throws AppError `notice_version_unknown` for a notice other than the one in force, `invalid_request` for a
 *   language that the notice is not shown in
 */
export async function recordConsent(tx: Transaction, consent: GivenConsent): Promise<void> {
  const { purpose, granted, noticeVersion, language, file } = consent
  if (noticeVersion !== NOTICE_VERSION) throw new AppError('notice_version_unknown')
  const statement = await consentStatement(purpose, statementLanguage(language))
  const id = randomUUID()
  const { actor } = tx
  const accountId = actor.kind === 'client' ? actor.id : null
  const line = insertConsent(tx, {
    id,
    account_id: accountId,
    rider_id: file?.riderId ?? null,
    purpose,
    granted,
    notice_version: noticeVersion,
    text_hash: createHash('sha256').update(statement).digest(),
    language,
    at: tx.now,
    actor: purpose === 'guardian' ? 'guardian' : actor.kind,
  })
  tx.defer(line)
  await recordAudit(tx, {
    action: 'consent.changed',
    entity: 'consent',
    entityId: id,
    fitterId: file?.fitterId ?? null,
    riderId: file?.riderId ?? null,
    accountId,
    changes: created({ purpose, granted, notice_version: noticeVersion, language }),
  })
}
