import { isObject, type Json } from '../json/json.ts'
import { LONGEST_PASSPORT, PASSPORT_SCHEMA, PASSPORT_VERSION, type Passport, readClaims } from './passport.ts'

export const PASSPORT_ALGORITHM = 'ES256'
export const PASSPORT_TYPE = 'fit-passport+jws'

/** A public key of an issuer, as it is published. */
export interface PassportKey {
  kty: 'EC'
  crv: 'P-256'
  x: string
  y: string
  kid: string
  /** From when to when it signed; null while it signs. */
  validFrom: string
  validUntil: string | null
  /** When it was found that somebody else may have it. Nothing that it signed counts. */
  revokedAt: string | null
}

/** The published keys of one issuer. */
export interface PassportKeys {
  issuer: string
  keys: readonly PassportKey[]
}

/** Why a passport is refused. */
export const PASSPORT_REFUSALS = [
  'too_large',
  'unreadable',
  'unknown_schema',
  'unknown_issuer',
  'invalid',
  'revoked',
] as const
export type PassportRefusal = (typeof PASSPORT_REFUSALS)[number]

export type Verdict = { passport: Passport } | { refused: PassportRefusal }

/** Whether a key signed a compact JWS with ES256. */
export type CheckSignature = (jws: string, key: PassportKey) => Promise<boolean>

const COMPACT = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** A part of a compact JWS as JSON; undefined if it is none. */
function partOf(part: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    )
    const parsed: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return parsed
  } catch {
    return undefined
  }
}

/** What stands in a header: these members and no other, so that no key or address of a key can come with the file. */
function keyIdOf(header: unknown): string | null {
  if (!isObject(header)) return null
  const { alg, typ, kid, ...rest } = header
  if (Object.keys(rest).length > 0) return null
  return alg === PASSPORT_ALGORITHM && typ === PASSPORT_TYPE && typeof kid === 'string' ? kid : null
}

const seconds = (instant: string): number => Math.floor(Date.parse(instant) / 1000)

const signedIn = ({ validFrom, validUntil }: PassportKey, issuedAt: number): boolean =>
  issuedAt >= seconds(validFrom) && (validUntil === null || issuedAt <= seconds(validUntil))

/** The passport in a text: a file, or the part of a link behind the sign #. */
export const passportText = (given: string): string => given.trim().split('#').at(-1) ?? ''

/** Whether a text looks like a passport or a link to one. */
export const looksLikePassport = (given: string): boolean => COMPACT.test(passportText(given))

/**
 * Verifies a passport against the keys of the one issuer that is trusted. Issuer and algorithm are fixed; nothing in the
 * file names a key. Accepts any text.
 */
export async function verifyPassport(
  given: string,
  trusted: PassportKeys,
  check: CheckSignature,
): Promise<Verdict> {
  if (given.length > LONGEST_PASSPORT) return { refused: 'too_large' }
  const jws = passportText(given)
  const [head = '', body = ''] = jws.split('.')
  const claims = COMPACT.test(jws) ? partOf(body) : undefined
  if (!isObject(claims)) return { refused: 'unreadable' }
  const kid = keyIdOf(partOf(head))
  if (claims.schema !== PASSPORT_SCHEMA || claims.version !== PASSPORT_VERSION)
    return { refused: 'unknown_schema' }
  if (claims.iss !== trusted.issuer) return { refused: 'unknown_issuer' }
  const key = trusted.keys.find((one) => one.kid === kid)
  if (!key) return { refused: 'invalid' }
  if (key.revokedAt !== null) return { refused: 'revoked' }
  if (!(await check(jws, key))) return { refused: 'invalid' }
  const passport = readClaims(claims)
  if (!passport) return { refused: 'unknown_schema' }
  return signedIn(key, passport.issuedAt) ? { passport } : { refused: 'invalid' }
}

const isWord = (value: Json | undefined): value is string => typeof value === 'string' && value !== ''
const isInstant = (value: Json | undefined): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))

function keyOf(item: Json): PassportKey | null {
  if (!isObject(item)) return null
  const { kty, crv, x, y, kid, validFrom, validUntil = null, revokedAt = null } = item
  if (kty !== 'EC' || crv !== 'P-256' || !isWord(x) || !isWord(y) || !isWord(kid)) return null
  if (!isInstant(validFrom) || !(validUntil === null || isInstant(validUntil))) return null
  if (!(revokedAt === null || isInstant(revokedAt))) return null
  return { kty, crv, x, y, kid, validFrom, validUntil, revokedAt }
}

/** The published keys in a JSON document; null if it is none. Accepts any JSON. */
export function readPassportKeys(document: unknown): PassportKeys | null {
  if (!isObject(document) || !isWord(document.issuer) || !Array.isArray(document.keys)) return null
  const keys = document.keys.map(keyOf)
  const known = keys.filter((key) => key !== null)
  return known.length === keys.length ? { issuer: document.issuer, keys: known } : null
}
