import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { IdentityHost } from '../host.ts'
import { openJson, sealJson } from '../sealed-json.ts'
import type { IdentityDatabase } from '../tables.ts'
import {
  deleteSigningKeys,
  insertFirstSigningKey,
  insertSigningKey,
  listSigningKeys,
  retireCurrentKey,
} from './signing-key.repository.ts'

export const SIGNING_ALGORITHM = 'ES256'
const PURPOSE = 'identity.signing_key'
/** How old a process's copy of the keys may be. Until then it may sign with a retired key. */
const REREAD_AFTER_MS = 60_000
/**
 * How long a retired key stays published: twice the sum of a token's lifetime and ten minutes of caching, because a
 * token that it signed may still be presented.
 */
const LISTED_AFTER_RETIREMENT_MS = 2 * 4200 * 1000

const ecKey = { kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string() }
const publicJwkSchema = z.object({ ...ecKey, kid: z.string(), alg: z.string(), use: z.string() })
const privateJwkSchema = z.object({ ...ecKey, d: z.string() })

type VerificationKey = Awaited<ReturnType<typeof importJWK>>

interface KeyRing {
  readAt: number
  current: { kid: string; key: VerificationKey }
  listed: Map<string, { jwk: JWK; key: VerificationKey }>
}

export interface SigningKeys {
  /** The current signing key. The first call of a new installation creates it. */
  current(): Promise<KeyRing['current']>
  /** The public key with this id, including retired keys that are still published. */
  find(kid: string): Promise<VerificationKey | undefined>
  /** The public keys to publish: the current key and recently retired ones. */
  published(): Promise<JWK[]>
}

/** Reads the keys when they are first needed and then every minute. Call it outside of transactions: it opens one. */
export function createSigningKeys(host: IdentityHost): SigningKeys {
  let ring: Promise<KeyRing> | undefined
  const read = () => {
    const reading = host.transaction((db) => readKeyRing(host, db))
    ring = reading
    reading.catch(() => {
      ring = undefined
    })
    return reading
  }
  const fresh = async () => {
    const known = await (ring ?? read())
    return host.now().getTime() - known.readAt > REREAD_AFTER_MS ? read() : known
  }
  return {
    current: async () => (await fresh()).current,
    find: async (kid) => (await fresh()).listed.get(kid)?.key ?? (await read()).listed.get(kid)?.key,
    published: async () => [...(await read()).listed.values()].map(({ jwk }) => jwk),
  }
}

/** The result of a rotation. */
export interface Rotation {
  /** The new key's id. */
  kid: string
  /** Until when the previous key is published. No token that it signed is valid after that. */
  earlierListedUntil: Date
  /** When every process signs with the new key. */
  inUseBy: Date
}

/** Creates a new current key. The previous one stays published until no token that it signed can be valid. */
export async function rotateSigningKey(host: IdentityHost): Promise<Rotation> {
  const made = await makeKey(host)
  await host.transaction(async (db) => {
    await retireCurrentKey(db, host.now())
    await insertSigningKey(db, made)
  })
  host.log.info({ kid: made.kid }, 'signing key rotated')
  const after = (ms: number) => new Date(host.now().getTime() + ms)
  return {
    kid: made.kid,
    earlierListedUntil: after(LISTED_AFTER_RETIREMENT_MS),
    inUseBy: after(REREAD_AFTER_MS),
  }
}

async function readKeyRing(host: IdentityHost, db: Kysely<IdentityDatabase>): Promise<KeyRing> {
  const rows = await listSigningKeys(db, publishedUntil(host.now()))
  const current = rows.find((row) => row.retired_at === null)
  if (!current) {
    // Two processes may start at once: one of the two inserts wins, and both then read the same key.
    await insertFirstSigningKey(db, await makeKey(host))
    return readKeyRing(host, db)
  }
  const privateJwk = openJson(host, PURPOSE, {
    schema: privateJwkSchema,
    sealed: current.private_sealed,
    row: current.kid,
  })
  const listed = await Promise.all(
    rows.map(async ({ kid, public_jwk }) => {
      const jwk = publicJwkSchema.parse(public_jwk)
      return [kid, { jwk, key: await importJWK(jwk, SIGNING_ALGORITHM) }] as const
    }),
  )
  return {
    readAt: host.now().getTime(),
    current: { kid: current.kid, key: await importJWK(privateJwk, SIGNING_ALGORITHM) },
    listed: new Map(listed),
  }
}

/** Keys retired at this time or earlier are no longer published. */
const publishedUntil = (now: Date) => new Date(now.getTime() - LISTED_AFTER_RETIREMENT_MS)

/** Deletes the keys that are no longer published. */
export const deleteUnpublishedKeys = (db: Kysely<IdentityDatabase>, now: Date): Promise<void> =>
  deleteSigningKeys(db, publishedUntil(now))

async function makeKey(host: IdentityHost) {
  const pair = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true })
  const publicJwk = await exportJWK(pair.publicKey)
  const kid = await calculateJwkThumbprint(publicJwk)
  return {
    kid,
    public_jwk: JSON.stringify({ ...publicJwk, kid, alg: SIGNING_ALGORITHM, use: 'sig' }),
    private_sealed: sealJson(host, PURPOSE, await exportJWK(pair.privateKey), kid),
    created_at: host.now(),
    retired_at: null,
  }
}
