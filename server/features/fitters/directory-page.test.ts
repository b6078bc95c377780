import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../testing/builders.ts'
import { smallPicture } from '../../testing/small-picture.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const CHANGE = 'PATCH /api/fitter-profile'

let t: TestApp
/** The same practice at a public address. */
let site: TestApp
let fitter: Person
beforeAll(async () => {
  t = await testApp()
  site = await testApp({ PUBLIC_URL: 'https://fits.example' }, t.data)
  fitter = await t.build.fitter({ name: 'Ines Becker' })
  await change(fitter, {
    listed: true,
    slug: 'ines-becker',
    studio: 'Becker & Söhne',
    place: 'Freiburg',
    words: 'I listen first.\n\nThen I measure.',
    languages: ['de', 'en'],
    specialities: ['saddles'],
    services: [{ name: 'First fit', note: '2 hours' }],
  })
})
afterAll(async () => {
  await site.stop()
  await t.close()
})

const change = async (who: Person, body: object) => {
  const changed = await t.api.as(who).call(CHANGE, { body })
  expect(changed.status, changed.raw).toBe(200)
}
const page = (url: string, headers = {}) => site.app.inject({ url, headers })
const dataIn = (payload: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(payload)?.[1] ?? '')

describe('the page of a fitter', () => {
  it.each([
    ['en', 'German and English'],
    ['de', 'Deutsch und Englisch'],
    ['zh-CN', '德语和英语'],
    ['ja', 'ドイツ語、英語'],
  ])('separates the languages that a fitter speaks: %s', async (language, read) => {
    for (const address of ['/fitters/ines-becker', '/fitters'])
      expect((await page(`${address}?lng=${language}`)).payload).toContain(read)
  })

  it.each([
    ['en', 'Speaks: German and English'],
    ['fr', 'Langues parlées\u202f: allemand et anglais'],
    ['zh-TW', '語言：德文和英文'],
  ])('puts the colon of the language before them: %s', async (language, read) => {
    expect((await page(`/fitters?lng=${language}`)).payload).toContain(read)
  })

  it('is whole without scripts: words, services and data for machines', async () => {
    const { statusCode, payload, headers } = await page('/fitters/ines-becker')
    expect(statusCode).toBe(200)
    for (const text of [
      '<h1>Ines Becker</h1>',
      '<title>Ines Becker, Becker &amp; Söhne · Spokewell</title>',
      '<p>I listen first.</p><p>Then I measure.</p>',
      '<dt class="font-semibold">First fit</dt>',
      'German',
      'Saddle choice',
      '<meta name="description" content="I listen first. Then I measure.">',
      '<link rel="canonical" href="https://fits.example/fitters/ines-becker">',
      'href="/intake?fitter=ines-becker"',
    ])
      expect(payload).toContain(text)
    expect(payload).not.toContain('noindex')
    expect(payload).not.toMatch(/<script(?! type="application\/ld\+json")[^>]* src=/)
    expect(dataIn(payload)).toMatchObject({
      '@type': 'ProfessionalService',
      name: 'Becker & Söhne',
      url: 'https://fits.example/fitters/ines-becker',
      knowsLanguage: ['de', 'en'],
    })
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })

  it('is found at earlier addresses and in capitals, and nowhere else', async () => {
    const moved = await t.build.fitter({ name: 'Mo Ved' })
    await change(moved, { listed: true, slug: 'old-place' })
    await change(moved, { slug: 'new-place' })
    for (const url of ['/fitters/old-place', '/fitters/New-Place']) {
      const { statusCode, headers } = await page(url)
      expect([statusCode, headers.location, headers['cache-control']]).toEqual([
        301,
        '/fitters/new-place',
        'no-store',
      ])
    }
    await change(moved, { listed: false })
    const missing = [
      'new-place',
      'old-place',
      'nobody',
      encodeURIComponent('สมชาย'),
      '%00',
      '..%2fx',
      'x'.repeat(150),
    ]
    for (const slug of missing) {
      const { statusCode, payload } = await page(`/fitters/${slug}`)
      expect([slug, statusCode]).toEqual([slug, 404])
      expect(payload).toContain('There’s no fitter at this address')
      expect(payload).not.toContain('Mo Ved')
      expect((await page(`/fitters/${slug}/photo.webp`)).statusCode).toBe(404)
    }
  })

  it('runs nothing that a fitter wrote', async () => {
    const evil = await t.build.fitter({ name: '<img src=x onerror=alert(1)>' })
    const script = '</script><script>alert(1)</script>'
    await change(evil, {
      listed: true,
      slug: 'evil-words',
      studio: `"><script>alert(1)</script>`,
      place: '" onmouseover="alert(1)',
      words: `${script}\n<iframe src="javascript:alert(1)"></iframe>`,
      services: [{ name: script, note: script }],
    })
    for (const url of ['/fitters/evil-words', '/fitters']) {
      const { payload } = await page(url)
      expect(payload).not.toMatch(/<script>alert|<img src=x|<iframe/)
      expect(payload.replace(/<script type.*?<\/script>/s, '')).not.toContain('" onmouseover=')
      expect(() => dataIn(payload)).not.toThrow()
    }
    await change(evil, { listed: false })
  })

  it('shows the rating that the fitter shows, and no other', async () => {
    const rate = (shown: boolean) =>
      t.data.owner.query('begin').then(async () => {
        await t.data.owner.query(
          `insert into fitter_rating values ($1, 2025, 21, 24, 21, 0.87, 6.14, 5.6, 6.6, $2) on conflict do nothing`,
          [fitter.id, t.clock.now()],
        )
        await t.data.owner.query(
          `insert into public_mark values ($1, $2, $3) on conflict (fitter_id) do update set shown = $2`,
          [fitter.id, shown, t.clock.now()],
        )
        await t.data.owner.query(
          `insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, changes)
           values ('0', now(), 'test', 'system', 'test.made', 'public_mark', $1, '{}')`,
          [fitter.id],
        )
        await t.data.owner.query('commit')
      })
    await rate(false)
    const hidden = await page('/fitters/ines-becker')
    expect(hidden.payload).not.toMatch(/6\.1|aggregateRating/)
    await rate(true)
    const { payload } = await page('/fitters/ines-becker')
    expect(payload).toContain('6.1 of 7')
    expect(payload).toContain('from 21 riders')
    expect(payload).toContain('href="/mark/ines-becker"')
    expect(dataIn(payload).aggregateRating).toMatchObject({
      ratingValue: 6.1,
      ratingCount: 21,
      bestRating: 7,
    })
    expect((await page('/fitters')).payload).not.toContain('6.1')
  })

  it('says nothing of riders', async () => {
    const rider = await t.build.guest(fitter)
    const { payload } = await page('/fitters/ines-becker')
    const answers = t.build.intakeAnswers()
    for (const secret of [String(answers.name), String(answers.email), rider.sessionId])
      expect(payload).not.toContain(secret)
  })

  it('goes with the account', async () => {
    const leaving = await t.build.fitter({ name: 'Leaving Soon' })
    await change(leaving, { listed: true, slug: 'leaving-soon' })
    expect((await page('/fitters/leaving-soon')).statusCode).toBe(200)
    await t.data.owner.query('select app.erase_account($1, $2, $3)', [leaving.id, t.clock.now(), 'test'])
    expect((await page('/fitters/leaving-soon')).statusCode).toBe(404)
    expect((await page('/fitters')).payload).not.toContain('Leaving Soon')
  })
})

