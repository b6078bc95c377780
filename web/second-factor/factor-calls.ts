import type { Factor, GoTrueClient } from '@supabase/auth-js'
import { PRODUCT_NAME } from '#domain/product.ts'
import { noticingRetryAfter } from '#web/sign-in-client/retry-after.ts'

/** A refusal of the embedded service's own calls. It has the same codes as the sign-in client's errors. */
class FactorCallError extends Error {
  override readonly name: string
  readonly code: string
  readonly status: number

  constructor(status: number, code: string) {
    super(`${status}: ${code}`)
    // A proxy's response while the service is down can be retried. The sign-in client treats it the same way.
    this.name = status >= 502 ? 'AuthRetryableFetchError' : 'FactorCallError'
    this.status = status
    this.code = code
  }
}

/** An authenticator app that is being set up as the second factor. */
export interface BegunFactor {
  factorId: string
  /** The content of the QR code: `otpauth://…`. */
  uri: string
  /** The same secret as text, in groups of four. */
  secret: string
}

/** Whether the service has recovery codes. Only the embedded one has them; a hosted service has its own recovery. */
export const hasRecoveryCodes = (authUrl: string): boolean => authUrl.startsWith('/')

/** The person's confirmed authenticator apps, read from the service. Throws the sign-in client's error. */
export async function verifiedFactors(client: GoTrueClient): Promise<Factor[]> {
  const { data, error } = await client.mfa.listFactors()
  if (error) throw error
  return data.totp
}

/** Whether the person has a second factor that this session has not verified yet. */
export async function factorIsAsked(client: GoTrueClient): Promise<boolean> {
  const { data, error } = await client.mfa.getAuthenticatorAssuranceLevel()
  if (error) throw error
  return data.nextLevel === 'aal2' && data.currentLevel !== 'aal2'
}

/** Begins to set up a second factor. One that was begun earlier and never confirmed is deleted. */
export async function beginFactor(client: GoTrueClient): Promise<BegunFactor> {
  const { data: listed, error: unlisted } = await client.mfa.listFactors()
  if (unlisted) throw unlisted
  for (const { id, status } of listed.all) {
    if (status === 'unverified') await client.mfa.unenroll({ factorId: id })
  }
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', issuer: PRODUCT_NAME })
  if (error) throw error
  const { id, totp } = data
  return { factorId: id, uri: totp.uri, secret: inGroups(totp.secret) }
}

/** As `beginFactor`, where nobody can sign in again in place: a sign-in that is too old counts as none. */
export async function beginFactorNow(client: GoTrueClient): Promise<BegunFactor> {
  try {
    return await beginFactor(client)
  } catch (error) {
    const isOld = error instanceof Error && 'code' in error && error.code === 'reauthentication_needed'
    throw isOld ? new FactorCallError(403, 'session_not_found') : error
  }
}

const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

/** Confirms a new factor with the app's first code. The factor is active from then on, and this session is verified. */
export async function confirmFactor(client: GoTrueClient, factorId: string, code: string): Promise<void> {
  const { error } = await client.mfa.challengeAndVerify({ factorId, code })
  if (error) throw error
}

/** Verifies the second factor for this session with a code of any of the person's apps. */
export async function proveFactor(client: GoTrueClient, code: string): Promise<void> {
  const factors = await verifiedFactors(client)
  let refused: Error | null = new FactorCallError(422, 'mfa_factor_not_found')
  for (const { id } of factors) {
    const { error } = await client.mfa.challengeAndVerify({ factorId: id, code })
    refused = error
    if (error?.code !== 'mfa_verification_failed') break
  }
  if (refused) throw refused
}

/**
 * Removes a second factor. The session then counts as one without it. Requires a session that has verified the factor.
 */
export async function removeFactor(client: GoTrueClient, factorId: string): Promise<void> {
  const { error } = await client.mfa.unenroll({ factorId })
  if (error) throw error
  const { error: stale } = await client.refreshSession()
  if (stale) throw stale
}

interface OwnCall {
  method: 'GET' | 'POST'
  path: 'recovery-codes' | 'recover'
  body?: object
}

async function askOwn(client: GoTrueClient, authUrl: string, { method, path, body }: OwnCall) {
  const { data, error } = await client.getSession()
  if (error) throw error
  if (!data.session) throw new FactorCallError(403, 'session_not_found')
  const response = await noticingRetryAfter(`${authUrl}/factors/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${data.session.access_token}`,
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) throw new FactorCallError(response.status, textIn(answer, 'code') ?? 'unexpected_failure')
  return answer
}

function valueIn(answer: unknown, key: string): unknown {
  return typeof answer === 'object' && answer !== null
    ? Object.entries(answer).find(([name]) => name === key)?.[1]
    : null
}

const textIn = (answer: unknown, key: string): string | null => {
  const value = valueIn(answer, key)
  return typeof value === 'string' && value !== '' ? value : null
}

/** Makes ten new recovery codes. They are returned only once, and earlier codes stop working. */
export async function newRecoveryCodes(client: GoTrueClient, authUrl: string): Promise<string[]> {
  const codes = valueIn(await askOwn(client, authUrl, { method: 'POST', path: 'recovery-codes' }), 'codes')
  if (!Array.isArray(codes)) throw new FactorCallError(500, 'unexpected_failure')
  return codes.filter((code) => typeof code === 'string')
}

/** The number of unused recovery codes. */
export async function recoveryCodesLeft(client: GoTrueClient, authUrl: string): Promise<number> {
  const remaining = valueIn(
    await askOwn(client, authUrl, { method: 'GET', path: 'recovery-codes' }),
    'remaining',
  )
  return typeof remaining === 'number' ? remaining : 0
}

interface Recovery {
  code: string
  /**
   * Called when the code was right and the second factor is removed, before this session continues with its new tokens.
   */
  onUsed?: () => void
}

/**
 * Uses a recovery code. The second factor and all codes are deleted and all other sessions end. This session continues
 * with new tokens, and the client's listener gets an event.
 */
export async function recover(
  client: GoTrueClient,
  authUrl: string,
  { code, onUsed }: Recovery,
): Promise<void> {
  const session = await askOwn(client, authUrl, { method: 'POST', path: 'recover', body: { code } })
  const access_token = textIn(session, 'access_token')
  const refresh_token = textIn(session, 'refresh_token')
  if (!access_token || !refresh_token) throw new FactorCallError(500, 'unexpected_failure')
  onUsed?.()
  const { error } = await client.setSession({ access_token, refresh_token })
  if (error) throw error
}
