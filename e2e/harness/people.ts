import { randomInt, randomUUID } from 'node:crypto'
import type { APIRequestContext, APIResponse, BrowserContextOptions } from '@playwright/test'
import { request } from '@playwright/test'
import { NOTICE_VERSION, PRODUCT_SLUG } from '#domain/product.ts'
import { fewAnswers } from './answers.ts'
import { linkIn, openMailbox } from './mailbox.ts'
import { today, ZONE } from './zone.ts'

/** Long enough to be accepted, and unlikely to be known. */
export const PASSWORD = 'lantern gravel orchard mitten'

/** A person with an account who is signed in outside the browser. They do what a test needs but does not check. */
export interface Person {
  role: 'fitter' | 'client'
  name: string
  email: string
  calls: APIRequestContext
  /** The browser state with which this person is signed in. */
  browser: BrowserContextOptions
}

export interface Invitation {
  id: string
  sessionId: string
  url: string
}

/** The surname of a real person, who had to fight for its place in official papers. */
export const LONG_SURNAME = 'Keihanaikukauakahihuliheekahaunaele'

let count = 0

/**
 * A name and an address that are unique among the tests. A word of the name and the address are wider than a phone, as
 * real ones can be.
 */
export function somebody(first: string): { name: string; email: string } {
  count += 1
  const mark = `${process.env.TEST_PARALLEL_INDEX ?? 0}${Date.now().toString(36)}${count}`
  return {
    name: `${first} ${LONG_SURNAME} ${mark}`,
    email: `${first.toLowerCase()}.${mark}@correspondenceprovider.example.com`,
  }
}

/** A separate internet address for each person, because limits are counted by address. */
export const ownAddress = () => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
})

async function answerOf(response: APIResponse) {
  if (!response.ok()) throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`)
  return response.json()
}

export const onceHeaders = () => ({ 'idempotency-key': randomUUID() })

/** Makes a call as a person. Throws if it is refused. */
export async function called(
  { calls }: Pick<Person, 'calls'>,
  method: 'post' | 'patch' | 'get',
  path: string,
  data?: object,
) {
  return answerOf(await calls[method](path, { ...(data ? { data } : {}), headers: onceHeaders() }))
}

interface Account {
  url: string
  role: Person['role']
  name: string
  email: string
}

/** Exchanges a session of the sign-in service for the product's, as the web does. */
async function exchanged(
  { url, role, name, email }: Account,
  mine: APIRequestContext,
  session: { user: object; access_token: string },
  claiming: boolean,
): Promise<Person> {
  const { user, access_token } = session
  const answer = await answerOf(
    await mine.post('/api/auth/supabase-login', { data: { user, access_token, claiming } }),
  )
  const { cookies } = await mine.storageState()
  const localStorage = [
    { name: `${PRODUCT_SLUG}-auth`, value: JSON.stringify(session) },
    { name: 'auth_user', value: JSON.stringify({ id: answer.user.id, role, name }) },
    { name: 'auth_role', value: role },
  ]
  return {
    role,
    name,
    email,
    calls: mine,
    browser: { storageState: { cookies, origins: [{ origin: url, localStorage }] } },
  }
}

/** Signs a new person up as the web does. With a guest's `calls`, their intake is kept in the account. */
export async function signUp(
  url: string,
  role: Person['role'],
  { name, email } = somebody(role === 'fitter' ? 'Mira' : 'Ana'),
  calls?: APIRequestContext,
): Promise<Person> {
  const mine = calls ?? (await request.newContext({ baseURL: url, extraHTTPHeaders: ownAddress() }))
  const session = await answerOf(
    await mine.post('/auth/v1/signup', { data: { email, password: PASSWORD, data: { role, name } } }),
  )
  return exchanged({ url, role, name, email }, mine, session, calls !== undefined)
}

/** Logs somebody in again whose sign-in has ended. */
export async function logInAgain(url: string, { role, name, email, calls }: Person): Promise<Person> {
  const session = await answerOf(
    await calls.post('/auth/v1/token?grant_type=password', { data: { email, password: PASSWORD } }),
  )
  return exchanged({ url, role, name, email }, calls, session, false)
}

/** Invites a rider, by a link to copy unless stated otherwise. */
export async function invite(
  fitter: Pick<Person, 'calls'>,
  rider: { name?: string; email?: string; channel?: 'email'; language?: string } = {},
): Promise<Invitation> {
  const data = { channel: 'link', language: 'en', ...rider }
  return answerOf(await fitter.calls.post('/api/invitations', { data, headers: onceHeaders() }))
}

/** Opens the link of an invitation and presses Start on a new device. */
export async function start(url: string, invitation: Pick<Invitation, 'url'>): Promise<APIRequestContext> {
  const calls = await request.newContext({ baseURL: url, extraHTTPHeaders: ownAddress() })
  const consent = { noticeVersion: NOTICE_VERSION, language: 'en' }
  await answerOf(
    await calls.post('/api/invitation/start', {
      data: { secret: new URL(invitation.url).hash.slice(1), consent },
    }),
  )
  return calls
}

export interface Answered {
  rider: Person
  sessionId: string
}

/**
 * Submits an intake for the fitter's invitation. The invitation was mailed, so the rider's address is proven. The
 * returned `calls` are the guest's.
 */
export async function sendIntake(
  url: string,
  fitter: Pick<Person, 'calls'>,
  { name, email }: { name: string; email: string },
  answers: (name: string, email: string) => object = fewAnswers,
  formVersion = 1,
): Promise<{ calls: APIRequestContext; sessionId: string }> {
  const began = new Date()
  const { sessionId } = await invite(fitter, { name, email, channel: 'email' })
  const calls = await start(url, { url: linkIn(await openMailbox(url, began).newest(email), '/invite') })
  await answerOf(
    await calls.post(`/api/sessions/${sessionId}/intake/submission`, {
      data: {
        formVersion,
        today: today(),
        timeZone: ZONE,
        language: 'en',
        noticeVersion: NOTICE_VERSION,
        answers: answers(name, email),
      },
      headers: onceHeaders(),
    }),
  )
  return { calls, sessionId }
}

/** Submits an intake for the fitter's invitation and keeps it in an account. */
export async function answerIntake(
  url: string,
  fitter: Person,
  answers: (name: string, email: string) => object = fewAnswers,
  formVersion = 1,
): Promise<Answered> {
  const rider = somebody('Ana')
  const { calls, sessionId } = await sendIntake(url, fitter, rider, answers, formVersion)
  return { rider: await signUp(url, 'client', rider, calls), sessionId }
}
