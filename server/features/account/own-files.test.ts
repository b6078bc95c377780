import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NOTICE_VERSION, WITHDRAWN_DAYS } from '#domain/product.ts'
import { ledgerFiles } from '../../erasure/erasure-ledger.ts'
import { readErasures } from '../../erasure/testing/read-erasures.ts'
import { eraseWithdrawn } from '../../retention/retention.ts'
import { type Fitted, fittings } from '../../testing/fittings.ts'
import { intakes } from '../../testing/intakes.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const FILES = 'GET /api/account/files'
const CONSENTS = 'GET /api/account/consents'
const RESTRICT = 'POST /api/account/files/:riderId/restriction'
const CONSENT = 'POST /api/account/files/:riderId/fit-consent'
const ERASURE = 'GET /api/account/files/:riderId/erasure'
const ERASE = 'POST /api/account/files/:riderId/erasure'
const SESSION = 'GET /api/sessions/:sessionId'

let t: TestApp
let fit: ReturnType<typeof fittings>
let riders: ReturnType<typeof intakes>
beforeAll(async () => {
  t = await testApp()
  fit = fittings(t)
  riders = intakes(t)
})
afterAll(() => t.close())

const rows = async (sql: string, ...values: unknown[]) => (await t.data.owner.query(sql, values)).rows
const answer = (granted: boolean) => ({ granted, noticeVersion: NOTICE_VERSION, language: 'en' })
const outcomesOf = (riderId: string) =>
  rows('select session_id from fit_outcome where rider_id = $1', riderId)

/** A fit of a rider with an account, whose outcome is derived. */
async function made(): Promise<Fitted> {
  const fitted = await fit.fitted({ account: true, answers: { researchConsent: true } })
  await fit.deriveOutcomes()
  return fitted
}

const restrict = ({ rider, riderId }: Fitted, restricted = true) =>
  t.api.as(rider).call(RESTRICT, { params: { riderId }, body: { restricted } })

