import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const LIST = 'GET /api/fitters'
const ONE = 'GET /api/fitters/:slug'
const READ = 'GET /api/fitter-profile'
const CHANGE = 'PATCH /api/fitter-profile'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const changesOf = async (fitterId: string) =>
  (
    await t.data.owner.query(
      `select action, changes from audit_entry where entity = 'fitter_profile' and entity_id = $1 order by id`,
      [fitterId],
    )
  ).rows

describe('a fitter’s own profile', () => {
  it('is for fitters', async () => {
    for (const call of [READ, CHANGE] as const) {
      expect((await t.api.as(nobody).call(call)).status).toBe(401)
      for (const other of [await t.build.client(), await t.build.guest()])
        expect((await t.api.as(other).call(call)).status).toBe(403)
    }
  })

  it('is not listed at first; each change has an audit entry, with the studio sealed', async () => {
    const fitter = await t.build.fitter({ name: 'Ines Becker' })
    const { body } = await t.api.as(fitter).call(READ)
    expect(body).toEqual({
      name: 'Ines Becker',
      studio: null,
      slug: body.slug,
      listed: false,
      logo: null,
      contact: null,
    })
    const changed = await t.api.as(fitter).call(CHANGE, { body: { studio: 'Becker Bikefit' } })
    expect([changed.status, changed.body]).toEqual([200, { ...body, studio: 'Becker Bikefit' }])
    const listed = await t.api.as(fitter).call(CHANGE, { body: { listed: true } })
    expect(listed.body).toEqual({ ...body, studio: 'Becker Bikefit', listed: true })
    const emptied = await t.api.as(fitter).call(CHANGE, { body: { studio: null, listed: false } })
    expect(emptied.body).toEqual(body)
    const entries = await changesOf(fitter.id)
    expect(entries.map(({ action }) => action)).toEqual([
      'fitter_profile.created',
      'fitter_profile.changed',
      'fitter_profile.changed',
      'fitter_profile.changed',
    ])
    expect(entries[1].changes.studio.to).toMatch(/^sealed:/)
    expect(entries[2].changes).toEqual({ listed: { from: false, to: true } })
    expect(entries[3].changes.studio.to).toBeNull()
  })

  it.each([
    { slug: 'mine' },
    { fitterId: 'x' },
    { listed: 'yes' },
    { studio: '' },
    { studio: 'x'.repeat(201) },
  ])('refuses %j', async (body) => {
    const fitter = await t.build.fitter()
    expect((await t.api.as(fitter).call(CHANGE, { body })).status).toBe(400)
    expect(await changesOf(fitter.id)).toHaveLength(1)
  })
})

describe('the directory', () => {
  it('lists those who chose it, by name, and nobody else', async () => {
    const [zoe, adam, shy] = [
      await t.build.fitter({ name: 'Zoë Álvarez' }),
      await t.build.fitter({ name: 'adam Ng' }),
      await t.build.fitter({ name: 'Sia Lee' }),
    ]
    for (const fitter of [zoe, adam]) await t.api.as(fitter).call(CHANGE, { body: { listed: true } })
    await t.api.as(zoe).call(CHANGE, { body: { studio: 'Atelier' } })
    const { body } = await t.api.as(nobody).call(LIST)
    expect(body.items.map(({ name, studio }) => [name, studio])).toEqual([
      ['adam Ng', null],
      ['Zoë Álvarez', 'Atelier'],
    ])
    const one = body.items[1]
    expect((await t.api.as(nobody).call(ONE, { params: { slug: one?.slug ?? '' } })).body).toEqual(one)
    const { slug } = (await t.api.as(shy).call(READ)).body
    for (const missing of [slug, 'nobody-here', 'x'])
      expect((await t.api.as(nobody).call(ONE, { params: { slug: missing } })).problem.code).toBe('not_found')
  })
})
