import { randomUUID } from 'node:crypto'
import { CompactSign, compactVerify, importJWK } from 'jose'
import { z } from 'zod'
import type { JsonObject } from '#domain/json/json.ts'
import {
  type CheckSignature,
  PASSPORT_ALGORITHM,
  PASSPORT_TYPE,
  type PassportKey,
  type PassportKeys,
} from '#domain/passport/verify-passport.ts'
import type { Database } from '../database/database.ts'
import type { Transaction } from '../database/transaction.ts'
import type { Vault } from '../vault/vault.ts'
import { newPassportKey, PASSPORT_KEY_PURPOSE } from './new-passport-key.ts'
import { insertFirstPassportKey, listPassportKeys, type PassportKeyRow } from './passport-keys.repository.ts'

const ec = { kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string() }
const publicShape = z.object(ec)
const privateShape = z.object({ ...ec, d: z.string() })

interface Parts {
  database: Pick<Database, 'perform'>
  vault: Vault
  /** The address by which the installation names itself. */
  issuer: string
  now(): Date
}

/** Signs fit passports, and publishes the keys that verify them. */
export interface PassportSigner {
  /** @returns a compact JWS */
  sign(claims: JsonObject): Promise<string>
  published(): Promise<PassportKeys>
}

/** Reads the keys; the first time there are none, one is made. */
async function keysOf(tx: Transaction): Promise<PassportKeyRow[]> {
  const rows = await listPassportKeys(tx)
  if (rows.length > 0) return rows
  await insertFirstPassportKey(tx, await newPassportKey(tx.vault, tx.now))
  return listPassportKeys(tx)
}

const presentKey = ({
  kid,
  public_jwk,
  created_at,
  retired_at,
  revoked_at,
}: PassportKeyRow): PassportKey => ({
  ...publicShape.parse(public_jwk),
  kid,
  validFrom: created_at.toISOString(),
  validUntil: retired_at?.toISOString() ?? null,
  revokedAt: revoked_at?.toISOString() ?? null,
})

/** Every use reads the keys, so that a rotation counts at once in every process. */
export function passportSigner({ database, vault, issuer, now }: Parts): PassportSigner {
  const read = () =>
    database.perform({ system: true }, { now: now(), requestId: `passport-${randomUUID()}` }, keysOf)
  return {
    async sign(claims) {
      const current = (await read()).find((row) => row.private_sealed !== null)
      if (!current?.private_sealed) throw new Error('passports: there is no key that signs')
      const { kid } = current
      const jwk = privateShape.parse(
        JSON.parse(vault.open(PASSPORT_KEY_PURPOSE, kid, current.private_sealed)),
      )
      return new CompactSign(Buffer.from(JSON.stringify(claims)))
        .setProtectedHeader({ alg: PASSPORT_ALGORITHM, typ: PASSPORT_TYPE, kid })
        .sign(await importJWK(jwk, PASSPORT_ALGORITHM))
    },
    published: async () => ({ issuer, keys: (await read()).map(presentKey) }),
  }
}

/** Whether a key signed a compact JWS. */
export const checkSignature: CheckSignature = async (jws, { kty, crv, x, y }) => {
  const key = await importJWK({ kty, crv, x, y }, PASSPORT_ALGORITHM)
  return compactVerify(jws, key, { algorithms: [PASSPORT_ALGORITHM] }).then(
    () => true,
    () => false,
  )
}
