import type { FastifyRequest } from 'fastify'
import type { IdentityHost } from '../host.ts'
import type { LimitName } from '../limits.ts'
import { noteRefusal } from '../note-refusal.ts'
import { IdentityRefusal, type RefusalCode } from './refusal.ts'

/** Takes one from the caller's budget or refuses with 429 `over_request_rate_limit`. */
export const limitCaller = (host: IdentityHost, request: FastifyRequest, name: LimitName) =>
  consume(host, name, host.clientAddress(request), 'over_request_rate_limit')

/**
 * Takes one from what an account's password may be tried from the caller's address, then from what it may be tried in
 * all, whether the account exists or not: whoever tries from elsewhere shuts nobody out at home.
 */
export async function limitPassword(
  host: IdentityHost,
  request: FastifyRequest,
  contactHash: Buffer,
): Promise<void> {
  const account = contactHash.toString('base64url')
  const place = `${account} ${host.clientAddress(request)}`
  try {
    await consume(host, 'passwordFromAddress', place, 'over_request_rate_limit')
    await consume(host, 'passwordFromAnywhere', account, 'over_request_rate_limit')
  } catch (error) {
    noteRefusal(host, { event: 'locked_out', contact: contactHash })
    throw error
  }
}

/** Takes one from the password budget of somebody who is signed in. */
export const limitAccount = (host: IdentityHost, contactHash: Buffer) =>
  consume(host, 'passwordByAccount', contactHash.toString('base64url'), 'over_request_rate_limit')

/** Takes one from the mail budget of an address, whether an account has it or not. */
export async function limitMail(host: IdentityHost, emailHash: Buffer): Promise<void> {
  const key = emailHash.toString('base64url')
  await consume(host, 'mailByAddress', key, 'over_email_send_rate_limit')
  await consume(host, 'mailByAddressHourly', key, 'over_email_send_rate_limit')
}

/** Takes one from the budget of a number's messages, whether an account has it or not. */
export async function limitSms(host: IdentityHost, phoneHash: Buffer): Promise<void> {
  const key = phoneHash.toString('base64url')
  await consume(host, 'smsByNumber', key, 'over_sms_send_rate_limit')
  await consume(host, 'smsByNumberHourly', key, 'over_sms_send_rate_limit')
}

async function consume(host: IdentityHost, name: LimitName, key: string, code: RefusalCode): Promise<void> {
  const { allowed, retryAfterSeconds } = await host.consumeLimit(name, key)
  if (!allowed) throw new IdentityRefusal(code, { retryAfterSeconds })
}
