import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { verifyAndStore } from '../../audit/verification.ts'
import { appWithFits } from '../../testing/app-with-fits.ts'
import { sharing } from '../../testing/sharing.ts'
import { smallPicture } from '../../testing/small-picture.ts'
import { letSupportIn, makeSupport } from '../../testing/support-access.ts'
import type { Caller } from '../../testing/test-api.ts'

const { t, fit } = await appWithFits()

const ownLog = async (rider: Caller, query: object = {}) =>
  (await t.api.as(rider).call('GET /api/access-log', { query })).body
const fileLog = async (fitter: Caller, riderId: string, query: object = {}) =>
  (await t.api.as(fitter).call('GET /api/riders/:riderId/access-log', { params: { riderId }, query })).body

async function made() {
  const fitted = await fit.fitted({ account: true })
  const { sessionId } = fitted
  const { rows } = await t.data.owner.query('select rider_id from session where id = $1', [sessionId])
  const open = async (by: Caller, ...keys: ('session' | 'form' | 'report' | 'rider' | 'lists')[]) => {
    const api = t.api.as(by)
    const params = { sessionId }
    for (const key of keys) {
      if (key === 'session') await api.call('GET /api/sessions/:sessionId', { params })
      if (key === 'form')
        await api.call('GET /api/sessions/:sessionId/intake/submission', { params, query: {} })
      if (key === 'report') await api.call('GET /api/sessions/:sessionId/report', { params })
      if (key === 'rider')
        await api.call('GET /api/riders/:riderId', { params: { riderId: rows[0].rider_id } })
      if (key === 'lists') {
        await api.call('GET /api/clients', { query: { filter: 'all' } })
        await api.call('GET /api/submissions', { query: {} })
      }
    }
  }
  return { ...fitted, riderId: String(rows[0].rider_id), open }
}

const READS = { kind: 'reads' }

describe('what was opened', () => {
  it('stands in the log once for each reader and object in a quarter of an hour', async () => {
    const { fitter, rider, riderId, open } = await made()
    await open(fitter, 'session', 'form', 'report', 'rider', 'session', 'form')
    t.clock.advance({ minutes: 14 })
    await open(fitter, 'session')
    const first = await ownLog(rider, READS)
    expect(first.items.map(({ action }) => action).toSorted()).toEqual([
      'report.read',
      'rider.read',
      'session.read',
      'submission.read',
    ])
    expect(first.items).toEqual(
      first.items.map((entry) => ({ ...entry, as: 'fitter', name: 'Ines Becker', own: false })),
    )
    t.clock.advance({ minutes: 2 })
    await open(fitter, 'session')
    expect((await ownLog(rider, READS)).items).toHaveLength(5)
    expect((await fileLog(fitter, riderId, READS)).items.map(({ own }) => own)).toEqual(
      Array.from({ length: 5 }, () => true),
    )
  })

  it('is one entry if several requests come at the same moment', async () => {
    const { fitter, rider, open } = await made()
    await Promise.all(Array.from({ length: 6 }, () => open(fitter, 'session')))
    expect((await ownLog(rider, READS)).items).toHaveLength(1)
  })

  it('is not what the rider opens, and not what a list shows', async () => {
    const { fitter, rider, open } = await made()
    await open(rider, 'session', 'form', 'report')
    await open(fitter, 'lists')
    expect((await ownLog(rider, READS)).items).toEqual([])
  })

  it('is a whole picture, not its thumbnail', async () => {
    const { fitter, rider, sessionId } = await made()
    const api = t.api.as(fitter)
    const photo = await api.call('POST /api/sessions/:sessionId/photos', {
      params: { sessionId },
      query: { phase: 'before' },
      body: await smallPicture(),
    })
    const params = { sessionId, photoId: photo.body.id }
    const shown = async (size: string) =>
      api.call('GET /api/sessions/:sessionId/photos/:photoId/:size', { params: { ...params, size } })
    await shown('thumbnail')
    expect((await ownLog(rider, READS)).items).toEqual([])
    await shown('display')
    expect((await ownLog(rider, READS)).items.map(({ action, entityId }) => [action, entityId])).toEqual([
      ['photo.read', photo.body.id],
    ])
  })

  it('by support has the reason for which it was let in', async () => {
    const { fitter, rider, riderId, sessionId } = await made()
    const support = await makeSupport(t)
    const accessId = await letSupportIn(t, support, sessionId, { reason: 'quality' })
    await t.api.as(support).call('GET /api/support-accesses/:accessId/record', { params: { accessId } })
    const [seen] = (await ownLog(rider, { ...READS, by: 'support' })).items
    expect(seen).toMatchObject({ as: 'support', name: null, reason: 'quality', action: 'session.read' })
    expect((await fileLog(fitter, riderId, { by: 'support' })).items[0]).toMatchObject({ reason: 'quality' })
  })

  it('is recorded in a transaction of its own', async () => {
    const { fitter, riderId, open } = await made()
    await open(fitter, 'session')
    const { rows } = await t.data.owner.query(
      `select count(*)::int as count from audit_entry
       where transaction_id in (select transaction_id from audit_entry where rider_id = $1 and action = 'session.read')`,
      [riderId],
    )
    expect(rows[0].count).toBe(1)
  })
})

