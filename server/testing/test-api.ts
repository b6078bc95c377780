import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { CallKey, Calls } from '#contract/calls.ts'
import type { ProblemBody } from '#contract/errors.ts'

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
}

function addressOf(route: string, params: Record<string, string>, query: object | undefined): string {
  const path = route.replace(/:(\w+)/g, (_match, name: string) => {
    const value = params[name]
    if (value === undefined)
      throw new Error(`${route}: the test has no ${name}; ids that many tests use are in two-practices.ts`)
    return encodeURIComponent(value)
  })
  const pairs = Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value)])
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path
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
        const answer = await app.inject({
          method:
            method === 'GET' || method === 'POST' || method === 'PATCH' || method === 'PUT'
              ? method
              : 'DELETE',
          url: addressOf(route, { ...options.params }, options.query),
          headers: {
            'idempotency-key': options.key ?? randomUUID(),
            ...(caller.cookie && { cookie: caller.cookie }),
            ...(Buffer.isBuffer(options.body) && { 'content-type': 'application/octet-stream' }),
            ...options.headers,
          },
          ...(options.address && { remoteAddress: options.address }),
          ...(method !== 'GET' && { payload: options.body ?? {} }),
        })
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
        }
      },
    }),
  }
}
