import { randomUUID } from 'node:crypto'
import { cp } from 'node:fs/promises'
import type { ActorKind } from '#contract/access.ts'
import { NOTICE_VERSION } from '#domain/product.ts'
import { hashSecret, newSecret } from '../http/cookie.ts'
import type { Person } from './builders.ts'
import { connectedCalendar } from './connected-calendar.ts'
import { addContactMessage } from './contact-messages.ts'
import { fittings } from './fittings.ts'
import { addPoolAndMarks } from './pool-and-marks.ts'
import { makeBookings } from './practice-bookings.ts'
import { openReminderAsGuest } from './practice-reminder.ts'
import { enterRights, restrictForAWhile } from './rights.ts'
import { sharing } from './sharing.ts'
import { smallPicture } from './small-picture.ts'
import { letSupportIn, makeSupport } from './support-access.ts'
import { type Caller, nobody } from './test-api.ts'
import { type TestApp, testApp } from './test-app.ts'
import { testDatabase } from './test-database.ts'
import { validMapping } from './valid-mapping.ts'
import { validSaddle } from './valid-saddle.ts'
import { validScores } from './valid-scores.ts'
import { reportMail } from './waiting-mails.ts'

/** One practice with everything that a call can refer to. */
export interface Practice {
  fitter: Person
  /** A guest with an open intake. */
  guest: Caller
  open: { sessionId: string; invitationId: string; secret: string }
  /** A rider with an account, who submitted one intake and has another one open. */
  rider: Person
  submitted: { sessionId: string; submissionId: string; riderId: string }
  /** The ids of the records of the fit whose intake was submitted. */
  fit: {
    bikeId: string
    interventionId: string
    recommendationId: string
    photoId: string
    /** The size of a photo's file, which is part of the route. */
    size: string
    followUpId: string
    /** A follow-up that the fitter answered together with the rider. */
    answeredId: string
    alertId: string
    mappingId: string
    saddleId: string
    /** Another calendar, and the last part of the address of the fitter's own. */
    subscriptionId: string
    feed: string
    serviceId: string
    /** A booking of the rider. */
    bookingId: string
    /** The fitter as the address of the booking page names them. */
    fitter: string
    /** Opened the page on which the rider scored the zones once more before this fit. */
    scoringSecret: string
  }
  /** A reminder of that follow-up, and a guest who used its link. */
  reminder: { secret: string; stop: string; guest: Caller }
  /** The fit of a rider without an account, and a guest who used the link in its report's mail. */
  report: { sessionId: string; secret: string; guest: Caller }
  riderOpenSessionId: string
  /** A time that nobody in particular holds, the mail of a booking that is not confirmed, and that of a waiting list. */
  booking: { held: string; mailed: string; waiting: string }
  /** A link of the rider that nobody has accepted. */
  offer: { id: string; secret: string }
  slug: string
  /** A message to the provider from an address of nobody here. */
  messageId: string
  /** An access of support, for quality, to the session whose intake was submitted. */
  accessId: string
  /** A request about rights, and a breach, that support entered. */
  requestId: string
  breachId: string
  /** A picture that every upload accepts. */
  picture: Buffer
}

export interface Standing {
  kind: ActorKind
  /** The side of their practice. The requested data belongs to A. */
  side: 'A' | 'B' | 'none'
  /** The rider of A shares the completed fit with them. */
  shared?: true
}

/** The fourteen actors that every call is tested with. */
export const standings = [
  { name: 'anonymous', kind: 'anonymous', side: 'none' },
  { name: 'guest of A', kind: 'guest', side: 'A' },
  { name: 'guest of B', kind: 'guest', side: 'B' },
  { name: 'expired guest', kind: 'anonymous', side: 'none' },
  { name: 'rider A', kind: 'client', side: 'A' },
  { name: 'rider B', kind: 'client', side: 'B' },
  { name: 'fitter 1', kind: 'fitter', side: 'A' },
  { name: 'fitter 2', kind: 'fitter', side: 'B' },
  { name: 'fitter with a share', kind: 'fitter', side: 'none', shared: true },
  { name: 'support without access', kind: 'support', side: 'none' },
  { name: 'support with access', kind: 'support', side: 'A' },
  { name: 'disabled fitter', kind: 'anonymous', side: 'none' },
  { name: 'unproven client', kind: 'client', side: 'none' },
  { name: 'unproven fitter', kind: 'fitter', side: 'none' },
] as const satisfies readonly (Standing & { name: string })[]
export type ActorName = (typeof standings)[number]['name']
export const actorNames: readonly ActorName[] = standings.map(({ name }) => name)

