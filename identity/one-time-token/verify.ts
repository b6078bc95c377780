import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { IdentityContext } from '../context.ts'
import type { IdentityHost } from '../host.ts'
import { inEvenTime } from '../http/even-time.ts'
import { readFields } from '../http/fields.ts'
import { IdentityRefusal } from '../http/refusal.ts'
import { signUpBrowserOf } from '../http/sign-up-cookie.ts'
import { canonicalAddress } from '../person/address.ts'
import { findContactChangers } from '../person/contact-change.repository.ts'
import { findPersonByAddress, findPersonByPhone, lockPerson } from '../person/person.repository.ts'
import { isBanned, type Person } from '../person/person.ts'
import { canonicalPhone } from '../person/phone.ts'
import { presentSession } from '../session/session-body.ts'
import type { IdentityDatabase } from '../tables.ts'
import { type ConsumedToken, consumeLink, ownerOfLink, type TokenKind, tryCode } from './one-time-token.ts'
import { type Redeemed, redeem } from './redeem.ts'

type Db = Kysely<IdentityDatabase>

/** Which kinds of token each of the protocol's types may consume. A type without a kind is always refused as expired. */
const kindsOf = {
  signup: ['confirmation'],
  email: ['confirmation', 'magic_link'],
  invite: [],
  magiclink: ['magic_link'],
  recovery: ['recovery'],
  email_change: ['email_change_current', 'email_change_new'],
  sms: ['phone_confirmation', 'phone_sign_in'],
  phone_change: ['phone_change'],
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
 * Redeems a link's token or a mailed code and signs in. Wrong, expired, used and nobody's are one refusal, as late. The first
 * half of a change of address changes nothing yet and gives no session. `password_needed` is ours, not the protocol's: the
 * sign-up was another browser's, its password does not count, and the page asks for one.
 */
export async function verify(context: IdentityContext, request: FastifyRequest) {
  const { host } = context
  const asked = readFields(fields, request.body)
  requireOneProof(asked)
  const browser = signUpBrowserOf(host, request)
  const outcome = await inEvenTime(() => host.transaction((db) => prove(host, db, asked, browser)))
  if (outcome === 'half')
    return { msg: 'Confirmation accepted. The other address has to confirm too', code: '200' }
  if (typeof outcome === 'string') throw new IdentityRefusal(outcome)
  const session = await presentSession(context, outcome)
  return outcome.choosePassword ? { ...session, password_needed: true } : session
}

function requireOneProof({ token, token_hash, email, phone }: Fields): void {
  const byLink = token_hash !== '' && !token && !email && !phone
  const byCode = token !== '' && !token_hash && Boolean(email) !== Boolean(phone)
  if (!byLink && !byCode) throw new IdentityRefusal('validation_failed')
  if (phone) canonicalPhone(phone)
}

interface Proof {
  person: Person
  token: ConsumedToken
}

/** Returns refusals instead of throwing them: the spent try has to be committed. */
async function prove(
  host: IdentityHost,
  db: Db,
  asked: Fields,
  browser: Buffer | undefined,
): Promise<Redeemed | 'user_banned'> {
  const proof = asked.token_hash ? await proofByLink(host, db, asked) : await proofByCode(host, db, asked)
  if (!proof) return 'otp_expired'
  if (isBanned(proof.person, host.now())) return 'user_banned'
  return redeem(host, db, proof.person, proof.token, browser)
}

async function proofByLink(host: IdentityHost, db: Db, asked: Fields): Promise<Proof | undefined> {
  const kinds = kindsOf[asked.type]
  const owner = await ownerOfLink(host, db, asked.token_hash, kinds)
  const person = owner === undefined ? undefined : await lockPerson(host, db, owner)
  const token = person && (await consumeLink(host, db, asked.token_hash, kinds))
  return token && { person, token }
}

/** The code of a new address's mail is asked for with the new address, which nobody has yet. */
async function proofByCode(host: IdentityHost, db: Db, asked: Fields): Promise<Proof | undefined> {
  if (asked.phone) return proofByPhone(host, db, asked)
  const address = canonicalAddress(asked.email)
  const found = await findPersonByAddress(host, db, address)
  const owner = found && (await lockPerson(host, db, found.id))
  if (asked.type !== 'email_change') return owner && tryFor(host, db, owner, asked.token, kindsOf[asked.type])
  if (owner) return tryFor(host, db, owner, asked.token, ['email_change_current'])
  for (const id of await findContactChangers(host, db, 'email', address)) {
    const changer = await lockPerson(host, db, id)
    const proof = changer && (await tryFor(host, db, changer, asked.token, ['email_change_new']))
    if (proof) return proof
  }
  return undefined
}

async function proofByPhone(host: IdentityHost, db: Db, asked: Fields): Promise<Proof | undefined> {
  const phone = canonicalPhone(asked.phone)
  if (asked.type !== 'sms' && asked.type !== 'phone_change') return undefined
  const holder = asked.type === 'sms' ? await findPersonByPhone(host, db, phone) : undefined
  const ids = holder ? [holder.id] : await changersTo(host, db, asked.type, phone)
  for (const id of ids) {
    const person = await lockPerson(host, db, id)
    const proof = person && (await tryFor(host, db, person, asked.token, kindsOf[asked.type]))
    if (proof) return proof
  }
  return undefined
}

const changersTo = async (host: IdentityHost, db: Db, type: 'sms' | 'phone_change', phone: string) =>
  type === 'phone_change' ? findContactChangers(host, db, 'phone', phone) : []

async function tryFor(
  host: IdentityHost,
  db: Db,
  person: Person,
  code: string,
  kinds: readonly TokenKind[],
): Promise<Proof | undefined> {
  const token = await tryCode(host, db, person.id, code, kinds)
  return token && { person, token }
}
