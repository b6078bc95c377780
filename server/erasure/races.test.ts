import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type AnyCall, calls } from '#contract/calls.ts'
import { withClient } from '../database/one-connection.ts'
import { inOwnerTransaction } from '../database/owner-transaction.ts'
import { bookingEnded } from '../messages/booking-ended.ts'
import { bookings } from '../testing/bookings.ts'
import { type Fitted, fittings } from '../testing/fittings.ts'
import { smallPicture } from '../testing/small-picture.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { ledgerFiles } from './erasure-ledger.ts'
import { replayErasures } from './replay-erasures.ts'
import { readErasures } from './testing/read-erasures.ts'

const described: readonly AnyCall[] = calls
const ERASE = 'POST /api/account/files/:riderId/erasure'

let t: TestApp
let fit: ReturnType<typeof fittings>
beforeAll(async () => {
  t = await testApp()
  fit = fittings(t)
})
afterAll(() => t.close())

const rows = async (sql: string, ...values: unknown[]) => (await t.data.owner.query(sql, values)).rows

const erase = ({ rider, riderId }: Fitted) => t.api.as(rider).call(ERASE, { params: { riderId }, body: {} })

/** The tables that still have a row of an erased file, besides the file's own rows and the trail. */
async function leftOf(riderId: string): Promise<string[]> {
  const tables = await rows(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'rider_id'
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not in ('session', 'audit_entry')`,
  )
  const left: string[] = []
  for (const { name } of tables)
    if ((await rows(`select from ${name} where rider_id = $1 limit 1`, riderId)).length > 0) left.push(name)
  return left
}

/** Waits until so many statements wait for locks. */
const untilWaiting = (count: number) =>
  expect
    .poll(async () => (await rows('select from pg_locks where not granted')).length)
    .toBeGreaterThanOrEqual(count)

/** The draft that work under way would add to the file: of the rider `$1`, the session `$2` and the fitter `$3`. */
const TYPE_DRAFT = `insert into draft (session_id, form, fitter_id, rider_id, form_version, version, answers_sealed, saved_at)
  values ($2, 'intake', $3, $1, 1, 1, '\\x00', now())`

it('adds nothing to a file that was erased while a draft was being typed', async () => {
  const fitted = await fit.fitted({ account: true })
  const { riderId, sessionId, fitter } = fitted
  await withClient(t.data.ownerUrl, async (typing) => {
    await typing.query('begin')
    await typing.query('select from session where id = $1', [sessionId])
    expect((await erase(fitted)).status).toBe(200)
    await expect(typing.query(TYPE_DRAFT, [riderId, sessionId, fitter.id])).rejects.toMatchObject({
      code: 'SW001',
    })
    await typing.query('rollback')
  })
  expect(await leftOf(riderId)).toEqual([])
})

it('adds no figures to a form of a file that is erased', async () => {
  const { riderId, sessionId } = await fit.fitted({ account: true })
  await withClient(t.data.ownerUrl, async (owner) => {
    await owner.query('begin')
    await owner.query('update rider set erased_at = now() where id = $1', [riderId])
    const adding = owner.query(
      `insert into submission_figure (submission_id, session_id, fitter_id, rider_id, figure, item, amount)
       select id, session_id, fitter_id, rider_id, name, '', 1 from submission, unnest('{one,two}'::text[]) as name
       where session_id = $1`,
      [sessionId],
    )
    await expect(adding).rejects.toMatchObject({ code: 'SW001' })
    await owner.query('rollback')
  })
})

it('waits for a draft that is being saved, and erases it with the rest', async () => {
  const fitted = await fit.fitted({ account: true })
  const { riderId, sessionId, fitter } = fitted
  const erased = await withClient(t.data.ownerUrl, async (typing) => {
    await typing.query('begin')
    await typing.query(TYPE_DRAFT, [riderId, sessionId, fitter.id])
    const erasing = erase(fitted)
    await untilWaiting(1)
    await typing.query('commit')
    return erasing
  })
  expect(erased.status).toBe(200)
  expect(await leftOf(riderId)).toEqual([])
})

it('waits for a booking that is being made when its fitter deletes the account, so that its rider is told, too', async () => {
  const book = bookings(t)
  const at = await book.offering()
  const email = `${randomUUID()}@example.org`
  const [time] = await book.freeTimes(at)
  const held = await book.hold(at, { at: time })
  await book.ask(held.body.held?.secret ?? '', { who: { email } })
  const secret = await book.mailedSecret(email)
  // Both wait for the lock, which the database gives in the order in which it was asked for.
  const [confirmed, deleted] = await withClient(t.data.ownerUrl, async (other) => {
    await other.query('begin')
    await other.query('select app.lock_bookings($1)', [at.fitter.id])
    const confirming = book.press(secret)
    await untilWaiting(1)
    const deleting = t.api.as(at.fitter).call('POST /api/account/deletion')
    await untilWaiting(2)
    await other.query('commit')
    return Promise.all([confirming, deleting])
  })
  expect([confirmed.status, deleted.status]).toEqual([200, 200])
  expect((await book.mails(bookingEnded)).map(({ to }) => to)).toEqual([email])
})

it('loses the mails that wait, and one that is being sent is not tried again', async () => {
  const fitted = await fit.fitted({ account: true })
  const { riderId } = fitted
  await rows(
    `update outbox set leased_until = now() + interval '1 hour', attempts = 1 where rider_id = $1`,
    riderId,
  )
  expect((await erase(fitted)).status).toBe(200)
  t.clock.advance({ days: 60 })
  await fit.processFollowUps()
  await fit.deliverAll()
  expect(await leftOf(riderId)).toEqual([])
})

it.each(['erases the file', 'ends the access'] as const)(
  'prints no report for a fitter whose rider %s while it is being made',
  async (what) => {
    const fitted = await fit.fitted({ account: true })
    const { sessionId, riderId, fitter, rider } = fitted
    const api = t.api.as(fitter)
    const photo = await api.call('POST /api/sessions/:sessionId/photos', {
      params: { sessionId },
      query: { phase: 'before' },
      body: await smallPicture(),
    })
    await api.call('PATCH /api/sessions/:sessionId/photos/:photoId', {
      params: { sessionId, photoId: photo.body.id },
      body: { version: 1, inReport: true },
    })
    const end = () =>
      what === 'erases the file'
        ? erase(fitted)
        : t.api.as(rider).call('POST /api/client/files/:riderId/closing', {
            params: { riderId },
            body: { ended: true },
          })
    let ended = 0
    // The photos are read after the data, when the document is being made.
    const reading = vi.spyOn(t.context.files, 'get').mockImplementation(async () => {
      ended = (await end()).status
      return null
    })
    const report = await api.call('GET /api/sessions/:sessionId/report/pdf', {
      params: { sessionId },
      query: { document: 'report', paper: 'a4' },
    })
    reading.mockRestore()
    expect([ended < 300, report.status, report.problem?.code]).toEqual([true, 404, 'not_found'])
  },
)

it('gives a session of an erased file no notes back, and the file no name', async () => {
  const fitted = await fit.fitted({ account: true })
  const { riderId, sessionId } = fitted
  expect((await erase(fitted)).status).toBe(200)
  await expect(
    rows(`update session set summary_sealed = '\\x00' where id = $1`, sessionId),
  ).rejects.toMatchObject({
    code: 'SW001',
  })
  await expect(rows(`update rider set name_sealed = '\\x00' where id = $1`, riderId)).rejects.toMatchObject({
    code: 'SW001',
  })
})

it('is answered as missing by whoever was still at work on it', async () => {
  const fitted = await fit.fitted({ account: true })
  const { fitter, riderId } = fitted
  expect((await erase(fitted)).status).toBe(200)
  const bike = await t.api
    .as(fitter)
    .call('POST /api/riders/:riderId/bikes', { params: { riderId }, body: { type: 'road' } })
  expect(bike.problem).toMatchObject({ code: 'not_found' })
  expect(await leftOf(riderId)).toEqual([])
})

it('is missing in every call about it, also in those that another page still makes', async () => {
  const fitted = await fit.fitted({ account: true })
  const known: Record<string, string> = {
    sessionId: fitted.sessionId,
    riderId: fitted.riderId,
    followUpId: fitted.first,
  }
  const routes = described
    .map(({ route }) => route)
    .filter((route) => {
      const names = [...route.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
      return names.length > 0 && names.every((name) => known[name])
    })
  const asked = routes
    .filter((route) => route.startsWith('GET '))
    .concat('POST /api/sessions/:sessionId/report/mail')
  expect((await erase(fitted)).status).toBe(200)
  const answerTo = async (route: string, ids: (name: string) => string) => {
    const [method = '', path = ''] = route.split(' ')
    const { statusCode, payload } = await t.app.inject({
      method: method === 'GET' ? 'GET' : 'POST',
      url: path.replace(/:(\w+)/g, (_, name: string) => ids(name)),
      headers: { cookie: fitted.fitter.cookie ?? '', 'idempotency-key': randomUUID() },
    })
    return { statusCode, payload: payload.replace(/"requestId":"[^"]*"/, '') }
  }
  expect(asked.length).toBeGreaterThan(15)
  for (const route of asked) {
    const erased = await answerTo(route, (name) => known[name] ?? '')
    expect(erased, route).toEqual(await answerTo(route, () => randomUUID()))
    expect(erased.statusCode, route).toBeLessThan(500)
  }
})

it('is repeated by a restore with the same receipt', async () => {
  const fitted = await fit.fitted({ account: true })
  const { riderId } = fitted
  const { body } = await erase(fitted)
  // As in a backup from before the erasure: the file is there, the receipt is not.
  await rows('delete from erasure_receipt where id = $1', body.receipt)
  await rows('alter table rider disable trigger user')
  await rows('update rider set erased_at = null where id = $1', riderId)
  await rows('alter table rider enable trigger user')
  const known = await readErasures(ledgerFiles(t.context.config))
  await inOwnerTransaction(t.data.owner, () => replayErasures(t.data.owner, known))
  expect(await rows('select from rider where id = $1 and erased_at is not null', riderId)).toHaveLength(1)
  expect(await rows('select from erasure_receipt where id = $1', body.receipt)).toHaveLength(1)
})
