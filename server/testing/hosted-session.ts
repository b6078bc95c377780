import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { OUTBOX_PURPOSE } from '../outbox/sealed-messages.ts'
import type { Caller, testApi } from './test-api.ts'
import type { TestApp } from './test-app.ts'

export const goodPassword = 'lantern-gravel-37'

/** A person who is signed in at the sign-in service, but not yet at the product. */
export interface HostedSession {
  userId: string
  email: string
  accessToken: string
  refreshToken: string
}

const sessionShape = z.looseObject({
  access_token: z.string(),
  refresh_token: z.string(),
  user: z.looseObject({ id: z.string(), email: z.string() }),
})

/** Calls the embedded sign-in service as auth-js does. */
export async function askIdentity(
  t: TestApp,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { body, token, headers }: { body?: object; token?: string; headers?: Record<string, string> } = {},
) {
  const answer = await t.app.inject({
    method,
    url: `/auth/v1${path}`,
    headers: {
      'x-supabase-api-version': '2024-01-01',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, body: answer.payload ? answer.json() : null, headers: answer.headers }
}

/** The session in a response of the sign-in service. */
export function hostedSessionOf(body: unknown): HostedSession {
  const { access_token, refresh_token, user } = sessionShape.parse(body)
  return { userId: user.id, email: user.email, accessToken: access_token, refreshToken: refresh_token }
}

/** Signs up with autoconfirm. */
export async function signedUp(
  t: TestApp,
  data: { role?: string; name?: string } = { role: 'client' },
  email = `person-${randomUUID().slice(0, 8)}@example.org`,
): Promise<HostedSession> {
  const { body } = await askIdentity(t, 'POST', '/signup', { body: { email, password: goodPassword, data } })
  return hostedSessionOf(body)
}

/** The newest queued sign-in code for an address. */
async function mailedCode({ data }: TestApp, email: string): Promise<string> {
  const { rows } = await data.owner.query<{ id: string; body_sealed: Buffer }>(
    `select id, body_sealed from outbox where kind = 'magic_link' and body_sealed is not null order by created_at desc`,
  )
  const mails = rows.map(({ id, body_sealed }) =>
    JSON.parse(data.vault.open(OUTBOX_PURPOSE, id, body_sealed)),
  )
  const code = mails.find(({ to }) => to === email.toLowerCase())?.params.code
  if (!code) throw new Error(`no code waits for ${email}`)
  return code
}

/** Signs in with a code mailed to the account's address, which proves that address. */
export async function signedInByMail(t: TestApp, email: string): Promise<HostedSession> {
  const asked = await askIdentity(t, 'POST', '/otp', { body: { email, create_user: false } })
  if (asked.status !== 200) throw new Error(`asking for a code answered ${asked.status}`)
  const body = { type: 'email', email, token: await mailedCode(t, email) }
  return hostedSessionOf((await askIdentity(t, 'POST', '/verify', { body })).body)
}

/** Signs up and then proves the address with a mailed code. */
export async function provenSignUp(
  t: TestApp,
  data: { role?: string; name?: string } = { role: 'client' },
  email = `person-${randomUUID().slice(0, 8)}@example.org`,
): Promise<HostedSession> {
  await signedUp(t, data, email)
  return signedInByMail(t, email)
}

/** Signs the same person in on another device. */
export async function signedInAgain(t: TestApp, email: string): Promise<HostedSession> {
  const body = { email, password: goodPassword }
  return hostedSessionOf((await askIdentity(t, 'POST', '/token?grant_type=password', { body })).body)
}

/** Exchanges an access token for the product's cookie. */
export function exchange(
  api: ReturnType<typeof testApi>,
  caller: Caller,
  accessToken: string,
  user: object = { id: 'x' },
) {
  return api.as(caller).call('POST /api/auth/supabase-login', { body: { user, access_token: accessToken } })
}

/** Exchanges an access token as a guest who asks to keep the intake that was just submitted. */
export function exchangeClaiming(api: ReturnType<typeof testApi>, guest: Caller, accessToken: string) {
  const body = { user: { id: 'x' }, access_token: accessToken, claiming: true }
  return api.as(guest).call('POST /api/auth/supabase-login', { body })
}

/** Whether the caller's cookie signs in to an account. */
export const isSignedIn = async (api: ReturnType<typeof testApi>, caller: Caller): Promise<boolean> =>
  (await api.as(caller).call('GET /api/auth/user')).status === 200
