import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

const root = resolve(import.meta.dirname, '../..')
/** The variable that names the data folder with which every server of a run starts. */
const PREPARED = 'E2E_PREPARED_DATA'
/** Loaded into a process before anything else, it moves the clock. */
const SHIFTED_CLOCK = new URL('../../drills/lab/shift-clock.mjs', import.meta.url).href
/** A start with a new database takes two seconds, but a busy machine may take much longer. */
const START_WITHIN_MS = 60_000

/** A complete product: server, database and outbox, in a folder that is removed at the end. */
export interface RunningServer {
  url: string
  /** Everything written to its output so far. */
  log(): string
  /** Runs a command of the server's console, as an operator does. Returns its output; throws if it fails. */
  console(...args: string[]): Promise<string>
  /** Makes a backup, deletes the database, restores the backup and starts the server again at the same address. */
  loseDatabaseAndRestore(): Promise<void>
  /** Starts the server again at the same address, with a clock that is some days ahead. */
  restartDaysLater(days: number): Promise<void>
  /** Shuts the server down. Throws if it does not exit cleanly or leaves its database running. */
  stop(): Promise<void>
}

/** Below the range from which systems assign free ports, as the server does for its database. */
const PORTS = { from: 15_000, below: 32_000 }

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const port = randomInt(PORTS.from, PORTS.below)
  const listener = createServer().listen(port, '127.0.0.1')
  const isFree = await once(listener, 'listening').then(
    () => true,
    () => false,
  )
  if (!isFree) return freePort()
  listener.close()
  await once(listener, 'close')
  return port
}

/**
 * A folder for a database. It can be traversed by other users but not listed: under root, the database runs as another
 * user.
 */
export async function makeDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'e2e-'))
  await chmod(folder, 0o711)
  return folder
}

/** The database's process id, from its pid file; null if there is none. */
async function databasePid(dataDir: string): Promise<number | null> {
  const file = join(dataDir, 'postgres', 'cluster', 'postmaster.pid')
  return existsSync(file) ? Number.parseInt(await readFile(file, 'utf8'), 10) : null
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Requests without keeping the connection. A server that stops would wait five seconds for a kept one. */
export const fetchOnce = (url: string) => fetch(url, { headers: { connection: 'close' } })

async function untilLive(url: string, child: ChildProcess, log: () => string): Promise<void> {
  const deadline = Date.now() + START_WITHIN_MS
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetchOnce(`${url}/livez`).catch(() => null)
    if (answer?.ok) return
    await pause(50)
  }
  child.kill('SIGKILL')
  throw new Error(`The server did not start:\n${log()}`)
}

interface Running {
  child: ChildProcess
  /** The process id of its database. */
  database: number
}

type Settings = Record<string, string>

async function launch(
  env: Settings & { DATA_DIR: string },
  url: string,
  written: string[],
): Promise<Running> {
  const child = spawn(process.execPath, [join(root, 'server', 'main.ts')], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => written.push(String(data)))
  await untilLive(url, child, () => written.join(''))
  const database = await databasePid(env.DATA_DIR)
  if (database === null) throw new Error(`No database was found in ${env.DATA_DIR}`)
  return { child, database }
}

async function end({ child, database }: Running, log: () => string): Promise<void> {
  const ended = child.exitCode === null ? once(child, 'exit') : null
  child.kill('SIGTERM')
  await ended
  if (child.exitCode !== 0) throw new Error(`The server ended with ${child.exitCode}:\n${log()}`)
  if (isRunning(database)) throw new Error(`The server left its database running: process ${database}`)
}

/** The environment of a process of the product. As when the launcher starts it, compiled code is cached. */
export function productEnvironment(): Settings {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env
  return { PATH, HOME, NODE_COMPILE_CACHE }
}

/**
 * Prepares a data folder for the servers of a run, by starting one and stopping it: the first start on an empty folder
 * takes as much processor time as two others.
 * @returns a function that removes the folder
 */
export async function prepareData(): Promise<() => Promise<void>> {
  const [port, dataDir] = await Promise.all([freePort(), makeDataDir()])
  const written: string[] = []
  const env = { ...productEnvironment(), PORT: String(port), DATA_DIR: dataDir }
  await end(await launch(env, `http://localhost:${port}`, written), () => written.join(''))
  // Otherwise all servers would prefer the same port for their databases.
  await rm(join(dataDir, 'postgres', 'state.json'))
  process.env[PREPARED] = dataDir
  return () => rm(dataDir, { recursive: true, force: true })
}

/**
 * Starts the product as `npm start` does, on a free port, with a database without any data of persons.
 * @param settings environment variables in addition to its folder; without `PORT` it gets a free one
 */
export async function startServer(settings: Settings = {}): Promise<RunningServer> {
  const [port, dataDir] = await Promise.all([settings.PORT ?? freePort(), makeDataDir()])
  const prepared = process.env[PREPARED]
  if (prepared) await promisify(execFile)('cp', ['-a', `${prepared}/.`, dataDir])
  // One proxy is trusted, so that each person of a test can have their own address.
  const env = {
    ...productEnvironment(),
    PORT: String(port),
    DATA_DIR: dataDir,
    BACKUP_DIR: join(dataDir, 'backups'),
    TRUST_PROXY: '1',
    ...settings,
  }
  const written: string[] = []
  const log = () => written.join('')
  const url = `http://localhost:${port}`
  const onConsole = async (...args: string[]) => {
    const command = [join(root, 'server', 'console.ts'), ...args]
    const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root, env })
    return stdout
  }
  let running = await launch(env, url, written)
  return {
    url,
    log,
    console: onConsole,
    async loseDatabaseAndRestore() {
      await onConsole('backup')
      await end(running, log)
      await rm(join(dataDir, 'postgres'), { recursive: true })
      const [newest] = (await readdir(env.BACKUP_DIR))
        .filter((name) => /^\d/.test(name))
        .toSorted()
        .toReversed()
      await onConsole('restore', join(env.BACKUP_DIR, newest ?? ''))
      running = await launch(env, url, written)
    },
    async restartDaysLater(days) {
      await end(running, log)
      const clock = { NODE_OPTIONS: `--import=${SHIFTED_CLOCK}`, CLOCK_SHIFT_DAYS: String(days) }
      running = await launch({ ...env, ...clock }, url, written)
    },
    async stop() {
      await end(running, log)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
