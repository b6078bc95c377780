import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readBuiltPages } from './built-pages.ts'
import { serveWebFiles } from './web-files.ts'

const PAGE = '<!doctype html><title>page</title>'
const OWN_PAGE = '<!doctype html><title>session</title>'
const NOT_FOUND = '<!doctype html><title>404 Page Not Found</title>'
const SCRIPT = 'export const answer = 42\n'.repeat(100)

let home: string
let app: FastifyInstance
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'spokewell-web-'))
  const root = join(home, 'web')
  await mkdir(join(root, 'assets'), { recursive: true })
  await writeFile(join(home, 'secret.txt'), 'outside')
  await writeFile(join(root, 'index.html'), PAGE)
  await mkdir(join(root, 'pages'))
  await writeFile(join(root, 'pages', 'session.html'), OWN_PAGE)
  await writeFile(join(root, 'not-found.html'), NOT_FOUND)
  await writeFile(join(root, 'pages', 'session.html.gz'), gzipSync(OWN_PAGE))
  await mkdir(join(root, '.vite'))
  const pages = { '/sessions/:sessionId': 'pages/session.html' }
  await writeFile(join(root, '.vite', 'pages.json'), JSON.stringify({ pages, scripts: [] }))
  await writeFile(join(root, '.env'), 'hidden')
  await writeFile(join(root, 'service-worker.js'), 'self')
  await writeFile(join(root, 'assets', 'app-1a2b.js'), SCRIPT)
  await writeFile(join(root, 'assets', 'app-1a2b.js.gz'), gzipSync(SCRIPT))
  await mkdir(join(root, 'assets', 'texts-3c4d'))
  await writeFile(join(root, 'assets', 'texts-3c4d', 'common-5e6f.json'), '{}')
  app = Fastify()
  await app.register(cookie)
  await serveWebFiles(app, root, readBuiltPages(root))
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await rm(home, { recursive: true })
})

describe('a built file', () => {
  it('is cached for a year when its name contains its hash', async () => {
    const answer = await app.inject('/assets/app-1a2b.js')
    expect(answer.payload).toBe(SCRIPT)
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript; charset=utf-8'),
    })
  })

  it('may stand in a folder', async () => {
    const answer = await app.inject('/assets/texts-3c4d/common-5e6f.json')
    expect(answer.payload).toBe('{}')
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('is revalidated otherwise', async () => {
    expect((await app.inject('/service-worker.js')).headers['cache-control']).toBe('no-cache')
    expect((await app.inject('/')).headers['cache-control']).toBe('no-store')
  })

  it('is sent compressed when that is accepted', async () => {
    const answer = await app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'gzip' } })
    expect(answer.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': expect.stringContaining('javascript; charset=utf-8'),
      vary: expect.stringMatching(/accept-encoding/i),
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(answer.rawPayload.equals(gzipSync(SCRIPT))).toBe(true)
  })

  it('answers HEAD and conditional requests without a body', async () => {
    const asked = await app.inject('/assets/app-1a2b.js')
    const head = await app.inject({ method: 'HEAD', url: '/assets/app-1a2b.js' })
    expect([head.statusCode, head.payload, head.headers['content-length']]).toEqual([
      200,
      '',
      String(SCRIPT.length),
    ])
    const headers = { 'if-none-match': String(asked.headers.etag) }
    const same = await app.inject({ url: '/assets/app-1a2b.js', headers })
    expect([same.statusCode, same.payload]).toEqual([304, ''])
  })
})

describe('the path of a page', () => {
  it.each([
    '/',
    '/login',
    '/Login/',
    '/dashboard/invite',
    '/follow-up/0a1b?milestone=14&step=2',
    '/client/report/v1.2',
    '/se%74tings',
    '/sessions/8f2/follow-up/14',
  ])('%s gets the page', async (url) => {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.payload]).toEqual([200, PAGE])
    expect(answer.headers['cache-control']).toBe('no-store')
    const head = await app.inject({ method: 'HEAD', url })
    expect([head.statusCode, head.payload]).toEqual([200, ''])
  })

  it.each(['/sessions/8f2', '/Sessions/8f2/?tab=fit'])('%s gets the page of its address', async (url) => {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.payload]).toEqual([200, OWN_PAGE])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('is not stored when it is sent compressed either', async () => {
    const answer = await app.inject({ url: '/sessions/8f2', headers: { 'accept-encoding': 'gzip' } })
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-store' })
  })
})

describe('any other path', () => {
  it.each([
    '/an/address/nobody/has',
    '/intake/of',
    '/apix',
    '/not-found',
    '/index',
    '/client/submission/',
    '/client/report/a%2Fb/c',
    '/book',
    '/bookings/mira/2026',
    '/fitters',
    '/fitters/mira',
    '/assets',
    '/assets/',
    '/assets/texts-3c4d',
    '/assets/texts-3c4d/',
    '/.git/config',
  ])('%s is not found, and gets the page that says so', async (url) => {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.payload]).toEqual([404, NOT_FOUND])
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': expect.stringContaining('text/html; charset=utf-8'),
    })
    const head = await app.inject({ method: 'HEAD', url })
    expect([head.statusCode, head.payload]).toEqual([404, ''])
  })

  it('with the name of a file gets the page only in a browser’s address bar', async () => {
    const asked = await app.inject({ url: '/old.html', headers: { accept: 'text/html,*/*;q=0.8' } })
    expect([asked.statusCode, asked.payload]).toEqual([404, NOT_FOUND])
  })

  it.each([
    '/api/nothing',
    '/api',
    '/api?x=1',
    '/auth/v1/x',
    '/dev/x',
    '/metrics',
    '/missing.js',
    '/assets/old-9f9f.js?x=1',
    '/.env',
  ])('%s is not found', async (url) => {
    const answer = await app.inject(url)
    expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' })
  })

  it('is not found with a method that changes data', async () => {
    expect((await app.inject({ method: 'POST', url: '/login', payload: {} })).statusCode).toBe(404)
  })
})

/** Sends a path as it is; clients would normalise it. */
function rawGet(path: string): Promise<string> {
  const { port } = new URL(app.listeningOrigin)
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  return new Promise((resolve) => {
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk.toString()
    })
    socket.on('close', () => resolve(text))
    socket.on('error', () => resolve(text))
  })
}

it.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/assets/....//....//secret.txt',
  '//secret.txt',
  '/assets/%00',
  '/%c0%ae%c0%ae/secret.txt',
  '/assets/..;/..;/secret.txt',
])('nothing outside the folder is served: %s', async (path) => {
  const said = await rawGet(path)
  expect(said).toMatch(/^HTTP\/1\.1 (200|4\d\d) /)
  expect(said).not.toContain('outside')
  expect(said).not.toContain('hidden')
})

it('without a build every path is refused', async () => {
  const bare = Fastify()
  const nowhere = join(home, 'nowhere')
  await bare.register(cookie)
  await serveWebFiles(bare, nowhere, readBuiltPages(nowhere))
  expect((await bare.inject('/')).json()).toMatchObject({ code: 'not_found' })
  await bare.close()
})

it('a page says that nobody is signed in if it was asked for without a cookie', async () => {
  const nobody = async (cookies: Record<string, string>) =>
    (await app.inject({ url: '/sessions/1', cookies })).headers['server-timing']
  expect(await nobody({})).toBe('nobody')
  expect(await nobody({ other: 'x' })).toBe('nobody')
  expect(await nobody({ '__Host-spokewell': 'a'.repeat(43) })).toBeUndefined()
  // What a service worker keeps is shown to somebody else later.
  expect((await app.inject('/index.html')).headers['server-timing']).toBeUndefined()
})
