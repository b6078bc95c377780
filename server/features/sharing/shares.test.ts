import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar/local-date.ts'
import { EVENT_CHANNEL } from '../../live-events/publish-event.ts'
import { appWithFits } from '../../testing/app-with-fits.ts'
import type { Person } from '../../testing/builders.ts'
import { intakes } from '../../testing/intakes.ts'
import { searchPastCases } from '../../testing/past-cases.ts'
import { sharing } from '../../testing/sharing.ts'
import { smallPicture } from '../../testing/small-picture.ts'
import type { Caller } from '../../testing/test-api.ts'

const { t, fit } = await appWithFits()
const share = sharing(t)
const riders = intakes(t)

/** The day so many days from now. */
const day = (days: number) => addDays(t.clock.now().toISOString().slice(0, 10), days)

const statusOf = async (by: Caller, sessionId: string) =>
  (await t.api.as(by).call('GET /api/sessions/:sessionId', { params: { sessionId } })).status

const sharedWith = async (fitter: Caller) => (await t.api.as(fitter).call('GET /api/shared-fits')).body.files
const overview = async (rider: Caller) => (await t.api.as(rider).call('GET /api/sharing')).body

async function riderOf(sessionId: string): Promise<string> {
  const { rows } = await t.data.owner.query('select rider_id from session where id = $1', [sessionId])
  return rows[0].rider_id
}

/** Another fit of the same file on a bike of its own, completed now. */
async function fitOnBike(fitter: Person, riderId: string): Promise<{ sessionId: string; bikeId: string }> {
  const api = t.api.as(fitter)
  const bike = await api.call('POST /api/riders/:riderId/bikes', {
    params: { riderId },
    body: { type: 'road' },
  })
  const begun = await api.call('POST /api/riders/:riderId/sessions', {
    params: { riderId },
    body: { bikeId: bike.body.id, another: true },
  })
  const params = { sessionId: begun.body.id }
  const done = await api.call('POST /api/sessions/:sessionId/completion', { params, body: { fitted: true } })
  expect(done.status).toBe(200)
  return { sessionId: begun.body.id, bikeId: bike.body.id }
}

const made = async () => ({
  ...(await fit.fitted({ account: true })),
  second: await t.build.fitter({ name: 'Tom Hale' }),
})

