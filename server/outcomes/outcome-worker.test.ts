import pino from 'pino'
import { expect, it } from 'vitest'
import { appWithFits } from '../testing/app-with-fits.ts'
import { startOutcomeWorker } from './outcome-worker.ts'

const { t, fit } = await appWithFits()
const NEVER_MS = 2 ** 31 - 1
const log = pino({ level: 'silent' })
const { listener } = t.context.liveEvents

const isDerived = async (sessionId: string): Promise<boolean> =>
  (await t.data.owner.query('select 1 from fit_outcome where session_id = $1', [sessionId])).rowCount === 1

const start = (options: Partial<Parameters<typeof startOutcomeWorker>[0]> = {}) =>
  startOutcomeWorker({
    database: t.database,
    listener,
    now: t.clock.now,
    log,
    pollMs: NEVER_MS,
    ...options,
  })

it('derives what waited before it started, and what changes later, without polling', async () => {
  const before = await fit.fitted()
  const worker = start()
  await expect.poll(() => isDerived(before.sessionId)).toBe(true)
  const later = await fit.fitted()
  await expect.poll(() => isDerived(later.sessionId)).toBe(true)
  await worker.stop()
  const stopped = await fit.fitted()
  expect(await isDerived(stopped.sessionId)).toBe(false)
})

it('finds by polling what no notification told', async () => {
  const deaf = { subscribe: () => ({ forget: () => undefined }) }
  const worker = start({ listener: deaf, pollMs: 5 })
  const made = await fit.fitted()
  await expect.poll(() => isDerived(made.sessionId)).toBe(true)
  await worker.stop()
})

it('logs a failure and continues', async () => {
  const logged: string[] = []
  const broken = { ...t.database, perform: () => Promise.reject(new Error('broken')) }
  const worker = start({
    database: broken,
    pollMs: 5,
    log: pino({ level: 'error' }, { write: (line: string) => void logged.push(line) }),
  })
  await expect.poll(() => logged.length).toBeGreaterThan(1)
  await worker.stop()
  expect(logged[0]).toContain('outcomes could not be derived')
})
