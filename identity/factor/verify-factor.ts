import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { IdentityContext } from '../base/context.ts'
import type { IdentityHost } from '../base/host.ts'
import { readFields } from '../base/http/fields.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'
import type { AuthenticationMethod, IdentityDatabase } from '../base/tables.ts'
import { notifyChange } from '../event/notify-change.ts'
import { noteLockout, recordEvent } from '../event/sign-in-event.ts'
import { deleteTries } from '../one-time-token/code-try.repository.ts'
import { secondsToNextTry, spendTry, type TryBudget } from '../one-time-token/code-try.ts'
import { deleteContactChanges } from '../person/contact-change.repository.ts'
import type { PersonFactor } from '../person/person.ts'
import { findPerson } from '../person/read-person.ts'
import type { Caller } from '../session/caller.ts'
import { TOTP_METHOD } from '../session/session.repository.ts'
import { changeAssurance, endSessions, type Session } from '../session/session.ts'
import { presentSession, type SignedIn } from '../session/session-body.ts'
import { lockCaller } from './assurance.ts'
import { deleteUnverifiedFactors, findFactorSecret, updateFactorVerified } from './factor.repository.ts'
import {
  findChallenge,
  isAskedFrom,
  isChallengeOver,
  updateChallengeTries,
} from './factor-challenge.repository.ts'
import { factorIdOf, requireFactor } from './requested-factor.ts'
import { acceptedStep } from './totp.ts'

type Db = Kysely<IdentityDatabase>

const fields = z.object({ challenge_id: z.uuid(), code: z.string().min(1).max(64) })

/** Wrong codes in a row over all challenges. A new challenge allows no additional attempts. */
const budget: TryBudget = { kind: 'totp', tries: 10, withinMs: 3_600_000 }

interface ChallengeResponse {
  factorId: string
  challengeId: string
  code: string
  address: string
}

/**
 * Answers a challenge with the app's code. A correct code verifies the factor and raises this session, which gets new
 * tokens; earlier tokens become unknown. The person's sessions without a second factor end.
 */
export async function verifyFactor(context: IdentityContext, caller: Caller, request: FastifyRequest) {
  const { host } = context
  const factorId = factorIdOf(request)
  const { challenge_id, code } = readFields(fields, request.body)
  const answer = { factorId, challengeId: challenge_id, code, address: host.clientAddress(request) }
  const outcome = await host.transaction((db) => verifyChallenge(host, db, caller, answer))
  if (outcome instanceof IdentityRefusal) throw outcome
  return presentSession(context, outcome)
}

/** Returns refusals instead of throwing them, because the counted attempt must be committed. Concurrent calls wait. */
async function verifyChallenge(
  host: IdentityHost,
  db: Db,
  caller: Caller,
  answer: ChallengeResponse,
): Promise<SignedIn | IdentityRefusal> {
  const { person, session } = await lockCaller(host, db, caller)
  const factor = requireFactor(person, answer.factorId)
  await requireOpenChallenge(host, db, answer)
  if (!(await spendTry(host, db, person.id, budget))) {
    noteLockout(host, person)
    const retryAfterSeconds = await secondsToNextTry(host, db, person.id, budget)
    return new IdentityRefusal('over_request_rate_limit', { retryAfterSeconds })
  }
  const step = acceptedStep(await findFactorSecret(host, db, factor.id), answer.code, host.now())
  await updateChallengeTries(host, db, answer.challengeId, step !== undefined)
  if (step === undefined) {
    await recordEvent(host, db, person.id, 'factor_refused')
    return new IdentityRefusal('mfa_verification_failed')
  }
  await deleteTries(db, person.id, budget.kind)
  await updateFactorVerified(host, db, factor.id, step)
  return raiseAssurance(host, db, { person, session }, factor)
}

async function requireOpenChallenge(host: IdentityHost, db: Db, answer: ChallengeResponse): Promise<void> {
  const challenge = await findChallenge(db, answer.factorId, answer.challengeId)
  if (!challenge) throw new IdentityRefusal('mfa_factor_not_found', { status: 422 })
  if (challenge.used_at || !isAskedFrom(host, challenge, answer.address)) {
    throw new IdentityRefusal('mfa_ip_address_mismatch')
  }
  if (isChallengeOver(challenge, host.now())) throw new IdentityRefusal('mfa_challenge_expired')
}

async function raiseAssurance(
  host: IdentityHost,
  db: Db,
  { person, session }: Pick<Caller, 'person' | 'session'>,
  factor: PersonFactor,
): Promise<SignedIn> {
  const raised = await changeAssurance(host, db, session, {
    aal: 'aal2',
    methods: withTotp(session, host.now()),
    factor_id: factor.id,
  })
  await recordEvent(host, db, person.id, 'factor_shown', TOTP_METHOD)
  await endSessions(host, db, { personId: person.id, belowFullAssurance: true })
  await deleteUnverifiedFactors(db, person.id)
  if (factor.status === 'unverified') {
    // Changes that were started before the second factor existed did not require it.
    await deleteContactChanges(db, person.id)
    await notifyChange(host, db, 'factor_added', person)
  }
  return { person: (await findPerson(host, db, person.id)) ?? person, session: raised }
}

/** The methods with TOTP as the newest. Each method occurs once. */
function withTotp({ methods }: Pick<Session, 'methods'>, now: Date): AuthenticationMethod[] {
  const shown = { method: TOTP_METHOD, timestamp: Math.floor(now.getTime() / 1000) }
  return [shown, ...methods.filter(({ method }) => method !== TOTP_METHOD)]
}