describe('a link', () => {
  it('grants nothing until a fitter accepted it and the rider confirmed that fitter', async () => {
    const { rider, sessionId, second } = await made()
    const { id, secret } = await share.offered(rider)
    expect(await statusOf(second, sessionId)).toBe(404)
    const preview = await t.api.as(second).call('POST /api/share-links/preview', { body: { secret } })
    expect(preview.body).toMatchObject({ scope: 'all', accepted: false, until: null })
    expect(preview.raw).not.toContain('Jonas')
    expect((await share.accept(second, secret)).status).toBe(204)
    expect((await share.accept(second, secret)).status, 'again').toBe(204)
    expect(await statusOf(second, sessionId)).toBe(404)
    expect((await overview(rider)).offers).toMatchObject([
      { id, state: 'accepted', fitter: { id: second.id, name: 'Tom Hale', email: second.email } },
    ])
    expect((await share.confirm(rider, id, second.id)).status).toBe(204)
    expect((await share.confirm(rider, id, second.id)).status, 'again').toBe(204)
    expect(await statusOf(second, sessionId)).toBe(200)
    const trail = await t.data.owner.query(
      `select action, actor from audit_entry where entity in ('share_offer', 'share') and account_id = $1 order by id`,
      [
        (await t.data.owner.query('select account_id from share where offer_id = $1', [id])).rows[0]
          .account_id,
      ],
    )
    expect(trail.rows).toEqual([
      { action: 'share_offer.created', actor: 'client' },
      { action: 'share_offer.accepted', actor: 'fitter' },
      { action: 'share_offer.confirmed', actor: 'client' },
      { action: 'share.created', actor: 'client' },
    ])
  })

  it('is stored as a hash only', async () => {
    const { rider } = await made()
    const { id, secret } = await share.offered(rider)
    const { rows } = await t.data.owner.query('select o::text as row from share_offer o where id = $1', [id])
    expect(rows[0].row).not.toContain(secret)
  })

  it('works once, for seven days, and not after it is taken back', async () => {
    const { rider, second } = await made()
    const third = await t.build.fitter()
    const used = await share.offered(rider)
    await share.accept(second, used.secret)
    const expired = await share.offered(rider)
    const revoked = await share.offered(rider)
    expect((await share.change(rider, revoked.id, true)).status).toBe(204)
    expect((await share.change(rider, revoked.id, false)).problem.code).toBe('share_link_ended')
    await t.data.owner.query(`update sign_in set idle_limit = '1 year', expires_at = '2030-01-01'`)
    for (const secret of [used.secret, revoked.secret, 'no-link'])
      for (const key of ['POST /api/share-links/preview', 'POST /api/share-links/acceptance'] as const)
        expect((await t.api.as(third).call(key, { body: { secret } })).problem).toMatchObject({
          status: 410,
          code: 'share_link_ended',
        })
    t.clock.advance({ days: 7 })
    expect((await share.accept(third, expired.secret)).problem.code).toBe('share_link_ended')
    expect((await share.confirm(rider, used.id, second.id)).problem.code).toBe('share_link_ended')
    expect((await overview(rider)).offers.map(({ state }) => state).toSorted()).toEqual([
      'ended',
      'expired',
      'expired',
    ])
  })

  it('is accepted by one of several fitters at the same moment', async () => {
    const { rider } = await made()
    const { secret } = await share.offered(rider)
    const fitters = await Promise.all([t.build.fitter(), t.build.fitter(), t.build.fitter()])
    const answers = await Promise.all(fitters.map((fitter) => share.accept(fitter, secret)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 410, 410])
  })

  it('is refused to the fitter whose file it is, an unproven one, riders, and guests', async () => {
    const { fitter, rider, sessionId, second } = await made()
    const { id, secret } = await share.offered(rider)
    expect((await share.accept(fitter, secret)).problem.code).toBe('share_own_file')
    const unproven = await t.build.fitter({ proven: false })
    expect((await share.accept(unproven, secret)).problem.code).toBe('address_unproven')
    for (const other of [rider, await t.build.client()])
      expect((await share.accept(other, secret)).problem).toMatchObject({ status: 403, code: 'wrong_role' })
    await share.accept(second, secret)
    expect((await share.confirm(rider, id, fitter.id)).problem.code, 'another fitter').toBe(
      'share_link_ended',
    )
    expect((await share.confirm(await t.build.client(), id, second.id)).status).toBe(404)
    expect((await share.confirm(rider, randomUUID(), second.id)).status).toBe(404)
    expect(await statusOf(second, sessionId)).toBe(404)
  })

  it('is not made without a fit, until yesterday, for another’s bike, or for a bike and a day', async () => {
    const { rider, fitter, riderId } = await made()
    const { bikeId } = await fitOnBike(fitter, riderId)
    const other = await made()
    const foreign = await fitOnBike(other.fitter, other.riderId)
    const refused = async (wanted: object, by: Caller = rider) => {
      const { problem } = await share.offer(by, wanted)
      return [problem.status, problem.code]
    }
    expect(await refused({}, await t.build.client())).toEqual([409, 'nothing_to_share'])
    expect(await refused({ fitsFrom: day(1) })).toEqual([409, 'nothing_to_share'])
    expect(await refused({ bikeId: foreign.bikeId })).toEqual([409, 'nothing_to_share'])
    expect(await refused({ until: day(-1) })).toEqual([400, 'invalid_request'])
    expect(await refused({ bikeId, fitsFrom: day(-300) })).toEqual([400, 'invalid_request'])
    expect((await share.offer(rider, { until: day(0) })).status).toBe(201)
  })
})

