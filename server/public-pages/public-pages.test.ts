import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languageCodes } from '#locales/languages.ts'
import { parseConfig } from '../config.ts'
import { markPages } from '../demo/mark-pages.ts'
import { readBuiltPages } from '../http/built-pages.ts'
import { addSecurityHeaders } from '../http/security-headers.ts'
import { serveWebFiles } from '../http/web-files.ts'
import { type FilledPages, readFilledPages } from './filled-pages.ts'
import { answerSearchEngines } from './for-search-engines.ts'
import { pageFilling } from './page-filling.ts'

const PAGE = `<!doctype html><html lang="en"><head>[[if hidden]]<meta name="robots" content="noindex">[[end hidden]]
<link rel="canonical" href="[[publicUrl]]/"><style>p{margin:0}</style><script>start()</script>
<script type="application/ld+json">{"url":"[[publicUrl]]/"}</script></head>
<body><a href="mailto:[[contactEmail]]">[[contactEmail]]</a>[[if signUp]]<a href="/signup">Start</a>[[end signUp]]
[[if imprint]]<a href="/imprint">Imprint</a>[[end imprint]] © [[year]]</body></html>`
const IMPRINT = '<html lang="en"><p>[[operatorName]]</p></html>'
const NOW = new Date('2026-11-26T10:00:00Z')
const MAIL = 'a"><script>alert(1)</script>@fits.example'

const config = parseConfig({ PUBLIC_URL: 'https://fits.example', CONTACT_EMAIL: 'us@fits.example' })
const local = parseConfig({})

let root: string
const read = (of = config): FilledPages => readFilledPages(root, pageFilling(of, NOW))
const htmlOf = (pages: FilledPages, language = 'en') =>
  pages.documents.get('landing')?.get(language)?.html ?? ''
const languagesOf = (pages: FilledPages) => [...(pages.documents.get('landing')?.keys() ?? [])]

async function serve(of = config): Promise<FastifyInstance> {
  const app = Fastify()
  await app.register(cookie)
  const filled = read(of)
  addSecurityHeaders(app, of, filled)
  if (of.demo) markPages(app, of)
  answerSearchEngines(app, of)
  await serveWebFiles(app, root, readBuiltPages(root), {
    preCompressed: !of.demo,
    documents: filled.documents,
  })
  return app
}

let app: FastifyInstance
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'spokewell-pages-'))
  await mkdir(join(root, '.vite', 'documents', 'landing'), { recursive: true })
  await mkdir(join(root, 'assets'))
  await writeFile(join(root, '.vite', 'pages.json'), JSON.stringify({ pages: {}, scripts: [] }))
  await writeFile(join(root, '.vite', 'documents', 'landing', 'en.html'), PAGE)
  await writeFile(
    join(root, '.vite', 'documents', 'landing', 'de.html'),
    PAGE.replace('lang="en"', 'lang="de"'),
  )
  await writeFile(join(root, '.vite', 'documents', 'landing', 'en-XA.html'), PAGE)
  await mkdir(join(root, '.vite', 'documents', 'imprint'))
  await writeFile(join(root, '.vite', 'documents', 'imprint', 'en.html'), IMPRINT)
  for (const name of ['index.html', 'not-found.html']) await writeFile(join(root, name), '<head>program')
  app = await serve()
})
afterAll(async () => {
  await app.close()
  await rm(root, { recursive: true })
})

describe('what the settings say', () => {
  it('is filled in once', () => {
    const html = htmlOf(read())
    expect(html).toContain('<link rel="canonical" href="https://fits.example/">')
    expect(html).toContain('<a href="mailto:us@fits.example">us@fits.example</a>')
    expect(html).toContain('© 2026')
    expect(html).toContain('<a href="/signup">Start</a>')
    expect(html).not.toContain('[[')
  })

  it('never becomes markup', () => {
    const html = htmlOf(read({ ...config, contactEmail: MAIL }))
    expect(html).not.toContain('<script>alert')
    expect(html.match(/<script/g)).toHaveLength(2)
  })

  it('hides the page from search engines at a loopback address only', () => {
    expect(htmlOf(read(local))).toContain('<meta name="robots" content="noindex">')
    expect(htmlOf(read())).not.toContain('noindex')
  })

  it('shows the pseudo-language at a loopback address only', () => {
    expect(languagesOf(read(local))).toEqual(expect.arrayContaining(['de', 'en', 'en-XA']))
    expect(languagesOf(read())).toEqual(['de', 'en'])
  })

  it('leads to the imprint where the settings name the operator', () => {
    const named = { OPERATOR_NAME: 'Fits Ltd', OPERATOR_ADDRESS: '1 Wheel Street; Bristol' }
    expect(htmlOf(read(parseConfig({ PUBLIC_URL: 'https://fits.example', ...named })))).toContain('/imprint')
    expect(htmlOf(read())).not.toContain('/imprint')
  })

  it('leaves out the sign-up where it is closed', () => {
    const closed = parseConfig({ PUBLIC_URL: 'https://fits.example', AUTH_SIGNUP: 'off' })
    expect(htmlOf(read(closed))).not.toContain('/signup')
  })
})

