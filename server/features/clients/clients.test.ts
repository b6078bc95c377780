import { beforeEach, describe, expect, it } from 'vitest'
import type { Calls } from '#contract/calls.ts'
import { eraseRiderRows } from '../../erasure/erase-rider.ts'
import { appWithFits } from '../../testing/app-with-fits.ts'
import type { Person } from '../../testing/builders.ts'
import { intakes } from '../../testing/intakes.ts'
import { nobody } from '../../testing/test-api.ts'

const LIST = 'GET /api/clients'
type Query = Calls[typeof LIST]['query']

const { t, fit } = await appWithFits()
let fitter: Person
beforeEach(async () => {
  fitter = await t.build.fitter()
})

const list = async (query: Query = {}, who: Person = fitter) =>
  (await t.api.as(who).call(LIST, { query })).body.items
const counts = async () => (await t.api.as(fitter).call('GET /api/client-counts', {})).body
const waiting = async () => (await t.api.as(fitter).call('GET /api/waiting-counts', {})).body

const invite = async (body: object) => {
  const sent = await t.api.as(fitter).call('POST /api/invitations', { body })
  expect(sent.status, sent.raw).toBe(201)
  return sent.body
}

const later = () => t.clock.advance({ minutes: 1 })

/** Invited without a name, invited and answered, fitted, and answered a follow-up that needs the fitter. */
async function practice() {
  const invited = await invite({ channel: 'email', email: 'linh@example.org' })
  later()
  const sent = await intakes(t).sentTo(fitter, {
    name: 'Marta Silva',
    discomfort: [{ id: crypto.randomUUID(), zone: 'hands', severity: 4 }],
  })
  later()
  const fitted = await fit.fitted({ fitter, answers: { name: 'Tom Reid', discomfort: [] } })
  later()
  const alerting = await fit.fitted({ fitter, answers: { name: 'Jonas Meier' } })
  await t.api.as(fitter).call('POST /api/riders/:riderId/bikes', {
    params: { riderId: alerting.riderId },
    body: { type: 'gravel' },
  })
  await fit.submitAssisted(alerting, { redFlags: ['night_pain'] })
  return { invited, sent, fitted, alerting }
}

describe('the list of clients', () => {
  it('has one row for each person, also without a form, by last contact', async () => {
    const { invited, sent, fitted, alerting } = await practice()
    const rows = await list()
    expect(rows.map(({ name, email }) => name || email)).toEqual([
      'Jonas Meier',
      'Tom Reid',
      'Marta Silva',
      'linh@example.org',
    ])
    expect(rows).toMatchObject([
      { session: { id: alerting.sessionId }, nextStep: 'resolve', alerts: 1, bikeTypes: ['gravel'] },
      {
        session: { id: fitted.sessionId, status: 'fitted' },
        nextStep: 'read',
        alerts: 0,
        worst: null,
        hasForm: true,
      },
      {
        session: { id: sent.sessionId, status: 'intake_submitted' },
        nextStep: 'read',
        unread: { kind: 'intake', sessionId: sent.sessionId, submissionId: sent.id },
        worst: { zone: 'hands', score: 4 },
      },
      {
        session: { id: invited.sessionId, status: 'invited' },
        nextStep: 'wait_intake',
        hasForm: false,
        unread: null,
        worst: null,
        bikeTypes: [],
      },
    ])
  })

  it('shows what waits once the forms were read: the fit, or the next follow-up with its day', async () => {
    const { sent, fitted } = await practice()
    for (const { sessionId } of [sent, fitted]) await intakes(t).readBy(fitter, sessionId)
    const [, tom, marta] = await list()
    expect(tom).toMatchObject({
      nextStep: 'wait_follow_up',
      nextOn: fitted.followUps[0]?.dueOn,
      unread: null,
    })
    expect(marta).toMatchObject({ nextStep: 'fit', nextOn: null, unread: null })
  })

  it('is filtered, and each filter is counted', async () => {
    await practice()
    const names = async (filter: NonNullable<Query['filter']>) =>
      (await list({ filter })).map(({ name, email }) => name || email)
    expect(await names('action')).toEqual(['Jonas Meier', 'Tom Reid', 'Marta Silva'])
    expect(await names('before')).toEqual(['Marta Silva'])
    expect(await names('following')).toEqual(['Jonas Meier', 'Tom Reid'])
    expect(await names('invited')).toEqual(['linh@example.org'])
    expect(await counts()).toEqual({ all: 4, action: 3, before: 1, following: 2, invited: 1 })
  })

  it('is searched by name, and paged in both orders with each client once', async () => {
    await practice()
    expect((await list({ search: 'mart' })).map(({ name }) => name)).toEqual(['Marta Silva'])
    expect(await list({ search: 'nobody of this name' })).toEqual([])
    for (const order of ['newest', 'oldest'] as const) {
      const all = (await list({ order })).map(({ riderId }) => riderId)
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const { body } = await t.api
          .as(fitter)
          .call(LIST, { query: { order, limit: 3, ...(cursor && { cursor }) } })
        seen.push(...body.items.map(({ riderId }) => riderId))
        cursor = body.next ?? undefined
      } while (cursor)
      expect(seen).toEqual(all)
      expect(new Set(seen).size).toBe(4)
    }
    const newest = (await list()).map(({ riderId }) => riderId)
    expect((await list({ order: 'oldest' })).map(({ riderId }) => riderId)).toEqual(newest.toReversed())
  })

  it('moves a client up with every contact, and drops who is erased', async () => {
    const { sent, alerting } = await practice()
    later()
    const { body } = await t.api.as(fitter).call('POST /api/sessions/:sessionId/completion', {
      params: { sessionId: sent.sessionId },
      body: { fitted: true },
    })
    expect(body.fittedAt).not.toBeNull()
    expect((await list())[0]).toMatchObject({
      name: 'Marta Silva',
      lastContactAt: t.clock.now().toISOString(),
    })
    await eraseRiderRows(t.data.owner, { riderId: alerting.riderId, at: t.clock.now().toISOString() })
    expect((await list()).map(({ name }) => name)).not.toContain('Jonas Meier')
    expect(await counts()).toMatchObject({ all: 3 })
  })

  it('shows nobody else’s clients, and is a fitter’s alone', async () => {
    await practice()
    const other = await t.build.fitter()
    expect(await list({}, other)).toEqual([])
    for (const key of [LIST, 'GET /api/client-counts', 'GET /api/waiting-counts'] as const) {
      expect((await t.api.as(nobody).call(key, {})).status).toBe(401)
      expect((await t.api.as(await t.build.client()).call(key, {})).status).toBe(403)
    }
    expect((await t.api.as(fitter).call(LIST, { query: { cursor: 'none' } })).status).toBe(400)
  })
})

describe('the counts of the navigation', () => {
  it('are the forms that were not read, and the answers with open alerts', async () => {
    const { sent, alerting } = await practice()
    expect(await waiting()).toEqual({ unreadForms: 3, followUps: 1 })
    await intakes(t).readBy(fitter, sent.sessionId)
    expect(await waiting()).toEqual({ unreadForms: 2, followUps: 1 })
    const { body } = await t.api.as(fitter).call('GET /api/follow-up-alerts', { query: {} })
    for (const { id } of body.items)
      await t.api.as(fitter).call('POST /api/follow-up-alerts/:alertId/work-off', {
        params: { alertId: id },
        body: { outcome: 'contacted' },
      })
    expect(await waiting()).toEqual({ unreadForms: 2, followUps: 0 })
    expect(alerting.sessionId).toBeTruthy()
  })
})