describe('a share', () => {
  it('opens what the preview says: all fits, those of one bike, or those from a day', async () => {
    const { fitter, rider, sessionId, riderId, second } = await made()
    await t.data.owner.query(`update sign_in set idle_limit = '1 year', expires_at = '2030-01-01'`)
    t.clock.advance({ days: 3 })
    const later = await fitOnBike(fitter, riderId)
    const open = async () =>
      (await sharedWith(second)).flatMap(({ fits }) => fits.map((one) => one.sessionId)).toSorted()
    const params = { sessionId }
    const body = { kind: 'exercise', words: 'Planks' } as const
    await t.api.as(fitter).call('POST /api/sessions/:sessionId/recommendations', { params, body })
    const all = await t.api.as(rider).call('GET /api/share-preview', { query: {} })
    expect(all.body.fits.find((one) => one.sessionId === sessionId)?.recommendations).toBe(1)
    for (const [wanted, sessions] of [
      [{}, [sessionId, later.sessionId]],
      [{ bikeId: later.bikeId }, [later.sessionId]],
      [{ fitsFrom: day(0) }, [later.sessionId]],
      [{ fitsFrom: day(-3) }, [sessionId, later.sessionId]],
    ] as const) {
      const preview = await t.api.as(rider).call('GET /api/share-preview', { query: wanted })
      const offerId = await share.shared(rider, second, wanted)
      expect(preview.body.fits.map((one) => one.sessionId).toSorted()).toEqual(sessions.toSorted())
      expect(await open()).toEqual(sessions.toSorted())
      for (const id of [sessionId, later.sessionId])
        expect(await statusOf(second, id)).toBe(sessions.some((one) => one === id) ? 200 : 404)
      await share.change(rider, offerId, true)
      expect(await open()).toEqual([])
    }
  })

  it('has the forms, the work and the photos of its fits, and nothing private or of other bikes', async () => {
    const { fitter, rider, sessionId, riderId, second, first } = await made()
    const other = await fitOnBike(fitter, riderId)
    const api = t.api.as(fitter)
    const photoOf = async (id: string) =>
      (
        await api.call('POST /api/sessions/:sessionId/photos', {
          params: { sessionId: id },
          query: { phase: 'before' },
          body: await smallPicture(),
        })
      ).body.id
    const { version } = (await api.call('GET /api/sessions/:sessionId', { params: { sessionId } })).body
    const bike = await api.call('POST /api/riders/:riderId/bikes', {
      params: { riderId },
      body: { type: 'gravel' },
    })
    await api.call('PATCH /api/sessions/:sessionId', {
      params: { sessionId },
      body: { version, bikeId: bike.body.id, notes: 'Sits to the left' },
    })
    const photos = { own: await photoOf(sessionId), other: await photoOf(other.sessionId) }
    await share.shared(rider, second, { bikeId: bike.body.id })

    const by = t.api.as(second)
    const session = await by.call('GET /api/sessions/:sessionId', { params: { sessionId } })
    expect(session.body.photos.map(({ id }) => id)).toEqual([photos.own])
    expect(session.body.bikes.map(({ id }) => id)).toEqual([bike.body.id])
    expect(session.raw).not.toContain('Sits to the left')
    expect(session.body).toMatchObject({ shared: { until: null }, fitterName: 'Ines Becker' })
    const own = await api.call('GET /api/sessions/:sessionId', { params: { sessionId } })
    expect(own.body.shared).toBeNull()
    const form = await by.call('GET /api/sessions/:sessionId/intake/submission', { params: { sessionId } })
    expect(form.body.answers).toMatchObject({ name: 'Jonas Meier' })
    const picture = (id: string, photoId: string) =>
      by.call('GET /api/sessions/:sessionId/photos/:photoId/:size', {
        params: { sessionId: id, photoId, size: 'display' },
      })
    expect((await picture(sessionId, photos.own)).status).toBe(200)
    expect((await picture(other.sessionId, photos.other)).status).toBe(404)
    const refused = [
      await by.call('GET /api/riders/:riderId', { params: { riderId } }),
      await by.call('GET /api/riders/:riderId/access-log', { params: { riderId }, query: {} }),
      await by.call('PATCH /api/sessions/:sessionId', {
        params: { sessionId },
        body: { version: 1, notes: 'x' },
      }),
      await by.call('POST /api/follow-ups/:followUpId/date', {
        params: { followUpId: first },
        body: { dueOn: '2026-12-01' },
      }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    const history = await by.call('GET /api/sessions/:sessionId/history', {
      params: { sessionId },
      query: {},
    })
    expect(history.body.items).toEqual([])
    const log = (await t.api.as(rider).call('GET /api/access-log', { query: { kind: 'reads' } })).body.items
    expect(log.find(({ action }) => action === 'photo.read')).toMatchObject({
      as: 'sharedFitter',
      name: 'Tom Hale',
    })
  })

  it('is in no list, figure, search or export of the fitter', async () => {
    const { rider, second } = await made()
    await fit.deriveOutcomes()
    await share.shared(rider, second)
    const api = t.api.as(second)
    const lists = {
      clients: (await api.call('GET /api/clients', { query: { filter: 'all' } })).body.items,
      found: (await api.call('GET /api/clients', { query: { search: 'Jonas' } })).body.items,
      submissions: (await api.call('GET /api/submissions', { query: {} })).body.items,
      searched: (await api.call('GET /api/submissions', { query: { search: 'Jonas' } })).body.items,
      planned: (await api.call('GET /api/follow-ups', { query: { state: 'planned' } })).body.items,
      alerts: (await api.call('GET /api/follow-up-alerts', { query: {} })).body.items,
      log: (await api.call('GET /api/interventions', { query: {} })).body.items,
      cases: (await searchPastCases(t, second)).items,
    }
    for (const [name, items] of Object.entries(lists)) expect(items, name).toEqual([])
  })

  it('ends at the end of its last day, when the rider ends it, and can be opened again', async () => {
    const { rider, sessionId, second } = await made()
    await t.data.owner.query(`update sign_in set idle_limit = '1 year', expires_at = '2030-01-01'`)
    const id = await share.shared(rider, second, { until: day(1) })
    await share.change(rider, id, true)
    expect(await statusOf(second, sessionId)).toBe(404)
    await share.change(rider, id, false)
    const read = await t.api.as(second).call('GET /api/sessions/:sessionId', { params: { sessionId } })
    expect(read.body.shared).toEqual({ until: (await overview(rider)).offers[0]?.until })
    t.clock.advance({ days: 2 })
    expect(await statusOf(second, sessionId)).toBe(404)
    await share.change(rider, id, true)
    expect((await share.change(rider, id, false)).problem.code).toBe('share_link_ended')
  })

  it('of fits at several fitters has each file, but not the fitter’s own, joined by the rider’s account', async () => {
    const { sessionId, second, ...one } = await made()
    const rider = { ...one.rider, id: '', email: '' }
    const begun = await riders.begin(rider, second)
    expect((await riders.send(begun)).status).toBe(201)
    await t.api.as(second).call('POST /api/sessions/:sessionId/completion', {
      params: { sessionId: begun.sessionId },
      body: { fitted: true },
    })
    await share.shared(rider, second)
    const [file, ...more] = await sharedWith(second)
    expect(more).toEqual([])
    expect(file?.fits.map((one) => one.sessionId)).toEqual([sessionId])
    expect(file).toMatchObject({ fitterName: 'Ines Becker', ownRiderId: await riderOf(begun.sessionId) })
    const third = await t.build.fitter()
    await share.shared(rider, third)
    expect(await sharedWith(third)).toHaveLength(2)

    const restrict = (restricted: boolean, riderId: string) =>
      t.api
        .as(rider)
        .call('POST /api/account/files/:riderId/restriction', { params: { riderId }, body: { restricted } })
    const fourth = await t.build.fitter()
    const closed = await riderOf(sessionId)
    await restrict(true, closed)
    await share.shared(rider, fourth)
    expect((await sharedWith(fourth)).map(({ riderId }) => riderId)).toEqual([await riderOf(begun.sessionId)])
    await restrict(false, closed)
    expect(await sharedWith(fourth), 'the one that was closed at the confirmation too').toHaveLength(2)
  })

  it('stays listed as ended when the fitter it is shared with deletes their account', async () => {
    const { second, ...one } = await made()
    const rider = { ...one.rider, id: '', email: '' }
    expect((await riders.send(await riders.begin(rider, second))).status).toBe(201)
    await share.shared(rider, second)
    const gone = await t.api.as(second).call('POST /api/account/deletion', { body: {} })
    expect(gone.status).toBe(200)
    const { files, offers } = await overview(rider)
    expect(offers).toMatchObject([{ state: 'ended', fitter: { name: '', studio: null, email: null } }])
    expect(files.map(({ fitterName }) => fitterName).toSorted()).toEqual(['', 'Ines Becker'])
  })

  it('is paused while the file is closed, cannot be confirmed then, and has ended when the file is erased', async () => {
    const { rider, sessionId, riderId } = await fit.fitted({ account: true })
    const [second, third] = [await t.build.fitter(), await t.build.fitter()]
    await share.shared(rider, second)
    t.clock.advance({ minutes: 1 })
    const waiting = await share.offered(rider)
    await share.accept(third, waiting.secret)
    const told: unknown[] = []
    const hear = (payload: string) => told.push(JSON.parse(payload))
    await t.context.liveEvents.listener.subscribe(EVENT_CHANNEL, hear).listening
    const closes = { topic: 'sessions', accounts: [second.id], closes: true }
    const params = { riderId }
    const restrict = (restricted: boolean) =>
      t.api.as(rider).call('POST /api/account/files/:riderId/restriction', { params, body: { restricted } })

    expect((await restrict(true)).status).toBe(200)
    await expect.poll(() => told, { message: 'the open pages of who reads it' }).toContainEqual(closes)
    expect(await statusOf(second, sessionId)).not.toBe(200)
    expect((await overview(rider)).offers.map(({ state }) => state)).toEqual(['accepted', 'paused'])
    const preview = await t.api.as(rider).call('GET /api/share-preview', { query: {} })
    expect(preview.body.fits, 'nothing would be seen').toEqual([])
    const refused = [await share.confirm(rider, waiting.id, third.id), await share.offer(rider)]
    expect(refused.map(({ problem }) => problem.code)).toEqual(['nothing_to_share', 'nothing_to_share'])

    told.length = 0
    expect((await restrict(false)).status).toBe(200)
    await expect.poll(() => told).toContainEqual(closes)
    expect(await statusOf(second, sessionId)).toBe(200)
    expect((await overview(rider)).offers.map(({ state }) => state)).toEqual(['accepted', 'shared'])

    told.length = 0
    const erased = await t.api
      .as(rider)
      .call('POST /api/account/files/:riderId/erasure', { params, body: {} })
    expect(erased.status).toBe(200)
    await expect.poll(() => told).toContainEqual(closes)
    const { offers } = await overview(rider)
    expect(offers.map(({ state }) => state)).toEqual(['accepted', 'ended'])
    expect(offers[1]?.endedAt, 'there is nothing to share again').toBeNull()
  })

  it('stays open when the rider ends the access of the fitter whose file it is', async () => {
    const { rider, fitter, sessionId, riderId, second } = await made()
    await share.shared(rider, second)
    await t.api.as(rider).call('POST /api/client/files/:riderId/closing', {
      params: { riderId },
      body: { ended: true },
    })
    expect([await statusOf(fitter, sessionId), await statusOf(second, sessionId)]).toEqual([404, 200])
  })

  it('of all fits covers a file that comes later, and one of a bike or one that ended does not', async () => {
    const { rider, riderId, second, fitter } = await made()
    const bike = await fitOnBike(fitter, riderId)
    const [third, fourth] = [await t.build.fitter(), await t.build.fitter()]
    await share.shared(rider, second)
    await share.shared(rider, third, { bikeId: bike.bikeId })
    await share.change(rider, await share.shared(rider, fourth), true)
    const begun = await riders.begin({ ...rider, id: '', email: '' }, await t.build.fitter())
    expect((await riders.send(begun)).status).toBe(201)
    const later = await riderOf(begun.sessionId)
    const { rows } = await t.data.owner.query(
      `select s.fitter_id, e.action, e.actor from share s join audit_entry e on e.entity_id = s.id where s.rider_id = $1`,
      [later],
    )
    expect(rows).toEqual([{ fitter_id: second.id, action: 'share.created', actor: 'client' }])
  })
})
