import { randomUUID } from 'node:crypto'
import type { Calls } from '#contract/calls.ts'
import { created, recordAudit } from '../../audit/audit.ts'
import { recordConsent } from '../../consents/consent-ledger.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'
import { accountUserOf } from '../../people/account-user.ts'
import { riderPlace } from '../../people/rider-contact.ts'
import {
  findFileWith,
  findListedFitter,
  findOwnAccount,
  insertFile,
  insertSession,
  lockFileOf,
} from './start.repository.ts'

type Start = Calls['POST /api/intakes']

/** A file of the client for a fitter, with a key of its own; it begins with what the account knows. */
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
 * Begins an intake with a listed fitter: the client's file with them is made, or the one there is goes on;
 * an intake that is still open with them is the one answered. The consent to the fit is kept.
 * @throws AppError `not_found` when no listed fitter has this page, `notice_version_unknown`
 */
export async function beginIntake(tx: Transaction, body: Start['body']): Promise<Start['response']> {
  const clientId = requireActor('client', tx)
  const fitterId = await findListedFitter(tx, body.fitter)
  if (!fitterId) throw new AppError('not_found')
  await lockFileOf(tx, clientId, fitterId)
  const file = await findFileWith(tx, clientId, fitterId)
  const riderId = file?.riderId ?? (await makeFile(tx, clientId, fitterId))
  const sessionId = file?.sessionId ?? (await makeSession(tx, fitterId, riderId))
  await recordConsent(tx, {
    ...body.consent,
    purpose: 'fit',
    granted: true,
    file: { riderId, fitterId },
  })
  return { id: sessionId, sessionId }
}
