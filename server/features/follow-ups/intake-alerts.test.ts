import { beforeEach, describe, expect, it } from 'vitest'
import { intake } from '#domain/forms/intake.ts'
import { allMigrations } from '../../database/set-up.ts'
import { appWithFits } from '../../testing/app-with-fits.ts'
import type { Person } from '../../testing/builders.ts'
import { intakes } from '../../testing/intakes.ts'

const { t, fit } = await appWithFits()
const { owner } = t.data
const riders = intakes(t)

const flagged = { redFlags: ['weakness', 'night_pain'], redFlagZones: ['knees', 'hands'] }

let fitter: Person
beforeEach(async () => {
  fitter = await t.build.fitter()
})

const cards = async (query: object = {}) =>
  (await t.api.as(fitter).call('GET /api/follow-up-alerts', { query })).body.items

/** An intake that a rider with an account submits in its newest version. */
async function sentByClient(more: Record<string, unknown>) {
  const begun = await riders.begin(await t.build.client(), fitter)
  const sent = await riders.send(begun, riders.form(more, { formVersion: intake.version }))
  expect(sent.status).toBe(201)
  return begun
}

const corrected = (who: Awaited<ReturnType<typeof sentByClient>>, revision: number, more: object) =>
  riders.correct(who, revision, { ...more }, undefined, intake.version)

async function trailOf(sessionId: string): Promise<string[]> {
  const { rows } = await owner.query(
    `select e.actor || ' ' || e.action as entry, e.changes::text as changes from audit_entry e
     join follow_up_alert a on a.id = e.entity_id where a.session_id = $1 order by e.id`,
    [sessionId],
  )
  for (const { changes } of rows) expect(changes ?? '').not.toContain('knees')
  return rows.map(({ entry }) => entry)
}

describe('a red flag of an intake', () => {
  it('is an alert for each zone, on a card without a follow-up, before the first fit', async () => {
    const { sessionId, submittedAt } = await riders.sentTo(fitter, flagged, intake.version)
    const [card, ...more] = await cards()
    expect(more).toEqual([])
    expect(card).toMatchObject({
      sessionId,
      riderName: 'Jonas Meier',
      followUpId: null,
      milestone: null,
      answeredAt: submittedAt,
      alerts: [
        { kind: 'red_flag', before: null, after: null, outcome: null },
        { kind: 'red_flag', before: null, after: null, outcome: null },
      ],
    })
    expect(card?.alerts.map(({ zone }) => zone).toSorted()).toEqual(['hands', 'knees'])
    expect(await trailOf(sessionId)).toEqual(['guest follow_up_alert.raised', 'guest follow_up_alert.raised'])
  })

  it('is one alert without a zone where none was named, and none for “none of these” or no answer', async () => {
    await riders.sentTo(fitter, { redFlags: ['none'] }, intake.version)
    await riders.sentTo(fitter, {}, intake.version)
    expect(await cards()).toEqual([])
    await riders.sentTo(fitter, { redFlags: ['swelling'] }, intake.version)
    expect(await cards()).toMatchObject([{ alerts: [{ kind: 'red_flag', zone: null }] }])
  })

  it('is counted, listed before later alerts, and resolved with a note', async () => {
    const { sessionId } = await riders.sentTo(fitter, flagged, intake.version)
    await riders.sentTo(fitter, { redFlags: ['swelling'] }, intake.version)
    t.clock.advance({ minutes: 1 })
    const answered = await fit.fitted({ fitter })
    await fit.submitAssisted(answered, { anotherAppointment: true })
    const as = t.api.as(fitter)
    expect((await as.call('GET /api/follow-up-counts')).body.alerts).toBe(3)
    expect((await as.call('GET /api/client-counts')).body.action).toBe(3)
    const page = async (cursor?: string) =>
      (await as.call('GET /api/follow-up-alerts', { query: { limit: 2, ...(cursor && { cursor }) } })).body
    const first = await page()
    const second = await page(first.next ?? '')
    expect([...first.items, ...second.items].map(({ milestone }) => milestone)).toEqual([null, null, 14])
    const own = first.items.find((each) => each.sessionId === sessionId)
    const done = await as.call('POST /api/follow-up-alerts/:alertId/work-off', {
      params: { alertId: own?.id ?? '' },
      body: { outcome: 'contacted', note: 'Sees a physician first' },
    })
    expect(done.body.alerts).toHaveLength(2)
    expect(done.body).toMatchObject({ sessionId, followUpId: null })
    expect(await cards({ open: 'false' })).toMatchObject([{ sessionId, milestone: null }])
    expect((await as.call('GET /api/follow-up-counts')).body.alerts).toBe(2)
  })

  it('stays open after a correction took it back, and says so; a new one is raised', async () => {
    const sent = await sentByClient({ redFlags: ['weakness'], redFlagZones: ['knees'] })
    expect((await corrected(sent, 1, { redFlags: ['weakness'], redFlagZones: ['hands'] })).status).toBe(201)
    const alerts = (await cards()).flatMap((card) => card.alerts)
    expect(alerts.map(({ zone, correctedAt }) => [zone, correctedAt !== null]).toSorted()).toEqual([
      ['hands', false],
      ['knees', true],
    ])
    await corrected(sent, 2, { redFlags: ['weakness'], redFlagZones: ['knees', 'hands'] })
    expect((await cards()).flatMap((card) => card.alerts.map(({ correctedAt }) => correctedAt))).toEqual([
      null,
      null,
    ])
    expect(await trailOf(sent.sessionId)).toEqual([
      'client follow_up_alert.raised',
      'client follow_up_alert.corrected',
      'client follow_up_alert.raised',
      'client follow_up_alert.stands_again',
    ])
  })

  it('waits in the digest of the morning, and is the next step about its rider', async () => {
    await riders.sentTo(fitter, flagged, intake.version)
    const clients = await t.api.as(fitter).call('GET /api/clients')
    expect(clients.body.items).toMatchObject([{ nextStep: 'resolve', alerts: 2 }])
    expect((await t.api.as(fitter).call('GET /api/waiting-counts')).body).toEqual({
      unreadForms: 1,
      followUps: 1,
    })
  })
})

describe('the migration', () => {
  /** Makes the alerts of intakes go, as before there were any, and migrates again. */
  async function migrateAgain(): Promise<void> {
    await owner.query('alter table follow_up_alert disable trigger user')
    await owner.query('delete from follow_up_alert where follow_up_id is null')
    await owner.query('alter table follow_up_alert enable trigger user')
    const migration = (await allMigrations()).find(({ name }) => name.endsWith('_intake_alerts.sql'))
    const backfill = migration?.sql.slice(migration.sql.indexOf('with flagged as'))
    await owner.query(`begin; ${backfill ?? 'no such migration'}; commit`)
  }

  it('raises the alert of an intake that waits for its fit, with an audit entry, and no other', async () => {
    const waiting = await riders.sentTo(fitter, flagged, intake.version)
    await riders.sentTo(fitter, { redFlags: ['none'] }, intake.version)
    const done = await riders.sentTo(fitter, flagged, intake.version)
    await t.api.as(fitter).call('POST /api/sessions/:sessionId/completion', {
      params: { sessionId: done.sessionId },
      body: { fitted: true },
    })
    await migrateAgain()
    // The zones of an intake are sealed, so the alert is about the whole.
    expect(await cards()).toMatchObject([
      {
        sessionId: waiting.sessionId,
        raisedAt: waiting.submittedAt,
        alerts: [{ kind: 'red_flag', zone: null }],
      },
    ])
    expect(await trailOf(waiting.sessionId)).toEqual(['system follow_up_alert.raised'])
  })
})
