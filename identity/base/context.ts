import type { IdentityHost } from './host.ts'
import type { SigningKeys } from './keys/signing-keys.ts'
import type { PasswordHasher } from './password-hasher.ts'
import type { Providers } from './social-provider.ts'

/** What every request needs: the host, the signing keys, the password hasher and the providers. */
export interface IdentityContext {
  host: IdentityHost
  keys: SigningKeys
  passwords: PasswordHasher
  providers: Providers
}

export const BASE_PATH = '/auth/v1'

/** The origin of the product's pages. */
export const siteOf = ({ siteUrl, publicUrl }: Pick<IdentityHost, 'siteUrl' | 'publicUrl'>) =>
  siteUrl ?? publicUrl

export const issuerOf = (host: IdentityHost) => new URL(BASE_PATH, host.publicUrl).href