describe('a restricted file', () => {
  it('is closed to its fitter, who learns that and since when, and stays open to the rider', async () => {
    const fitted = await made()
    const { fitter, rider, riderId, sessionId } = fitted
    const { status, body } = await restrict(fitted)
    expect(status).toBe(200)
    expect(body.restrictedAt).toBe(t.clock.now().toISOString())
    const since = t.clock.now().toISOString()
    const asFitter = t.api.as(fitter)
    const closed = [
      await asFitter.call(SESSION, { params: { sessionId } }),
      await asFitter.call('GET /api/riders/:riderId', { params: { riderId } }),
      await asFitter.call('GET /api/sessions/:sessionId/intake/submission', { params: { sessionId } }),
      await asFitter.call('PATCH /api/sessions/:sessionId', {
        params: { sessionId },
        body: { version: 2, notes: 'x' },
      }),
    ]
    for (const { status: refused, problem } of closed) {
      expect(refused).toBe(403)
      expect(problem).toMatchObject({ code: 'file_restricted', params: { since } })
    }
    for (const change of [
      await asFitter.call('PATCH /api/riders/:riderId', { params: { riderId }, body: { name: 'Other' } }),
      await asFitter.call('POST /api/riders/:riderId/bikes', {
        params: { riderId },
        body: { type: 'gravel' },
      }),
      await asFitter.call('POST /api/riders/:riderId/sessions', {
        params: { riderId },
        body: { another: true },
      }),
    ])
      expect(change.problem).toMatchObject({ status: 403, code: 'file_restricted' })
    const { body: list } = await asFitter.call('GET /api/submissions')
    expect(list.items).toEqual([])
    const { body: named } = await asFitter.call('GET /api/restricted-clients')
    expect(named.items).toEqual([{ riderId, name: 'Jonas Meier', since, eraseAt: null }])

    const mine = await t.api.as(rider).call(SESSION, { params: { sessionId } })
    expect(mine.status).toBe(200)
    const { body: files } = await t.api.as(rider).call(FILES)
    expect(files.files).toMatchObject([{ riderId, restrictedAt: since, fitConsent: true, eraseAt: null }])
  })

  it('is changed by nobody, the rider neither', async () => {
    const fitted = await made()
    await restrict(fitted)
    const corrected = await riders.correct({ ...fitted.rider, sessionId: fitted.sessionId }, 1, {
      researchConsent: true,
      occupation: 'Baker',
    })
    expect(corrected.problem).toMatchObject({ status: 403, code: 'file_restricted' })
  })

  it('leaves the figures and the pool in its own transaction, and counts again afterwards', async () => {
    const fitted = await made()
    const { riderId, fitter } = fitted
    await rows(
      `insert into pool_member (group_key, generation, rider_id, fitter_id, value) values ('complaints.road', 1, $1, $2, 0)`,
      riderId,
      fitter.id,
    )
    expect(await outcomesOf(riderId)).toHaveLength(1)
    await restrict(fitted)
    expect(await outcomesOf(riderId)).toEqual([])
    expect(await rows('select from pool_member where rider_id = $1', riderId)).toEqual([])
    expect(await rows('select from app.consenting_files() where rider_id = $1', riderId)).toEqual([])
    await fit.deriveOutcomes()
    expect(await outcomesOf(riderId)).toEqual([])
    await restrict(fitted, false)
    await fit.deriveOutcomes()
    expect(await outcomesOf(riderId)).toHaveLength(1)
    expect(await rows('select from app.consenting_files() where rider_id = $1', riderId)).toHaveLength(1)
  })

  it('is in no past case, no benchmark and no mark, and the dashboard counts it no more', async () => {
    const fitted = await made()
    const { fitter } = fitted
    const cases = async () => (await t.api.as(fitter).call('GET /api/cases')).body
    await expect.poll(async () => (await cases()).items.length).toBe(1)
    const counts = async () => (await t.api.as(fitter).call('GET /api/client-counts')).body.all
    expect(await counts()).toBe(1)
    await restrict(fitted)
    await expect.poll(async () => (await cases()).items.length).toBe(0)
    expect(await counts()).toBe(0)
    expect(await rows('select app.consents_to_research($1) as counts', fitted.riderId)).toEqual([
      { counts: false },
    ])
  })

  it('is sent no mail: neither what waits nor what becomes due', async () => {
    const fitted = await made()
    const { riderId } = fitted
    const waiting = () =>
      rows(
        'select id from outbox where rider_id = $1 and sent_at is null and dead_at is null and dropped_at is null',
        riderId,
      )
    expect(await waiting()).not.toEqual([])
    await restrict(fitted)
    expect(await waiting()).toEqual([])
    expect(
      await rows(
        'select from outbox where rider_id = $1 and body_sealed is not null and sent_at is null',
        riderId,
      ),
    ).toEqual([])
    t.clock.advance({ days: 40 })
    await fit.processFollowUps()
    expect(await waiting()).toEqual([])
  })

  it('leaves an entry when it begins and ends, and repeating changes nothing', async () => {
    const fitted = await made()
    await restrict(fitted)
    await restrict(fitted)
    await restrict(fitted, false)
    await restrict(fitted, false)
    expect(
      await rows(
        `select action, actor, actor_id from audit_entry where entity = 'restriction' and rider_id = $1 order by id`,
        fitted.riderId,
      ),
    ).toEqual(
      ['restriction.begun', 'restriction.ended'].map((action) => ({
        action,
        actor: 'client',
        actor_id: Reflect.get(fitted.rider, 'id'),
      })),
    )
  })
})

