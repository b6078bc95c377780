import { randomUUID } from 'node:crypto'
import type { Config } from '../config.ts'
import type { Database, Transaction } from '../database/database.ts'
import { hostedPages } from './hosted-pages.ts'
import { type StripeClient, stripeClient } from './stripe-client.ts'

/** What billing works with, where it is switched on. */
export interface Billing {
  client: StripeClient
  pages: ReturnType<typeof hostedPages>
  /** Runs work as the system in a transaction of its own, between questions to Stripe. */
  asSystem<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /** The readings that run in this process, by fitter. `again`: somebody asked for another one in the meantime. */
  readings: Map<string, { again: boolean; done: Promise<void> }>
  now(): Date
}

interface Parts {
  config: Pick<Config, 'stripe' | 'publicUrl'>
  database: Database
  now(): Date
}

/** Opens billing; null where everything is free. */
export function openBilling({ config, database, now }: Parts): Billing | null {
  if (!config.stripe) return null
  const client = stripeClient(config.stripe)
  return {
    client,
    pages: hostedPages(client, config.publicUrl),
    asSystem: (work) =>
      database.perform({ system: true }, { now: now(), requestId: `billing-${randomUUID()}` }, work),
    readings: new Map(),
    now,
  }
}
