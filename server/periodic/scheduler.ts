import type { FastifyBaseLogger } from 'fastify'
import { type Client, Pool, type PoolClient } from 'pg'

/** Background work beside requests, done again and again by one process at a time. */
export interface PeriodicTask {
  name: string
  /** A number of its own: who holds the lock of that number does the work. */
  lock: number
  everyMs: number
  /** Done a last time when the work stops. */
  atStop?: true
  /**
   * @param owner a connection of the owner, outside any transaction
   * @returns true when there is more to do at once
   */
  run(owner: Pick<Client, 'query'>, now: Date): Promise<boolean>
}

export interface Scheduler {
  /** Starts nothing new, waits for what is running, does what is to be done at the stop. */
  stop(): Promise<void>
}

/** First half of the advisory lock's two numbers, so that no other lock is meant. */
const LOCK_CLASS = 7_305_002

async function underLock(
  client: PoolClient,
  task: PeriodicTask,
  now: () => Date,
  stopping: () => boolean,
): Promise<void> {
  const lock = [LOCK_CLASS, task.lock]
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1, $2) as taken',
    lock,
  )
  if (!rows[0]?.taken) return
  while ((await task.run(client, now())) && !stopping());
  await client.query('select pg_advisory_unlock($1, $2)', lock)
}

/** Runs each task at its interval until stopped, in this process or whichever other holds the task's lock. */
export function startTasks(options: {
  /** A direct connection: the locks belong to it. */
  ownerUrl: string
  tasks: readonly PeriodicTask[]
  now(): Date
  log: Pick<FastifyBaseLogger, 'error'>
}): Scheduler {
  const { tasks, now, log } = options
  const pool = new Pool({
    connectionString: options.ownerUrl,
    max: 2,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  pool.on('error', (error) => log.error({ err: error }, 'periodic work: connection lost'))
  // One that breaks while a task holds it fails the task; the event alone must not end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const running = new Map<string, Promise<void>>()
  let stopped = false

  async function runOnce(task: PeriodicTask): Promise<void> {
    let client: PoolClient | undefined
    let failed = false
    try {
      client = await pool.connect()
      await underLock(client, task, now, () => stopped)
    } catch (error) {
      failed = true
      log.error({ err: error, task: task.name }, 'periodic work failed')
    } finally {
      // A connection that failed is thrown away, and its locks with it.
      client?.release(failed)
    }
  }

  function tick(task: PeriodicTask): void {
    if (stopped || running.has(task.name)) return
    running.set(
      task.name,
      runOnce(task).finally(() => running.delete(task.name)),
    )
  }

  const timers = tasks.map((task) => setInterval(tick, task.everyMs, task))
  for (const task of tasks) tick(task)
  return {
    async stop() {
      stopped = true
      for (const timer of timers) clearInterval(timer)
      await Promise.all(running.values())
      for (const task of tasks) if (task.atStop) await runOnce(task)
      await pool.end()
    },
  }
}
