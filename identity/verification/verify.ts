import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { IdentityContext } from '../base/context.ts'
import type { IdentityHost } from '../base/host.ts'
import { browserMarkOf } from '../base/http/browser-mark.ts'
import { inEqualTime } from '../base/http/equal-time.ts'
import { readFields } from '../base/http/fields.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'
import { noteRefusal } from '../base/note-refusal.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import {
  type ConsumedToken,
  consumeLink,
  ownerOfLink,
  type TokenKind,
  tryCode,
} from '../one-time-token/one-time-token.ts'
import { addressHash, canonicalAddress } from '../person/address.ts'
import { listContactChangers } from '../person/contact-change.repository.ts'
import { isBanned, type Person } from '../person/person.ts'
import { canonicalPhone, phoneHash } from '../person/phone.ts'
import { findPersonByAddress, findPersonByPhone, lockPerson } from '../person/read-person.ts'
import { callerId } from '../session/caller.ts'
import { presentSession } from '../session/session-body.ts'
import type { ConfirmationContext } from '../user/change-address.ts'
import { type Redeemed, redeem } from './redeem.ts'

type Db = Kysely<IdentityDatabase>

/** The kinds of token that each of the protocol's types consumes. A type without kinds is always refused as expired. */
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
 * Redeems a link's token or a sent code and signs in. A wrong, expired, used or unknown one gets the same refusal after
 * the same time. The first half of an address change creates no session. `password_needed` is an addition to the
 * protocol: the sign-up came from another browser, so its password was deleted and the page asks for a new one.
 */
export async function verify(context: IdentityContext, request: FastifyRequest) {
  const { host } = context
  const asked = readFields(fields, request.body)
  requireOneProof(asked)
  const by = {
    browser: browserMarkOf(host, request),
    source: host.clientAddress(request),
    signedInAs:
      asked.type === 'email_change' || asked.type === 'signup' ? await callerId(context, request) : undefined,
  }
  const outcome = await inEqualTime(() => host.transaction((db) => verifyProof(host, db, asked, by)))
  if (outcome === 'half')
    return { msg: 'Confirmation accepted. The other address has to confirm too', code: '200' }
  if (outcome === 'otp_expired' && asked.token) {
    noteRefusal(host, { event: 'code_refused', contact: contactHash(host, asked) })
  }
  if (typeof outcome === 'string') throw new IdentityRefusal(outcome)
  const session = await presentSession(context, outcome)
  return outcome.choosePassword ? { ...session, password_needed: true } : session
}

const contactHash = (host: IdentityHost, { email, phone }: Fields): Buffer =>
  phone ? phoneHash(host, canonicalPhone(phone)) : addressHash(host, canonicalAddress(email))

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

/**
 * Returns refusals instead of throwing them, because the counted guess must be committed. Throws only if a correct
 * token confirms a change that was requested elsewhere: then nothing is consumed.
 */
async function verifyProof(
  host: IdentityHost,
  db: Db,
  asked: Fields,
  by: ConfirmationContext & { source: string },
): Promise<Redeemed | 'user_banned'> {
  const proof = asked.token_hash
    ? await proofByLink(host, db, asked)
    : await proofByCode(host, db, asked, by.source)
  if (!proof) return 'otp_expired'
  if (isBanned(proof.person, host.now())) return 'user_banned'
  return redeem(host, db, proof.person, proof.token, by)
}

async function proofByLink(host: IdentityHost, db: Db, asked: Fields): Promise<Proof | undefined> {
  const kinds = kindsOf[asked.type]
  const owner = await ownerOfLink(host, db, asked.token_hash, kinds)
  const person = owner === undefined ? undefined : await lockPerson(host, db, owner)
  const token = person && (await consumeLink(host, db, asked.token_hash, kinds))
  return token && { person, token }
}

/**
 * Depending on the type, the code belongs to the owner of the address or number, or to a person who is changing to it.
 * Both are always looked up, so that the work is the same.
 */
async function proofByCode(
  host: IdentityHost,
  db: Db,
  asked: Fields,
  source: string,
): Promise<Proof | undefined> {
  const { holder, changers, contact } = asked.phone
    ? await peopleOfPhone(host, db, canonicalPhone(asked.phone))
    : await peopleOfAddress(host, db, canonicalAddress(asked.email))
  const { kinds, ofChangers } = codeKinds(asked, holder)
  const holders = holder ? [holder.id] : []
  const token = await tryCode(host, db, {
    code: asked.token,
    kinds,
    personIds: ofChangers ? changers : holders,
    subject: contact,
    source,
  })
  return token && { person: token.person, token }
}

/** The possible kinds of the code, and whether they belong to people who are changing to the contact. */
function codeKinds(
  { type, phone }: Fields,
  holder: Person | undefined,
): { kinds: readonly TokenKind[]; ofChangers: boolean } {
  const ofPhone = type === 'sms' || type === 'phone_change'
  if (ofPhone !== Boolean(phone)) return { kinds: [], ofChangers: false }
  if (type !== 'email_change') return { kinds: kindsOf[type], ofChangers: type === 'phone_change' }
  return holder
    ? { kinds: ['email_change_current'], ofChangers: false }
    : { kinds: ['email_change_new'], ofChangers: true }
}

const peopleOfAddress = async (host: IdentityHost, db: Db, address: string) => ({
  holder: await findPersonByAddress(host, db, address),
  changers: await listContactChangers(host, db, 'email', address),
  contact: address,
})

const peopleOfPhone = async (host: IdentityHost, db: Db, phone: string) => ({
  holder: await findPersonByPhone(host, db, phone),
  changers: await listContactChangers(host, db, 'phone', phone),
  contact: phone,
})
