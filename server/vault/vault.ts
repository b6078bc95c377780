import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import { OperatorProblem } from '../operator-problem.ts'
import type { MasterKeyRing } from './master-keys.ts'
import { OpenedKeys } from './opened-keys.ts'

/** The place of a sealed value. The seal is bound to it: the value cannot be opened in another place. */
export interface Place {
  table: string
  row: string
  field: string
}

/** The key of one holder (a rider's file or an account). All data that identifies the holder is sealed under it. */
export interface HolderKey {
  holder: string
  seal(place: Place, text: string): Buffer
  open(place: Place, sealed: Buffer): string
  /** Seals bytes, such as files. */
  sealBytes(place: Place, bytes: Uint8Array): Buffer
  openBytes(place: Place, sealed: Buffer): Buffer
}

/** The purpose of a value that belongs to no holder. Each purpose has its own key. */
export type Purpose = `hash:${string}` | `seal:${string}`

const FORMAT = 1
const NONCE = 12
const TAG = 16

function encrypt(key: KeyObject, text: Uint8Array, about: string): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about))
  return Buffer.concat([Buffer.of(FORMAT), nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()])
}

function decrypt(key: KeyObject, sealed: Buffer, about: string): Buffer {
  if (sealed[0] !== FORMAT || sealed.length < 1 + NONCE + TAG) throw new Error('vault: not a sealed value')
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 1 + NONCE))
    .setAAD(Buffer.from(about))
    .setAuthTag(sealed.subarray(sealed.length - TAG))
  const text = decipher.update(sealed.subarray(1 + NONCE, sealed.length - TAG))
  // Verifies the tag. In this mode it returns no further bytes.
  decipher.final()
  return text
}

const placeText = (holder: string, place: Place) => `${holder}|${place.table}|${place.row}|${place.field}`

/** Wraps a key: the id of the master key, followed by the sealed key. */
function wrap(ring: MasterKeyRing, holder: string, key: Buffer): Buffer {
  const { id, key: master } = ring[0]
  const name = Buffer.from(id)
  return Buffer.concat([Buffer.of(name.length), name, encrypt(master, key, `wrap|${id}|${holder}`)])
}

/** The id of the master key that wrapped a key. */
export const masterKeyIdOf = (wrapped: Buffer): string =>
  wrapped.subarray(1, 1 + (wrapped[0] ?? 0)).toString()

function unwrap(ring: MasterKeyRing, holder: string, wrapped: Buffer): Buffer {
  const id = masterKeyIdOf(wrapped)
  const master = ring.find((candidate) => candidate.id === id)
  if (!master)
    throw new OperatorProblem(
      `The data was sealed under master key ${JSON.stringify(id)}. The keys that are here: ${ring.map((key) => key.id).join(', ')}.`,
    )
  const sealed = wrapped.subarray(1 + (wrapped[0] ?? 0))
  try {
    return decrypt(master.key, sealed, `wrap|${id}|${holder}`)
  } catch {
    throw new OperatorProblem(
      `The data was sealed under another master key ${JSON.stringify(id)} than the one that is here.`,
    )
  }
}

/** Ciphers take a key object several times faster than a key's bytes. */
function holderKey(holder: string, bytes: Buffer): HolderKey {
  const key = createSecretKey(bytes)
  return {
    holder,
    seal: (place, text) => encrypt(key, Buffer.from(text), placeText(holder, place)),
    open: (place, sealed) => decrypt(key, sealed, placeText(holder, place)).toString(),
    sealBytes: (place, bytes) => encrypt(key, bytes, placeText(holder, place)),
    openBytes: (place, sealed) => decrypt(key, sealed, placeText(holder, place)),
  }
}

/** Opens a holder's wrapped key. @throws when none of the ring's keys wrapped it for this holder */
export const openHolderKey = (ring: MasterKeyRing, holder: string, wrapped: Buffer): HolderKey =>
  holderKey(holder, unwrap(ring, holder, wrapped))

/** Seals data that identifies people. Holders' keys are wrapped by the master keys; purposes have derived keys. */
export interface Vault {
  /** The id of the master key that wraps new keys. */
  currentMasterKey: string
  newHolderKey(holder: string): { wrapped: Buffer; key: HolderKey }
  /** Opens a wrapped key, or returns the one that was opened from the same bytes within the last minute. */
  holderKey(holder: string, wrapped: Buffer): HolderKey
  /** Forgets all opened keys. Called when a key was destroyed. */
  forgetKeys(): void
  /** The same key, wrapped with the ring's first master key. */
  rewrap(holder: string, wrapped: Buffer): Buffer
  seal(purpose: `seal:${string}`, row: string, text: string): Buffer
  open(purpose: `seal:${string}`, row: string, sealed: Buffer): string
  /** A keyed hash: equal values have equal hashes, which reveal nothing without the key. */
  hash(purpose: `hash:${string}`, value: string): Buffer
}

/** A new wrapped root secret, created once per database. */
export function newVaultRoot(ring: MasterKeyRing): Buffer {
  return wrap(ring, 'root', randomBytes(32))
}

/**
 * Opens the vault.
 * @param wrappedRoot the database's root secret from `newVaultRoot`. Purpose keys are derived from it by HKDF, so
 *   they do not change when master keys are rotated
 * @throws when none of the ring's keys opens the root
 */
export function openVault(ring: MasterKeyRing, wrappedRoot: Buffer): Vault {
  const root = unwrap(ring, 'root', wrappedRoot)
  const purposeKeys = new Map<string, KeyObject>()
  const purposeKey = (purpose: Purpose): KeyObject => {
    const known = purposeKeys.get(purpose)
    if (known) return known
    const key = createSecretKey(Buffer.from(hkdfSync('sha256', root, 'purpose', purpose, 32)))
    purposeKeys.set(purpose, key)
    return key
  }
  const opened = new OpenedKeys((holder, wrapped) => openHolderKey(ring, holder, wrapped))
  return {
    currentMasterKey: ring[0].id,
    newHolderKey(holder) {
      const key = randomBytes(32)
      return { wrapped: wrap(ring, holder, key), key: holderKey(holder, key) }
    },
    holderKey: (holder, wrapped) => opened.of(holder, wrapped),
    forgetKeys: () => opened.forgetAll(),
    rewrap: (holder, wrapped) => wrap(ring, holder, unwrap(ring, holder, wrapped)),
    seal: (purpose, row, text) => encrypt(purposeKey(purpose), Buffer.from(text), `${purpose}|${row}`),
    open: (purpose, row, sealed) => decrypt(purposeKey(purpose), sealed, `${purpose}|${row}`).toString(),
    hash: (purpose, value) => createHmac('sha256', purposeKey(purpose)).update(value).digest(),
  }
}
