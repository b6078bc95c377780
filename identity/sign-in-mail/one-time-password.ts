import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { IdentityContext } from '../base/context.ts'
import type { IdentityHost } from '../base/host.ts'
import { markBrowser } from '../base/http/browser-mark.ts'
import { inEqualTime } from '../base/http/equal-time.ts'
import { pkceFields, readFields, requireWholeChallenge } from '../base/http/fields.ts'
import { limitMail, limitSms } from '../base/http/rate-limit.ts'
import { redirectTarget } from '../base/http/redirect-target.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'
import {
  initialMetadata,
  initialPhoneMetadata,
  submittedMetadata,
  userMetadataSchema,
} from '../base/user-metadata.ts'
import { sendCode } from '../one-time-token/send-sms.ts'
import { sendSignInLink } from '../one-time-token/send-token.ts'
import { ensurePerson, ensurePersonByPhone } from '../person/add-person.ts'
import { addressHash, canonicalAddress } from '../person/address.ts'
import { nobody } from '../person/person.ts'
import { canonicalPhone, phoneHash, requirePhones } from '../person/phone.ts'
import { lockPersonByAddress, lockPersonByPhone } from '../person/read-person.ts'
import { requireSignUpAllowed } from '../sign-up/sign-up-allowed.ts'

const fields = z.object({
  email: z.string().default(''),
  phone: z.string().default(''),
  data: userMetadataSchema.default({}),
  create_user: z.boolean().default(true),
  ...pkceFields,
})

/**
 * Mails a code and a link to sign in. An unknown address is signed up first unless `create_user` is false. The response
 * and its duration are the same in every case, so they do not reveal who has an account.
 */
export async function oneTimePassword(
  { host }: IdentityContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<object> {
  const asked = readFields(fields, request.body)
  if (asked.create_user) requireSignUpAllowed(host)
  asked.data = submittedMetadata(host, asked.data)
  requireWholeChallenge(asked)
  if (Boolean(asked.email) === Boolean(asked.phone)) throw new IdentityRefusal('validation_failed')
  // This may create a sign-up, so the browser is marked.
  const browser = asked.create_user ? markBrowser(host, request, reply) : null
  if (asked.phone) return codeBySms(host, asked, browser)
  const address = canonicalAddress(asked.email)
  // Refuses metadata that is too large before any lookup.
  initialMetadata('', address, asked.data)
  await limitMail(host, addressHash(host, address))
  const next = redirectTarget(host, request)
  await inEqualTime(() =>
    host.transaction(async (db) => {
      const person = asked.create_user
        ? await ensurePerson(host, db, address, asked.data, browser)
        : await lockPersonByAddress(host, db, address)
      await sendSignInLink(host, db, 'magic_link', person ?? nobody({ email: address }, host.now()), next)
    }),
  )
  return {}
}

/** As `oneTimePassword`, by text message. */
async function codeBySms(
  host: IdentityHost,
  asked: z.output<typeof fields>,
  browser: Buffer | null,
): Promise<object> {
  requirePhones(host)
  const phone = canonicalPhone(asked.phone)
  initialPhoneMetadata('', phone, asked.data)
  await limitSms(host, phoneHash(host, phone))
  await inEqualTime(() =>
    host.transaction(async (db) => {
      const found = asked.create_user
        ? await ensurePersonByPhone(host, db, phone, asked.data, browser)
        : await lockPersonByPhone(host, db, phone)
      const person = found ?? nobody({ phone }, host.now())
      await sendCode(host, db, { kind: 'phone_sign_in', person, to: phone })
    }),
  )
  return {}
}
