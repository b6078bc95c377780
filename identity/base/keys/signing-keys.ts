import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Kysely } from 'kysely'
import type { IdentityHost } from '../host.ts'
import type { IdentityDatabase } from '../tables.ts'

export const SIGNING_ALGORITHM = 'ES256'
const PURPOSE = 'identity.signing_key'
/** Another process may sign with a retired key until its copy is this old. */
const REREAD_AFTER_MS = 60_000
/** Token lifetime and ten minutes of caches, doubled: a retired key is listed as long as anything it signed may be met. */
const LISTED_AFTER_RETIREMENT_MS = 2 * 4200 * 1000

type VerificationKey = Awaited<ReturnType<typeof importJWK>>

interface KeyRing {
  readAt: number
  current: { kid: string; key: VerificationKey }
  listed: Map<string, { jwk: JWK; key: VerificationKey }>
}

export interface SigningKeys {
  /** The key that signs now. The first call of a new installation makes it. */
  current(): Promise<KeyRing['current']>
  /** The public key with this id, retired ones included while they are listed. */
  find(kid: string): Promise<VerificationKey | undefined>
  /** The public keys to publish, the current one and those retired lately. */
  published(): Promise<JWK[]>
}

/** Reads the keys when they are first needed and again every minute. Call outside of transactions: it opens one. */
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

/** What became of a rotation. */
export interface Rotation {
  /** The new key's id. */
  kid: string
  /** Until then the key before is published; nothing signed by it is valid any longer than that. */
  earlierListedUntil: Date
  /** By then every process signs with the new key. */
  inUseBy: Date
}

/** Makes a new current key; the one before stays listed until nothing signed by it can be valid. */
export async function rotateSigningKey(host: IdentityHost): Promise<Rotation> {
  const made = await makeKey(host)
  await host.transaction(async (db) => {
    await db
      .updateTable('identity.signing_key')
      .set({ retired_at: host.now() })
      .where('retired_at', 'is', null)
      .execute()
    await db.insertInto('identity.signing_key').values(made).execute()
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
  const rows = await listedKeys(host, db)
  const current = rows.find((row) => row.retired_at === null)
  if (!current) {
    // Two processes may start at once: one of the two inserts wins, both read the same key afterwards.
    const made = await makeKey(host)
    await db
      .insertInto('identity.signing_key')
      .values(made)
      .onConflict((on) => on.doNothing())
      .execute()
    return readKeyRing(host, db)
  }
  const privateJwk: JWK = JSON.parse(host.open(PURPOSE, current.private_sealed, current.kid))
  const listed = await Promise.all(
    rows.map(async ({ kid, public_jwk: jwk }) => {
      const key = await importJWK(jwk, SIGNING_ALGORITHM)
      return [kid, { jwk, key }] as const
    }),
  )
  return {
    readAt: host.now().getTime(),
    current: { kid: current.kid, key: await importJWK(privateJwk, SIGNING_ALGORITHM) },
    listed: new Map(listed),
  }
}

const listedKeys = (host: IdentityHost, db: Kysely<IdentityDatabase>) =>
  db
    .selectFrom('identity.signing_key')
    .select(['kid', 'public_jwk', 'private_sealed', 'retired_at'])
    .where((or) => or.or([or('retired_at', 'is', null), or('retired_at', '>', forgottenBefore(host.now()))]))
    .orderBy('created_at', 'desc')
    .execute()

const forgottenBefore = (now: Date) => new Date(now.getTime() - LISTED_AFTER_RETIREMENT_MS)

/** Deletes the keys that are no longer listed. */
export async function removeForgottenKeys(db: Kysely<IdentityDatabase>, now: Date): Promise<void> {
  await db.deleteFrom('identity.signing_key').where('retired_at', '<=', forgottenBefore(now)).execute()
}

async function makeKey(host: IdentityHost) {
  const pair = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true })
  const publicJwk = await exportJWK(pair.publicKey)
  const kid = await calculateJwkThumbprint(publicJwk)
  return {
    kid,
    public_jwk: JSON.stringify({ ...publicJwk, kid, alg: SIGNING_ALGORITHM, use: 'sig' }),
    private_sealed: host.seal(PURPOSE, JSON.stringify(await exportJWK(pair.privateKey)), kid),
    created_at: host.now(),
    retired_at: null,
  }
}
