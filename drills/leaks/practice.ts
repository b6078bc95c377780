import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import sharp from 'sharp'
import { NOTICE } from '../../bench/lab/notice.ts'
import { ask, PASSWORD, sendPhoto } from '../../bench/lab/server.ts'
import { mappingNamed } from '../../bench/lab/valid-mapping.ts'
import { saddleNamed } from '../../bench/lab/valid-saddle.ts'
import { today, ZONE } from '../../e2e/harness/zone.ts'
import type { Holder, Ids, Practice } from './practice-facts.ts'

const GUESTS = ['sessionId', 'invitationId', 'riderId', 'invitationSecret'] as const
const RIDERS = [
  'sessionId',
  'submissionId',
  'riderId',
  'bikeId',
  'interventionId',
  'recommendationId',
  'photoId',
  'followUpId',
  'reminderSecret',
  'stopSecret',
  'offerId',
] as const

export interface Server {
  origin: string
  owner: pg.Client
}

/** Resets the rate limits, because the drill makes more requests than they allow. */
export const forgetLimits = ({ owner }: Server) => owner.query('delete from rate_limit')

async function call(origin: string, method: string, at: string, body: object | undefined, cookie: string) {
  const answer = await ask(origin, method, at, body, cookie)
  if (answer.status >= 400)
    throw new Error(`${method} ${at} answered ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer
}

export interface Person {
  email: string
  accessToken: string
  cookie: string
}

/** Signs up and signs in. Unless `proven` is false, the database marks the address as proven before the sign-in. */
export async function enter(
  { origin, owner }: Server,
  role: 'fitter' | 'client',
  wishes: { name: string; email?: string; proven?: boolean },
): Promise<Person> {
  const email = wishes.email ?? `${crypto.randomUUID()}@example.org`
  const data = { role, name: wishes.name }
  const made = await call(origin, 'POST', '/auth/v1/signup', { email, password: PASSWORD, data }, '')
  if (wishes.proven ?? true)
    await owner.query('update identity.person set email_proven_at = email_confirmed_at where id = $1', [
      made.body.user.id,
    ])
  const accessToken = String(made.body.access_token)
  const body = { user: { id: 'x' }, access_token: accessToken }
  const { cookie } = await call(origin, 'POST', '/api/auth/supabase-login', body, '')
  return { email, accessToken, cookie }
}

/** The newest mail to an address that matches; waits until it was sent. */
async function mailTo(origin: string, to: string, words: RegExp): Promise<string> {
  for (let tries = 0; tries < 600; tries += 1) {
    const mails: { to: string; text: string }[] = await (await fetch(`${origin}/dev/mail.json`)).json()
    const found = mails.find((mail) => mail.to.includes(to) && words.test(mail.text))
    if (found) return found.text
    await wait(100)
  }
  throw new Error(`no mail that matches ${words} came to ${to}`)
}

const secretAfter = (text: string, page: string): string =>
  new RegExp(`${page}[^\\s#]*#([\\w-]+)`).exec(text)?.[1] ?? ''

const intakeAnswers = (word: string, email: string) => ({
  name: `Name ${word}`,
  email,
  dateOfBirth: '1988-04-12',
  occupation: `Work ${word}`,
  bikeTypes: ['road'],
  goals: ['reduce_discomfort'],
  cyclingGoals: `Goals ${word}`,
  hardestRide: `Ride ${word}`,
  successDefinition: `Success ${word}`,
  discomfort: [{ id: crypto.randomUUID(), zone: 'knees', severity: 5, description: `Pain ${word}` }],
})

const sent = (answers: object) => ({
  formVersion: 1,
  today: today(),
  timeZone: ZONE,
  ...NOTICE,
  answers,
})

const riderOf = async ({ owner }: Server, sessionId: string): Promise<string> =>
  (await owner.query('select rider_id from session where id = $1', [sessionId])).rows[0].rider_id

async function invited(server: Server, fitter: string, word: string) {
  const { origin } = server
  const email = `${word}@example.org`
  const made = await call(
    origin,
    'POST',
    '/api/invitations',
    { channel: 'link', name: `Name ${word}`, email },
    fitter,
  )
  const { id, sessionId, url } = made.body
  const secret = String(url).split('#')[1] ?? ''
  const start = { secret, consent: NOTICE }
  const { cookie } = await call(origin, 'POST', '/api/invitation/start', start, '')
  return { email, cookie, invitationId: String(id), sessionId: String(sessionId), secret }
}

/** A guest with an open intake. */
async function beginIntake(server: Server, fitter: string, word: string) {
  const guest = await invited(server, fitter, word)
  const answers = intakeAnswers(word, guest.email)
  const changes = Object.entries(answers).map(([path, value]) => ({ path, value }))
  const draft = { version: 0, formVersion: 1, changes }
  await call(server.origin, 'PATCH', `/api/sessions/${guest.sessionId}/intake/draft`, draft, guest.cookie)
  return guest
}

async function upload(origin: string, sessionId: string, cookie: string): Promise<string> {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#369' } })
  const { status, id, code } = await sendPhoto(origin, { cookie, sessionId }, await picture.jpeg().toBuffer())
  if (status !== 201) throw new Error(`a photo was answered by ${status} ${code}`)
  return id
}

/** Completes a fit with one of every kind of record. */
async function makeFit(
  { origin }: Server,
  fitter: string,
  at: { sessionId: string; riderId: string },
  { words, listed }: { words: { rider: string; private: string }; listed: boolean },
) {
  const tell = (method: string, path: string, body?: object) => call(origin, method, path, body, fitter)
  const session = `/api/sessions/${at.sessionId}`
  const texts = { make: `Make ${words.rider}`, name: `Bike ${words.rider}` }
  const bike = await tell('POST', `/api/riders/${at.riderId}/bikes`, { type: 'road', ...texts })
  await tell('PATCH', session, { version: 1, bikeId: bike.body.id, notes: `Notes ${words.private}` })
  await tell('POST', `${session}/measurements`, {
    changes: [{ phase: 'after', key: 'crank_length', side: null, value: 170, version: 0 }],
  })
  const change = { kind: 'other', what: `Tape ${words.rider}`, why: `Why ${words.rider}` }
  const changed = await tell('POST', `${session}/interventions`, { ...change, zones: ['hands'], goals: [] })
  const advice = { kind: 'exercise', words: `Planks ${words.rider}` }
  const advised = await tell('POST', `${session}/recommendations`, advice)
  const photoId = await upload(origin, at.sessionId, fitter)
  await tell('PATCH', `${session}/photos/${photoId}`, { version: 1, caption: `Photo ${words.rider}` })
  const completed = await tell('POST', `${session}/completion`, { fitted: true })
  const [first, second] = completed.body.followUps
  const answers = {
    ridesSince: 0,
    whyNotRidden: 'weather',
    loadChange: 'same',
    positionKept: 'kept',
    redFlags: ['night_pain'],
    otherTreatment: ['none'],
    anotherAppointment: false,
  }
  await tell('POST', `/api/follow-ups/${second.id}/assisted`, {
    formVersion: 1,
    today: today(),
    language: 'en',
    answers,
  })
  const alerts = await tell('GET', '/api/follow-up-alerts')
  const saddle = await tell('POST', '/api/saddles', saddleNamed(`Saddle ${words.private}`))
  const feed = await tell('POST', '/api/calendar-feed', { showsNames: true })
  const mapping = await tell('POST', '/api/import-mappings', mappingNamed(`Mapping ${words.private}`))
  const { serviceId, bookingId } = await bookable(tell, words.private, listed)
  return {
    serviceId,
    bookingId,
    bikeId: String(bike.body.id),
    interventionId: String(changed.body.id),
    recommendationId: String(advised.body.id),
    photoId,
    followUpId: String(first.id),
    alertId: String(alerts.body.items[0]?.id),
    mappingId: String(mapping.body.id),
    saddleId: String(saddle.body.id),
    // Support opens an access, and enters a request and a breach, later.
    // An installation of a drill reaches no other calendar.
    subscriptionId: crypto.randomUUID(),
    feed: String(feed.body.url).split('/').at(-1) ?? '',
    // Support opens an access later.
    accessId: crypto.randomUUID(),
    requestId: crypto.randomUUID(),
    breachId: crypto.randomUUID(),
  }
}

type Tell = (method: 'PUT' | 'POST', path: string, body: object) => Promise<{ body: Record<string, unknown> }>

/** Hours, a service and a blocked time of the fitter, whose note only the fitter may read. A page to book is public. */
async function bookable(
  tell: Tell,
  word: string,
  open: boolean,
): Promise<{ serviceId: string; bookingId: string }> {
  const closed = {
    monday: [],
    tuesday: [],
    wednesday: [],
    thursday: [],
    friday: [],
    saturday: [],
    sunday: [],
  }
  await tell('PUT', '/api/booking-offer/hours', {
    ...{ timeZone: ZONE, open, week: closed, off: [], extra: [], minimumNoticeMinutes: 0 },
    ...{ horizonDays: 60, maximumPerDay: null, changeHours: 24, waitingList: true },
  })
  const service = await tell('POST', '/api/booking-services', {
    ...{ kind: 'call', name: 'Call', includes: null, price: null, place: null, videoLink: null },
    ...{ lengthMinutes: 30, bufferBeforeMinutes: 0, bufferAfterMinutes: 0, asksIntake: false, offered: true },
  })
  const from = new Date(Date.now() + 86_400_000)
  const blocked = await tell('POST', '/api/booking-blocks', {
    from: from.toISOString(),
    to: new Date(from.getTime() + 3_600_000).toISOString(),
    note: word,
  })
  return { serviceId: String(service.body.id), bookingId: String(blocked.body.id) }
}

/** Makes a practice with everything that a call can refer to. Each text contains the word of its owner. */
export async function makePractice(server: Server, name: string, listed: boolean): Promise<Practice> {
  const { origin } = server
  const word = (holder: Holder) => `zq${name}${holder.toLowerCase()}${randomBytes(6).toString('hex')}`
  const words: Practice['words'] = {
    public: word('public'),
    private: word('private'),
    rider: word('rider'),
    intakeGuest: word('intakeGuest'),
    reportGuest: word('reportGuest'),
  }
  const { cookie: fitter } = await enter(server, 'fitter', { name: `Fitter ${words.public}` })
  const tell = (method: string, at: string, body: object | undefined, cookie: string) =>
    call(origin, method, at, body, cookie)
  const profile = await tell(
    'PATCH',
    '/api/fitter-profile',
    { studio: `Studio ${words.public}`, listed: true },
    fitter,
  )
  const slug = String(profile.body.slug)

  const email = `${words.rider}@example.org`
  const client = await enter(server, 'client', { name: `Name ${words.rider}`, email })
  const begun = await tell('POST', '/api/intakes', { fitter: slug, consent: NOTICE }, client.cookie)
  const sessionId = String(begun.body.sessionId)
  const submitted = await tell(
    'POST',
    `/api/sessions/${sessionId}/intake/submission`,
    sent(intakeAnswers(words.rider, email)),
    client.cookie,
  )
  const riderId = await riderOf(server, sessionId)
  const fit = await makeFit(server, fitter, { sessionId, riderId }, { words, listed })
  await tell('POST', `/api/follow-ups/${fit.followUpId}/reminder`, undefined, fitter)
  const reminder = await mailTo(origin, email, /\/stop#/)
  const reminderSecret = secretAfter(reminder, '/follow-up/')
  const visited = await tell('POST', '/api/follow-up-visits', { secret: reminderSecret }, '')

  const intake = await beginIntake(server, fitter, words.intakeGuest)
  const report = await beginIntake(server, fitter, words.reportGuest)
  const reportSubmitted = await tell(
    'POST',
    `/api/sessions/${report.sessionId}/intake/submission`,
    sent(intakeAnswers(words.reportGuest, report.email)),
    report.cookie,
  )
  await tell('POST', `/api/sessions/${report.sessionId}/completion`, { fitted: true }, fitter)
  await tell('POST', `/api/sessions/${report.sessionId}/report/mail`, undefined, fitter)
  const reportSecret = secretAfter(
    await mailTo(origin, report.email, /\/client\/report\//),
    '/client/report/',
  )
  const reportGuest = await tell('POST', '/api/report-visits', { secret: reportSecret }, '')

  const all = { bikeId: null, fitsFrom: null, until: null }
  const offered = await tell('POST', '/api/share-offers', all, client.cookie)
  const fitterId = String((await tell('GET', '/api/auth/user', undefined, fitter)).body.id)
  const signIns = await tell('GET', '/api/account/sign-ins', undefined, fitter)
  if (!listed) await tell('PATCH', '/api/fitter-profile', { listed: false }, fitter)
  const ids: Ids = {
    ...fit,
    sessionId,
    riderId,
    submissionId: String(submitted.body.id),
    invitationId: intake.invitationId,
    invitationSecret: intake.secret,
    reminderSecret,
    stopSecret: secretAfter(reminder, '/stop'),
    reportSecret,
    offerId: String(offered.body.id),
    messageId: crypto.randomUUID(),
    offerSecret: secretAfter(String(offered.body.url), '/share'),
    fitterId,
    signInId: String(signIns.body.items[0].id),
    slug,
  }
  const missing = Object.entries(ids).filter(([, value]) => !value || value === 'undefined')
  if (missing.length > 0) throw new Error(`the practice ${name} has no ${missing.map(([key]) => key)}`)
  const other = async (guest: typeof intake): Promise<Partial<Ids>> => ({
    sessionId: guest.sessionId,
    invitationId: guest.invitationId,
    invitationSecret: guest.secret,
    riderId: await riderOf(server, guest.sessionId),
  })
  return {
    name,
    listed,
    words,
    fitter,
    client: client.cookie,
    intakeGuest: intake.cookie,
    followUpGuest: visited.cookie,
    reportGuest: reportGuest.cookie,
    files: {
      rider: { ids, own: RIDERS, holder: 'rider', email },
      intakeGuest: {
        ids: { ...ids, ...(await other(intake)) },
        own: GUESTS,
        holder: 'intakeGuest',
        email: intake.email,
      },
      reportGuest: {
        ids: {
          ...ids,
          ...(await other(report)),
          submissionId: String(reportSubmitted.body.id),
          reportSecret,
        },
        own: [...GUESTS, 'submissionId', 'reportSecret'],
        holder: 'reportGuest',
        email: report.email,
      },
    },
  }
}
