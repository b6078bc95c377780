import type { UserMetadata } from './user-metadata.ts'

/** An external identity provider. */
export type ProviderName = 'google' | 'facebook'

export const providerNames = ['google', 'facebook'] as const satisfies readonly ProviderName[]

/** Secrets that are created for each sign-in and checked when the person returns. */
export interface AuthorizationSecrets {
  /** Expected in the id_token. */
  nonce: string
  /** PKCE code verifier for the provider. */
  verifier: string
}

export interface AuthorizationRequest extends AuthorizationSecrets {
  state: string
  redirectUri: string
  /** Requested in addition to the default scopes. */
  scopes: string[]
  /** Further parameters from the page, without reserved names. */
  extra: Record<string, string>
}

export interface AuthorizationResponse extends AuthorizationSecrets {
  state: string
  redirectUri: string
  /** The query parameters with which the person returned. */
  parameters: URLSearchParams
}

/** Given to the page once; this service does not use them. */
export interface ProviderTokens {
  accessToken: string
  refreshToken?: string
}

/** A person's profile at a provider. */
export interface ProviderProfile {
  provider: ProviderName
  /** The provider's identifier of the account. It never changes and is never reassigned. */
  subject: string
  /** The canonical address; absent if it cannot receive mail. */
  address?: string
  addressVerified: boolean
  /** In the protocol's field names. It becomes the identity's data. */
  data: UserMetadata
}

export interface IdTokenProof {
  idToken: string
  accessToken?: string | undefined
  nonce?: string | undefined
}

/** One provider. Every method may use the network: never call one inside a transaction. */
export interface SocialProvider {
  /** The authorization URL. Throws `ProviderUnavailable`. */
  authorizationUrl(request: AuthorizationRequest): Promise<URL>
  /** Exchanges the authorization response. Throws `ProviderRefused` or `ProviderUnavailable`. */
  exchange(answer: AuthorizationResponse): Promise<{ profile: ProviderProfile; tokens: ProviderTokens }>
  /** Verifies an id_token that a page obtained itself. Throws `ProviderRefused` or `ProviderUnavailable`. */
  verifyIdToken(proof: IdTokenProof): Promise<ProviderProfile>
}

/** The configured providers. */
export type Providers = Partial<Record<ProviderName, SocialProvider>>

/** The provider's response was rejected. `reason` is a code of a library or our own, safe to log. */
export class ProviderRefused extends Error {
  readonly reason: string

  constructor(reason: string) {
    super('the provider does not vouch for this')
    this.reason = reason
  }
}

/** The provider could not be reached. */
export class ProviderUnavailable extends Error {
  readonly reason: string

  constructor(reason: string) {
    super('the provider could not be asked')
    this.reason = reason
  }
}
