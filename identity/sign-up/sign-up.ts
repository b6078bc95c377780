import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { IdentityContext } from '../context.ts'
import type { IdentityHost } from '../host.ts'
import { pkceFields, readFields, requireWholeChallenge } from '../http/fields.ts'
import { limitMail } from '../http/rate-limit.ts'
import { redirectTarget } from '../http/redirect-target.ts'
import { IdentityRefusal } from '../http/refusal.ts'
import { sendConfirmation } from '../one-time-token/send-confirmation.ts'
import { savePassword } from '../password/password.repository.ts'
import { requireStrongPassword } from '../password/strength.ts'
import { addressHash, canonicalAddress } from '../person/address.ts'
import { addPerson, confirmAddress, findPerson, findPersonByAddress } from '../person/person.repository.ts'
import type { Person } from '../person/person.ts'
import { presentDecoy, presentUser, presentWaiting } from '../person/present-user.ts'
import { type UserMetadata, userMetadataField } from '../person/user-metadata.ts'
import { presentSession } from '../session/session-body.ts'
import { signIn } from '../session/sign-in.ts'
import type { IdentityDatabase } from '../tables.ts'

type Db = Kysely<IdentityDatabase>

const fields = z.object({
  email: z.string().default(''),
  phone: z.string().default(''),
  password: z.string().default(''),
  data: userMetadataField.default({}),
  ...pkceFields,
})

interface SignUp {
  address: string
  argon2: string
  submitted: UserMetadata
  next: string | undefined
}

/** Sign-up by address and password: signs in at once with autoconfirm, else mails a confirmation. */
export async function signUp(context: IdentityContext, request: FastifyRequest) {
  const { host, passwords } = context
  const asked = readFields(fields, request.body)
  if (!asked.email && !asked.phone && !asked.password) {
    throw new IdentityRefusal('anonymous_provider_disabled')
  }
  if (asked.password === '') throw new IdentityRefusal('validation_failed')
  await requireStrongPassword(asked.password)
  if (Boolean(asked.email) === Boolean(asked.phone)) throw new IdentityRefusal('validation_failed')
  requireWholeChallenge(asked)
  if (asked.phone) throw new IdentityRefusal('phone_provider_disabled')
  const address = canonicalAddress(asked.email)
  if (!host.autoconfirm) await limitMail(host, addressHash(host, address))
  // Hashed before anyone is looked up: a taken address takes as long as a free one.
  const argon2 = await passwords.hash(asked.password)
  const attempt = { address, argon2, submitted: asked.data, next: redirectTarget(host, request) }
  return host.autoconfirm
    ? signUpAtOnce(context, attempt)
    : host.transaction((db) => signUpByMail(host, db, attempt))
}

async function signUpAtOnce(context: IdentityContext, attempt: SignUp) {
  const { host } = context
  const signedIn = await host.transaction(async (db) => {
    const person = await addWithPassword(host, db, attempt)
    if (!person) throw new IdentityRefusal('user_already_exists')
    await confirmAddress(host, db, person, { proven: false })
    return signIn(host, db, person.id, 'password')
  })
  return presentSession(context, signedIn)
}

/** Never tells whether the address was free, and never changes the password of a sign-up that is waiting. */
async function signUpByMail(host: IdentityHost, db: Db, attempt: SignUp) {
  const added = await addWithPassword(host, db, attempt)
  const person = added ?? (await findPersonByAddress(host, db, attempt.address))
  if (!person || person.emailConfirmedAt) return presentDecoy(attempt.address, attempt.submitted, host.now())
  await sendConfirmation(host, db, person, attempt.next)
  const sent = (await findPerson(host, db, person.id)) ?? person
  return added ? presentUser(sent) : presentWaiting(sent, attempt.submitted)
}

async function addWithPassword(
  host: IdentityHost,
  db: Db,
  { address, argon2, submitted }: SignUp,
): Promise<Person | undefined> {
  const person = await addPerson(host, db, address, submitted)
  if (person) await savePassword(host, db, person.id, argon2)
  return person
}
