import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { CallKey, Calls } from '#contract/calls.ts'
import { PRODUCT_SLUG } from '#domain/product.ts'
import { withoutWords } from '#domain/text/search-words.ts'
import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../database/database.ts'
import { callAddress } from '../../http/call-address.ts'
import type { Pictures } from './draw-bike-fit.ts'

/** An invented person who signs in. `subject` identifies them, as the sign-in service would. */
export interface Identity {
  subject: string
  name: string
  email: string
  role: 'fitter' | 'client'
}

/** What the practice needs of the features besides their calls. */
export interface DemoServices {
  /**
   * Signs in, and creates the account the first time.
   * @param guest the hash of the cookie of the guest whose file the account keeps
   * @returns the secret of the new cookie
   */
  signIn(
    tx: Transaction,
    identity: Identity,
    guest: Buffer | null,
  ): Promise<{ secret: string; expires: Date }>
  /** Queues due reminders and raises alerts. @returns how many follow-ups it processed */
  processFollowUps(tx: Transaction): Promise<number>
}

/** A clock that the practice's history sets. */
export interface StageClock {
  now(): Date
  set(at: Date): void
}

export function stageClock(start: Date): StageClock {
  let at = start
  return {
    now: () => at,
    set(next) {
      at = next
    },
  }
}

/** Where the history is performed: the server itself, without a port, on a clock of its own. */
export interface Stage {
  app: FastifyInstance
  context: AppContext
  services: DemoServices
  clock: StageClock
  /** Drawn in place of photos. */
  pictures: Pictures
  /** The secrets of the newest reminders, by session. */
  reminders: Map<string, string>
  /** The secrets of the newest mails about bookings and about waiting, by address. */
  bookings: Map<string, string>
  waits: Map<string, string>
}

interface Options<K extends CallKey> {
  params?: Calls[K]['params']
  query?: Calls[K]['query']
  body?: Calls[K]['body'] | object
}

const methodOf = (key: CallKey) => {
  const [method = 'GET'] = key.split(' ')
  return method === 'POST' || method === 'PATCH' || method === 'PUT' || method === 'DELETE' ? method : 'GET'
}

/** The response of a call, for those that have one, and the cookie that the caller has from now on. */
export interface Performed<T> {
  body: T
  cookie: string | null
}

/**
 * Makes a call as the holder of a cookie.
 * @throws Error with the refusal: a history that the product refuses is a fault of the story
 */
export async function perform<K extends CallKey>(
  { app }: Stage,
  cookie: string | null,
  key: K,
  options: Options<K> = {},
): Promise<Performed<Calls[K]['response']>> {
  const method = methodOf(key)
  const route = key.slice(key.indexOf(' ') + 1)
  const { address, headers } = withoutWords(callAddress(route, { ...options.params }, options.query))
  const response = await app.inject({
    method,
    url: address,
    headers: {
      ...headers,
      'idempotency-key': randomUUID(),
      ...(cookie && { cookie }),
      ...(Buffer.isBuffer(options.body) && { 'content-type': 'application/octet-stream' }),
    },
    ...(method !== 'GET' && { payload: options.body ?? {} }),
  })
  if (response.statusCode >= 300)
    throw new Error(`${key} answered ${response.statusCode} ${response.payload}`)
  const set = response.cookies.find(({ name }) => name.endsWith(PRODUCT_SLUG))
  return {
    get body() {
      return response.json<Calls[K]['response']>()
    },
    cookie: set ? `${set.name}=${set.value}` : cookie,
  }
}

/** Works as the system, as the server's own jobs do. */
export const asSystem = <T>({ context, clock }: Stage, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  context.database.perform({ system: true }, { now: clock.now(), requestId: `demo-${randomUUID()}` }, work)