describe('a picture of the page', () => {
  it('is a file that runs nothing, asked for again each time, and gone when the fitter removes it', async () => {
    const url = '/fitters/ines-becker/photo.webp'
    expect((await page(url)).statusCode).toBe(404)
    await t.api.as(fitter).call('PUT /api/fitter-profile/photo', { body: await smallPicture() })
    const { statusCode, headers, payload } = await page(url)
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'no-cache',
    ])
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox")
    expect(payload.length).toBeGreaterThan(20)
    expect((await page(url, { 'if-none-match': headers.etag })).statusCode).toBe(304)
    expect((await page('/fitters/ines-becker')).payload).toContain(`src="${url}"`)
    await t.api.as(fitter).call('DELETE /api/fitter-profile/photo')
    expect((await page(url)).statusCode).toBe(404)
    expect((await page('/fitters/ines-becker/secret.webp')).statusCode).toBe(404)
  })
})

describe('the list', () => {
  it('is whole without scripts, and searched by a form', async () => {
    const { statusCode, payload } = await page('/fitters?name=becker&place=&language=de&speciality=')
    expect(statusCode).toBe(200)
    expect(payload).toContain('href="/fitters/ines-becker"')
    expect(payload).toContain('value="becker"')
    expect(payload).toContain('<option value="de" selected>German</option>')
    // Search engines list the fitters, and not each search.
    expect(payload).toContain('<meta name="robots" content="noindex">')
    const all = await page('/fitters')
    expect(all.payload).not.toContain('noindex')
    expect(dataIn(all.payload).itemListElement[0]).toMatchObject({ position: 1 })
  })

  it('says what to do when it finds nobody', async () => {
    const { payload } = await page('/fitters?name=nobody-is-called-this')
    expect(payload).toContain('No fitter matches this search.')
    expect(payload).toContain('Clear filters')
  })

  it.each(['?language=klingon', '?name=a&name=b', `?name=${'x'.repeat(500)}`, '?name=%00', '?sort=rating'])(
    'leaves out what is no search: %s',
    async (query) => {
      const { statusCode, payload } = await page(`/fitters${query}`)
      expect(statusCode).toBe(200)
      expect(payload).toContain('ines-becker')
    },
  )

  it('has pages, each with its address', async () => {
    for (let count = 0; count < 31; count += 1) {
      const each = await t.build.fitter({ name: `Many ${String(count).padStart(2, '0')}` })
      await change(each, { listed: true })
    }
    const first = await page('/fitters?name=many')
    const [, next = ''] = /<a[^>]*rel="next" href="([^"]+)"/.exec(first.payload) ?? []
    expect(first.payload).toContain('Many 29')
    expect(first.payload).not.toContain('Many 30')
    const second = await page(next.replaceAll('&amp;', '&'))
    expect(second.payload).toContain('Many 30')
    expect(second.payload).not.toContain('Many 29')
    expect((await page('/fitters?cursor=x')).statusCode).toBe(400)
  })
})

it('names those who are listed in a map for search engines, and nobody else', async () => {
  const shy = await t.build.fitter({ name: 'Sia Lee' })
  await change(shy, { slug: 'sia-lee' })
  const { payload, headers } = await page('/sitemap-fitters.xml')
  expect(headers['content-type']).toContain('application/xml')
  expect(payload).toContain('<loc>https://fits.example/fitters/ines-becker</loc>')
  expect(payload).not.toContain('sia-lee')
  // A machine's own address is for nobody else.
  expect((await t.app.inject('/sitemap-fitters.xml')).payload).not.toContain('<loc>')
  expect((await t.app.inject('/fitters/ines-becker')).payload).toContain('noindex')
})
