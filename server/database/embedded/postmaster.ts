import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { program } from './binaries.ts'
import type { Place } from './cluster-place.ts'
import { EmbeddedPostgresProblem } from './embedded-postgres-problem.ts'
import { openLogFile } from './log-file.ts'
import { bareEnvironment, runAs } from './system-account.ts'

const STOP_WITHIN_MS = 30_000
const TELL_EVERY_MS = 10_000
const STATUS_LINE = 7

/** A running PostgreSQL that is a child of this process. */
export interface Postmaster {
  /** Shuts down cleanly and ends open connections. Resolves when none of its processes is left. */
  stop(): Promise<void>
  /** Resolves when it has ended, for any reason. */
  readonly ended: Promise<void>
}

/**
 * Starts PostgreSQL and resolves when it accepts connections, however long recovery after a crash takes.
 *
 * It has its own process session, so that Ctrl-C only reaches the server, which stops PostgreSQL after draining. If the
 * system has `setpriv`, the kernel tells PostgreSQL to shut down when this process dies.
 * @throws EmbeddedPostgresProblem `start_failed` with PostgreSQL's output
 */
export async function startPostmaster(
  place: Place,
  settings: string[],
  log: (line: string) => void,
): Promise<Postmaster> {
  const logFile = await openLogFile(place.home)
  const command = [
    ...(await dyingWithUs()),
    program(place.native, 'postgres'),
    ...['-D', place.cluster],
    ...settings,
  ]
  const child = launch(command, place, logFile.fd)
  const ended = new Promise<void>((resolve) => {
    child.on('error', () => resolve())
    child.on('exit', () => resolve())
  })
  if (!(await becomesReady(place, child, ended, log))) {
    const said = await logFile.tail()
    await logFile.close()
    throw new EmbeddedPostgresProblem('start_failed', `PostgreSQL did not start.\n${said}`)
  }
  void ended.then(() => logFile.close())
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= shutDown(place, child, ended)
    return stopped
  }
  return { stop, ended }
}

function launch([file = '', ...args]: string[], { account }: Place, logFd: number): ChildProcess {
  const stdio: ['ignore', number, number] = ['ignore', logFd, logFd]
  const options = { cwd: '/', env: bareEnvironment(), detached: true, windowsHide: true, stdio, ...account }
  return spawn(file, args, options)
}

/** `setpriv` requests the signal from the kernel and then becomes PostgreSQL. SIGINT is a fast, clean shutdown. */
async function dyingWithUs(): Promise<string[]> {
  if (process.platform !== 'linux') return []
  const asking = ['--pdeathsig', 'INT', '--']
  const { ok } = await runAs(undefined, 'setpriv', [...asking, 'true'])
  return ok ? ['setpriv', ...asking] : []
}

/** Waits until it accepts connections; false if it ended instead. */
async function becomesReady(
  place: Place,
  child: ChildProcess,
  ended: Promise<void>,
  log: (line: string) => void,
): Promise<boolean> {
  let over = false
  void ended.then(() => {
    over = true
  })
  let tellAt = Date.now() + TELL_EVERY_MS
  while (!over) {
    if (await isReady(place, child)) return true
    if (Date.now() > tellAt) {
      log('PostgreSQL is still starting; after a crash it first replays its write-ahead log')
      tellAt += TELL_EVERY_MS
    }
    await Promise.race([ended, wait(10)])
  }
  return false
}

/** PostgreSQL writes its state into the pid file. The first line shows whether the file belongs to this process. */
async function isReady({ cluster }: Place, child: ChildProcess): Promise<boolean> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const isOurs = process.platform === 'win32' || lines[0] === String(child.pid)
  return isOurs && lines[STATUS_LINE]?.trim() === 'ready'
}

async function shutDown(place: Place, child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (process.platform === 'win32') {
    await runAs(undefined, program(place.native, 'pg_ctl'), ['stop', '-m', 'fast', '-D', place.cluster])
  } else {
    child.kill('SIGINT')
  }
  const late = setTimeout(() => child.kill('SIGQUIT'), STOP_WITHIN_MS)
  await ended
  clearTimeout(late)
}
