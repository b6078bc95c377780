import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { IdentityHost } from '../base/host.ts'
import type { FlowSecrets, ProviderName, ProviderTokens } from '../base/social-provider.ts'
import type { FlowStateTable, IdentityDatabase } from '../base/tables.ts'

type Db = Kysely<IdentityDatabase>

const LIFE_MS = 5 * 60_000
const MAX_TRIES = 5

const sealing = { begun: 'identity.flow_begun', tokens: 'identity.flow_tokens' } as const

export interface Challenge {
  challenge: string
  method: 's256' | 'plain'
}

/** What is decided when the sign-in begins and not asked again. */
export interface Begun extends FlowSecrets {
  /** Where the page wants the person back, checked. */
  redirectTo: string
}

export interface NewFlow {
  provider: ProviderName
  begun: Begun
  /** Absent: the page asked without PKCE. */
  challenge?: Challenge | undefined
  /** The session of somebody who adds this way to sign in. */
  linkingSessionId?: string | undefined
}

const fromNow = (host: IdentityHost) => new Date(host.now().getTime() + LIFE_MS)

/**
 * Begins a sign-in with a provider. Returns the id that travels there and back as `state`, and the secret that stays
 * in the browser.
 */
export async function beginFlow(
  host: IdentityHost,
  db: Db,
  { provider, begun, challenge, linkingSessionId }: NewFlow,
): Promise<{ id: string; browserSecret: string }> {
  const id = randomUUID()
  const browserSecret = randomBytes(32).toString('base64url')
  await db
    .insertInto('identity.flow_state')
    .values({
      id,
      provider,
      begun_sealed: host.seal(sealing.begun, JSON.stringify(begun), id),
      browser_hash: browserHash(host, browserSecret),
      challenge: challenge?.challenge ?? null,
      challenge_method: challenge?.method ?? null,
      linking_session_id: linkingSessionId ?? null,
      expires_at: fromNow(host),
      tries: 0,
    })
    .execute()
  return { id, browserSecret }
}

export interface TakenFlow {
  id: string
  provider: string
  begun: Begun
  /** The page asked with PKCE: it gets a code, not a session. */
  withChallenge: boolean
  linkingSessionId: string | null
}

/**
 * The person came back from the provider, in the browser in which they left. Of many who come back with one state one
 * is let through, and no other browser.
 */
export async function takeFlow(
  host: IdentityHost,
  db: Db,
  { id, browserSecret }: { id: string; browserSecret: string },
): Promise<TakenFlow | 'bad_oauth_state' | 'flow_state_already_used'> {
  const mine = browserHash(host, browserSecret)
  const flow = await db
    .updateTable('identity.flow_state')
    .set({ arrived_at: host.now() })
    .where('id', '=', id)
    .where('browser_hash', '=', mine)
    .where('arrived_at', 'is', null)
    .where('expires_at', '>', host.now())
    .returningAll()
    .executeTakeFirst()
  if (flow) return taken(host, flow)
  const used = await db
    .selectFrom('identity.flow_state')
    .select('id')
    .where('id', '=', id)
    .where('browser_hash', '=', mine)
    .where('arrived_at', 'is not', null)
    .executeTakeFirst()
  return used ? 'flow_state_already_used' : 'bad_oauth_state'
}

const taken = (host: IdentityHost, flow: Selectable<FlowStateTable>): TakenFlow => ({
  id: flow.id,
  provider: flow.provider,
  begun: JSON.parse(host.open(sealing.begun, flow.begun_sealed, flow.id)),
  withChallenge: flow.challenge !== null,
  linkingSessionId: flow.linking_session_id,
})

/** It is known who came back: makes the one code that the page exchanges for a session, within five minutes from here. */
export async function finishFlow(
  host: IdentityHost,
  db: Db,
  id: string,
  { personId, tokens }: { personId: string; tokens: ProviderTokens },
): Promise<string> {
  const code = randomUUID()
  await db
    .updateTable('identity.flow_state')
    .set({
      person_id: personId,
      code_hash: codeHash(host, code),
      tokens_sealed: host.seal(sealing.tokens, JSON.stringify(tokens), id),
      expires_at: fromNow(host),
    })
    .where('id', '=', id)
    .where('code_hash', 'is', null)
    .executeTakeFirstOrThrow()
  return code
}

export interface FinishedFlow {
  personId: string
  provider: string
  tokens: ProviderTokens
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
  if (!flow?.person_id || !flow.tokens_sealed) return 'flow_state_not_found'
  if (flow.expires_at <= host.now()) return 'flow_state_expired'
  if (!answers(verifier, flow)) return 'bad_code_verifier'
  await db.deleteFrom('identity.flow_state').where('id', '=', flow.id).execute()
  const tokens: ProviderTokens = JSON.parse(host.open(sealing.tokens, flow.tokens_sealed, flow.id))
  return { personId: flow.person_id, provider: flow.provider, tokens }
}

/** RFC 7636, section 4.6; compared in constant time. */
function answers(
  verifier: string,
  { challenge, challenge_method }: Pick<Selectable<FlowStateTable>, 'challenge' | 'challenge_method'>,
): boolean {
  if (challenge === null) return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const answer = challenge_method === 's256' ? digest(verifier).toString('base64url') : verifier
  return timingSafeEqual(digest(answer), digest(challenge))
}

/** A day later than they ran out: until then a late code is told that it is late. */
export async function removeExpiredFlows(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 86_400_000)
  await db.deleteFrom('identity.flow_state').where('expires_at', '<=', before).execute()
}

const codeHash = (host: IdentityHost, code: string) => host.lookupHash('identity.auth_code', code)

const browserHash = (host: IdentityHost, secret: string) => host.lookupHash('identity.flow_browser', secret)
