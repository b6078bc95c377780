import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MOST_SADDLES } from '#contract/saddles.ts'
import type { Person } from '../../testing/builders.ts'
import { exchange, signedUp } from '../../testing/hosted-session.ts'
import { nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { saddleNamed, validSaddle } from '../../testing/valid-saddle.ts'

const LIST = 'GET /api/saddles'
const ADD = 'POST /api/saddles'
const CORRECT = 'PUT /api/saddles/:saddleId'
const REMOVE = 'DELETE /api/saddles/:saddleId'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const listOf = async (fitter: Person) => (await t.api.as(fitter).call(LIST)).body.items
const add = (fitter: Person, body: object = validSaddle) => t.api.as(fitter).call(ADD, { body })
const rows = async (text: string, ...values: unknown[]) => (await t.data.owner.query(text, values)).rows
/** A fitter with a sign-in of the embedded service, which the deletion of an account asks for. */
async function ownSignIn(): Promise<Person> {
  const hosted = await signedUp(t, { role: 'fitter', name: 'Ines Becker' })
  const { caller, body } = await exchange(t.api, nobody, hosted.accessToken)
  return { ...caller, id: body.user.id, email: hosted.email }
}
const trailOf = (id: string) =>
  rows(`select action, changes from audit_entry where entity = 'saddle' and entity_id = $1 order by id`, id)

describe('the saddles of a fitter', () => {
  it('are for fitters', async () => {
    expect((await t.api.as(nobody).call(LIST)).status).toBe(401)
    for (const other of [await t.build.client(), await t.build.guest()])
      expect((await t.api.as(other).call(LIST)).status).toBe(403)
  })

  it('are none at first; each is added, corrected and removed with an entry', async () => {
    const fitter = await t.build.fitter()
    expect(await listOf(fitter)).toEqual([])
    const made = await add(fitter, { ...validSaddle, stack: 48.26 })
    expect([made.status, made.body]).toEqual([
      201,
      { id: made.body.id, version: 1, ...validSaddle, stack: 48.3 },
    ])
    const params = { saddleId: made.body.id }
    const body = { ...validSaddle, length: null, noseToWidth80: 110, version: 1 }
    const corrected = await t.api.as(fitter).call(CORRECT, { params, body })
    expect(corrected.body).toEqual({ ...body, id: made.body.id, version: 2 })
    expect(await listOf(fitter)).toEqual([corrected.body])
    expect(await t.api.as(fitter).call(CORRECT, { params, body })).toMatchObject({
      status: 409,
      problem: { code: 'stale_version', params: { version: 2 } },
    })
    expect((await t.api.as(fitter).call(REMOVE, { params })).status).toBe(204)
    expect(await listOf(fitter)).toEqual([])
    expect((await t.api.as(fitter).call(REMOVE, { params })).status).toBe(404)
    const entries = await trailOf(made.body.id)
    expect(entries.map(({ action }) => action)).toEqual([
      'saddle.created',
      'saddle.changed',
      'saddle.deleted',
    ])
    expect(JSON.stringify(entries)).not.toContain('Long one')
    expect(entries[1]?.changes).toMatchObject({
      model: { to: expect.stringMatching(/^sealed:/) },
      length: { from: 275, to: null },
      nose_to_width_80: { from: 105, to: 110 },
    })
  })

  it('are another fitter’s secret', async () => {
    const made = await add(await t.build.fitter())
    const other = await t.build.fitter()
    const params = { saddleId: made.body.id }
    expect(await listOf(other)).toEqual([])
    expect((await t.api.as(other).call(REMOVE, { params })).status).toBe(404)
    const body = { ...validSaddle, version: 1 }
    expect((await t.api.as(other).call(CORRECT, { params, body })).status).toBe(404)
  })

  it('have a model and possible dimensions', async () => {
    const fitter = await t.build.fitter()
    for (const wrong of [
      { model: ' ' },
      { model: null },
      { width: 109 },
      { length: 311 },
      { noseToWidth80: 29 },
      { stack: '48' },
      { weight: 200 },
    ])
      expect([wrong, (await add(fitter, { ...validSaddle, ...wrong })).status]).toEqual([wrong, 400])
    expect(await listOf(fitter)).toEqual([])
  })

  it('are one for each model and width, however the model is written', async () => {
    const fitter = await t.build.fitter()
    await add(fitter)
    expect((await add(fitter, { ...validSaddle, width: 155 })).status).toBe(201)
    const unmeasured = await add(fitter, { ...validSaddle, width: null })
    expect(unmeasured.status).toBe(201)
    const second = { ...validSaddle, model: ' long  ONE', stack: null }
    expect(await add(fitter, second)).toMatchObject({ status: 409, problem: { code: 'saddle_exists' } })
    const params = { saddleId: unmeasured.body.id }
    const corrected = await t.api.as(fitter).call(CORRECT, { params, body: { ...second, version: 1 } })
    expect(corrected).toMatchObject({ status: 409, problem: { code: 'saddle_exists' } })
    const other = await t.build.fitter()
    const both = await Promise.all([add(other), add(other, second)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })

  it('are at most as many as the limit', async () => {
    const fitter = await t.build.fitter()
    const { body } = await add(fitter)
    await t.data.owner.query(
      `with made as (insert into saddle (id, fitter_id, model_sealed, version, created_at)
         select gen_random_uuid(), fitter_id, model_sealed, version, created_at
         from saddle, generate_series(2, $2) where id = $1 returning id)
       insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, changes)
         select '0', now(), 'test', 'system', 'test.made', 'saddle', id, '{}' from made`,
      [body.id, MOST_SADDLES],
    )
    expect(await add(fitter, saddleNamed('Short one'))).toMatchObject({
      status: 409,
      problem: { code: 'saddles_full', params: { most: MOST_SADDLES } },
    })
  })

  it('go with the account, each with an entry, whether or not its row stays', async () => {
    for (const withRider of [true, false]) {
      const fitter = await ownSignIn()
      const { id } = (await add(fitter)).body
      if (withRider) {
        const sent = await t.build.guest(fitter)
        await t.build.client({ claiming: sent })
      }
      expect((await t.api.as(fitter).call('POST /api/account/deletion')).status).toBe(200)
      expect(await rows('select 1 from account where id = $1', fitter.id)).toHaveLength(withRider ? 1 : 0)
      expect(await rows('select 1 from saddle where id = $1', id)).toEqual([])
      expect((await trailOf(id)).map(({ action }) => action)).toEqual(['saddle.created', 'account.erased'])
    }
  })
})