export interface TwoPractices {
  a: Practice
  b: Practice
  actors: Record<ActorName, { caller: Caller }>
}

const consent = { noticeVersion: NOTICE_VERSION, language: 'en' }

async function submit(t: TestApp, caller: Caller, sessionId: string): Promise<string> {
  const answer = await t.api.as(caller).call('POST /api/sessions/:sessionId/intake/submission', {
    params: { sessionId },
    body: {
      formVersion: 1,
      today: t.clock.now().toISOString().slice(0, 10),
      language: 'en',
      noticeVersion: NOTICE_VERSION,
      answers: t.build.intakeAnswers(),
    },
  })
  if (answer.status !== 201)
    throw new Error(`Making the practices: submit answered ${answer.status}: ${answer.raw}`)
  return answer.body.id
}

/** The rider scores the zones once more. The intake is of the same day, so the fitter's call would refuse a link. */
async function scoreAgain(t: TestApp, fitter: Person, sessionId: string, riderId: string): Promise<string> {
  const secret = newSecret()
  await t.data.owner.query(
    `insert into second_baseline_secret (hash, session_id, fitter_id, rider_id, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $5::timestamptz + interval '12 hours')`,
    [hashSecret(secret), sessionId, fitter.id, riderId, t.clock.now()],
  )
  const today = t.clock.now().toISOString().slice(0, 10)
  const given = await t.api
    .as(nobody)
    .call('POST /api/second-baseline', { body: { secret, formVersion: 1, today, answers: validScores } })
  if (given.status !== 200)
    throw new Error(`Making the practices: scoring answered ${given.status}: ${given.raw}`)
  return secret
}

const EXPECTED = {
  hands: 'better',
  knees: 'unchanged',
  feet: 'unchanged',
  saddle: 'better',
  lower_back: 'worse',
  shoulders: 'better',
} as const

