import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MOST_MAPPINGS } from '#contract/import-mappings.ts'
import type { Person } from '../../testing/builders.ts'
import { exchange, signedUp } from '../../testing/hosted-session.ts'
import { nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { mappingNamed, validMapping } from '../../testing/valid-mapping.ts'

const LIST = 'GET /api/import-mappings'
const ADD = 'POST /api/import-mappings'
const CHANGE = 'PUT /api/import-mappings/:mappingId'
const REMOVE = 'DELETE /api/import-mappings/:mappingId'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const listOf = async (fitter: Person) => (await t.api.as(fitter).call(LIST)).body.items
const add = (fitter: Person, body: object = validMapping) => t.api.as(fitter).call(ADD, { body })
const rows = async (text: string, ...values: unknown[]) => (await t.data.owner.query(text, values)).rows
/** A fitter with a sign-in of the embedded service, which the deletion of an account asks for. */
async function ownSignIn(): Promise<Person> {
  const hosted = await signedUp(t, { role: 'fitter', name: 'Ines Becker' })
  const { caller, body } = await exchange(t.api, nobody, hosted.accessToken)
  return { ...caller, id: body.user.id, email: hosted.email }
}
const trailOf = (id: string) =>
  rows(
    `select action, changes from audit_entry where entity = 'import_mapping' and entity_id = $1 order by id`,
    id,
  )

describe('the mappings of a fitter', () => {
  it('are for fitters', async () => {
    expect((await t.api.as(nobody).call(LIST)).status).toBe(401)
    for (const other of [await t.build.client(), await t.build.guest()])
      expect((await t.api.as(other).call(LIST)).status).toBe(403)
  })

  it('are kept, renamed and deleted, each with an entry in which they are sealed', async () => {
    const fitter = await t.build.fitter()
    expect(await listOf(fitter)).toEqual([])
    const made = await add(fitter)
    expect([made.status, made.body]).toEqual([201, { id: made.body.id, version: 1, ...validMapping }])
    const params = { mappingId: made.body.id }
    const renamed = { ...mappingNamed('The other jig'), version: 1 }
    const changed = await t.api.as(fitter).call(CHANGE, { params, body: renamed })
    expect(changed.body).toMatchObject({ name: 'The other jig', version: 2 })
    expect(await listOf(fitter)).toEqual([changed.body])
    expect(await t.api.as(fitter).call(CHANGE, { params, body: renamed })).toMatchObject({
      status: 409,
      problem: { code: 'stale_version', params: { version: 2 } },
    })
    expect((await t.api.as(fitter).call(REMOVE, { params })).status).toBe(204)
    expect(await listOf(fitter)).toEqual([])
    expect((await t.api.as(fitter).call(REMOVE, { params })).status).toBe(404)
    const entries = await trailOf(made.body.id)
    expect(entries.map(({ action }) => action)).toEqual([
      'import_mapping.created',
      'import_mapping.changed',
      'import_mapping.deleted',
    ])
    expect(JSON.stringify(entries)).not.toContain('jig')
    expect(entries[1]?.changes.content.to).toMatch(/^sealed:/)
  })

  it('are another fitter’s secret', async () => {
    const made = await add(await t.build.fitter())
    const other = await t.build.fitter()
    const params = { mappingId: made.body.id }
    expect(await listOf(other)).toEqual([])
    expect((await t.api.as(other).call(REMOVE, { params })).status).toBe(404)
    const body = { ...validMapping, version: 1 }
    expect((await t.api.as(other).call(CHANGE, { params, body })).status).toBe(404)
  })

  it('say everything: an incomplete or impossible one is refused', async () => {
    const fitter = await t.build.fitter()
    const { mapping } = validMapping
    const withLabel = (said: object) => ({
      name: 'x',
      mapping: { ...mapping, labels: mapping.labels.map((one) => ({ ...one, ...said })) },
    })
    for (const body of [
      { ...validMapping, name: ' ' },
      withLabel({ key: 'knee' }),
      withLabel({ unit: null }),
      withLabel({ unit: 'deg' }),
      withLabel({ reference: null }),
      withLabel({ reference: 'hoods' }),
      withLabel({ label: '' }),
      { name: 'x', mapping: { ...mapping, labels: [] } },
      { name: 'x', mapping: { ...mapping, lines: [{ title: '', phase: null, side: null }] } },
    ])
      expect([JSON.stringify(body), (await add(fitter, body)).status]).toEqual([JSON.stringify(body), 400])
    expect(await listOf(fitter)).toEqual([])
  })

  it('are at most as many as the limit, also when two are sent at once', async () => {
    const fitter = await t.build.fitter()
    const { body } = await add(fitter)
    await t.data.owner.query(
      `with made as (insert into import_mapping select gen_random_uuid(), fitter_id, content_sealed, version, created_at
         from import_mapping, generate_series(3, $2) where id = $1 returning id)
       insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, changes)
         select '0', now(), 'test', 'system', 'test.made', 'import_mapping', id, '{}' from made`,
      [body.id, MOST_MAPPINGS],
    )
    const both = await Promise.all([add(fitter), add(fitter)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect((await add(fitter)).problem).toMatchObject({
      code: 'import_mappings_full',
      params: { most: MOST_MAPPINGS },
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
      expect(await rows('select 1 from import_mapping where id = $1', id)).toEqual([])
      expect((await trailOf(id)).map(({ action }) => action)).toEqual([
        'import_mapping.created',
        'account.erased',
      ])
    }
  })
})
