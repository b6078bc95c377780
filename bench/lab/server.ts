import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { withoutWords } from '../../domain/text/search-words.ts'

const ROOT = path.resolve(import.meta.dirname, '..', '..')
export const PASSWORD = 'lantern-gravel-37'

/** A port that is not in use. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** A folder for a server's data. PostgreSQL's own account can enter it, as in an ordinary DATA_DIR. */
export async function makeHome(): Promise<string> {
  const home = await mkdtemp(path.join(tmpdir(), 'spokewell-bench-'))
  await chmod(home, 0o711)
  return home
}

const postmasterFile = (home: string) => path.join(home, 'postgres', 'cluster', 'postmaster.pid')

/**
 * Waits until no process of a server uses its folder. The server may outlive npm, and PostgreSQL may outlive the
 * server.
 */
export async function untilStopped(home: string): Promise<void> {
  const giveUpAt = Date.now() + STOPPED_WITHIN_MS
  while (existsSync(postmasterFile(home))) {
    if (Date.now() > giveUpAt) throw new Error(`PostgreSQL still runs in ${home}`)
    await wait(50)
  }
}

/** Removes a server's folder once it has stopped. */
export async function removeHome(home: string): Promise<void> {
  await untilStopped(home)
  await rm(home, { recursive: true, maxRetries: 20, retryDelay: 100 })
}

const STOPPED_WITHIN_MS = 60_000
/** How much of what a server writes is kept, to tell why it ended. */
const SAID_KEPT = 2_000

/** What Linux reports about a process's memory, in MB. */
async function memoryOf(pid: number | undefined, line: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${line}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
}

/**
 * Starts the real server on its own new database, with one trusted proxy, so that rate limits see different visitors.
 * @param settings additional environment variables
 * @param place the folder of an earlier server, whose data this one uses
 */
export async function startServer(
  settings: Record<string, string> = {},
  place?: { home: string; port: number },
) {
  const home = place?.home ?? (await makeHome())
  const port = place?.port ?? (await freePort())
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
    // The end of the channel tells the server that this process has died. It then stops.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  child.channel?.unref()
  let said = ''
  child.stdout?.on('data', (data) => {
    said = `${said}${data}`.slice(-SAID_KEPT)
  })
  const exited = once(child, 'exit')
  while (
    !(await fetch(`${origin}/livez`).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the server ended: ${said}`)
    await wait(20)
  }
  const end = async () => {
    child.kill('SIGTERM')
    await exited
    await untilStopped(home)
  }
  return {
    origin,
    home,
    port,
    /** Resolves when its process has ended, for any reason. */
    ended: exited,
    /** `kill -9` */
    kill: () => child.kill('SIGKILL'),
    async postgresPid(): Promise<number> {
      return Number.parseInt(await readFile(postmasterFile(home), 'utf8'), 10)
    },
    /** The URL of its database, for the owner. */
    async ownerUrl(): Promise<string> {
      const kept = (name: string) => readFile(path.join(home, 'postgres', name), 'utf8')
      const { port: postgresPort } = JSON.parse(await kept('state.json'))
      const password = encodeURIComponent((await kept('owner.password')).trim())
      return `postgres://spokewell_owner:${password}@127.0.0.1:${postgresPort}/spokewell`
    },
    /** The end of what it has printed: its log. */
    said: () => said,
    /** The memory of its process in MB, as Linux reports it. */
    memory: () => memoryOf(child.pid, 'VmRSS'),
    /** The peak memory of its process in MB. */
    peakMemory: () => memoryOf(child.pid, 'VmHWM'),
    /** Forgets the peak so far. */
    forgetPeak: () => writeFile(`/proc/${child.pid}/clear_refs`, '5'),
    /** Stops it and keeps its folder. */
    end,
    async stop() {
      await end()
      await removeHome(home)
    },
  }
}

let visitors = 0
/** The header of a visitor whom no rate limit has counted yet. */
export const freshVisitor = () => {
  visitors += 1
  return { 'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}` }
}

export async function ask(origin: string, method: string, at: string, body?: object, cookie = '') {
  const { address, headers } = withoutWords(at)
  const answer = await fetch(`${origin}${address}`, {
    method,
    headers: {
      ...freshVisitor(),
      ...headers,
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

/** Uploads a JPEG as a photo from before the fit. */
export async function sendPhoto(
  origin: string,
  { cookie, sessionId }: { cookie: string; sessionId: string },
  bytes: Buffer,
) {
  const response = await fetch(`${origin}/api/sessions/${sessionId}/photos?phase=before`, {
    method: 'POST',
    headers: {
      ...freshVisitor(),
      cookie,
      'content-type': 'image/jpeg',
      'idempotency-key': crypto.randomUUID(),
    },
    body: new Uint8Array(bytes),
  })
  const body: { id?: string; code?: string } = await response.json()
  return { status: response.status, id: body.id ?? '', code: body.code ?? '' }
}

/** Signs up and signs in. */
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

/** Signs in again with the password that `signUp` chose. @returns the cookie */
export async function logIn(origin: string, email: string): Promise<string> {
  const session = await ask(origin, 'POST', '/auth/v1/token?grant_type=password', {
    email,
    password: PASSWORD,
  })
  const body = { user: session.body.user, access_token: session.body.access_token }
  return (await ask(origin, 'POST', '/api/auth/supabase-login', body)).cookie
}

/** The value that 95 % of the values are at most. */
export const p95 = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.95)] ?? Number.NaN

export const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN

/** How often per second `work` completes with this many in parallel, over about `ms`. */
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