/** Completes a fit that has one of every kind of record. */
async function makeFit(
  t: TestApp,
  fitter: Person,
  sessionId: string,
  riderId: string,
): Promise<Omit<Practice['fit'], 'serviceId' | 'bookingId' | 'fitter'>> {
  const api = t.api.as(fitter)
  const bike = await api.call('POST /api/riders/:riderId/bikes', {
    params: { riderId },
    body: { type: 'road', make: 'Colnago' },
  })
  const params = { sessionId }
  await api.call('PATCH /api/sessions/:sessionId', {
    params,
    body: { version: 1, bikeId: bike.body.id, predictions: EXPECTED },
  })
  const place = { phase: 'after', key: 'crank_length', side: null }
  await api.call('POST /api/sessions/:sessionId/measurements', {
    params,
    body: { changes: [{ ...place, value: 170, version: 0 }] },
  })
  const changed = await api.call('POST /api/sessions/:sessionId/interventions', {
    params,
    body: { kind: 'other', what: 'New tape', zones: ['hands'], goals: [] },
  })
  const advised = await api.call('POST /api/sessions/:sessionId/recommendations', {
    params,
    body: { kind: 'exercise', words: 'Planks' },
  })
  const photo = await api.call('POST /api/sessions/:sessionId/photos', {
    params,
    query: { phase: 'before' },
    body: await smallPicture(),
  })
  const scoringSecret = await scoreAgain(t, fitter, sessionId, riderId)
  const completed = await api.call('POST /api/sessions/:sessionId/completion', {
    params,
    body: { fitted: true },
  })
  if (completed.status !== 200)
    throw new Error(`Making the practices: completion answered ${completed.status}: ${completed.raw}`)
  const [first, second] = completed.body.followUps
  const assisted = await api.call('POST /api/follow-ups/:followUpId/assisted', {
    params: { followUpId: second?.id ?? '' },
    body: {
      formVersion: 1,
      today: t.clock.now().toISOString().slice(0, 10),
      language: 'en',
      answers: t.build.followUpAnswers({ redFlags: ['night_pain'] }),
    },
  })
  if (assisted.status !== 201)
    throw new Error(`Making the practices: assisting answered ${assisted.status}: ${assisted.raw}`)
  const alerts = await api.call('GET /api/follow-up-alerts')
  const mapping = await api.call('POST /api/import-mappings', { body: validMapping })
  const saddle = await api.call('POST /api/saddles', { body: validSaddle })
  const feed = await api.call('POST /api/calendar-feed', { body: { showsNames: true } })
  return {
    bikeId: bike.body.id,
    interventionId: changed.body.id,
    recommendationId: advised.body.id,
    photoId: photo.body.id,
    size: 'thumbnail',
    followUpId: first?.id ?? '',
    answeredId: second?.id ?? '',
    alertId: alerts.body.items[0]?.id ?? '',
    mappingId: mapping.body.id,
    saddleId: saddle.body.id,
    subscriptionId: await connectedCalendar(t, fitter),
    feed: feed.body.url.split('/').at(-1) ?? '',
    scoringSecret,
  }
}

/** Completes the fit of a rider without an account and signs in with the link in the report's mail. */
async function openReportAsGuest(t: TestApp, fitter: Person): Promise<Practice['report']> {
  const guest = await t.build.guest(fitter)
  const { sessionId } = guest
  await submit(t, guest, sessionId)
  const done = await t.api
    .as(fitter)
    .call('POST /api/sessions/:sessionId/completion', { params: { sessionId }, body: { fitted: true } })
  if (done.status !== 200)
    throw new Error(`Making the practices: completing answered ${done.status}: ${done.raw}`)
  const { secret } = await reportMail(t.data, sessionId)
  const visit = await t.api.as(nobody).call('POST /api/report-visits', { body: { secret } })
  if (visit.status !== 200)
    throw new Error(`Making the practices: the report answered ${visit.status}: ${visit.raw}`)
  return { sessionId, secret, guest: visit.caller }
}

/** Derives all outcomes, and leaves one of each practice in the queue. */
async function deriveOutcomes(t: TestApp, practices: readonly Practice[]): Promise<void> {
  await fittings(t).deriveOutcomes()
  for (const { submitted } of practices)
    await t.data.owner.query('insert into fit_outcome_due (session_id, rider_id) values ($1, $2)', [
      submitted.sessionId,
      submitted.riderId,
    ])
}

async function makePractice(t: TestApp): Promise<Practice> {
  const fitter = await t.build.fitter()
  const profile = await t.api.as(fitter).call('PATCH /api/fitter-profile', { body: { listed: true } })
  const inTheMiddle = await t.build.guest(fitter)
  const sent = await t.build.guest(fitter)
  const submissionId = await submit(t, sent, sent.sessionId)
  const rider = await t.build.client({ claiming: sent })
  const begun = await t.api
    .as(rider)
    .call('POST /api/intakes', { body: { fitter: profile.body.slug, consent, another: true } })
  const file = await t.data.owner.query<{ rider_id: string }>('select rider_id from session where id = $1', [
    sent.sessionId,
  ])
  const riderId = file.rows[0]?.rider_id ?? ''
  await restrictForAWhile(t, fitter.id, riderId)
  const { ids, secrets } = await makeBookings(t, fitter, rider, riderId)
  const fit = { ...(await makeFit(t, fitter, sent.sessionId, riderId)), ...ids }
  return {
    fitter,
    guest: inTheMiddle,
    open: {
      sessionId: inTheMiddle.sessionId,
      invitationId: inTheMiddle.invitation.id,
      secret: inTheMiddle.invitation.secret,
    },
    rider,
    submitted: { sessionId: sent.sessionId, submissionId, riderId },
    fit,
    reminder: await openReminderAsGuest(t, fitter, sent.sessionId, fit.followUpId),
    report: await openReportAsGuest(t, fitter),
    riderOpenSessionId: begun.body.sessionId,
    offer: await sharing(t).offered(rider),
    booking: secrets,
    accessId: randomUUID(),
    requestId: randomUUID(),
    breachId: randomUUID(),
    slug: profile.body.slug,
    messageId: await addContactMessage(t),
    picture: await smallPicture(),
  }
}

