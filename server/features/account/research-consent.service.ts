import type { Calls } from '#contract/calls.ts'
import { ageOn, dateIn, isLocalDate } from '#domain/calendar/local-date.ts'
import { GUARDIAN_AGE } from '#domain/consents/consent.ts'
import { memberOf } from '#domain/questionnaires/answers.ts'
import { recordConsent } from '../../consents/consent-ledger.ts'
import type { Transaction } from '../../database/database.ts'
import { appendToLedger } from '../../erasure/erasure-ledger.ts'
import { openAnswers } from '../../forms/sealed-answers.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'
import { publishEvent } from '../../live-events/publish-event.ts'
import { findNewestSubmission, listResearchAnswers } from './account.repository.ts'
import { closingOf, type Ledger } from './own-files.service.ts'

type Consent = Calls['GET /api/account/research-consent']['response']
type Change = Calls['POST /api/account/research-consent']['body']

/** Whether the research consent is in force, for all files of the account, and all answers to it. */
export async function readResearchConsent(tx: Transaction): Promise<Consent> {
  const answers = await listResearchAnswers(tx, requireActor('client', tx))
  return {
    granted: answers[0]?.granted ?? false,
    history: answers.map(({ granted, at, notice_version, language }) => ({
      granted,
      at: at.toISOString(),
      noticeVersion: notice_version,
      language,
    })),
  }
}

/** The rider's age according to the newest form, on the rider's current day; undefined without a form. */
async function ageOf(tx: Transaction, accountId: string): Promise<number | undefined> {
  const newest = await findNewestSubmission(tx, accountId)
  if (!newest) return undefined
  const key = await tx.keys.of(newest.rider_id)
  const answers = openAnswers(key, { submission: newest.id }, newest.answers_sealed)
  const birth = memberOf(answers, 'dateOfBirth')
  if (typeof birth !== 'string' || !isLocalDate(birth)) return undefined
  return ageOn(birth, dateIn(tx.now, newest.time_zone ?? 'UTC'))
}

/**
 * Gives or withdraws the research consent. It applies to all files of the account at once.
 * @throws AppError `notice_version_unknown`; `invalid_request` with `too_young` when the rider is under 16
 */
export async function changeResearchConsent(
  tx: Transaction,
  change: Change,
  { erasureLedger }: Ledger,
): Promise<{ granted: boolean }> {
  const accountId = requireActor('client', tx)
  const age = change.granted ? await ageOf(tx, accountId) : undefined
  if (age !== undefined && age < GUARDIAN_AGE)
    throw new AppError('invalid_request', {
      problems: [{ path: ['granted'], code: 'too_young', params: { count: GUARDIAN_AGE } }],
    })
  await appendToLedger(erasureLedger, [closingOf(tx, accountId, 'research', !change.granted)])
  await recordConsent(tx, { ...change, purpose: 'research' })
  await publishEvent(tx, 'account', [accountId])
  return { granted: change.granted }
}
