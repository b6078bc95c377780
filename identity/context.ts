import type { IdentityHost } from './host.ts'
import type { SigningKeys } from './keys/signing-keys.ts'
import type { PasswordHasher } from './password/hasher.ts'

/** What every use case works with: the house around it, the keys that sign, the one place that hashes. */
export interface IdentityContext {
  host: IdentityHost
  keys: SigningKeys
  passwords: PasswordHasher
}

export const BASE_PATH = '/auth/v1'

export const issuerOf = (host: IdentityHost) => new URL(BASE_PATH, host.publicUrl).href
