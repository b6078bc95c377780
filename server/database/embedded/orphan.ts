import { readFile, readlink, realpath, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Place } from './cluster-place.ts'
import { EmbeddedPostgresProblem } from './embedded-postgres-problem.ts'
import { runAs } from './system-account.ts'

const FAST_SHUTDOWN_WITHIN_MS = 30_000
const IMMEDIATE_SHUTDOWN_WITHIN_MS = 10_000

/**
 * Ends a PostgreSQL that an earlier server left running on this cluster, and waits for its clean shutdown. The caller
 * holds the cluster's lock, so the cluster is not in use. If the pid file names an unrelated process, the file is
 * removed and the process is not touched. Returns whether a PostgreSQL was running.
 */
export async function endOrphan({ cluster }: Place, log: (line: string) => void): Promise<boolean> {
  const pidFile = path.join(cluster, 'postmaster.pid')
  const pid = await pidIn(pidFile)
  if (pid === undefined) return false
  if (!isAlive(pid)) return true
  if (!(await isPostmasterOf(cluster, pid))) {
    await rm(pidFile, { force: true })
    return true
  }
  log(`waiting for the PostgreSQL of an earlier start (process ${pid}) to shut down`)
  await end(pid)
  return true
}

async function pidIn(pidFile: string): Promise<number | undefined> {
  const text = await readFile(pidFile, 'utf8').catch(() => '')
  const pid = Number.parseInt(text, 10)
  return pid > 0 ? pid : undefined
}

/** Neither kind of shutdown loses acknowledged data, because committed data is in the write-ahead log. */
async function end(pid: number): Promise<void> {
  signal(pid, 'SIGINT')
  if (await dies(pid, FAST_SHUTDOWN_WITHIN_MS)) return
  signal(pid, 'SIGQUIT')
  if (await dies(pid, IMMEDIATE_SHUTDOWN_WITHIN_MS)) return
  throw new EmbeddedPostgresProblem(
    'cluster_in_use',
    `The PostgreSQL of an earlier start (process ${pid}) does not end. End it, then start again.`,
  )
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It ended in the meantime.
  }
}

async function dies(pid: number, withinMs: number): Promise<boolean> {
  const giveUpAt = Date.now() + withinMs
  while (isAlive(pid)) {
    if (Date.now() > giveUpAt) return false
    await wait(20)
  }
  return true
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The working directory of a postmaster is its cluster. On systems other than Linux its command line is checked. */
async function isPostmasterOf(cluster: string, pid: number): Promise<boolean> {
  if (process.platform === 'win32') return true
  if (process.platform !== 'linux') {
    const { output } = await runAs(undefined, 'ps', ['-o', 'command=', '-p', String(pid)])
    return output.includes(cluster)
  }
  const workingDirectory = await readlink(`/proc/${pid}/cwd`).catch(() => '')
  return workingDirectory === (await realpath(cluster))
}
