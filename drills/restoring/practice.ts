import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { NOTICE } from '../../bench/lab/notice.ts'
import { ask, freshVisitor, PASSWORD, sendPhoto } from '../../bench/lab/server.ts'
import { lookAtRider, type Seen, type SharedRider, shareRider } from './closings.ts'

const LINK = /\/(?:invite|client\/report\/[\w-]+)#([\w-]{43})/

interface Person {
  email: string
  cookie: string
  refreshToken: string
}

/** A practice with riders in every state, and every credential that was issued before its backup. */
export interface Practice {
  fitter: Person
  /** Sessions whose intake was submitted, with photos. The rider of the last one is erased after the backup. */
  sent: string[]
  photos: number
  drafts: number
  invitations: number
  cookies: string[]
  refreshTokens: string[]
  links: { call: string; secret: string }[]
  shared: SharedRider
}

export interface Counts extends Seen {
  invitations: number
  submissions: number
  photos: number
}

async function tell(origin: string, method: string, at: string, body?: object, cookie = '') {
  const answer = await ask(origin, method, at, body, cookie)
  if (answer.status >= 400) throw new Error(`${at} answered ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer
}

async function signUp(origin: string, role: 'fitter' | 'client'): Promise<Person> {
  const email = `${crypto.randomUUID()}@example.org`
  const data = { role, name: 'N' }
  const made = await tell(origin, 'POST', '/auth/v1/signup', { email, password: PASSWORD, data })
  const body = { user: { id: 'x' }, access_token: made.body.access_token }
  const { cookie } = await tell(origin, 'POST', '/api/auth/supabase-login', body)
  return { email, cookie, refreshToken: String(made.body.refresh_token) }
}

async function addPhoto(origin: string, cookie: string, sessionId: string): Promise<void> {
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: '#0b6e6e' } })
  const { status, code } = await sendPhoto(origin, { cookie, sessionId }, await picture.jpeg().toBuffer())
  if (status !== 201) throw new Error(`a photo was answered ${status} ${code}`)
}

async function invited(origin: string, fitter: Person) {
  const made = await tell(origin, 'POST', '/api/invitations', { channel: 'link' }, fitter.cookie)
  const secret = String(made.body.url).split('#')[1] ?? ''
  const guest = await tell(origin, 'POST', '/api/invitation/start', { secret, consent: NOTICE })
  const session = `/api/sessions/${guest.body.sessionId}`
  const changes = [{ path: 'occupation', value: 'Baker' }]
  await tell(
    origin,
    'PATCH',
    `${session}/intake/draft`,
    { version: 0, formVersion: 1, changes },
    guest.cookie,
  )
  return { sessionId: String(guest.body.sessionId), secret, cookie: guest.cookie }
}

async function send(origin: string, { sessionId, cookie }: { sessionId: string; cookie: string }) {
  const answers = {
    name: 'Jonas',
    email: `${crypto.randomUUID()}@example.org`,
    dateOfBirth: '1988-04-12',
    bikeTypes: ['road'],
    goals: ['reduce_discomfort'],
  }
  const today = new Date().toISOString().slice(0, 10)
  const form = { formVersion: 1, today, ...NOTICE, answers }
  await tell(origin, 'POST', `/api/sessions/${sessionId}/intake/submission`, form, cookie)
}

/** The links in all mails that were sent so far. */
async function mailedLinks(origin: string): Promise<string[]> {
  const mails: { text: string }[] = await (await fetch(`${origin}/dev/mail.json`)).json()
  return mails.flatMap(({ text }) => LINK.exec(text)?.[1] ?? [])
}

/** Fills an installation: people, invitations, drafts, submitted intakes with photos. */
export async function fill(origin: string, riders: number): Promise<Practice> {
  const fitter = await signUp(origin, 'fitter')
  const client = await signUp(origin, 'client')
  const email = `${crypto.randomUUID()}@example.org`
  await tell(origin, 'POST', '/api/invitations', { channel: 'email', email }, fitter.cookie)
  const begun = [await invited(origin, fitter), await invited(origin, fitter)]
  const sent: string[] = []
  for (let count = 0; count < riders; count += 1) {
    const guest = await invited(origin, fitter)
    await send(origin, guest)
    for (const _ of [1, 2]) await addPhoto(origin, fitter.cookie, guest.sessionId)
    sent.push(guest.sessionId)
  }
  while ((await mailedLinks(origin)).length === 0) await wait(100)
  const shared = await shareRider(origin)
  const secrets = [...begun.map(({ secret }) => secret), ...(await mailedLinks(origin))]
  return {
    fitter,
    sent,
    photos: 2 * riders,
    drafts: begun.length,
    invitations: riders + begun.length + 1,
    cookies: [fitter.cookie, client.cookie, ...begun.map(({ cookie }) => cookie)],
    refreshTokens: [fitter.refreshToken, client.refreshToken],
    links: secrets.map((secret) => ({ call: '/api/invitation/preview', secret })),
    shared,
  }
}

/** The rider's file of a session. */
export async function riderOf(origin: string, { fitter }: Practice, sessionId: string): Promise<string> {
  const { body } = await tell(origin, 'GET', `/api/sessions/${sessionId}`, undefined, fitter.cookie)
  return String(body.rider?.id ?? body.riderId)
}

/** What the fitter finds after signing in again. */
export async function look(
  origin: string,
  { fitter, sent, shared }: Practice,
): Promise<Counts & { gone: number }> {
  const { email } = fitter
  const { cookie } = await tell(origin, 'POST', '/api/auth/login', { email, password: PASSWORD })
  const get = (at: string) => ask(origin, 'GET', at, undefined, cookie)
  const invitations = (await get('/api/invitations?limit=100')).body.items.length
  const submissions = (await get('/api/submissions?limit=100')).body.items.length
  let photos = 0
  for (const sessionId of sent) {
    const session = await get(`/api/sessions/${sessionId}`)
    for (const { id } of session.body.photos ?? []) {
      const at = `/api/sessions/${sessionId}/photos/${id}/display`
      const answer = await fetch(`${origin}${at}`, { headers: { ...freshVisitor(), cookie } })
      if (answer.ok) photos += 1
    }
  }
  const gone = (await get(`/api/sessions/${sent.at(-1)}/intake/submission`)).status
  return { invitations, submissions, photos, gone, ...(await lookAtRider(origin, shared)) }
}

/** The number of earlier credentials that still work after the restore. */
export async function openWaysIn(origin: string, practice: Practice): Promise<number> {
  const answers = [
    ...practice.cookies.map((cookie) => ask(origin, 'GET', '/api/auth/user', undefined, cookie)),
    ...practice.refreshTokens.map((refresh_token) =>
      ask(origin, 'POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token }),
    ),
    ...practice.links.map(({ call, secret }) => ask(origin, 'POST', call, { secret })),
  ]
  return (await Promise.all(answers)).filter(({ status }) => status < 400).length
}
