import type { FastifyRequest } from 'fastify'
import type { IdentityHost } from '../host.ts'
import type { LimitName } from '../limits.ts'
import { noteRefusal } from '../note-refusal.ts'
import { IdentityRefusal, type RefusalCode } from './refusal.ts'

/** Takes one from the caller's limit or refuses with 429 `over_request_rate_limit`. */
export const limitCaller = (host: IdentityHost, request: FastifyRequest, name: LimitName) =>
  consume(host, name, host.clientAddress(request), 'over_request_rate_limit')

/**
 * Takes one from the account's password limit for the caller's address, then from the account's total limit, whether or
 * not the account exists. Attempts from elsewhere therefore do not lock out the owner.
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

/** Takes one from the password limit of a signed-in caller. */
export const limitAccount = (host: IdentityHost, contactHash: Buffer) =>
  consume(host, 'passwordByAccount', contactHash.toString('base64url'), 'over_request_rate_limit')

/** Takes one from the mail limits of an address, whether or not an account has it. */
export async function limitMail(host: IdentityHost, emailHash: Buffer): Promise<void> {
  const key = emailHash.toString('base64url')
  await consume(host, 'mailByAddress', key, 'over_email_send_rate_limit')
  await consume(host, 'mailByAddressHourly', key, 'over_email_send_rate_limit')
}

/** Takes one from the message limits of a number, whether or not an account has it. */
export async function limitSms(host: IdentityHost, phoneHash: Buffer): Promise<void> {
  const key = phoneHash.toString('base64url')
  await consume(host, 'smsByNumber', key, 'over_sms_send_rate_limit')
  await consume(host, 'smsByNumberHourly', key, 'over_sms_send_rate_limit')
}

async function consume(host: IdentityHost, name: LimitName, key: string, code: RefusalCode): Promise<void> {
  const { allowed, retryAfterSeconds } = await host.consumeLimit(name, key)
  if (!allowed) throw new IdentityRefusal(code, { retryAfterSeconds })
}
