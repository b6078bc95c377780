import { randomUUID } from 'node:crypto'
import { cp } from 'node:fs/promises'
import type { ActorKind } from '#contract/access.ts'
import { NOTICE_VERSION } from '#domain/product.ts'
import { hashSecret, newSecret } from '../http/cookie.ts'
import type { Person } from './builders.ts'
import { smallPicture } from './small-picture.ts'
import { soundMapping } from './sound-mapping.ts'
import { type Caller, nobody } from './test-api.ts'
import { type TestApp, testApp } from './test-app.ts'
import { testDatabase } from './test-database.ts'
import { reminderMail, reportMail } from './waiting-mails.ts'

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
  }
  /** A reminder of that follow-up, and a guest who used its link. */
  reminder: { secret: string; stop: string; guest: Caller }
  /** The fit of a rider without an account, and a guest who used the link in its report's mail. */
  report: { sessionId: string; secret: string; guest: Caller }
  riderOpenSessionId: string
  slug: string
  /** A picture that every upload accepts. */
  picture: Buffer
}

/** The thirteen actors that every call is tested with. */
export const actorNames = [
  'anonymous',
  'guest of A',
  'guest of B',
  'expired guest',
  'rider A',
  'rider B',
  'fitter 1',
  'fitter 2',
  'support without access',
  'support with access',
  'disabled fitter',
  'unproven client',
  'unproven fitter',
] as const
export type ActorName = (typeof actorNames)[number]

export interface Standing {
  caller: Caller
  kind: ActorKind
  /** The side of their practice. The requested data belongs to A. */
  side: 'A' | 'B' | 'none'
}

export interface TwoPractices {
  a: Practice
  b: Practice
  actors: Record<ActorName, Standing>
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
  if (answer.status !== 201) throw new Error(`world: submit answered ${answer.status}: ${answer.raw}`)
  return answer.body.id
}

/** Completes a fit that has one of every kind of record. */
async function makeFit(
  t: TestApp,
  fitter: Person,
  sessionId: string,
  riderId: string,
): Promise<Practice['fit']> {
  const api = t.api.as(fitter)
  const bike = await api.call('POST /api/riders/:riderId/bikes', {
    params: { riderId },
    body: { type: 'road', make: 'Colnago' },
  })
  const params = { sessionId }
  await api.call('PATCH /api/sessions/:sessionId', { params, body: { version: 1, bikeId: bike.body.id } })
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
  const completed = await api.call('POST /api/sessions/:sessionId/completion', {
    params,
    body: { fitted: true },
  })
  if (completed.status !== 200)
    throw new Error(`world: completion answered ${completed.status}: ${completed.raw}`)
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
    throw new Error(`world: assisting answered ${assisted.status}: ${assisted.raw}`)
  const alerts = await api.call('GET /api/follow-up-alerts')
  const mapping = await api.call('POST /api/import-mappings', { body: soundMapping })
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
  }
}

/** Sends a reminder and signs in with its link. */
async function openReminderAsGuest(
  t: TestApp,
  fitter: Person,
  sessionId: string,
  followUpId: string,
): Promise<Practice['reminder']> {
  const sent = await t.api
    .as(fitter)
    .call('POST /api/follow-ups/:followUpId/reminder', { params: { followUpId } })
  if (sent.status !== 202) throw new Error(`world: reminding answered ${sent.status}: ${sent.raw}`)
  const { secret, stop } = await reminderMail(t.data, sessionId)
  const visit = await t.api.as(nobody).call('POST /api/follow-up-visits', { body: { secret } })
  if (visit.status !== 200) throw new Error(`world: visiting answered ${visit.status}: ${visit.raw}`)
  return { secret, stop, guest: visit.caller }
}

/** Completes the fit of a rider without an account and signs in with the link in the report's mail. */
async function openReportAsGuest(t: TestApp, fitter: Person): Promise<Practice['report']> {
  const guest = await t.build.guest(fitter)
  const { sessionId } = guest
  await submit(t, guest, sessionId)
  const done = await t.api
    .as(fitter)
    .call('POST /api/sessions/:sessionId/completion', { params: { sessionId }, body: { fitted: true } })
  if (done.status !== 200) throw new Error(`world: completing answered ${done.status}: ${done.raw}`)
  const { secret } = await reportMail(t.data, sessionId)
  const visit = await t.api.as(nobody).call('POST /api/report-visits', { body: { secret } })
  if (visit.status !== 200) throw new Error(`world: the report answered ${visit.status}: ${visit.raw}`)
  return { sessionId, secret, guest: visit.caller }
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
  const fit = await makeFit(t, fitter, sent.sessionId, riderId)
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
    slug: profile.body.slug,
    picture: await smallPicture(),
  }
}

/** Inserts a support account with the owner's connection, because only the console creates them. */
async function makeSupport(t: TestApp, riderId: string | null): Promise<Caller> {
  const { owner, vault } = t.data
  const id = randomUUID()
  const secret = newSecret()
  const now = t.clock.now()
  const { wrapped, key } = vault.newHolderKey(id)
  const entry = `insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, changes)
    values ('0', $1, 'test', 'system', 'test.made', $2, $3, '{}')`
  await owner.query('begin')
  await owner.query(
    `insert into account (id, role, identity_subject, name_sealed, language, units, created_at)
     values ($1::uuid, 'support', $1::uuid::text, $2, 'en', 'metric', $3)`,
    [id, key.seal({ table: 'account', row: id, field: 'name' }, 'Staff'), now],
  )
  await owner.query(`insert into vault_key values ($1, $2, $3, $4)`, [
    id,
    wrapped,
    vault.currentMasterKey,
    now,
  ])
  await owner.query(entry, [now, 'account', id])
  await owner.query(
    `insert into sign_in (id, token_hash, account_id, created_at, last_used_at, idle_limit, expires_at)
     values (gen_random_uuid(), $1, $2, $3, $3, '30 minutes', $3::timestamptz + interval '12 hours')`,
    [hashSecret(secret), id, now],
  )
  if (riderId) {
    const access = randomUUID()
    await owner.query(
      `insert into support_access (id, support_id, rider_id, reason, sentence_sealed, from_at, until_at)
       values ($1, $2, $3, 'technical', $4, $5, $5::timestamptz + interval '1 hour')`,
      [access, id, riderId, Buffer.of(1), now],
    )
    await owner.query(entry, [now, 'support_access', access])
  }
  await owner.query('commit')
  return { cookie: `spokewell=${secret}` }
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
      anonymous: { caller: nobody, kind: 'anonymous', side: 'none' },
      'guest of A': { caller: a.guest, kind: 'guest', side: 'A' },
      'guest of B': { caller: b.guest, kind: 'guest', side: 'B' },
      'expired guest': { caller: expired, kind: 'anonymous', side: 'none' },
      'rider A': { caller: a.rider, kind: 'client', side: 'A' },
      'rider B': { caller: b.rider, kind: 'client', side: 'B' },
      'fitter 1': { caller: a.fitter, kind: 'fitter', side: 'A' },
      'fitter 2': { caller: b.fitter, kind: 'fitter', side: 'B' },
      'support without access': { caller: await makeSupport(t, null), kind: 'support', side: 'none' },
      'support with access': {
        caller: await makeSupport(t, a.submitted.riderId),
        kind: 'support',
        side: 'A',
      },
      'disabled fitter': { caller: disabled, kind: 'anonymous', side: 'none' },
      'unproven client': { caller: await unproven(t, 'client'), kind: 'client', side: 'none' },
      'unproven fitter': { caller: await unproven(t, 'fitter'), kind: 'fitter', side: 'none' },
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
