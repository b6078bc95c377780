import { once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startEmbeddedPostgres } from './database/embedded/embedded-postgres.ts'
import { withClient } from './database/one-connection.ts'
import { httpVisitor } from './testing/http-visitor.ts'
import { type ServerProcess, startLoad, startServerProcess } from './testing/server-process.ts'

const settings = { LOG_LEVEL: 'warn' }
/** A server that was started and stopped again: the first start in a folder takes seconds. */
let ended: ServerProcess
let server: ServerProcess | undefined
beforeAll(async () => {
  ended = await startServerProcess(settings)
  ended.process.kill('SIGTERM')
  await ended.ended()
})
afterEach(() => server?.remove())
afterAll(() => ended.remove())

async function start(env?: Record<string, string>): Promise<ServerProcess> {
  server = await startServerProcess({ ...settings, ...env }, env ? undefined : ended.dataDir)
  return server
}

/** The process id of the embedded PostgreSQL. */
async function postgresPid({ dataDir }: ServerProcess): Promise<number> {
  const text = await readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')
  return Number(text.split('\n')[0])
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** A connection that stays open between requests. */
async function keptConnection(port: number) {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return {
    /** @returns the whole response, or that the connection was closed instead */
    async ask(path: string): Promise<string> {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
      const closed = once(socket, 'close').then(() => [`closed after ${path}`])
      const [answer] = await Promise.race([once(socket, 'data'), closed])
      return String(answer)
    },
  }
}

/** Whether anything listens on this port. */
async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  // `once` rejects on an error.
  const outcome = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return outcome
}

const statusOf = (url: string) =>
  fetch(url).then(
    (answer) => answer.status,
    () => 0,
  )

