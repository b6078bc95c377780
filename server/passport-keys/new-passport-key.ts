import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose'
import { PASSPORT_ALGORITHM } from '#domain/passport/verify-passport.ts'
import type { Vault } from '../vault/vault.ts'

export const PASSPORT_KEY_PURPOSE = 'seal:passport_key'

/** A new pair of keys, the private one sealed. */
export async function newPassportKey(vault: Pick<Vault, 'seal'>, now: Date) {
  const pair = await generateKeyPair(PASSPORT_ALGORITHM, { extractable: true })
  const publicJwk = await exportJWK(pair.publicKey)
  const kid = await calculateJwkThumbprint(publicJwk)
  const privateJwk = JSON.stringify(await exportJWK(pair.privateKey))
  return {
    kid,
    public_jwk: JSON.stringify(publicJwk),
    private_sealed: vault.seal(PASSPORT_KEY_PURPOSE, kid, privateJwk),
    created_at: now,
    retired_at: null,
    revoked_at: null,
  }
}
