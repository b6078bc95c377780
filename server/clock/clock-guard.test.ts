import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { RETENTION_YEARS } from '#domain/product.ts'
import { clockCommand } from '../console/clock-command.ts'
import { startFollowUpWorker } from '../features/follow-ups/follow-up-worker.ts'
import { localFiles } from '../files/local-files.ts'
import { startPeriodicWork } from '../periodic/periodic-work.ts'
import { databaseState } from '../testing/database-state.ts'
import { intakes } from '../testing/intakes.ts'
import { onConsole } from '../testing/on-console.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let t: TestApp
let logged: string[] = []
const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) })
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

let identitiesSwept = 0

/** Runs all periodic work once. */
async function sweep(): Promise<void> {
  const work = startPeriodicWork({
    ownerUrl: t.data.ownerUrl,
    erasureLedger: [join(t.context.config.dataDir, 'ledger.jsonl')],
    files: localFiles(join(t.context.config.dataDir, 'files')),
    queueNews: async () => false,
    queueDigests: async () => false,
    queueRightsAlarms: async () => false,
    publishPool: async () => false,
    compareFitters: async () => false,
    rateFitters: async () => false,
    keepResearchProfiles: async () => false,
    async removeExpiredIdentities() {
      identitiesSwept += 1
    },
    now: t.clock.now,
    log,
  })
  await work.stop()
}

const clockOf = async () => (await t.app.inject('/readyz')).json().clock
const numbers = async () => (await t.app.inject('/metrics')).body

it('deletes nothing while the clock is far ahead, informs the operator, and continues after a confirmation', async () => {
  const fitter = await t.build.fitter()
  await intakes(t).send(await t.build.guest(fitter))
  const open = await t.build.guest(fitter)
  await t.api.as(open).call('PATCH /api/sessions/:sessionId/intake/draft', {
    params: { sessionId: open.sessionId },
    body: { version: 0, formVersion: 1, changes: [{ path: 'name', value: 'Jonas' }] },
  })
  await sweep()
  identitiesSwept = 0
  const before = await databaseState(t.data)
  t.clock.advance({ days: (RETENTION_YEARS + 1) * 366 })
  const worker = startFollowUpWorker({ database: t.database, now: t.clock.now, log })
  expect(await worker.processAll()).toBe(0)
  await worker.stop()
  // Rows written in the meantime do not make the clock more plausible.
  await t.build.fitter({ email: 'late@example.org' })
  await sweep()
  const during = await databaseState(t.data)
  for (const table of [
    'public.rider',
    'public.submission',
    'public.draft',
    'public.vault_key',
    'public.outbox',
  ])
    expect(during[table], table).toEqual(expect.arrayContaining(before[table] ?? []))
  expect(identitiesSwept).toBe(0)
  expect(logged).toHaveLength(1)
  expect(logged[0]).toContain('npm run clock -- --confirm')
  expect(await clockOf()).toBe('ahead')
  expect(await numbers()).toContain('clock_plausible 0')

  expect(await onConsole(t)(clockCommand)).toContain('Nothing is deleted by age')
  expect(await onConsole(t)(clockCommand, '--confirm')).toContain('Confirmed')
  await sweep()
  const after = await databaseState(t.data)
  expect([after['public.submission'], after['public.draft'], identitiesSwept]).toEqual([[], [], 1])
  expect(await clockOf()).toBe('plausible')
  expect(await numbers()).toContain('clock_plausible 1')
})

it('accepts a clock that goes back, and a month without running', async () => {
  logged = []
  t.clock.advance({ days: -400 })
  await sweep()
  expect(await clockOf()).toBe('plausible')
  t.clock.advance({ days: 400 + 29 })
  await sweep()
  t.clock.advance({ days: 29 })
  await sweep()
  expect([logged.length, await clockOf()]).toEqual([1, 'plausible'])
})

it('reports a clock that is behind; confirming it restores the guard against a jump ahead', async () => {
  logged = []
  t.clock.advance({ days: -400 })
  await sweep()
  expect(logged).toHaveLength(1)
  expect(logged[0]).toMatch(/400 days before .*npm run clock -- --confirm/)
  expect(await onConsole(t)(clockCommand)).toContain(
    '400 days before this installation was last known to run',
  )
  expect(await onConsole(t)(clockCommand, '--confirm')).toContain('Confirmed')
  t.clock.advance({ days: 40 })
  await sweep()
  expect(await clockOf()).toBe('ahead')
})
