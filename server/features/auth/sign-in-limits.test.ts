import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { openDatabase } from '../../database/database.ts'
import { openLimits } from '../../http/limits.ts'
import { goodPassword, signedUp } from '../../testing/hosted-session.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

/** How many password attempts an account has from one source in a quarter of an hour. */
const TRIES = 30

let t: TestApp
let behindProxy: TestApp
beforeAll(async () => {
  t = await testApp({ RATE_LIMIT_FACTOR: '1' })
  behindProxy = await testApp({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' })
})
afterAll(async () => {
  await t.close()
  await behindProxy.close()
})

interface From {
  remoteAddress: string
  forwarded?: string
}

function login(
  app: FastifyInstance,
  { remoteAddress, forwarded }: From,
  email: string,
  password = 'not the one',
) {
  return app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress,
    headers: { ...(forwarded && { 'x-forwarded-for': forwarded }) },
    payload: { email, password },
  })
}

/** Wrong passwords, one more than allowed; each may come from another source. */
async function guess(app: FastifyInstance, email: string, from: (turn: number) => From): Promise<number[]> {
  const statuses: number[] = []
  for (let turn = 0; turn <= TRIES; turn += 1) statuses.push((await login(app, from(turn), email)).statusCode)
  return statuses
}

const used = [...Array<number>(TRIES).fill(401), 429]
const freshAddress = () => `${randomUUID().slice(0, 8)}@example.org`

describe('the tries of a password', () => {
  it('run out for a stranger, and the owner still signs in from home', async () => {
    const { email } = await signedUp(t)
    const stranger = { remoteAddress: '198.51.100.1' }
    expect(await guess(t.app, email, () => stranger)).toEqual(used)
    expect((await login(t.app, stranger, email, goodPassword)).statusCode).toBe(429)
    expect((await login(t.app, { remoteAddress: '203.0.113.1' }, email, goodPassword)).statusCode).toBe(200)
    expect((await login(t.app, stranger, freshAddress())).statusCode).toBe(401)
  })

  it('run out in the same way for an address that nobody has', async () => {
    const from = { remoteAddress: '198.51.100.2' }
    expect(await guess(t.app, freshAddress(), () => from)).toEqual(used)
  })

  it('return at the time that the sign-in service names, to the second', async () => {
    const email = freshAddress()
    const from = { remoteAddress: '198.51.100.3' }
    await guess(t.app, email, () => from)
    const refused = await login(t.app, from, email)
    const itself = await t.app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=password',
      payload: { email, password: 'not the one' },
      ...from,
    })
    const [seconds, truly] = [refused, itself].map(({ headers }) => Number(headers['retry-after']))
    expect(truly).toBeGreaterThan(800)
    expect(Math.abs(Number(seconds) - Number(truly))).toBeLessThanOrEqual(1)
    expect(refused.json()).toMatchObject({ status: 429, code: 'rate_limited', params: { seconds } })
  })

  it('are not increased by another spelling of the address, or by an IPv6 network', async () => {
    const email = freshAddress()
    const spelt = (turn: number) => (turn % 2 === 0 ? email : ` ${email.toUpperCase()} `.trim())
    const statuses: number[] = []
    for (let turn = 0; turn <= TRIES; turn += 1) {
      const from = { remoteAddress: `2001:db8:1:1::${turn + 1}` }
      statuses.push((await login(t.app, from, spelt(turn))).statusCode)
    }
    expect(statuses).toEqual(used)
  })
})

describe('a forged X-Forwarded-For', () => {
  it('does not raise a limit where no proxy is trusted, and locks nobody else out', async () => {
    const { email } = await signedUp(t)
    const forged = (turn: number) => ({ remoteAddress: '198.51.100.4', forwarded: `203.0.113.${turn}` })
    expect(await guess(t.app, email, forged)).toEqual(used)
    const owner = { remoteAddress: '203.0.113.7' }
    expect((await login(t.app, owner, email, goodPassword)).statusCode).toBe(200)
  })

  it('does not raise a limit before the one trusted proxy', async () => {
    const { email } = await signedUp(behindProxy)
    const proxy = '10.0.0.1'
    const forged = (turn: number) => ({ remoteAddress: proxy, forwarded: `203.0.113.${turn}, 198.51.100.5` })
    expect(await guess(behindProxy.app, email, forged)).toEqual(used)
    const owner = { remoteAddress: proxy, forwarded: '203.0.113.7' }
    expect((await login(behindProxy.app, owner, email, goodPassword)).statusCode).toBe(200)
  })
})

describe('two processes on one database', () => {
  it('share their counts', async () => {
    const { context, data } = t
    const database = openDatabase({
      url: data.url,
      vault: data.vault,
      publicUrl: context.config.publicUrl,
      size: 4,
    })
    const limits = openLimits(database, data.vault)
    const second = await buildApp({ ...context, database, limits }, { draining: false })
    try {
      await second.ready()
      const email = freshAddress()
      const from = { remoteAddress: '198.51.100.6' }
      const statuses: number[] = []
      for (let turn = 0; turn <= TRIES; turn += 1)
        statuses.push((await login(turn % 2 === 0 ? t.app : second, from, email)).statusCode)
      expect(statuses).toEqual(used)
      expect((await login(second, from, email)).statusCode).toBe(429)
    } finally {
      await second.close()
      await database.close()
    }
  })
})

describe('with a hosted sign-in service, which sees one caller', () => {
  it('tries are counted here, in any spelling of address or number', async () => {
    const hosted = await testApp({ RATE_LIMIT_FACTOR: '1', AUTH_URL: 'http://127.0.0.1:9/auth/v1' })
    try {
      const email = freshAddress()
      const from = { remoteAddress: '198.51.100.7' }
      expect(await guess(hosted.app, email, () => from)).toEqual([...Array<number>(TRIES).fill(503), 429])
      expect((await login(hosted.app, { remoteAddress: '203.0.113.1' }, email)).statusCode).toBe(503)
      const spelt = (turn: number) =>
        `${turn % 2 ? '+' : ''}49${' '.repeat(turn % 7)}30 901${' '.repeat(turn % 5)}820`
      const statuses: number[] = []
      for (let turn = 0; turn <= TRIES; turn += 1) {
        const payload = { phone: spelt(turn), password: 'not the one' }
        const remoteAddress = '198.51.100.8'
        const { statusCode } = await hosted.app.inject({
          method: 'POST',
          url: '/api/auth/login',
          remoteAddress,
          payload,
        })
        statuses.push(statusCode)
      }
      expect(statuses).toEqual([...Array<number>(TRIES).fill(503), 429])
    } finally {
      await hosted.close()
    }
  })
})
