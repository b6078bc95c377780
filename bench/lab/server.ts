import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const ROOT = path.resolve(import.meta.dirname, '..', '..')
export const PASSWORD = 'lantern-gravel-37'

/** A port nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/**
 * The real server on a fresh database of its own, one trusted proxy in front so that limits see many visitors.
 * @param settings more environment variables
 */
export async function startServer(settings: Record<string, string> = {}) {
  const home = await mkdtemp(path.join(tmpdir(), 'spokewell-bench-'))
  // PostgreSQL's own account must be able to pass through, as it can through an ordinary DATA_DIR.
  await chmod(home, 0o711)
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const env = {
    ...process.env,
    PORT: String(port),
    PUBLIC_URL: origin,
    DATA_DIR: home,
    BACKUP_DIR: path.join(home, 'backups'),
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    ...settings,
  }
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = once(child, 'exit')
  while (
    !(await fetch(`${origin}/livez`).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error('the server ended')
    await wait(20)
  }
  return {
    origin,
    /** The address of its database, as the owner. */
    async ownerUrl(): Promise<string> {
      const kept = (name: string) => readFile(path.join(home, 'postgres', name), 'utf8')
      const { port: postgresPort } = JSON.parse(await kept('state.json'))
      const password = encodeURIComponent((await kept('owner.password')).trim())
      return `postgres://spokewell_owner:${password}@127.0.0.1:${postgresPort}/spokewell`
    },
    /** The most memory its process has held so far, in MB. Linux tells it. */
    async peakMemory(): Promise<number> {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
      return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024
    },
    async stop() {
      child.kill('SIGTERM')
      await exited
      await rm(home, { recursive: true })
    },
  }
}

let visitors = 0
/** The header of a visitor nobody counted yet. */
export const freshVisitor = () => {
  visitors += 1
  return { 'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}` }
}

export async function ask(origin: string, method: string, at: string, body?: object, cookie = '') {
  const answer = await fetch(`${origin}${at}`, {
    method,
    headers: {
      ...freshVisitor(),
      cookie,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  const set = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
  return { status: answer.status, body: text ? JSON.parse(text) : null, cookie: set }
}

/** Signs up and in. */
export async function signUp(origin: string, role: 'fitter' | 'client') {
  const email = `${crypto.randomUUID()}@example.org`
  const made = await ask(origin, 'POST', '/auth/v1/signup', {
    email,
    password: PASSWORD,
    data: { role, name: 'N' },
  })
  const body = { user: { id: 'x' }, access_token: made.body.access_token }
  const { cookie } = await ask(origin, 'POST', '/api/auth/supabase-login', body)
  return { email, password: PASSWORD, cookie }
}

export const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN

/** How often a second `work` is done by so many at once, over about `ms`. */
export async function perSecond(
  work: () => Promise<unknown>,
  { ms = 2_000, lanes = 8 } = {},
): Promise<number> {
  const startedAt = performance.now()
  let done = 0
  const lane = async () => {
    while (performance.now() - startedAt < ms) {
      await work()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return done / ((performance.now() - startedAt) / 1000)
}
