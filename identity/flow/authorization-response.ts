import type { IdentityRefusal, RefusalCode } from '../base/http/refusal.ts'
import type { ProviderTokens } from '../base/social-provider.ts'

export type Parameters = Record<string, string>

/** The OAuth error code for a status (RFC 6749, section 4.1.2.1). */
const errorOfStatus: Partial<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  503: 'temporarily_unavailable',
}

/** Refusals that OAuth reports as `access_denied`, whatever their status elsewhere. */
const denialCodes: readonly RefusalCode[] = [
  'user_banned',
  'signup_disabled',
  'provider_email_needs_verification',
]

/** The page with the error in query and fragment; an untrusted page gets it in the query only. */
export const withRefusal = (page: string, { code, status, message }: IdentityRefusal, where?: 'query only') =>
  withError(
    page,
    {
      error: denialCodes.includes(code) ? 'access_denied' : (errorOfStatus[status] ?? 'server_error'),
      error_code: code,
      error_description: message,
    },
    where,
  )

export function withError(page: string, parameters: Parameters, where?: 'query only'): string {
  const url = withoutResponse(page)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  if (!where) url.hash = fragment(parameters)
  return url.href
}

export function withCode(page: string, code: string): string {
  const url = withoutResponse(page)
  url.searchParams.set('code', code)
  return url.href
}

interface SessionBody {
  access_token: string
  token_type: string
  expires_in: number
  expires_at: number
  refresh_token: string
}

/** The page with the session in its fragment, which is not sent to any server. */
export function withSession(page: string, session: SessionBody, tokens: ProviderTokens): string {
  const url = withoutResponse(page)
  url.hash = fragment({
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
    ...presentTokens(tokens),
  })
  return url.href
}

/** The provider's tokens in the protocol's field names. */
export const presentTokens = ({ accessToken, refreshToken }: ProviderTokens) => ({
  provider_token: accessToken,
  ...(refreshToken && { provider_refresh_token: refreshToken }),
})

/** `sb` marks the fragment as part of this protocol. */
const fragment = (parameters: Parameters) => new URLSearchParams({ ...parameters, sb: '' }).toString()

/** Removes response parameters that were already part of the page's URL. */
function withoutResponse(page: string): URL {
  const url = new URL(page)
  for (const name of ['code', 'error', 'error_code', 'error_description']) url.searchParams.delete(name)
  url.hash = ''
  return url
}
