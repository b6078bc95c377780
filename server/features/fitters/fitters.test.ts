import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smallPicture } from '../../testing/small-picture.ts'
import { type Caller, nobody } from '../../testing/test-api.ts'
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
      photo: null,
      contact: null,
      place: null,
      words: null,
      services: [],
      languages: [],
      specialities: [],
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
    { rating: 7 },
    { languages: ['xx'] },
    { languages: ['de', 'de'] },
    { specialities: ['healing'] },
    { services: [{ name: '', note: '' }] },
    { services: Array.from({ length: 13 }, () => ({ name: 'Fit', note: '' })) },
    { words: 'x'.repeat(3001) },
    { place: 'a\u0007b' },
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

const slugOf = async (fitter: Caller) => (await t.api.as(fitter).call(READ)).body.slug
const change = (fitter: Caller, body: object) => t.api.as(fitter).call(CHANGE, { body })
const listedFitter = async (name: string, body: object = {}) => {
  const fitter = await t.build.fitter({ name })
  const changed = await change(fitter, { listed: true, ...body })
  expect(changed.status, changed.raw).toBe(200)
  return fitter
}
const find = async (query: object = {}) => (await t.api.as(nobody).call(LIST, { query })).body

describe('the directory', () => {
  it('lists those who chose it, by name, and nobody else', async () => {
    const zoe = await listedFitter('Zoë Álvarez', {
      studio: 'Atelier',
      place: 'Málaga',
      languages: ['es', 'en'],
    })
    await listedFitter('adam Ng')
    const shy = await t.build.fitter({ name: 'Sia Lee' })
    const { items } = await find()
    expect(items.map(({ name, studio }) => [name, studio])).toEqual([
      ['adam Ng', null],
      ['Zoë Álvarez', 'Atelier'],
    ])
    const one = await t.api.as(nobody).call(ONE, { params: { slug: await slugOf(zoe) } })
    expect(one.body).toEqual({ ...items[1], hasLogo: false, words: null, services: [], rating: null })
    for (const missing of [await slugOf(shy), 'nobody-here', 'x'])
      expect((await t.api.as(nobody).call(ONE, { params: { slug: missing } })).problem.code).toBe('not_found')
    await change(zoe, { listed: false })
    expect((await find()).items).toHaveLength(1)
  })

  it('is searched by name, place, language and speciality, in any script and without accents', async () => {
    await listedFitter('Søren Łukasz', {
      place: 'København Ø',
      languages: ['da', 'en'],
      specialities: ['saddles', 'road'],
    })
    await listedFitter('สมชาย ใจดี', { place: 'กรุงเทพ', languages: ['th'], specialities: ['gravel'] })
    const names = async (query: object) => (await find(query)).items.map(({ name }) => name)
    expect(await names({ name: 'soren' })).toEqual(['Søren Łukasz'])
    expect(await names({ name: 'lukasz soren' })).toEqual(['Søren Łukasz'])
    expect(await names({ name: 'สมชาย' })).toEqual(['สมชาย ใจดี'])
    expect(await names({ place: 'kobenhavn' })).toEqual(['Søren Łukasz'])
    expect(await names({ language: 'th' })).toEqual(['สมชาย ใจดี'])
    expect(await names({ speciality: 'saddles', language: 'th' })).toEqual([])
    expect(await names({ speciality: 'saddles' })).toEqual(['Søren Łukasz'])
    expect((await t.api.as(nobody).call(LIST, { query: { language: 'klingon' } as object })).status).toBe(400)
  })

  it('is read page by page, each fitter once', async () => {
    for (const name of ['Page Eins', 'Page Eins', 'Page Zwei', 'Page Drei']) await listedFitter(name)
    const seen: string[] = []
    let cursor: string | undefined
    for (let pages = 0; pages < 4; pages += 1) {
      const { items, next } = await find({ name: 'page', limit: 1, ...(cursor && { cursor }) })
      seen.push(...items.map(({ slug }) => slug))
      cursor = next ?? undefined
    }
    expect([new Set(seen).size, cursor]).toEqual([4, undefined])
    expect((await t.api.as(nobody).call(LIST, { query: { cursor: 'x' } })).status).toBe(400)
  })
})