describe('the log', () => {
  it('says what a field was and what it became, without what is private to the fitter', async () => {
    const { fitter, rider, sessionId, riderId } = await made()
    const params = { sessionId }
    const { version } = (await t.api.as(fitter).call('GET /api/sessions/:sessionId', { params })).body
    await t.api.as(fitter).call('PATCH /api/sessions/:sessionId', {
      params,
      body: { version, notes: 'Sits to the left' },
    })
    const change = { phase: 'after', key: 'crank_length', side: null }
    const measure = (value: number, seen: number) =>
      t.api.as(fitter).call('POST /api/sessions/:sessionId/measurements', {
        params,
        body: { changes: [{ ...change, value, version: seen }] },
      })
    await measure(170, 0)
    await measure(165, 1)
    const own = await ownLog(rider, { kind: 'changes' })
    expect(JSON.stringify(own)).not.toContain('Sits to the left')
    expect(JSON.stringify(await fileLog(fitter, riderId))).toContain('Sits to the left')
    const changed = own.items.find(({ action }) => action === 'measurement.changed')
    expect(changed?.changes).toContainEqual({ field: 'value', from: 170, to: 165 })
    expect(own.items.every(({ action }) => !action.endsWith('.read'))).toBe(true)
  })

  it('names the bike that was added and chosen, to both readers', async () => {
    const { fitter, rider, sessionId, riderId } = await made()
    const api = t.api.as(fitter)
    const bike = await api.call('POST /api/riders/:riderId/bikes', {
      params: { riderId },
      body: { type: 'gravel', make: 'Canyon', model: 'Grizl' },
    })
    const params = { sessionId }
    const { version } = (await api.call('GET /api/sessions/:sessionId', { params })).body
    await api.call('PATCH /api/sessions/:sessionId', { params, body: { version, bikeId: bike.body.id } })
    const named = { id: bike.body.id, type: 'gravel', make: 'Canyon', model: 'Grizl', size: null, name: null }
    for (const { items } of [await ownLog(rider), await fileLog(fitter, riderId)])
      for (const action of ['bike.created', 'session.changed'])
        expect(items.find((entry) => entry.action === action)?.bikes, action).toEqual([named])
  })

  it('says to the rider alone with whom fits are shared, which and until when', async () => {
    const { fitter, rider, riderId } = await made()
    const second = await t.build.fitter({ name: 'Tom Hale' })
    const share = sharing(t)
    const fitsFrom = '2026-01-05'
    const until = t.clock.now().toISOString().slice(0, 10)
    const offer = await share.shared(rider, second, { fitsFrom, until })
    await share.change(rider, offer, true)
    const told = { fitterName: 'Tom Hale', bikeId: null, fitsFrom, until: expect.stringContaining('T') }
    const sharesIn = (items: Awaited<ReturnType<typeof ownLog>>['items']) =>
      items.filter(({ entity }) => entity === 'share').map(({ action, share: shared }) => [action, shared])
    expect(sharesIn((await ownLog(rider)).items)).toEqual([
      ['share.ended', told],
      ['share.created', told],
    ])
    const read = await t.api
      .as(fitter)
      .call('GET /api/riders/:riderId/access-log', { params: { riderId }, query: {} })
    expect(read.body.items.filter(({ share: shared }) => shared)).toEqual([])
    expect(read.raw).not.toContain(second.id)
  })

  it('has pages, and is narrowed by who, by day and by file', async () => {
    const { fitter, rider, riderId, open } = await made()
    const before = t.clock.now().toISOString()
    t.clock.advance({ hours: 3 })
    await open(fitter, 'session', 'form')
    const page = await ownLog(rider, { limit: 1 })
    expect(page.next).not.toBeNull()
    const following = await ownLog(rider, { limit: 1, cursor: page.next })
    expect(following.items[0]?.id).not.toBe(page.items[0]?.id)
    expect((await ownLog(rider, { by: 'rider' })).items.map(({ as }) => as)).not.toContain('fitter')
    const day = new Date(t.clock.now().getTime() - 3_600_000).toISOString()
    expect((await ownLog(rider, { from: day })).items).toHaveLength(2)
    expect((await ownLog(rider, { until: before, kind: 'reads' })).items).toEqual([])
    expect((await ownLog(rider, { riderId })).files).toEqual([{ riderId, fitterName: 'Ines Becker' }])
    const foreign = await t.api.as(rider).call('GET /api/access-log', { query: { riderId: randomUUID() } })
    expect(foreign.problem).toMatchObject({ status: 404, code: 'not_found' })
  })

  it('says when the whole trail was last checked, and what was found', async () => {
    const { rider } = await made()
    const at = t.clock.now()
    expect((await ownLog(rider, { limit: 1 })).verification).toBeNull()
    await verifyAndStore(t.data.owner, t.data.vault, t.context.config.dataDir, at)
    expect((await ownLog(rider, { limit: 1 })).verification).toEqual({
      at: at.toISOString(),
      ok: true,
      entries: 0,
      problems: 0,
    })
  })
})
