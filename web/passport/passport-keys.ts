import { compactVerify, importJWK } from 'jose'
import {
  type CheckSignature,
  PASSPORT_ALGORITHM,
  type PassportKeys,
  readPassportKeys,
} from '#domain/passport/verify-passport.ts'

const ADDRESS = '/.well-known/fit-passport-keys.json'

/** The keys of this installation. Nothing of a passport is sent with the request. */
export async function fetchPassportKeys(): Promise<PassportKeys> {
  const reply = await fetch(ADDRESS, { credentials: 'omit' })
  const keys = reply.ok ? readPassportKeys(await reply.json()) : null
  if (!keys) throw new Error('passport keys: not readable')
  return keys
}

/** For `useQuery`: read once, also for checking without a connection. */
export const passportKeysQuery = {
  queryKey: ['fit-passport-keys'],
  queryFn: fetchPassportKeys,
  staleTime: 60_000,
} as const

/** Whether a key signed a compact JWS, computed on this device. */
export const checkSignature: CheckSignature = async (jws, { kty, crv, x, y }) => {
  const key = await importJWK({ kty, crv, x, y }, PASSPORT_ALGORITHM)
  return compactVerify(jws, key, { algorithms: [PASSPORT_ALGORITHM] }).then(
    () => true,
    () => false,
  )
}