describe('the address of a page', () => {
  const one = async (slug: string) => (await t.api.as(nobody).call(ONE, { params: { slug } })).body

  it('is chosen by the fitter; an earlier one leads to it, and comes back', async () => {
    const fitter = await listedFitter('Ines Becker')
    const random = await slugOf(fitter)
    expect((await change(fitter, { slug: 'ines-becker' })).body.slug).toBe('ines-becker')
    expect((await change(fitter, { slug: 'ines' })).body.slug).toBe('ines')
    for (const slug of [random, 'ines-becker', 'ines']) expect((await one(slug)).slug).toBe('ines')
    expect((await change(fitter, { slug: 'ines-becker' })).status).toBe(200)
    expect((await one('ines')).slug).toBe('ines-becker')
    const [entry] = await changesOf(fitter.id).then((entries) => entries.slice(-1))
    expect(JSON.stringify(entry.changes)).not.toContain('ines')
  })

  it('is never another fitter’s, also after its own changed it or left', async () => {
    const first = await listedFitter('First', { slug: 'first-one' })
    await change(first, { slug: 'first-two' })
    const other = await t.build.fitter()
    const take = async (slug: string) => (await change(other, { slug })).problem.code
    expect([await take('first-one'), await take('first-two')]).toEqual(['slug_taken', 'slug_taken'])
    await t.data.owner.query('select app.erase_account($1, $2, $3)', [first.id, t.clock.now(), 'test'])
    expect([await take('first-one'), await take('first-two')]).toEqual(['slug_taken', 'slug_taken'])
    const kept = await t.data.owner.query('select * from fitter_slug where fitter_id is null')
    expect(JSON.stringify(kept.rows)).not.toContain('first')
  })

  it.each([
    ['สมชาย-ใจดี', 'slug_invalid'],
    ['Ines', 'slug_invalid'],
    ['ab', 'slug_invalid'],
    ['../../etc', 'slug_invalid'],
    ['admin', 'slug_reserved'],
    ['spokewell-support', 'slug_reserved'],
  ])('is not %s', async (slug, code) => {
    const fitter = await t.build.fitter()
    const before = await slugOf(fitter)
    const refused = await change(fitter, { slug })
    expect([refused.status, refused.problem.code]).toEqual([422, code])
    expect(await slugOf(fitter)).toBe(before)
  })

  it('changes ten times at most, so that nobody takes them all', async () => {
    const fitter = await t.build.fitter()
    for (let count = 0; count < 9; count += 1)
      expect((await change(fitter, { slug: `hoarder-${count}` })).status).toBe(200)
    expect((await change(fitter, { slug: 'hoarder-9' })).problem.code).toBe('slugs_used_up')
    expect((await change(fitter, { slug: 'hoarder-0' })).status).toBe(200)
  })

  it('is refused by the database itself if it was another’s', async () => {
    const fitter = await t.build.fitter()
    await listedFitter('Owner', { slug: 'the-owner' })
    await change(fitter, { slug: 'passing-by' })
    await expect(
      t.data.owner.query('update fitter_profile set slug = $2 where fitter_id = $1', [
        fitter.id,
        'the-owner',
      ]),
    ).rejects.toMatchObject({ code: '23505' })
  })
})

describe('what a page shows', () => {
  it('is sealed, and one’s own', async () => {
    const body = {
      place: 'Freiburg im Breisgau',
      words: 'I listen first.\nThen I measure.',
      services: [{ name: 'First fit', note: '2 hours, 180 euros' }],
      languages: ['de', 'fr'],
      specialities: ['saddles'],
    }
    const fitter = await listedFitter('Mia Own', body)
    const other = await listedFitter('Ola Other')
    expect((await t.api.as(fitter).call(READ)).body).toMatchObject(body)
    const shown = await t.api.as(other).call(ONE, { params: { slug: await slugOf(fitter) } })
    expect(shown.body).toMatchObject(body)
    expect((await t.api.as(other).call(READ)).body.words).toBeNull()
    const stored = await t.data.owner.query('select * from fitter_profile where fitter_id = $1', [fitter.id])
    expect(JSON.stringify(stored.rows)).not.toMatch(/Freiburg|listen|euros/)
    expect(Buffer.from(stored.rows[0].words_sealed).toString('latin1')).not.toContain('listen')
    await change(fitter, { place: null, words: null, services: [], languages: [] })
    expect((await t.api.as(fitter).call(READ)).body).toMatchObject({ place: null, words: null, services: [] })
  })

  it('has a photo that was made anew, without where it was taken', async () => {
    const fitter = await listedFitter('Gps Here')
    const put = 'PUT /api/fitter-profile/photo'
    for (const wrong of [nobody, await t.build.client()])
      expect((await t.api.as(wrong).call(put, { body: await smallPicture() })).status).toBeGreaterThan(400)
    const taken = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0b6e6e' } })
      .withExif({ IFD0: { Copyright: 'secret owner' }, IFD3: { GPSLatitude: '48/1 0/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect(taken.toString('latin1')).toContain('secret owner')
    const changed = await t.api.as(fitter).call(put, { body: taken })
    expect(changed.status, changed.raw).toBe(200)
    const bytes = Buffer.from(changed.body.photo?.split(',')[1] ?? '', 'base64')
    const { format, exif, width } = await sharp(bytes).metadata()
    expect([format, exif, width]).toEqual(['webp', undefined, 480])
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    expect((await t.api.as(fitter).call(put, { body: svg })).problem.code).toBe('photo_type')
    expect((await t.api.as(fitter).call('DELETE /api/fitter-profile/photo')).body.photo).toBeNull()
  })
})
