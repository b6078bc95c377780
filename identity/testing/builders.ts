import { randomUUID } from 'node:crypto'
import type { GoTrueClient, Session, User } from '@supabase/auth-js'
import { expect } from 'vitest'
import type { IdentityMail } from '../identity.ts'
import type { TestService } from './service.ts'

export const goodPassword = 'lantern-gravel-37'

/** An unused address. */
export const freshAddress = () => `rider-${randomUUID()}@example.com`

export interface SignedInPerson {
  client: GoTrueClient
  email: string
  user: User
  session: Session
}

/** A person who signed up and is signed in; through the confirmation mail if the service does not autoconfirm. */
export async function signedUp(service: TestService, data: object = {}): Promise<SignedInPerson> {
  const client = service.client()
  const email = freshAddress()
  const answer = await client.signUp({ email, password: goodPassword, options: { data } })
  expect(answer.error).toBeNull()
  const verified = service.host.autoconfirm
    ? answer
    : await client.verifyOtp({ email, token: lastMail(service).code, type: 'signup' })
  expect(verified.error).toBeNull()
  const { user, session } = verified.data
  if (!user || !session) throw new Error('sign-up gave no session')
  return { client, email, user, session }
}

/** Signs the same person in on another device. */
export async function signedInAgain(service: TestService, email: string): Promise<SignedInPerson> {
  const client = service.client()
  const { data, error } = await client.signInWithPassword({ email, password: goodPassword })
  if (error) throw error
  return { client, email, user: data.user, session: data.session }
}

const hasCode = (mail: IdentityMail): mail is Extract<IdentityMail, { code: string }> => 'code' in mail

export function lastMail(service: TestService) {
  const mail = service.mails.findLast(hasCode)
  if (!mail) throw new Error('no mail was sent')
  return mail
}

/** The newest mail with a link or a code to this address. */
export function lastMailTo(service: TestService, address: string) {
  const mail = service.mails.filter(hasCode).findLast(({ to }) => to === address)
  if (!mail) throw new Error('no mail was sent there')
  return mail
}

/** The kinds of change mails that this address received, oldest first. */
export const toldTo = (service: TestService, address: string): string[] =>
  service.mails.flatMap((mail) => (mail.to === address && !('code' in mail) ? [mail.kind] : []))

/** What the page behind a mail's button reads from its link. */
export function linkOf(mail: IdentityMail) {
  if (!('link' in mail)) throw new Error('this mail has no link')
  const url = new URL(mail.link)
  const { token_hash = '', ...rest } = Object.fromEntries(new URLSearchParams(url.hash.slice(1)))
  return { page: url.origin + url.pathname + url.search, token_hash, ...rest }
}

/** The secret in the last mail's link. */
export const lastLinkToken = (service: TestService): string => linkOf(lastMail(service)).token_hash

/** A wrong code. */
export const wrongCode = (code: string) =>
  String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0')

/** Sends a request as a client other than auth-js would. */
export async function call(
  service: TestService,
  method: string,
  path: string,
  { token, body, headers }: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
) {
  const response = await fetch(service.url + path, {
    method,
    redirect: 'manual',
    headers: {
      'X-Supabase-Api-Version': '2024-01-01',
      ...(method !== 'GET' && { 'Content-Type': 'application/json;charset=UTF-8' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const json: Record<string, unknown> = text ? JSON.parse(text) : {}
  return { status: response.status, headers: response.headers, json }
}
