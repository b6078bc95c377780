import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { IdentityHost } from '../base/host.ts'
import { openJson, sealJson } from '../base/sealed-json.ts'
import type { AuthorizationSecrets, ProviderName, ProviderTokens } from '../base/social-provider.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import {
  deleteFlowsBefore,
  type FlowState,
  findArrivedFlow,
  insertFlow,
  updateFlowArrived,
  updateFlowCode,
  updateFlowTries,
  updateFlowUsed,
} from './flow-state.repository.ts'

type Db = Kysely<IdentityDatabase>

const LIFE_MS = 5 * 60_000
const MAX_TRIES = 5
/** Flows are kept for a day after they expire, so that a late code is reported as expired, and a used one is known. */
const KEPT_MS = 86_400_000

const sealing = { begun: 'identity.flow_begun', tokens: 'identity.flow_tokens' } as const

/** The PKCE code challenge of the page (RFC 7636). */
export interface Challenge {
  challenge: string
  method: 's256' | 'plain'
}

/** What is known when the sign-in starts. */
export interface FlowStart extends AuthorizationSecrets {
  /** The validated redirect target of the page. */
  redirectTo: string
}

const flowStartSchema = z.object({ redirectTo: z.string(), nonce: z.string(), verifier: z.string() })
const tokensSchema = z.object({ accessToken: z.string(), refreshToken: z.string().exactOptional() })

export interface NewFlow {
  provider: ProviderName
  start: FlowStart
  /** Absent when the page uses no PKCE. */
  challenge?: Challenge | undefined
  /** The session of a person who links another provider. */
  linkingSessionId?: string | undefined
}

const expiry = (host: IdentityHost) => new Date(host.now().getTime() + LIFE_MS)

/**
 * Starts a sign-in with a provider. Returns the id, which the provider sends back as `state`, and the secret, which
 * stays in the browser.
 */
export async function startFlow(
  host: IdentityHost,
  db: Db,
  { provider, start, challenge, linkingSessionId }: NewFlow,
): Promise<{ id: string; browserSecret: string }> {
  const id = randomUUID()
  const browserSecret = randomBytes(32).toString('base64url')
  await insertFlow(db, {
    id,
    provider,
    begun_sealed: sealJson(host, sealing.begun, start, id),
    browser_hash: hashBrowserSecret(host, browserSecret),
    challenge: challenge?.challenge ?? null,
    challenge_method: challenge?.method ?? null,
    linking_session_id: linkingSessionId ?? null,
    expires_at: expiry(host),
    tries: 0,
  })
  return { id, browserSecret }
}

export interface ReturnedFlow {
  id: string
  provider: string
  start: FlowStart
  /** The page uses PKCE: it gets a code instead of a session. */
  withChallenge: boolean
  linkingSessionId: string | null
}

/**
 * Accepts a person's return from the provider, only in the browser that started the sign-in. A `state` is accepted
 * once, even if several requests arrive at the same time.
 */
export async function acceptReturn(
  host: IdentityHost,
  db: Db,
  { id, browserSecret }: { id: string; browserSecret: string },
): Promise<ReturnedFlow | 'bad_oauth_state' | 'flow_state_already_used'> {
  const inBrowser = { id, browserHash: hashBrowserSecret(host, browserSecret) }
  const flow = await updateFlowArrived(db, inBrowser, host.now())
  if (flow) return returnedFlow(host, flow)
  return (await findArrivedFlow(db, inBrowser)) ? 'flow_state_already_used' : 'bad_oauth_state'
}

const returnedFlow = (host: IdentityHost, flow: FlowState): ReturnedFlow => ({
  id: flow.id,
  provider: flow.provider,
  start: openJson(host, sealing.begun, { schema: flowStartSchema, sealed: flow.begun_sealed, row: flow.id }),
  withChallenge: flow.challenge !== null,
  linkingSessionId: flow.linking_session_id,
})

/** Issues the one authorization code that the page exchanges for a session within five minutes. */
export async function issueCode(
  host: IdentityHost,
  db: Db,
  id: string,
  { personId, tokens }: { personId: string; tokens: ProviderTokens },
): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  await updateFlowCode(db, id, {
    person_id: personId,
    code_hash: codeHash(host, code),
    tokens_sealed: sealJson(host, sealing.tokens, tokens, id),
    expires_at: expiry(host),
  })
  return code
}

export interface FinishedFlow {
  id: string
  personId: string
  provider: string
  tokens: ProviderTokens
}

/** A code that was sent again after it had been used, by whoever knows it. */
export interface UsedCode {
  personId: string
  /** The session that the code gave; null if it gave none. */
  givenSessionId: string | null
}

/**
 * Exchanges a code. The attempt is counted before the verifier is compared, so the transaction must commit even if a
 * refusal is returned.
 */
export async function redeemCode(
  host: IdentityHost,
  db: Db,
  code: string,
  verifier: string,
): Promise<FinishedFlow | UsedCode | 'flow_state_not_found' | 'flow_state_expired' | 'bad_code_verifier'> {
  const flow = await updateFlowTries(db, codeHash(host, code), MAX_TRIES)
  if (!flow?.person_id) return 'flow_state_not_found'
  if (flow.used_at) return { personId: flow.person_id, givenSessionId: flow.given_session_id }
  if (!flow.tokens_sealed) return 'flow_state_not_found'
  if (flow.expires_at <= host.now()) return 'flow_state_expired'
  if (!matchesChallenge(verifier, flow)) return 'bad_code_verifier'
  await updateFlowUsed(db, flow.id, host.now())
  const sealed = { schema: tokensSchema, sealed: flow.tokens_sealed, row: flow.id }
  const tokens = openJson(host, sealing.tokens, sealed)
  return { id: flow.id, personId: flow.person_id, provider: flow.provider, tokens }
}

/** RFC 7636, section 4.6; compared in constant time. */
function matchesChallenge(
  verifier: string,
  { challenge, challenge_method }: Pick<FlowState, 'challenge' | 'challenge_method'>,
): boolean {
  if (challenge === null) return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const expected = challenge_method === 's256' ? digest(verifier).toString('base64url') : verifier
  return timingSafeEqual(digest(expected), digest(challenge))
}

export const deleteExpiredFlows = (db: Db, now: Date): Promise<void> =>
  deleteFlowsBefore(db, new Date(now.getTime() - KEPT_MS))

const codeHash = (host: IdentityHost, code: string) => host.lookupHash('identity.auth_code', code)

const hashBrowserSecret = (host: IdentityHost, secret: string) =>
  host.lookupHash('identity.flow_browser', secret)
