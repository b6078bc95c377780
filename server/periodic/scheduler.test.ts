import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { type PeriodicTask, startTasks } from './scheduler.ts'

let data: TestDatabase
let logged: string[] = []
const now = () => new Date('2026-11-20T10:00:00Z')
const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) })

beforeAll(async () => {
  data = await testDatabase()
})
afterAll(() => data.drop())

const start = (task: PeriodicTask) => startTasks({ ownerUrl: data.ownerUrl, tasks: [task], now, log })

/** Calls back when a task has run this many times. */
function counted(times: number) {
  const reached = Promise.withResolvers<void>()
  let runs = 0
  return {
    reached: reached.promise,
    run: async () => {
      runs += 1
      if (runs === times) reached.resolve()
      return false
    },
  }
}

it('runs a task at once and then repeatedly', async () => {
  const { reached, run } = counted(3)
  const work = start({ name: 'count', lock: 901, everyMs: 10, run })
  await reached
  await work.stop()
})

it('continues at once while there is more to do', async () => {
  const reached = Promise.withResolvers<void>()
  let left = 5
  const run = async () => {
    left -= 1
    if (left === 0) reached.resolve()
    return left > 0
  }
  const work = start({ name: 'much', lock: 902, everyMs: 3_600_000, run })
  await reached.promise
  await work.stop()
})

it('runs a task in one of two processes', async () => {
  const gate = Promise.withResolvers<void>()
  const other = counted(1)
  let atOnce = 0
  let most = 0
  const busy = async () => {
    atOnce += 1
    most = Math.max(most, atOnce)
    await gate.promise
    atOnce -= 1
    await other.run()
    return false
  }
  const task = { name: 'alone', lock: 903, everyMs: 5, run: busy }
  const [first, second] = [start(task), start(task)]
  const { reached, run } = counted(5)
  const clock = start({ name: 'clock', lock: 904, everyMs: 5, run })
  await reached
  gate.resolve()
  await other.reached
  await Promise.all([first.stop(), second.stop(), clock.stop()])
  expect(most).toBe(1)
})

it('logs a failure, frees its lock and retries', async () => {
  logged = []
  const { reached, run } = counted(2)
  const failing = async () => {
    await run()
    throw new Error('broken')
  }
  const work = start({ name: 'fails', lock: 905, everyMs: 10, run: failing })
  await reached
  await work.stop()
  expect(logged.some((line) => line.includes('"task":"fails"') && line.includes('broken'))).toBe(true)
  const locks = async () =>
    (await data.owner.query(`select 1 from pg_locks where locktype = 'advisory' and objid = 905`)).rowCount
  await expect.poll(locks).toBe(0)
})

it('waits for running tasks when it stops, and runs the tasks for a stop', async () => {
  const began = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const done: string[] = []
  const run = async () => {
    began.resolve()
    await gate.promise
    done.push('run')
    return false
  }
  const work = start({ name: 'slow', lock: 906, everyMs: 3_600_000, atStop: true, run })
  await began.promise
  const stopped = work.stop()
  gate.resolve()
  await stopped
  expect(done).toEqual(['run', 'run'])
})
