import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { NOTICE_VERSION } from '#domain/product.ts'
import { appWithFits } from '../testing/app-with-fits.ts'
import { sharing } from '../testing/sharing.ts'
import { letSupportIn, makeSupport } from '../testing/support-access.ts'
import { type Closing, isErased, ledgerFiles, readLedger } from './erasure-ledger.ts'
import { replayErasures } from './replay-erasures.ts'

const { t, fit } = await appWithFits()
const share = sharing(t)
const rows = async (sql: string, ...values: unknown[]) => (await t.data.owner.query(sql, values)).rows
const answer = { noticeVersion: NOTICE_VERSION, language: 'en' }

/** What the ledger says was closed of a file or an account. */
async function closingsOf(of: string): Promise<Closing[]> {
  const { entries } = await readLedger(ledgerFiles(t.context.config))
  return entries.flatMap((entry) => (isErased(entry) || entry.of !== of ? [] : [entry]))
}

/** Repeats the closings as a restore does, in one transaction. */
async function replay(entries: readonly Closing[]): Promise<void> {
  await t.data.owner.query('begin')
  await replayErasures(t.data.owner, entries)
  await t.data.owner.query('commit')
}

const at = '2026-12-24T10:00:00.000Z'
const closing = (of: string, closed: Closing['closed'], on = true): Closing => ({ of, closed, on, at })

it('is written to both copies of the ledger by what riders do, and says nothing but ids', async () => {
  const { rider, riderId } = await fit.fitted({ account: true })
  const own = (await t.api.as(rider).call('GET /api/auth/user')).body
  const accountId = 'id' in own ? String(own.id) : ''
  const params = { riderId }
  const api = t.api.as(rider)
  const done = [
    await api.call('POST /api/client/files/:riderId/closing', { params, body: { ended: true } }),
    await api.call('POST /api/account/files/:riderId/restriction', { params, body: { restricted: true } }),
    await api.call('POST /api/account/files/:riderId/fit-consent', {
      params,
      body: { granted: false, ...answer },
    }),
    await api.call('POST /api/account/research-consent', { body: { granted: false, ...answer } }),
  ]
  for (const { status, raw } of done) expect(status, raw).toBeLessThan(300)
  const now = t.clock.now().toISOString()
  expect(await closingsOf(riderId)).toEqual(
    expect.arrayContaining(
      (['access', 'use', 'fit'] as const).map((closed) => ({ of: riderId, closed, on: true, at: now })),
    ),
  )
  expect(await closingsOf(accountId)).toEqual([{ of: accountId, closed: 'research', on: true, at: now }])
  for (const file of ledgerFiles(t.context.config)) expect(await readFile(file, 'utf8')).not.toContain('@')
})

it('closes after a restore what the backup still has open, once, with an entry in the trail', async () => {
  const { fitter, riderId, sessionId } = await fit.fitted({ account: true })
  const closings = [closing(riderId, 'access'), closing(riderId, 'use'), closing(riderId, 'fit')]
  await replay(closings)
  await replay(closings)
  const looked = await t.api.as(fitter).call('GET /api/sessions/:sessionId', { params: { sessionId } })
  expect([403, 404]).toContain(looked.status)
  expect(
    await rows('select 1 from ended_access where rider_id = $1 and resumed_at is null', riderId),
  ).toHaveLength(1)
  expect(
    await rows(
      'select cause from restriction where rider_id = $1 and ended_at is null order by cause',
      riderId,
    ),
  ).toEqual([{ cause: 'consent' }, { cause: 'request' }])
  const [newest] = await rows(
    "select granted, actor, at from consent where rider_id = $1 and purpose = 'fit' order by at desc limit 1",
    riderId,
  )
  expect(newest).toEqual({ granted: false, actor: 'system', at: new Date(at) })
  const trail = await rows(
    "select action from audit_entry where rider_id = $1 and request_id = 'restore' order by action",
    riderId,
  )
  expect(trail.map(({ action }) => action)).toEqual([
    'access.ended',
    'consent.changed',
    'restriction.begun',
    'restriction.begun',
  ])
})

it('ends a share again that a rider ended after the backup, and no other', async () => {
  const { rider, sessionId } = await fit.fitted({ account: true })
  const [ended, kept] = [
    await t.build.fitter({ name: 'Tom Hale' }),
    await t.build.fitter({ name: 'Ana Reis' }),
  ]
  const statusFor = async (fitter: typeof ended) =>
    (await t.api.as(fitter).call('GET /api/sessions/:sessionId', { params: { sessionId } })).status
  const offerId = await share.shared(rider, ended)
  await share.shared(rider, kept)
  await share.change(rider, offerId, true)
  const closings = await closingsOf(offerId)
  expect(closings).toEqual([{ of: offerId, closed: 'share', on: true, at: t.clock.now().toISOString() }])

  // Open, as the backup brings it back.
  await share.change(rider, offerId, false)
  expect(await statusFor(ended)).toBe(200)
  await replay(closings)
  await replay(closings)
  expect([await statusFor(ended), await statusFor(kept)]).toEqual([404, 200])
  const { offers } = (await t.api.as(rider).call('GET /api/sharing')).body
  expect(offers.find(({ id }) => id === offerId)?.state).toBe('ended')
  const trail = await rows(
    `select action from audit_entry where request_id = 'restore' and (entity_id = $1 or entity_id in
       (select id from share where offer_id = $1)) order by action`,
    offerId,
  )
  expect(trail.map(({ action }) => action)).toEqual(['share.ended', 'share_offer.ended'])
})

it('leaves alone what was opened again, files that are not in the backup, and erased ones', async () => {
  const { riderId } = await fit.fitted({ account: true })
  await replay([
    closing(riderId, 'access', false),
    closing(randomUUID(), 'access'),
    closing(randomUUID(), 'fit'),
  ])
  expect(await rows('select 1 from ended_access where rider_id = $1', riderId)).toEqual([])
  await replayErasures(t.data.owner, [{ riderId, at }, closing(riderId, 'use'), closing(riderId, 'fit')])
  expect(await rows('select 1 from restriction where rider_id = $1', riderId)).toEqual([])
})

it('ends support’s access to a file that was restricted after the backup', async () => {
  const { sessionId, riderId } = await fit.fitted({ account: true })
  const support = await makeSupport(t)
  const accessId = await letSupportIn(t, support, sessionId)
  await replay([{ of: riderId, closed: 'use', on: true, at: t.clock.now().toISOString() }])
  const params = { accessId }
  const read = await t.api.as(support).call('GET /api/support-accesses/:accessId/record', { params })
  expect(read.status).toBe(404)
})
