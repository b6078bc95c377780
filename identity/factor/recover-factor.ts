import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { IdentityContext } from '../base/context.ts'
import type { IdentityHost } from '../base/host.ts'
import { readFields } from '../base/http/fields.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import { notifyChange } from '../event/notify-change.ts'
import { noteLockout, recordEvent } from '../event/sign-in-event.ts'
import { deleteTries } from '../one-time-token/code-try.repository.ts'
import { secondsToNextTry, spendTry, type TryBudget } from '../one-time-token/code-try.ts'
import { findPerson } from '../person/read-person.ts'
import type { Caller } from '../session/caller.ts'
import { TOTP_METHOD } from '../session/session.repository.ts'
import { changeAssurance, endSessions } from '../session/session.ts'
import { presentSession, type SignedIn } from '../session/session-body.ts'
import { lockCaller } from './assurance.ts'
import { deleteSecondFactors } from './factor.repository.ts'
import { isRecoveryCode } from './recovery-code.repository.ts'

const fields = z.object({ code: z.string().min(1).max(64) })

const budget: TryBudget = { kind: 'recovery_code', tries: 5, withinMs: 15 * 60_000 }

/**
 * Uses a recovery code instead of a lost second factor. All factors and codes are deleted, all other sessions end, and
 * this session continues at the first level with new tokens.
 */
export async function recoverFactor(context: IdentityContext, caller: Caller, request: FastifyRequest) {
  const { host } = context
  const { code } = readFields(fields, request.body)
  const outcome = await host.transaction((db) => redeem(host, db, caller, code))
  if (outcome instanceof IdentityRefusal) throw outcome
  return presentSession(context, outcome)
}

/** Returns refusals instead of throwing them, because the counted attempt must be committed. */
async function redeem(
  host: IdentityHost,
  db: Kysely<IdentityDatabase>,
  caller: Caller,
  code: string,
): Promise<SignedIn | IdentityRefusal> {
  const { person, session } = await lockCaller(host, db, caller)
  if (!(await spendTry(host, db, person.id, budget))) {
    noteLockout(host, person)
    const retryAfterSeconds = await secondsToNextTry(host, db, person.id, budget)
    return new IdentityRefusal('over_request_rate_limit', { retryAfterSeconds })
  }
  if (!(await isRecoveryCode(host, db, person.id, code))) {
    await recordEvent(host, db, person.id, 'factor_refused', 'recovery_code')
    return new IdentityRefusal('mfa_verification_failed', { text: 'Invalid recovery code' })
  }
  await deleteTries(db, person.id, budget.kind)
  await deleteSecondFactors(db, person.id)
  await endSessions(host, db, { personId: person.id, except: [session.id] })
  await notifyChange(host, db, 'factor_recovered', person)
  const methods = session.methods.filter(({ method }) => method !== TOTP_METHOD)
  const lowered = await changeAssurance(host, db, session, { aal: 'aal1', methods, factor_id: null })
  return { person: (await findPerson(host, db, person.id)) ?? person, session: lowered }
}
