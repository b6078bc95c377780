import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { IdentityHost } from '../host.ts'
import type { IdentityDatabase } from '../tables.ts'

type Db = Kysely<IdentityDatabase>

/** A way to sign in that leads over somebody else's pages. */
export type Provider = 'google' | 'facebook'

const LIFE_MS = 5 * 60_000
const MAX_TRIES = 5

export interface Challenge {
  challenge: string
  method: 's256' | 'plain'
}

const fromNow = (host: IdentityHost) => new Date(host.now().getTime() + LIFE_MS)

/** Begins a sign-in with a provider. Returns the id that travels there and back as `state`. */
export async function beginFlow(
  host: IdentityHost,
  db: Db,
  provider: Provider,
  { challenge, method }: Challenge,
): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('identity.flow_state')
    .values({ id, provider, challenge, challenge_method: method, expires_at: fromNow(host), tries: 0 })
    .execute()
  return id
}

/**
 * The person came back from the provider: makes the one code that the page exchanges for a session. Of many who come
 * back with one state one gets it. Five minutes for it count from here.
 */
export async function claimFlow(
  host: IdentityHost,
  db: Db,
  { id, provider, personId }: { id: string; provider: Provider; personId: string },
): Promise<{ code: string } | 'bad_oauth_state' | 'flow_state_already_used'> {
  const code = randomUUID()
  const claimed = await db
    .updateTable('identity.flow_state')
    .set({ person_id: personId, code_hash: codeHash(host, code), expires_at: fromNow(host) })
    .where('id', '=', id)
    .where('provider', '=', provider)
    .where('person_id', 'is', null)
    .where('expires_at', '>', host.now())
    .returning('id')
    .executeTakeFirst()
  if (claimed) return { code }
  const used = await db
    .selectFrom('identity.flow_state')
    .select('id')
    .where('id', '=', id)
    .where('provider', '=', provider)
    .where('person_id', 'is not', null)
    .executeTakeFirst()
  return used ? 'flow_state_already_used' : 'bad_oauth_state'
}

export interface FinishedFlow {
  personId: string
  provider: string
}

/**
 * Exchanges a code: the try is spent first, then the verifier compared. The transaction must commit also when a
 * refusal is returned.
 */
export async function redeemFlow(
  host: IdentityHost,
  db: Db,
  code: string,
  verifier: string,
): Promise<FinishedFlow | 'flow_state_not_found' | 'flow_state_expired' | 'bad_code_verifier'> {
  const flow = await db
    .updateTable('identity.flow_state')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('code_hash', '=', codeHash(host, code))
    .where('tries', '<', MAX_TRIES)
    .returningAll()
    .executeTakeFirst()
  if (!flow?.person_id) return 'flow_state_not_found'
  if (flow.expires_at <= host.now()) return 'flow_state_expired'
  if (!answers(verifier, flow.challenge, flow.challenge_method)) return 'bad_code_verifier'
  await db.deleteFrom('identity.flow_state').where('id', '=', flow.id).execute()
  return { personId: flow.person_id, provider: flow.provider }
}

/** RFC 7636, section 4.6; compared in constant time. */
function answers(verifier: string, challenge: string, method: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const answer = method === 's256' ? digest(verifier).toString('base64url') : verifier
  return timingSafeEqual(digest(answer), digest(challenge))
}

/** A day later than they ran out: until then a late code is told that it is late. */
export async function removeExpiredFlows(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 86_400_000)
  await db.deleteFrom('identity.flow_state').where('expires_at', '<=', before).execute()
}

const codeHash = (host: IdentityHost, code: string) => host.lookupHash('identity.auth_code', code)
