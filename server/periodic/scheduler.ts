import type { FastifyBaseLogger } from 'fastify'
import { type Client, Pool, type PoolClient } from 'pg'

/** Background work that one process at a time repeats. */
export interface PeriodicTask {
  name: string
  /** A unique number: the process that holds the advisory lock with this number does the work. */
  lock: number
  everyMs: number
  /** Runs once more when the work stops. */
  atStop?: true
  /**
   * @param owner a connection of the owner, outside any transaction
   * @returns true when there is more to do at once
   */
  run(owner: Pick<Client, 'query'>, now: Date): Promise<boolean>
}

export interface Scheduler {
  /** Starts nothing new, waits for running tasks, and runs the tasks that are due at the stop. */
  stop(): Promise<void>
}

interface Options {
  /** A direct connection, because the locks belong to it. */
  ownerUrl: string
  tasks: readonly PeriodicTask[]
  now(): Date
  log: Pick<FastifyBaseLogger, 'error'>
}

/** The first number of the advisory locks, which no other locks use. */
const LOCK_CLASS = 7_305_002

function openPool(connectionString: string, log: Options['log']): Pool {
  const pool = new Pool({ connectionString, max: 2, connectionTimeoutMillis: 5_000, keepAlive: true })
  pool.on('error', (error) => log.error({ err: error }, 'periodic work: connection lost'))
  // A connection that breaks while a task uses it fails the task. The event alone must not end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

async function runUnderLock(
  client: PoolClient,
  task: PeriodicTask,
  now: () => Date,
  isStopped: () => boolean,
): Promise<void> {
  const lock = [LOCK_CLASS, task.lock]
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1, $2) as taken',
    lock,
  )
  if (!rows[0]?.taken) return
  while ((await task.run(client, now())) && !isStopped());
  await client.query('select pg_advisory_unlock($1, $2)', lock)
}

async function runOnce(
  pool: Pool,
  task: PeriodicTask,
  { now, log }: Options,
  isStopped: () => boolean,
): Promise<void> {
  let client: PoolClient | undefined
  let failed = false
  try {
    client = await pool.connect()
    await runUnderLock(client, task, now, isStopped)
  } catch (error) {
    failed = true
    log.error({ err: error, task: task.name }, 'periodic work failed')
  } finally {
    // A failed connection is discarded, which releases its locks.
    client?.release(failed)
  }
}

/** Runs each task at its interval until stopped, in this process or in another one that holds the task's lock. */
export function startTasks(options: Options): Scheduler {
  const { tasks } = options
  const pool = openPool(options.ownerUrl, options.log)
  const running = new Map<string, Promise<void>>()
  let stopped = false
  const run = (task: PeriodicTask) => runOnce(pool, task, options, () => stopped)

  function tick(task: PeriodicTask): void {
    if (stopped || running.has(task.name)) return
    const ended = run(task).finally(() => running.delete(task.name))
    running.set(task.name, ended)
  }

  const timers = tasks.map((task) => setInterval(tick, task.everyMs, task))
  for (const task of tasks) tick(task)
  return {
    async stop() {
      stopped = true
      for (const timer of timers) clearInterval(timer)
      await Promise.all(running.values())
      for (const task of tasks) if (task.atStop) await run(task)
      await pool.end()
    },
  }
}
