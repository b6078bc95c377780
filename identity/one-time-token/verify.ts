import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { IdentityContext } from '../context.ts'
import type { IdentityHost } from '../host.ts'
import { readFields } from '../http/fields.ts'
import { IdentityRefusal } from '../http/refusal.ts'
import { canonicalAddress } from '../person/address.ts'
import { confirmAddress, findPersonByAddress, lockPerson } from '../person/person.repository.ts'
import { isBanned } from '../person/person.ts'
import { presentSession, type SignedIn } from '../session/session-body.ts'
import { signIn } from '../session/sign-in.ts'
import type { IdentityDatabase } from '../tables.ts'
import { clearTokens, consumeLink, type TokenKind, tryCode } from './one-time-token.ts'

type Db = Kysely<IdentityDatabase>

/** Which kinds of token each of the protocol's types may consume. A type without a kind is always refused as expired. */
const kindsOf = {
  signup: ['confirmation'],
  email: ['confirmation'],
  invite: [],
  magiclink: [],
  recovery: [],
  email_change: [],
  sms: [],
  phone_change: [],
} as const satisfies Record<string, readonly TokenKind[]>

const types = [
  'signup',
  'email',
  'invite',
  'magiclink',
  'recovery',
  'email_change',
  'sms',
  'phone_change',
] as const
export const verificationType = z.enum(types)

const fields = z.object({
  type: verificationType,
  token: z.string().max(256).default(''),
  token_hash: z.string().max(256).default(''),
  email: z.string().default(''),
  phone: z.string().default(''),
})
type Fields = z.output<typeof fields>

/**
 * Confirms an address by the link's token or the mailed code and signs in. Wrong, expired, used and nobody's are one
 * refusal. Confirming proves the address and clears whatever else was mailed to the person.
 */
export async function verify(context: IdentityContext, request: FastifyRequest) {
  const { host } = context
  const asked = readFields(fields, request.body)
  requireOneProof(asked)
  const outcome = await host.transaction((db) => confirm(host, db, asked))
  if (typeof outcome === 'string') throw new IdentityRefusal(outcome)
  return presentSession(context, outcome)
}

function requireOneProof({ token, token_hash, email, phone }: Fields): void {
  const byLink = token_hash !== '' && !token && !email && !phone
  const byCode = token !== '' && !token_hash && Boolean(email) !== Boolean(phone)
  if (!byLink && !byCode) throw new IdentityRefusal('validation_failed')
  if (phone && !/^\+?[1-9]\d{6,14}$/.test(phone)) {
    throw new IdentityRefusal('validation_failed', { text: 'Invalid phone number format (E.164 required)' })
  }
}

/** Returns refusals instead of throwing them: the spent try has to be committed. */
async function confirm(
  host: IdentityHost,
  db: Db,
  asked: Fields,
): Promise<SignedIn | 'otp_expired' | 'user_banned'> {
  const personId = await provenPerson(host, db, asked)
  const person = personId && (await lockPerson(host, db, personId))
  if (!person) return 'otp_expired'
  if (isBanned(person, host.now())) return 'user_banned'
  await confirmAddress(host, db, person, { proven: true })
  await clearTokens(db, person.id)
  return signIn(host, db, person.id, 'otp')
}

async function provenPerson(host: IdentityHost, db: Db, asked: Fields): Promise<string | undefined> {
  const kinds = kindsOf[asked.type]
  if (asked.token_hash) return consumeLink(host, db, asked.token_hash, kinds)
  if (asked.phone) return undefined
  const person = await findPersonByAddress(host, db, canonicalAddress(asked.email))
  const proven = person && (await tryCode(host, db, person.id, asked.token, kinds))
  return proven ? person.id : undefined
}