describe('the consent to use health data', () => {
  it('stops all use when it is withdrawn, and the file is erased a week later', async () => {
    const fitted = await made()
    const { rider, riderId, fitter, sessionId } = fitted
    const params = { riderId }
    const withdrawn = await t.api.as(rider).call(CONSENT, { params, body: answer(false) })
    const eraseAt = new Date(t.clock.now().getTime() + WITHDRAWN_DAYS * 86_400_000).toISOString()
    expect(withdrawn.body).toEqual({ granted: false, eraseAt })
    const refused = await t.api.as(fitter).call(SESSION, { params: { sessionId } })
    expect(refused.problem).toMatchObject({ code: 'file_restricted' })
    expect(await outcomesOf(riderId)).toEqual([])
    const ledger = ledgerFiles(t.context.config)
    await eraseWithdrawn(t.data.owner, ledger, new Date(Date.parse(eraseAt) - 1))
    expect(await rows('select from submission where rider_id = $1', riderId)).toHaveLength(1)
    await eraseWithdrawn(t.data.owner, ledger, new Date(eraseAt))
    expect(await rows('select from submission where rider_id = $1', riderId)).toEqual([])
    expect(await rows('select from vault_key where holder = $1', riderId)).toEqual([])
    expect(await readErasures(ledger)).toContainEqual(expect.objectContaining({ riderId }))
  })

  it('is given again within the week, and every answer stays in the ledger', async () => {
    const fitted = await made()
    const { rider, riderId, fitter, sessionId } = fitted
    const params = { riderId }
    await t.api.as(rider).call(CONSENT, { params, body: answer(false) })
    t.clock.advance({ hours: 1 })
    const again = await t.api.as(rider).call(CONSENT, { params, body: answer(true) })
    expect(again.body).toEqual({ granted: true, eraseAt: null })
    expect((await t.api.as(fitter).call(SESSION, { params: { sessionId } })).status).toBe(200)
    t.clock.advance({ days: WITHDRAWN_DAYS + 1 })
    await eraseWithdrawn(t.data.owner, ledgerFiles(t.context.config), t.clock.now())
    expect(await rows('select from submission where rider_id = $1', riderId)).toHaveLength(1)
    const { body } = await t.api.as(rider).call(CONSENTS)
    const ofFit = body.entries.filter(({ purpose }) => purpose === 'fit')
    expect(ofFit.map(({ granted, endedAt }) => [granted, endedAt !== null])).toEqual([
      [true, false],
      [false, true],
      [true, true],
    ])
    expect(ofFit[0]).toMatchObject({
      noticeVersion: NOTICE_VERSION,
      language: 'en',
      fitterName: 'Ines Becker',
    })
  })

  it('is asked for again after a new version of the notice, in any language, and the old row stays', async () => {
    const { rider, riderId } = await made()
    const { body: before } = await t.api.as(rider).call(CONSENTS)
    expect(before.askAgain).toEqual([])
    await rows('alter table consent disable trigger user')
    await rows(`update consent set notice_version = 'test-only' where rider_id = $1`, riderId)
    await rows('alter table consent enable trigger user')
    const { body } = await t.api.as(rider).call(CONSENTS)
    expect(body.askAgain.toSorted((a, b) => a.purpose.localeCompare(b.purpose))).toEqual([
      { purpose: 'fit', riderId, fitterName: 'Ines Becker' },
      { purpose: 'research', riderId: null, fitterName: null },
    ])
    t.clock.advance({ minutes: 1 })
    const german = { ...answer(true), language: 'de' }
    await t.api.as(rider).call(CONSENT, { params: { riderId }, body: german })
    await t.api.as(rider).call('POST /api/account/research-consent', { body: answer(true) })
    const { body: after } = await t.api.as(rider).call(CONSENTS)
    expect(after.askAgain).toEqual([])
    expect(after.entries.filter(({ noticeVersion }) => noticeVersion === 'test-only')).not.toEqual([])
    expect(await rows('select from restriction where rider_id = $1', riderId)).toEqual([])
  })
})

describe('erasing one file', () => {
  it('shows what is removed, removes it, and gives a receipt that names nobody', async () => {
    const { rider, riderId, sessionId } = await made()
    const params = { riderId }
    const { body: counts } = await t.api.as(rider).call(ERASURE, { params })
    expect(counts).toMatchObject({ forms: 1, sessions: 1, consents: 2 })
    const erased = await t.api.as(rider).call(ERASE, { params, body: {} })
    expect(erased.status).toBe(200)
    expect(erased.body).toEqual({
      receipt: expect.any(String),
      at: t.clock.now().toISOString(),
      erased: counts,
    })
    const [receipt] = await rows('select * from erasure_receipt where id = $1', erased.body.receipt)
    expect(receipt).toEqual({ id: erased.body.receipt, erased_at: t.clock.now(), counts })
    for (const name of [riderId, sessionId, 'Jonas', 'jonas@example.org'])
      expect(JSON.stringify(receipt)).not.toContain(name)
    expect(await rows('select from submission where rider_id = $1', riderId)).toEqual([])
    expect(await readErasures(ledgerFiles(t.context.config))).toContainEqual(
      expect.objectContaining({ riderId }),
    )
    const { body: files } = await t.api.as(rider).call(FILES)
    expect(files.files).toEqual([])
    expect((await t.api.as(rider).call(ERASE, { params, body: {} })).problem).toMatchObject({
      code: 'not_found',
    })
  })

  it('needs a sign-in of the last ten minutes', async () => {
    const { rider, riderId } = await made()
    t.clock.advance({ minutes: 11 })
    const late = await t.api.as(rider).call(ERASE, { params: { riderId }, body: {} })
    expect(late.problem).toMatchObject({ status: 403, code: 'fresh_sign_in_required' })
    expect(await rows('select from submission where rider_id = $1', riderId)).toHaveLength(1)
  })

  it('is refused for somebody else’s file', async () => {
    const [first, second] = [await made(), await made()]
    const params = { riderId: second.riderId }
    for (const key of [ERASE, RESTRICT, CONSENT] as const) {
      const body = { [ERASE]: {}, [RESTRICT]: { restricted: true }, [CONSENT]: answer(false) }[key]
      const other = await t.api.as(first.rider).call(key, { params, body })
      expect(other.problem).toMatchObject({ status: 404, code: 'not_found' })
    }
    expect(await riders.readBy(second.fitter, second.sessionId)).toMatchObject({ status: 204 })
  })
})
