import { randomUUID } from 'node:crypto'
import type { Calls } from '#contract/calls.ts'
import { created, recordAudit } from '../../audit/audit.ts'
import { recordConsent } from '../../consents/consent-ledger.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'
import { accountUserOf } from '../../people/account-user.ts'
import { findListedFitter } from '../../people/people.repository.ts'
import { riderPlace } from '../../people/rider-contact.ts'
import { findFileWith, findOwnAccount, insertFile, insertSession, lockFileOf } from './start.repository.ts'

type Start = Calls['POST /api/intakes']

/** Creates the client's file at a fitter, with a key of its own and the account's data. */
async function makeFile(tx: Transaction, accountId: string, fitterId: string): Promise<string> {
  const id = randomUUID()
  const user = await accountUserOf(tx, accountId)
  const account = await findOwnAccount(tx, accountId)
  const key = await tx.keys.make(id)
  const file = {
    id,
    fitter_id: fitterId,
    account_id: accountId,
    name_sealed: user?.name ? key.seal(riderPlace(id, 'name'), user.name) : null,
    email_sealed: user?.email ? key.seal(riderPlace(id, 'email'), user.email) : null,
    email_hash: account.proven,
    language: account.language,
    region: account.region,
  }
  await insertFile(tx, file)
  await recordAudit(tx, {
    action: 'rider.created',
    entity: 'rider',
    entityId: id,
    fitterId,
    riderId: id,
    accountId,
    changes: created({ account_id: accountId, name: file.name_sealed, email: file.email_sealed }),
  })
  return id
}

async function makeSession(tx: Transaction, fitterId: string, riderId: string): Promise<string> {
  const id = randomUUID()
  await insertSession(tx, { id, fitter_id: fitterId, rider_id: riderId })
  await recordAudit(tx, {
    action: 'session.created',
    entity: 'session',
    entityId: id,
    fitterId,
    riderId,
    changes: created({ created_at: tx.now }),
  })
  return id
}

/**
 * Begins an intake with a listed fitter. The client's file with this fitter is used, or created. If it has an open
 * intake, that one is returned. A second one beside a submitted intake that waits for its fit is only begun if
 * `another` says so. The consent to the fit is recorded.
 * @throws AppError `not_found` when no listed fitter has this slug, `notice_version_unknown`, `session_waiting`
 */
export async function beginIntake(tx: Transaction, body: Start['body']): Promise<Start['response']> {
  const clientId = requireActor('client', tx)
  const fitterId = await findListedFitter(tx, body.fitter)
  if (!fitterId) throw new AppError('not_found')
  await lockFileOf(tx, clientId, fitterId)
  const file = await findFileWith(tx, clientId, fitterId)
  const riderId = file?.riderId ?? (await makeFile(tx, clientId, fitterId))
  if (file?.submittedAt && !body.another)
    throw new AppError('session_waiting', { params: { sessionId: file.sessionId ?? '' } })
  const open = file?.submittedAt ? null : file?.sessionId
  const sessionId = open ?? (await makeSession(tx, fitterId, riderId))
  await recordConsent(tx, {
    ...body.consent,
    purpose: 'fit',
    granted: true,
    file: { riderId, fitterId },
  })
  return { id: sessionId, sessionId }
}
