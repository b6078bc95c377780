import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type AnyCall, type CallKey, type Calls, calls } from '#contract/calls.ts'
import type { ProblemBody } from '#contract/errors.ts'
import { withoutWords } from '#domain/text/search-words.ts'
import { callAddress } from '../http/call-address.ts'
import { roundTripsOf } from './round-trips-of.ts'

/** The caller: the cookie of a person that a builder made, or none. */
export interface Caller {
  cookie: string | null
}

export const nobody: Caller = { cookie: null }

interface CallOptions<K extends CallKey> {
  params?: Calls[K]['params']
  query?: Calls[K]['query']
  body?: Calls[K]['body'] | object
  /** The idempotency key; a new one for each call by default. */
  key?: string
  headers?: Record<string, string>
  /** The network address that the request comes from. */
  address?: string | undefined
}

export interface TestAnswer<T> {
  status: number
  /** The body of a successful response. */
  body: T
  problem: ProblemBody
  headers: Record<string, string | string[] | number | undefined>
  /** The cookie that was set, in the form in which the caller sends it back. */
  caller: Caller
  raw: string
  bytes: Buffer
  /** How many round trips to the database it took. */
  roundTrips: number
}

const described: readonly AnyCall[] = calls
const budgets = new Map(described.map(({ route, roundTrips }) => [String(route), roundTrips]))

/** @throws when a call took more round trips than its description allows */
function requireBudget(key: CallKey, roundTrips: number): void {
  const budget = budgets.get(key) ?? 0
  if (roundTrips > budget)
    throw new Error(`${key} took ${roundTrips} round trips to the database; its description allows ${budget}`)
}

/** Makes calls through HTTP. */
export function testApi(app: FastifyInstance) {
  return {
    as: (caller: Caller) => ({
      async call<K extends CallKey>(
        key: K,
        options: CallOptions<K> = {},
      ): Promise<TestAnswer<Calls[K]['response']>> {
        const [method = 'GET', route = '/'] = key.split(' ')
        const { address, headers } = withoutWords(callAddress(route, { ...options.params }, options.query))
        const { result: answer, roundTrips } = await roundTripsOf(async () =>
          app.inject({
            method:
              method === 'GET' || method === 'POST' || method === 'PATCH' || method === 'PUT'
                ? method
                : 'DELETE',
            url: address,
            headers: {
              ...headers,
              'idempotency-key': options.key ?? randomUUID(),
              ...(caller.cookie && { cookie: caller.cookie }),
              ...(Buffer.isBuffer(options.body) && { 'content-type': 'application/octet-stream' }),
              ...options.headers,
            },
            ...(options.address && { remoteAddress: options.address }),
            ...(method !== 'GET' && { payload: options.body ?? {} }),
          }),
        )
        if (answer.statusCode < 300) requireBudget(key, roundTrips)
        const parsed =
          answer.payload && answer.headers['content-type']?.toString().includes('json') ? answer.json() : null
        const set = answer.cookies.find((cookie) => cookie.name.endsWith('spokewell'))
        return {
          status: answer.statusCode,
          body: parsed,
          problem: parsed,
          headers: answer.headers,
          caller: { cookie: set ? `${set.name}=${set.value}` : caller.cookie },
          raw: answer.payload,
          bytes: answer.rawPayload,
          roundTrips,
        }
      },
    }),
  }
}
