import type { FastifyBaseLogger } from 'fastify'
import type { Billing } from './billing/billing.ts'
import type { CalendarNetwork } from './calendar-feeds/fetch-calendar.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { DemoLinks } from './demo/demo-links.ts'
import type { SealedFiles } from './files/sealed-files.ts'
import type { Limits } from './http/limits.ts'
import type { Metrics } from './http/metrics.ts'
import type { EventHub } from './live-events/event-hub.ts'
import type { CaseSearch } from './past-cases/case-search.ts'
import type { NameSearch } from './people/name-search/name-search.ts'
import type { Vault } from './vault/vault.ts'

/** What the application holds while it runs. It is made once at the start and passed to everything that needs it. */
export interface AppContext {
  config: Config
  database: Database
  vault: Vault
  files: SealedFiles
  limits: Limits
  liveEvents: EventHub
  nameSearch: NameSearch
  caseSearch: CaseSearch
  /** How the calendars of others are reached. */
  calendarNetwork: CalendarNetwork
  metrics: Metrics
  /** Null where everything is free. */
  billing: Billing | null
  /** The number of migrations of this program. */
  migrations: number
  /** The links of the demo; null in every real installation. */
  demo: DemoLinks | null
  now(): Date
  log: FastifyBaseLogger
}
