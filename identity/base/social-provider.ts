import type { UserMetadata } from './user-metadata.ts'

/** A way to sign in that leads over somebody else's pages. */
export type ProviderName = 'google' | 'facebook'

export const providerNames = ['google', 'facebook'] as const satisfies readonly ProviderName[]

/** What is made anew for each sign-in and must come back with it. */
export interface AuthorizationSecrets {
  /** Stands in the id_token. */
  nonce: string
  /** PKCE towards the provider. */
  verifier: string
}

export interface AuthorizationRequest extends AuthorizationSecrets {
  state: string
  redirectUri: string
  /** Asked for beside the usual ones. */
  scopes: string[]
  /** What the page wants the provider to be told, reserved names already left out. */
  extra: Record<string, string>
}

export interface AuthorizationResponse extends AuthorizationSecrets {
  state: string
  redirectUri: string
  /** What the provider sent the person back with. */
  parameters: URLSearchParams
}

/** Given to the page once; this service does not keep or use them. */
export interface ProviderTokens {
  accessToken: string
  refreshToken?: string
}

/** Who somebody is with a provider, as far as the provider has shown it. */
export interface ProviderProfile {
  provider: ProviderName
  /** The provider's own name for the account; it never changes and is never given to another. */
  subject: string
  /** Canonical; only one that can be mailed. */
  address?: string
  addressVerified: boolean
  /** In the protocol's words: becomes the identity's data. */
  data: UserMetadata
}

export interface IdTokenProof {
  idToken: string
  accessToken?: string | undefined
  nonce?: string | undefined
}

/** One provider. Every method may ask it over the network: never call one inside a transaction. */
export interface SocialProvider {
  /** Where the person is sent. Throws `ProviderUnavailable`. */
  authorizationUrl(request: AuthorizationRequest): Promise<URL>
  /** Exchanges what the person came back with. Throws `ProviderRefused` or `ProviderUnavailable`. */
  exchange(answer: AuthorizationResponse): Promise<{ profile: ProviderProfile; tokens: ProviderTokens }>
  /** Who an id_token that a page got by itself speaks for. Throws `ProviderRefused` or `ProviderUnavailable`. */
  verifyIdToken(proof: IdTokenProof): Promise<ProviderProfile>
}

/** The providers that are set up. */
export type Providers = Partial<Record<ProviderName, SocialProvider>>

/** The provider does not vouch for this. `reason` is a library's or our own code, fit for a log. */
export class ProviderRefused extends Error {
  readonly reason: string

  constructor(reason: string) {
    super('the provider does not vouch for this')
    this.reason = reason
  }
}

/** The provider could not be asked. */
export class ProviderUnavailable extends Error {
  readonly reason: string

  constructor(reason: string) {
    super('the provider could not be asked')
    this.reason = reason
  }
}
