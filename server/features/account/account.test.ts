import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NOTICE_VERSION } from '#domain/product.ts'
import { intakes } from '../../testing/intakes.ts'
import { nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const CHANGE = 'PATCH /api/account'
const CONSENT = 'GET /api/account/research-consent'
const DECIDE = 'POST /api/account/research-consent'

let t: TestApp
let riders: ReturnType<typeof intakes>
beforeAll(async () => {
  t = await testApp()
  riders = intakes(t)
})
afterAll(() => t.close())

const rows = async (sql: string, ...values: unknown[]) => (await t.data.owner.query(sql, values)).rows
const decision = (granted: boolean) => ({ granted, noticeVersion: NOTICE_VERSION, language: 'en' })

describe('an account', () => {
  it('changes its name, language, units and shortcuts, with old and new values in the trail', async () => {
    const client = await t.build.client({ name: 'Jonas Meier' })
    const body = { name: 'Jonas Lind', language: 'de', units: 'imperial' as const, shortcuts: false }
    const { status, body: user } = await t.api.as(client).call(CHANGE, { body: { ...body, region: 'AT' } })
    expect(status).toBe(200)
    expect(user).toEqual({ ...body, id: client.id, role: 'client', email: client.email, proven: true })
    expect((await t.api.as(client).call('GET /api/auth/user')).body).toEqual(user)
    const [entry] = await rows(
      `select changes, actor_id from audit_entry where action = 'account.changed' and entity_id = $1`,
      client.id,
    )
    expect(entry.actor_id).toBe(client.id)
    expect(entry.changes).toMatchObject({
      language: { from: 'en', to: 'de' },
      region: { from: null, to: 'AT' },
      units: { from: 'metric', to: 'imperial' },
      shortcuts: { from: true, to: false },
      name: { from: expect.stringMatching(/^sealed:/), to: expect.stringMatching(/^sealed:/) },
    })
  })

  it('keeps fields that are not sent', async () => {
    const fitter = await t.build.fitter({ name: 'Ines Becker' })
    const { body } = await t.api.as(fitter).call(CHANGE, { body: { units: 'imperial' } })
    expect(body).toMatchObject({
      name: 'Ines Becker',
      language: 'en',
      units: 'imperial',
      role: 'fitter',
      shortcuts: true,
    })
    const nothing = await t.api.as(fitter).call(CHANGE, { body: {} })
    expect([nothing.status, nothing.body]).toEqual([200, body])
  })

  it('refuses callers without an account, and fields that may not be changed', async () => {
    const client = await t.build.client()
    expect((await t.api.as(nobody).call(CHANGE, { body: {} })).status).toBe(401)
    expect((await t.api.as(await t.build.guest()).call(CHANGE, { body: {} })).status).toBe(403)
    for (const body of [
      { role: 'fitter' },
      { proven: true },
      { email: 'x@example.org' },
      { name: ' ' },
      { language: 'tlh' },
      { units: 'cubits' },
    ])
      expect((await t.api.as(client).call(CHANGE, { body })).problem.code).toBe('invalid_request')
    expect(
      await rows(`select 1 from audit_entry where action = 'account.changed' and entity_id = $1`, client.id),
    ).toEqual([])
  })
})

describe('the research consent', () => {
  it('is off until given, takes effect at once, and records every change', async () => {
    const client = await t.build.client()
    const read = async () => (await t.api.as(client).call(CONSENT)).body
    expect(await read()).toEqual({ granted: false, history: [] })
    const given = await t.api.as(client).call(DECIDE, { body: decision(true) })
    expect([given.status, given.body]).toEqual([200, { granted: true }])
    t.clock.advance({ minutes: 1 })
    await t.api.as(client).call(DECIDE, { body: decision(false) })
    const after = await read()
    expect(after.granted).toBe(false)
    expect(after.history).toMatchObject([
      { granted: false, noticeVersion: NOTICE_VERSION, language: 'en', at: t.clock.now().toISOString() },
      { granted: true },
    ])
    expect(
      await rows(
        `select e.action from audit_entry e join consent c on c.id = e.entity_id where c.account_id = $1`,
        client.id,
      ),
    ).toHaveLength(2)
  })

  it('follows the latest answer: given, withdrawn, given again', async () => {
    const client = await t.build.client()
    for (const granted of [true, false, true]) {
      t.clock.advance({ minutes: 1 })
      await t.api.as(client).call(DECIDE, { body: decision(granted) })
      expect((await t.api.as(client).call(CONSENT)).body.granted).toBe(granted)
    }
    const { history } = (await t.api.as(client).call(CONSENT)).body
    expect(history.map(({ granted }) => granted)).toEqual([true, false, true])
  })

  it.each([[[true, false]], [[false, true]]])(
    'is off after %j at the same instant, for its page and for a form under 16',
    async (answers) => {
      const client = await t.build.client()
      for (const granted of answers) await t.api.as(client).call(DECIDE, { body: decision(granted) })
      expect((await t.api.as(client).call(CONSENT)).body.granted).toBe(false)
      t.clock.advance({ minutes: 1 })
      const young = { dateOfBirth: '2011-01-01', guardianName: 'Eva Meier', guardianConfirmed: true }
      const begun = await riders.begin(client, await t.build.fitter())
      expect((await riders.send(begun, riders.form(young))).status).toBe(201)
      // An active consent would have ended here, with an entry in the ledger.
      expect((await t.api.as(client).call(CONSENT)).body.history).toHaveLength(2)
    },
  )

  it('given in an intake applies to the account’s files at every fitter', async () => {
    const client = await t.build.client()
    for (const granted of [true, false]) {
      t.clock.advance({ minutes: 1 })
      const begun = await riders.begin(client, await t.build.fitter())
      await riders.send(begun, riders.form({ researchConsent: granted }))
      expect((await t.api.as(client).call(CONSENT)).body.granted).toBe(granted)
    }
    expect((await t.api.as(await t.build.client()).call(CONSENT)).body.history).toEqual([])
  })

  it('cannot be given under 16, and can always be withdrawn', async () => {
    const client = await t.build.client()
    const young = { dateOfBirth: '2011-01-01', guardianName: 'Eva Meier', guardianConfirmed: true }
    await riders.send(await riders.begin(client, await t.build.fitter()), riders.form(young))
    const refused = await t.api.as(client).call(DECIDE, { body: decision(true) })
    expect(refused.problem).toMatchObject({
      code: 'invalid_request',
      problems: [{ path: ['granted'], code: 'too_young', params: { count: 16 } }],
    })
    expect((await t.api.as(client).call(DECIDE, { body: decision(false) })).status).toBe(200)
  })

  it('ends with the first form of a rider under 16, however it was given', async () => {
    const young = { dateOfBirth: '2011-01-01', guardianName: 'Eva Meier', guardianConfirmed: true }
    const beforeAnyForm = await t.build.client()
    await t.api.as(beforeAnyForm).call(DECIDE, { body: decision(true) })
    const begun = await riders.begin(beforeAnyForm, await t.build.fitter())
    t.clock.advance({ minutes: 1 })
    expect((await riders.send(begun, riders.form(young))).status).toBe(201)
    expect((await t.api.as(beforeAnyForm).call(CONSENT)).body.granted).toBe(false)

    const corrected = await t.build.client()
    const sent = await riders.begin(corrected, await t.build.fitter())
    await riders.send(sent)
    t.clock.advance({ minutes: 1 })
    await t.api.as(corrected).call(DECIDE, { body: decision(true) })
    t.clock.advance({ minutes: 1 })
    expect((await riders.correct(sent, 1, young)).status).toBe(201)
    const after = (await t.api.as(corrected).call(CONSENT)).body
    expect([after.granted, after.history.length]).toEqual([false, 3])
    expect((await riders.correct(sent, 2, { ...young, phone: '+49 30 1234567' })).status).toBe(201)
    expect((await t.api.as(corrected).call(CONSENT)).body.history).toHaveLength(3)
  })

  it('is for riders with an account, and for the current notice', async () => {
    const client = await t.build.client()
    const old = await t.api.as(client).call(DECIDE, { body: { ...decision(true), noticeVersion: '1.1' } })
    expect(old.problem).toMatchObject({ status: 422, code: 'notice_version_unknown' })
    expect((await t.api.as(client).call(DECIDE, { body: {} })).status).toBe(400)
    for (const route of [CONSENT, DECIDE] as const) {
      const body = decision(true)
      expect((await t.api.as(nobody).call(route, { body })).status).toBe(401)
      expect((await t.api.as(await t.build.fitter()).call(route, { body })).status).toBe(403)
      expect((await t.api.as(await t.build.guest()).call(route, { body })).status).toBe(403)
    }
  })
})

describe('the consent ledger', () => {
  it('only ever grows', async () => {
    const client = await t.build.client()
    await t.api.as(client).call(DECIDE, { body: decision(true) })
    const change = t.data.owner.query('update consent set granted = false where account_id = $1', [client.id])
    await expect(change).rejects.toThrow('append-only')
  })
})