/** Signs up a fitter over real HTTP. @returns the cookie */
async function signUp({ origin }: ServerProcess): Promise<string> {
  const visitor = httpVisitor(origin)
  const body = {
    email: 'ines@example.org',
    password: 'lantern-gravel-37',
    data: { role: 'fitter', name: 'Ines' },
  }
  const { body: session } = await visitor.ask('POST', '/auth/v1/signup', body)
  const { access_token } = Object(session)
  const answer = await fetch(`${origin}/api/auth/supabase-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: { id: 'x' }, access_token }),
  })
  expect(answer.status).toBe(200)
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

it('starts and ends without a warning of Node', () => {
  expect(ended.printed()).not.toContain('Warning')
})

describe('SIGTERM under load', () => {
  it('completes all accepted requests, fails readiness at once, and leaves nothing behind', async () => {
    const running = await start()
    const cookie = await signUp(running)
    const postgres = await postgresPid(running)
    const load = startLoad(running.origin, '/api/auth/user', { cookie })
    const watched = startLoad(running.origin, '/readyz', { lanes: 1 })
    await expect.poll(() => load.seen.answered.get(200), { timeout: 60_000 }).toBeGreaterThan(100)
    await expect.poll(() => watched.seen.answered.get(200), { timeout: 60_000 }).toBeGreaterThan(0)
    running.process.kill('SIGTERM')
    const { code, ms } = await running.ended()
    const seen = await load.stop()
    const readiness = await watched.stop()
    expect(code).toBe(0)
    expect(ms).toBeLessThan(25_000)
    expect(seen.failed).toEqual([])
    expect([...seen.answered.keys()]).toEqual([200])
    expect(readiness.answered.get(503)).toBeGreaterThan(0)
    expect(isAlive(postgres)).toBe(false)
  })

  it('serves an idle connection once more, and asks it to close', async () => {
    const running = await start()
    const port = Number(new URL(running.origin).port)
    const kept = await keptConnection(port)
    expect(await kept.ask('/livez')).toMatch(/^HTTP\/1\.1 200 .*connection: keep-alive/is)
    running.process.kill('SIGTERM')
    await expect.poll(() => accepts(port), { timeout: 20_000 }).toBe(false)
    await wait(1_000)
    expect(await kept.ask('/livez')).toMatch(/^HTTP\/1\.1 200 .*connection: close/is)
    expect((await running.ended()).code).toBe(0)
  })

  it('does not wait for a silent connection', async () => {
    const running = await start()
    const { port } = new URL(running.origin)
    const silent = connect(Number(port), '127.0.0.1')
    silent.on('error', () => undefined)
    let heard = ''
    silent.on('data', (data) => {
      heard += data
    })
    silent.write('GET /livez HTTP/1.1\r\nHost: localhost\r\n')
    await wait(200)
    running.process.kill('SIGTERM')
    const { code } = await running.ended()
    silent.destroy()
    expect(code).toBe(0)
    expect(heard, 'the response to a request that took too long').toBe('')
  })
})

describe('killing the embedded PostgreSQL under load', () => {
  it('is reported as 503 until the server has ended, with a clear message', async () => {
    const running = await start()
    const cookie = await signUp(running)
    const load = startLoad(running.origin, '/api/auth/user', { cookie })
    await expect.poll(() => load.seen.answered.get(200), { timeout: 20_000 }).toBeGreaterThan(100)
    process.kill(await postgresPid(running), 'SIGKILL')
    const { code, ms } = await running.ended()
    const seen = await load.stop()
    expect(code).toBe(1)
    expect(ms).toBeLessThan(20_000)
    expect(seen.strange).toEqual([])
    expect(seen.failed).toEqual([])
    expect([...seen.answered.keys()].every((status) => status === 200 || status === 503)).toBe(true)
    expect(running.printed()).toContain('The embedded PostgreSQL ended')
    expect(running.printed()).not.toMatch(/uncaught|unhandled|\n {4}at /i)
  })
})

describe('restarting a separate PostgreSQL under load', () => {
  it('is reported as 503, and recovers within seconds; no connection leaks', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'spokewell-other-'))
    await chmod(dataDir, 0o711)
    const launch = () => startEmbeddedPostgres({ dataDir, log: () => undefined, settings: { fsync: 'off' } })
    let postgres = await launch()
    try {
      const running = await start({ DATABASE_URL: postgres.ownerUrl })
      const load = startLoad(running.origin, '/api/auth/user', { cookie: await signUp(running) })
      await expect.poll(() => load.seen.answered.get(200), { timeout: 20_000 }).toBeGreaterThan(100)
      await postgres.stop()
      await expect.poll(() => load.seen.answered.get(503), { timeout: 20_000 }).toBeGreaterThan(10)
      expect(await statusOf(`${running.origin}/livez`)).toBe(200)
      expect(await statusOf(`${running.origin}/readyz`)).toBe(503)
      postgres = await launch()
      const before = load.seen.answered.get(200) ?? 0
      await expect.poll(() => load.seen.answered.get(200), { timeout: 15_000 }).toBeGreaterThan(before + 100)
      await expect.poll(() => statusOf(`${running.origin}/readyz`), { timeout: 15_000 }).toBe(200)
      const { answered, failed, strange } = await load.stop()
      expect({ failed, strange }).toEqual({ failed: [], strange: [] })
      expect([...answered.keys()].sort()).toEqual([200, 503])
      const { rows } = await withClient(postgres.ownerUrl, (owner) =>
        owner.query<{ n: number }>(
          'select count(*)::int as n from pg_stat_activity where datname is not null',
        ),
      )
      // The run-time pool, the owner's pool for periodic work, the listener, and this query.
      expect(rows[0]?.n).toBeLessThanOrEqual(20 + 4 + 1 + 1)
      running.process.kill('SIGTERM')
      expect((await running.ended()).code).toBe(0)
    } finally {
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
  })
})

describe('slow work', () => {
  it.runIf(process.platform === 'linux')('stands behind requests for a processor', async () => {
    const { pid = 0 } = (await start()).process
    const steps: number[] = []
    for (const thread of await readdir(`/proc/${pid}/task`)) {
      const name = await readFile(`/proc/${pid}/task/${thread}/comm`, 'utf8')
      if (name.trim() === 'libuv-worker') steps.push(getPriority(Number(thread)) - getPriority(pid))
    }
    expect(steps).toEqual([10, 10, 10, 10])
  })
})

describe('health', () => {
  it('is live and ready; metrics are for this machine only', async () => {
    const { origin } = await start()
    expect(await statusOf(`${origin}/livez`)).toBe(200)
    expect(await statusOf(`${origin}/readyz`)).toBe(200)
    const metrics = await fetch(`${origin}/metrics`)
    expect(await metrics.text()).toContain('http_request_duration_seconds_bucket{')
    for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'x-forwarded-host'])
      expect((await fetch(`${origin}/metrics`, { headers: { [header]: '203.0.113.9' } })).status).toBe(404)
  })
})

describe('a problem that only the operator can fix', () => {
  const failedStart = async (env: Record<string, string>) =>
    startServerProcess(env).then(
      () => 'served',
      (error: Error) => error.message,
    )

  it('is reported: a port in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await expect.poll(() => taken.listening).toBe(true)
    const { port } = Object(taken.address())
    const said = await failedStart({ PORT: String(port) })
    taken.close()
    expect(said).toContain(`Port ${port} is in use`)
    expect(said).not.toMatch(/\n {4}at /)
  })

  it.each([
    ['wrong settings', { PORT: 'x', MASTER_KEY: 'y' }, 'These settings are wrong'],
    ['a data folder that is a file', { DATA_DIR: '/dev/null' }, 'DATA_DIR cannot be used: /dev/null'],
    ['a database that is not there', { DATABASE_URL: 'postgres://u:p@127.0.0.1:1/d' }, 'cannot be reached'],
  ])(
    'is reported: %s',
    async (_name, env, words) => {
      const said = await failedStart(env)
      expect(said).toContain(words)
      expect(said).not.toMatch(/\n {4}at /)
    },
    60_000,
  )
})
