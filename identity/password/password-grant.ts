import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { IdentityContext } from '../base/context.ts'
import type { IdentityHost } from '../base/host.ts'
import { inEqualTime } from '../base/http/equal-time.ts'
import { readFields } from '../base/http/fields.ts'
import { limitCaller, limitPassword } from '../base/http/rate-limit.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'
import { noteRefusal } from '../base/note-refusal.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import { findNewestSignUp } from '../one-time-token/one-time-token.repository.ts'
import { openSignUp } from '../one-time-token/waiting-sign-up.ts'
import type { OwnProvider } from '../person/add-person.ts'
import { addressHash, canonicalAddress } from '../person/address.ts'
import { idByAddress, idByPhone } from '../person/person.repository.ts'
import { isBanned, type Person, type PersonId } from '../person/person.ts'
import { canonicalPhone, phoneHash, requirePhones } from '../person/phone.ts'
import { findPerson, lockPerson } from '../person/read-person.ts'
import { presentSession, type SignedIn } from '../session/session-body.ts'
import { signIn } from '../session/sign-in.ts'
import { findPassword } from './password.repository.ts'
import { weaknessesOf, weakPasswordText } from './strength.ts'

type Db = Kysely<IdentityDatabase>

const fields = z.object({
  email: z.string().default(''),
  phone: z.string().default(''),
  password: z.string().default(''),
})

/**
 * Sign-in by password. An unknown address, a missing password and a wrong password get the same refusal after the same
 * work. Only after a correct password is it revealed that an account is unconfirmed or banned.
 */
export async function passwordGrant(context: IdentityContext, request: FastifyRequest) {
  const { host, passwords } = context
  await limitCaller(host, request, 'passwordGrant')
  const { email, phone, password } = readFields(fields, request.body)
  if (Boolean(email) === Boolean(phone)) throw new IdentityRefusal('validation_failed')
  const account = phone ? accountOfPhone(host, phone) : accountOfAddress(host, email)
  await limitPassword(host, request, account.hash)

  const { person, argon2, right } = await inEqualTime(async () => {
    const found = await host.transaction((db) => findCandidate(host, db, account))
    return { ...found, right: await passwords.matches(found.argon2, password) }
  })
  if (!person || !argon2 || !right) {
    noteRefusal(host, { event: 'password_refused', contact: account.hash })
    throw new IdentityRefusal('invalid_credentials')
  }
  requireMaySignIn(host, person, account.provider)
  const signedIn = await signInIfUnchanged(host, person.id, argon2, account.provider)
  return { ...(await presentSession(context, signedIn)), ...(await weakness(host, password, person)) }
}

/**
 * The account and the password hash to compare. An unconfirmed sign-up is compared with its submitted password, so that
 * the caller can be asked to confirm first. Runs the same statements whether or not there is an account.
 */
async function findCandidate(host: IdentityHost, db: Db, account: Account) {
  const [person, kept, waiting] = await Promise.all([
    findPerson(host, db, account.id),
    findPassword(db, account.id),
    findNewestSignUp(db, account.id),
  ])
  if (person?.emailConfirmedAt || person?.phoneConfirmedAt) return { person, argon2: kept }
  return { person, argon2: person && waiting ? openSignUp(host, person.id, waiting).argon2 : undefined }
}

interface Account {
  provider: OwnProvider
  hash: Buffer
  id: PersonId
}

function accountOfAddress(host: IdentityHost, email: string): Account {
  const address = addressOrNobody(email)
  return {
    provider: 'email',
    hash: addressHash(host, address),
    id: idByAddress(host, address),
  }
}

function accountOfPhone(host: IdentityHost, number: string): Account {
  requirePhones(host, 422)
  const phone = canonicalPhone(number)
  return { provider: 'phone', hash: phoneHash(host, phone), id: idByPhone(host, phone) }
}

/** A malformed address is refused like an unknown one. */
function addressOrNobody(email: string): string {
  try {
    return canonicalAddress(email)
  } catch {
    return ''
  }
}

function requireMaySignIn(host: IdentityHost, person: Person, provider: OwnProvider): void {
  if (isBanned(person, host.now())) throw new IdentityRefusal('user_banned', { status: 400 })
  if (provider === 'phone') {
    if (!person.phoneConfirmedAt) throw new IdentityRefusal('phone_not_confirmed')
  } else if (!person.emailConfirmedAt) throw new IdentityRefusal('email_not_confirmed')
}

/** The hash was compared outside of the transaction. A password that has changed since then does not sign in. */
const signInIfUnchanged = (
  host: IdentityHost,
  personId: string,
  argon2: string,
  provider: OwnProvider,
): Promise<SignedIn> =>
  host.transaction(async (db) => {
    const [person, kept] = await Promise.all([lockPerson(host, db, personId), findPassword(db, personId)])
    if (!person || kept !== argon2) {
      throw new IdentityRefusal('invalid_credentials')
    }
    return signIn(host, db, personId, 'password', provider)
  })

/** A correct password that current rules would refuse is accepted and reported as weak. */
async function weakness(host: IdentityHost, password: string, person: Person) {
  const reasons = await weaknessesOf(host, password, person)
  return reasons.length > 0 ? { weak_password: { message: weakPasswordText(host), reasons } } : {}
}