describe('the landing page', () => {
  it('is sent for both of its addresses, and in the language that the address asks for', async () => {
    for (const url of ['/', '/landing', '/Landing/', '/?lng=xx', '/?lng=__proto__'])
      expect((await app.inject(url)).payload, url).toContain('<html lang="en">')
    expect((await app.inject('/?lng=de')).payload).toContain('<html lang="de">')
    const head = await app.inject({ method: 'HEAD', url: '/' })
    expect([head.statusCode, head.payload]).toEqual([200, ''])
  })

  it('may run the scripts and styles in it, and no others', async () => {
    const { headers } = await app.inject('/')
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${hash('start()')};`)
    expect(headers['content-security-policy']).toContain(`style-src 'self' ${hash('p{margin:0}')};`)
    expect(headers['set-cookie']).toBeUndefined()
  })

  it('has its own page beside the other documents, each at its address', async () => {
    const imprint = await app.inject('/imprint?lng=de')
    expect([imprint.statusCode, imprint.payload]).toEqual([200, '<html lang="en"><p></p></html>'])
    expect((await app.inject('/privacy-policy')).payload).toBe('<head>program')
  })

  it('is asked for again only by its tag', async () => {
    const asked = await app.inject('/')
    expect(asked.headers['cache-control']).toBe('no-cache')
    const tag = String(asked.headers.etag)
    for (const known of [tag, `W/${tag}`, `"old", ${tag}`]) {
      const same = await app.inject({ url: '/', headers: { 'if-none-match': known } })
      expect([same.statusCode, same.payload], known).toEqual([304, ''])
    }
    const changed = await app.inject({ url: '/', headers: { 'if-none-match': '"old"' } })
    expect(changed.statusCode).toBe(200)
    expect((await app.inject('/?lng=de')).headers.etag).not.toBe(tag)
  })

  it('is sent compressed as the browser accepts it', async () => {
    const asked = (encoding: string) => app.inject({ url: '/', headers: { 'accept-encoding': encoding } })
    const [br, gzip, plain] = [await asked('gzip, br'), await asked('gzip;q=0.8'), await asked('deflate')]
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.payload)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.payload)
    expect(br.headers.vary).toBe('accept-encoding')
  })

  it('says in a demo that its data is invented', async () => {
    const demo = await serve({ ...local, demo: { readOnly: true, reset: false, riders: 1 } })
    const asked = await demo.inject({ url: '/', headers: { 'accept-encoding': 'br' } })
    expect(asked.payload).toContain('<head><meta name="demo" content="invented">')
    await demo.close()
  })
})

describe('search engines', () => {
  it('find the public pages, and are asked to leave the rest alone', async () => {
    const robots = await app.inject('/robots.txt')
    expect(robots.headers['content-type']).toContain('text/plain')
    expect(robots.payload).toContain('Disallow: /api/\n')
    expect(robots.payload).toContain('Sitemap: https://fits.example/sitemap.xml\n')
    expect(robots.payload).toContain('Sitemap: https://fits.example/sitemap-fitters.xml\n')
    expect(robots.payload).not.toContain('Disallow: /\n')
    const { headers, payload } = await app.inject('/sitemap.xml')
    expect(headers['content-type']).toContain('application/xml')
    const listed = [...payload.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)
    const translated = [
      '/',
      '/login',
      '/signup',
      '/privacy-policy',
      '/terms-of-service',
      '/accessibility',
      '/mark-rules',
      '/contact',
      '/fitters',
    ]
    const at = (path: string) => `https://fits.example${path}`
    expect(listed).toEqual(
      translated
        .flatMap((path) => languageCodes.map((code) => (code === 'en' ? path : `${path}?lng=${code}`)))
        .map(at),
    )
    const [login = ''] = payload
      .split('<url>')
      .filter((each) => each.startsWith(`<loc>${at('/login')}</loc>`))
    expect(login.match(/hreflang="/g)).toHaveLength(18)
    expect(login).toContain(`hreflang="nb" href="${at('/login?lng=no')}"`)
    expect(login).toContain(`hreflang="zh-TW" href="${at('/login?lng=zh-TW')}"`)
  })

  it('find nothing at a loopback address', async () => {
    const here = await serve(local)
    expect((await here.inject('/robots.txt')).payload).toBe('User-agent: *\nDisallow: /\n')
    await here.close()
  })

  it('list no page that belongs to somebody', async () => {
    for (const url of ['/dashboard', '/intake', '/sessions/1', '/invite'])
      expect((await app.inject(url)).headers['x-robots-tag'], url).toBe('noindex')
    for (const url of ['/', '/login', '/privacy-policy', '/mark/somebody'])
      expect((await app.inject(url)).headers['x-robots-tag'], url).toBeUndefined()
  })
})

it('there are no pages where nothing is built', () => {
  const nothing = readFilledPages(join(root, 'nowhere'), pageFilling(config, NOW))
  expect(nothing).toEqual({ documents: new Map(), scripts: [], styles: [] })
})
