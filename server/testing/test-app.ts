import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import type { AppContext } from '../app-context.ts'
import { openBilling } from '../billing/billing.ts'
import { switchBilling } from '../billing/switch-billing.ts'
import type { CalendarNetwork } from '../calendar-feeds/fetch-calendar.ts'
import { parseConfig } from '../config.ts'
import { type Database, openDatabase } from '../database/database.ts'
import { allMigrations } from '../database/set-up.ts'
import { openFiles } from '../files/open-files.ts'
import { sealedFiles } from '../files/sealed-files.ts'
import { openLimits } from '../http/limits.ts'
import { openMetrics } from '../http/metrics.ts'
import { onErasure } from '../live-events/erasures.ts'
import { openEventHub } from '../live-events/event-hub.ts'
import { openLog } from '../log.ts'
import { openCaseSearch } from '../past-cases/case-search.ts'
import { openNameSearch } from '../people/name-search/name-search.ts'
import { builders } from './builders.ts'
import { keepFailure } from './failures-shown.ts'
import { testApi } from './test-api.ts'
import { type TestDatabase, testDatabase } from './test-database.ts'

/** A clock that only moves when a test advances it. */
export interface TestClock {
  now(): Date
  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void
}

export function testClock(start = '2026-11-20T10:00:00.000Z'): TestClock {
  let at = Date.parse(start)
  return {
    now: () => new Date(at),
    advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }) {
      at += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
    },
  }
}

/** The whole server on its own database, used through HTTP. */
export interface TestApp {
  app: FastifyInstance
  context: AppContext
  database: Database
  data: TestDatabase
  api: ReturnType<typeof testApi>
  build: ReturnType<typeof builders>
  clock: TestClock
  /** Every line that the server logged. */
  logged: string[]
  /** The folder of its files and its erasure ledger. */
  home: string
  /** Stops the server and keeps its stored data. */
  stop(): Promise<void>
  /** Deletes the stored data of a stopped server. */
  remove(): Promise<void>
  /** Stops the server and deletes its stored data. */
  close(): Promise<void>
}

/** Tests reach no other server unless they bring one. */
const NO_NETWORK: CalendarNetwork = { resolve: async () => [] }

/**
 * @param own a database to use; a new copy of the template by default
 * @param network in which other calendars are found
 */
export async function testApp(
  settings: Record<string, string> = {},
  own?: TestDatabase,
  network: CalendarNetwork = NO_NETWORK,
): Promise<TestApp> {
  const data = own ?? (await testDatabase())
  const clock = testClock()
  const logged: string[] = []
  const write = (line: string) => {
    logged.push(line)
    keepFailure(line)
  }
  const log = openLog('info', { write })
  const home = await mkdtemp(join(tmpdir(), 'spokewell-app-'))
  const config = parseConfig({
    NODE_ENV: 'test',
    PORT: '3000',
    DATA_DIR: join(home, 'var'),
    BACKUP_DIR: join(home, 'backups'),
    ...settings,
  })
  const database = openDatabase({
    url: data.url,
    vault: data.vault,
    publicUrl: config.publicUrl,
    size: 8,
    prepared: config.preparedStatements,
  })
  const liveEvents = await openEventHub(data.ownerUrl, log)
  onErasure(liveEvents.listener, () => data.vault.forgetKeys())
  const nameSearch = openNameSearch(data.ring, liveEvents.listener, log)
  const caseSearch = openCaseSearch(data.ring, database.readerLogin, liveEvents.listener, log)
  const context: AppContext = {
    config,
    database,
    vault: data.vault,
    files: sealedFiles(await openFiles(config)),
    // Tests make far more calls than people do, so the limits are raised unless a test sets RATE_LIMIT_FACTOR.
    limits: openLimits(
      database,
      data.vault,
      settings.RATE_LIMIT_FACTOR ? Number(settings.RATE_LIMIT_FACTOR) : 1000,
    ),
    liveEvents,
    nameSearch,
    caseSearch,
    calendarNetwork: network,
    metrics: openMetrics(),
    billing: openBilling({ config, database, now: clock.now }),
    migrations: (await allMigrations()).length,
    demo: null,
    now: clock.now,
    log,
  }
  if (config.stripe) await switchBilling(context)
  const app = await buildApp(context, { draining: false })
  await app.ready()
  const api = testApi(app)
  const stop = async () => {
    await app.close()
    await nameSearch.close()
    await caseSearch.close()
    await liveEvents.close()
    await database.close()
  }
  const remove = async () => {
    await data.drop()
    await rm(home, { recursive: true, force: true })
  }
  return {
    app,
    context,
    database,
    data,
    api,
    build: builders(database, api, clock.now),
    clock,
    logged,
    home,
    stop,
    remove,
    async close() {
      await stop()
      await remove()
    },
  }
}
