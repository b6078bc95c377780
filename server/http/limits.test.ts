import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApi } from '../testing/test-api.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { addressBlock } from './limits.ts'

/** The limit `invitation_code`. */
const TIMES = 30

function attemptAt(t: TestApp, from: { remoteAddress?: string; forwarded?: string; cookie?: string }) {
  return t.app.inject({
    method: 'POST',
    url: '/api/invitation/code',
    remoteAddress: from.remoteAddress ?? '198.51.100.7',
    headers: {
      ...(from.forwarded && { 'x-forwarded-for': from.forwarded }),
      ...(from.cookie && { cookie: from.cookie }),
    },
    payload: { email: `${crypto.randomUUID()}@example.org`, code: 'AAAAAAAA' },
  })
}

async function exhaust(t: TestApp, from: (turn: number) => Parameters<typeof attemptAt>[1]) {
  const statuses: number[] = []
  for (let turn = 0; turn <= TIMES; turn += 1) statuses.push((await attemptAt(t, from(turn))).statusCode)
  return statuses
}

const open = Array<number>(TIMES).fill(400)

describe('the source of a request', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['::FFFF:198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:0db8:0001:0002'],
    ['2001:DB8:1:2::1', '2001:0db8:0001:0002'],
    ['2001:db8::1', '2001:0db8:0000:0000'],
    ['::1', '0000:0000:0000:0000'],
    ['::', '0000:0000:0000:0000'],
    ['fe80::1%eth0', 'fe80:0000:0000:0000'],
    ['64:ff9b::192.0.2.1', '0064:ff9b:0000:0000'],
  ])('%s counts as %s', (address, block) => {
    expect(addressBlock(address)).toBe(block)
  })

  it('of aborted connections is one and the same', () => {
    expect(addressBlock(undefined)).toBe('gone')
  })
})

describe('without a proxy', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await testApp({ RATE_LIMIT_FACTOR: '1' })
  })
  afterAll(() => t.close())

  it('counts calls, says when to retry, and accepts a call then', async () => {
    expect(await exhaust(t, () => ({ remoteAddress: '198.51.100.1' }))).toEqual([...open, 429])
    const refused = await attemptAt(t, { remoteAddress: '198.51.100.1' })
    expect(refused.json()).toMatchObject({ code: 'rate_limited', params: { seconds: expect.any(Number) } })
    expect(Number(refused.headers['retry-after'])).toBe(refused.json().params.seconds)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900)
    expect((await attemptAt(t, { remoteAddress: '198.51.100.2' })).statusCode).toBe(400)
  })

  it('is not raised by a forged X-Forwarded-For', async () => {
    const forged = (turn: number) => ({
      remoteAddress: '198.51.100.3',
      forwarded: `203.0.113.${turn}, 192.0.2.${turn}`,
    })
    expect(await exhaust(t, forged)).toEqual([...open, 429])
  })

  it('is not raised by a made-up cookie', async () => {
    const cookies = (turn: number) => ({
      remoteAddress: '198.51.100.4',
      cookie: `spokewell=${String(turn).padStart(43, 'x')}`,
    })
    expect(await exhaust(t, cookies)).toEqual([...open, 429])
  })

  it('counts all addresses of an IPv6 /64 as one', async () => {
    expect(await exhaust(t, (turn) => ({ remoteAddress: `2001:db8:7:7::${turn + 1}` }))).toEqual([
      ...open,
      429,
    ])
    expect((await attemptAt(t, { remoteAddress: '2001:db8:7:8::1' })).statusCode).toBe(400)
  })

  it('limits one sign-in over all its addresses', async () => {
    const { cookie } = await t.build.guest()
    const from = (turn: number) => ({ remoteAddress: `192.0.2.${turn}`, cookie: cookie ?? '' })
    expect(await exhaust(t, from)).toEqual([...open, 429])
  })

  it('never limits logging out', async () => {
    const { cookie } = await t.build.client()
    for (let turn = 0; turn < 150; turn += 1) {
      const answer = await testApi(t.app).as({ cookie }).call('POST /api/auth/logout')
      expect(answer.status).toBe(204)
    }
  })

  it('stores no address and no cookie in its table', async () => {
    const { rows } = await t.data.owner.query<{ key: string }>('select key from rate_limit')
    expect(rows.length).toBeGreaterThan(10)
    expect(rows.map((row) => row.key).join()).not.toMatch(/198\.51|192\.0\.2|2001|example|spokewell/)
  })
})

describe('behind one proxy', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await testApp({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' })
  })
  afterAll(() => t.close())

  it('counts the address that the proxy saw', async () => {
    const one = () => ({ remoteAddress: '10.0.0.1', forwarded: '203.0.113.1' })
    expect(await exhaust(t, one)).toEqual([...open, 429])
    const other = await attemptAt(t, { remoteAddress: '10.0.0.1', forwarded: '203.0.113.2' })
    expect(other.statusCode).toBe(400)
  })

  it('ignores what was forged before the proxy', async () => {
    const forged = (turn: number) => ({ remoteAddress: '10.0.0.1', forwarded: `9.9.9.${turn}, 203.0.113.9` })
    expect(await exhaust(t, forged)).toEqual([...open, 429])
  })
})

describe('a request sent drop by drop', () => {
  it('is cut off within two minutes, headers and body', async () => {
    const t = await testApp()
    try {
      const { headersTimeout, requestTimeout } = t.app.server
      for (const limit of [headersTimeout, requestTimeout]) {
        expect(limit).toBeGreaterThan(0)
        expect(limit).toBeLessThanOrEqual(60_000)
      }
    } finally {
      await t.close()
    }
  })
})

/** What the server says to bytes that are no request that it can read. */
async function answerToBytes(port: string, bytes: string): Promise<string> {
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(bytes)
  return new Promise<string>((resolve) => {
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk.toString()
    })
    socket.on('error', () => resolve(text))
    socket.on('close', () => resolve(text))
  })
}

describe('a request that cannot be read', () => {
  let t: TestApp
  let port: string
  beforeAll(async () => {
    t = await testApp()
    await t.app.listen({ port: 0, host: '127.0.0.1' })
    port = new URL(t.app.listeningOrigin).port
  })
  afterAll(() => t.close())

  it.each([
    ['an oversized header', `GET /livez HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
    ['an address of 20 kB', `GET /api/cases?after=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
    ['no HTTP', 'hello\r\n\r\n', 400],
  ])(
    'because of %s is refused before it costs anything, as a problem with a code',
    async (_why, bytes, status) => {
      const [head = '', body = ''] = (await answerToBytes(port, bytes)).split('\r\n\r\n')
      const [first, ...headers] = head.split('\r\n')
      expect(first).toContain(`HTTP/1.1 ${status} `)
      expect(headers).toContain('content-type: application/problem+json')
      expect(headers).toContain('cache-control: private, no-store')
      expect(headers).toContain(`content-length: ${body.length}`)
      expect(JSON.parse(body)).toEqual({ status, code: 'invalid_request', requestId: expect.any(String) })
    },
  )
})
