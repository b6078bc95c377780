import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { IdentityContext } from '../base/context.ts'
import type { IdentityHost } from '../base/host.ts'
import { markBrowser } from '../base/http/browser-mark.ts'
import { inEqualTime } from '../base/http/equal-time.ts'
import { pkceFields, readFields, requireWholeChallenge } from '../base/http/fields.ts'
import { limitMail } from '../base/http/rate-limit.ts'
import { redirectTarget } from '../base/http/redirect-target.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import {
  initialMetadata,
  submittedMetadata,
  type UserMetadata,
  userMetadataSchema,
} from '../base/user-metadata.ts'
import { sendLink } from '../one-time-token/send-token.ts'
import { sealSignUp } from '../one-time-token/waiting-sign-up.ts'
import { upsertPassword } from '../password/password.repository.ts'
import { requireStrongPassword } from '../password/strength.ts'
import { addPerson, ensurePerson } from '../person/add-person.ts'
import { addressHash, canonicalAddress } from '../person/address.ts'
import { confirmAddress } from '../person/confirm-contact.ts'
import { updateSentAt } from '../person/person.repository.ts'
import { nobody } from '../person/person.ts'
import { presentSession } from '../session/session-body.ts'
import { signIn } from '../session/sign-in.ts'
import { signInAnonymously } from './anonymous.ts'
import { presentSignUp } from './present-sign-up.ts'
import { requireSignUpAllowed } from './sign-up-allowed.ts'
import { signUpByPhone } from './sign-up-by-phone.ts'

type Db = Kysely<IdentityDatabase>

const fields = z.object({
  email: z.string().default(''),
  phone: z.string().default(''),
  password: z.string().default(''),
  data: userMetadataSchema.default({}),
  ...pkceFields,
})

interface SignUp {
  address: string
  argon2: string
  submitted: UserMetadata
  next: string | undefined
  /** The mark of the requesting browser. */
  browser: Buffer
}

/** Sign-up by address and password: with autoconfirm signs in at once, otherwise mails a confirmation. */
export async function signUp(context: IdentityContext, request: FastifyRequest, reply: FastifyReply) {
  const { host, passwords } = context
  const asked = readFields(fields, request.body)
  requireSignUpAllowed(host)
  asked.data = submittedMetadata(host, asked.data)
  if (!asked.email && !asked.phone && !asked.password) {
    return signInAnonymously(context, request, asked.data)
  }
  if (asked.password === '') throw new IdentityRefusal('validation_failed')
  if (Boolean(asked.email) === Boolean(asked.phone)) throw new IdentityRefusal('validation_failed')
  requireWholeChallenge(asked)
  const browser = markBrowser(host, request, reply)
  if (asked.phone) return signUpByPhone(context, { ...asked, browser })
  const address = canonicalAddress(asked.email)
  await requireStrongPassword(host, asked.password, { email: address, phone: '', userMetadata: asked.data })
  if (!host.autoconfirm) await limitMail(host, addressHash(host, address))
  // Hashed before any lookup, so that a taken address takes as long as a free one.
  const argon2 = await passwords.hash(asked.password)
  const next = redirectTarget(host, request)
  const attempt = { address, argon2, submitted: asked.data, next, browser }
  return host.autoconfirm
    ? signUpAtOnce(context, attempt)
    : inEqualTime(() => host.transaction((db) => signUpByMail(host, db, attempt)))
}

async function signUpAtOnce(context: IdentityContext, attempt: SignUp) {
  const { host } = context
  const signedIn = await host.transaction(async (db) => {
    const person = await addPerson(host, db, attempt.address, attempt.submitted, attempt.browser)
    if (!person) throw new IdentityRefusal('user_already_exists')
    await upsertPassword(host, db, person.id, attempt.argon2)
    await confirmAddress(host, db, person, { proven: false })
    return signIn(host, db, person.id, 'password')
  })
  return presentSession(context, signedIn)
}

/**
 * Does the same work and returns the same response whether or not the address was free. An unconfirmed sign-up is not
 * changed by another with the same address: each has its own confirmation, and the data of the one that is used counts.
 */
async function signUpByMail(host: IdentityHost, db: Db, attempt: SignUp) {
  const { address, argon2, submitted, next, browser } = attempt
  const holder = await ensurePerson(host, db, address, submitted, null)
  const person = holder.emailConfirmedAt ? nobody({ email: address }, host.now()) : holder
  const metadata = initialMetadata(person.id, address, submitted)
  const signUpSealed = sealSignUp(host, person, { argon2, metadata }, browser)
  await sendLink(host, db, { kind: 'confirmation', person, to: address, next, signUpSealed, metadata })
  await updateSentAt(host, db, person.id, 'confirmation_sent_at')
  return presentSignUp(host, { email: address }, submitted)
}
