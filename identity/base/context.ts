import type { IdentityHost } from './host.ts'
import type { SigningKeys } from './keys/signing-keys.ts'
import type { PasswordHasher } from './password-hasher.ts'
import type { Providers } from './social-provider.ts'

/** What every request works with: the server around it, the signing keys, password hashing, the providers. */
export interface IdentityContext {
  host: IdentityHost
  keys: SigningKeys
  passwords: PasswordHasher
  providers: Providers
}

export const BASE_PATH = '/auth/v1'

/** Where people's pages are. */
export const siteOf = ({ siteUrl, publicUrl }: Pick<IdentityHost, 'siteUrl' | 'publicUrl'>) =>
  siteUrl ?? publicUrl

export const issuerOf = (host: IdentityHost) => new URL(BASE_PATH, host.publicUrl).href