async function disable(t: TestApp, person: Person): Promise<void> {
  await t.data.owner.query('begin')
  await t.data.owner.query('update account set disabled_at = $2 where id = $1', [person.id, t.clock.now()])
  await t.data.owner.query(
    `insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, changes)
     values ('0', $1, 'test', 'system', 'account.disabled', 'account', $2, '{}')`,
    [t.clock.now(), person.id],
  )
  await t.data.owner.query('commit')
}

/** An account that signed up with the address of the riders in every practice and never proved it. */
const unproven = (t: TestApp, role: 'client' | 'fitter') =>
  t.build[role]({ email: String(t.build.intakeAnswers().email), proven: false })

/** Makes two unrelated practices and all the actors. */
export async function makeTwoPractices(t: TestApp): Promise<TwoPractices> {
  const a = await makePractice(t)
  const b = await makePractice(t)
  await deriveOutcomes(t, [a, b])
  await addPoolAndMarks(
    t,
    [a, b].map(({ fitter, submitted }) => ({ fitterId: fitter.id, riderId: submitted.riderId })),
  )
  const sharedWith = await t.build.fitter()
  await sharing(t).shared(a.rider, sharedWith)
  const support = await makeSupport(t)
  const others = await makeSupport(t)
  await letSupportIn(t, support, a.submitted.sessionId, { id: a.accessId, reason: 'quality' })
  await letSupportIn(t, others, b.submitted.sessionId, { id: b.accessId, reason: 'quality' })
  Object.assign(a, await enterRights(t, support))
  const disabled = await t.build.fitter()
  await disable(t, disabled)
  const expired = await t.build.guest(a.fitter)
  await t.data.owner.query('update sign_in set expires_at = $2 where guest_session_id = $1', [
    expired.sessionId,
    t.clock.now(),
  ])
  return {
    a,
    b,
    actors: {
      anonymous: { caller: nobody },
      'guest of A': { caller: a.guest },
      'guest of B': { caller: b.guest },
      'expired guest': { caller: expired },
      'rider A': { caller: a.rider },
      'rider B': { caller: b.rider },
      'fitter 1': { caller: a.fitter },
      'fitter 2': { caller: b.fitter },
      'fitter with a share': { caller: sharedWith },
      'support without access': { caller: await makeSupport(t) },
      'support with access': { caller: support },
      'disabled fitter': { caller: disabled },
      'unproven client': { caller: await unproven(t, 'client') },
      'unproven fitter': { caller: await unproven(t, 'fitter') },
    },
  }
}

/** Two practices in a database and a folder that can be copied. Copying is much faster than making them. */
export interface PracticesTemplate {
  practices: TwoPractices
  /** Starts the server on a copy of its own. */
  open(): Promise<TestApp>
  remove(): Promise<void>
}

/** Makes the two practices once, for a file that needs many fresh copies of them. */
export async function practicesTemplate(): Promise<PracticesTemplate> {
  const t = await testApp()
  const practices = await makeTwoPractices(t)
  await t.stop()
  await t.data.disconnect()
  return {
    practices,
    async open() {
      const copy = await testApp({}, await testDatabase(t.data.name))
      await cp(t.home, copy.home, { recursive: true })
      return copy
    },
    remove: () => t.remove(),
  }
}
