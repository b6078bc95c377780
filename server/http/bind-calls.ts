import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { accessRules, requiresPlan } from '#contract/access.ts'
import type { AnyCall } from '#contract/calls.ts'
import type { ProblemAt } from '#contract/errors.ts'
import type { Actor, Database, Transaction } from '../database/database.ts'
import { refuseBadValue } from './body-parser.ts'
import { cookieHash } from './cookie.ts'
import type { Ask, RunAfter } from './handler-types.ts'
import { AlreadyDone, runIdempotent } from './idempotency.ts'
import { addressBlock, type Limits } from './limits.ts'
import { AppError } from './problem.ts'
import { restrictedInsteadOfMissing } from './restricted-file.ts'
import { queryOf } from './search-words.ts'
import { fileSent, sendFile } from './send-file.ts'

/** The parts of the application that the binding uses. */
export interface Binding {
  database: Database
  limits: Limits
  secure: boolean
  now(): Date
}

/**
 * A handler as the binder sees it. The table of handlers already checked which input belongs to which call. Here the
 * types are declared as methods, which TypeScript compares bivariantly.
 */
interface LooseIdempotent {
  run(input: object): Promise<unknown>
  replay(tx: Transaction, id: string): Promise<unknown>
}
type LoosePlain = { handle(input: object): Promise<unknown> }['handle']
type LooseHandler = LoosePlain | LooseIdempotent

const uuid = z.guid()

function problemsOf(error: z.ZodError): ProblemAt[] {
  return error.issues.map((issue) => {
    const custom: unknown = issue.code === 'custom' ? issue.params?.code : undefined
    return {
      path: issue.path.map((part) => (typeof part === 'number' ? part : String(part))),
      code: typeof custom === 'string' ? custom : issue.code,
    }
  })
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new AppError('invalid_request', { problems: problemsOf(parsed.error) })
  return parsed.data
}

/** @throws AppError `bad_json` for a request without a body */
function rawBodyOf(body: unknown): Buffer {
  if (!Buffer.isBuffer(body) || body.length === 0) throw new AppError('bad_json')
  return body
}

/** Ids must be UUIDs; anything else cannot exist. */
function parseParams(params: unknown): Record<string, string> {
  const named = Object.entries(params ?? {})
  for (const [name, value] of named) {
    refuseBadValue(value)
    if (name.endsWith('Id') && !uuid.safeParse(value).success) throw new AppError('not_found')
  }
  return Object.fromEntries(named)
}

/** Applies the call's access rule: 401 without a sign-in, 403 with the wrong role or for a practice that is read-only. */
export function refuseByRule(call: AnyCall, actor: Actor): void {
  const kind = actor.kind === 'system' || actor.kind === 'arriving' ? 'anonymous' : actor.kind
  if ('readOnly' in actor && actor.readOnly && requiresPlan.includes(call.access))
    throw new AppError('practice_read_only')
  if (accessRules[call.access][kind] !== 'no') return
  throw new AppError(kind === 'anonymous' ? 'not_signed_in' : 'wrong_role')
}

/** A request of a call, with the hash of its cookie. */
interface Called {
  binding: Binding
  call: AnyCall
  request: FastifyRequest
  cookieHash: Buffer | null
}

async function spendLimit({ binding, call, request, cookieHash: hash }: Called): Promise<void> {
  if (!call.limit) return
  const keys = hash ? [`cookie:${hash.toString('hex')}`] : []
  await binding.limits.spend(call.limit, [`address:${addressBlock(request.ip)}`, ...keys])
}

const circumstancesOf = ({ binding, request }: Called) => ({ now: binding.now(), requestId: request.id })

function runner(called: Called) {
  return <T>(work: (tx: Transaction) => Promise<T>): Promise<T> =>
    called.binding.database.perform(called, circumstancesOf(called), async (tx) => {
      refuseByRule(called.call, tx.actor)
      return work(tx)
    })
}

function runnerAfter(called: Called): RunAfter {
  return (read, work) =>
    called.binding.database.performAfter(called, circumstancesOf(called), read, async (tx, answer) => {
      refuseByRule(called.call, tx.actor)
      return work(tx, answer)
    })
}

/** The access rule applies to the actor with whom the query came back. Until then row security alone decides. */
function asker(called: Called): Ask {
  return async (read) => {
    const asked = await called.binding.database.ask(called, circumstancesOf(called), read)
    refuseByRule(called.call, asked.actor)
    return asked
  }
}

type Runner = ReturnType<typeof runner>

/** Runs the work for the first request. A repeated request gets the response for what the first one created. */
async function handleIdempotent(
  call: AnyCall,
  handler: LooseIdempotent,
  input: { params: object; body: unknown; request: FastifyRequest; run: Runner },
): Promise<unknown> {
  const key = input.request.headers['idempotency-key']
  if (typeof key !== 'string' || !/^[\w-]{8,64}$/.test(key)) throw new AppError('idempotency_key_missing')
  const keyed = { call: call.route, key, request: { params: input.params, body: input.body ?? null } }
  const run = <T extends { id: string }>(work: (tx: Transaction) => Promise<T>) =>
    input.run((tx) => runIdempotent(tx, keyed, () => work(tx)))
  try {
    return await handler.run({ ...input, run })
  } catch (error) {
    if (!(error instanceof AlreadyDone)) throw error
    return input.run((tx) => handler.replay(tx, error.resource))
  }
}

function send(call: AnyCall, reply: FastifyReply, response: unknown): unknown {
  if (reply.sent) return reply
  if (call.file) return sendFile(reply, call.file, fileSent.parse(response))
  reply.code(call.status ?? (call.response ? 200 : 204))
  return call.response ? call.response.parse(response) : reply.send()
}

function bindCall(app: FastifyInstance, call: AnyCall, handler: LooseHandler, binding: Binding): void {
  const [method = 'GET', url = '/'] = call.route.split(' ')
  app.route({
    method,
    url,
    // A call without a response body is a stream or a change, so HEAD is not offered.
    exposeHeadRoute: call.response !== undefined,
    config: { upload: call.upload ?? false, rawBody: call.rawBody ?? false },
    onRequest: async (request) => {
      if (accessRules[call.access].anonymous === 'no' && !cookieHash(request, binding.secure))
        throw new AppError('not_signed_in')
    },
    handler: async (request, reply) => {
      const called = { binding, call, request, cookieHash: cookieHash(request, binding.secure) }
      await spendLimit(called)
      const query = queryOf(call, request)
      refuseBadValue(query)
      const run = runner(called)
      const parsed = {
        params: parseParams(request.params),
        query: parse(call.query, query),
        body: call.rawBody ? rawBodyOf(request.body) : parse(call.body, request.body ?? {}),
        run,
        precheck: run,
        ask: asker(called),
        entry: { cookieHash: called.cookieHash },
        runAfter: runnerAfter(called),
        request,
        reply,
      }
      const handled =
        typeof handler === 'function' ? handler(parsed) : handleIdempotent(call, handler, parsed)
      const response = await handled.catch((error: unknown) =>
        restrictedInsteadOfMissing(error, parsed.params, run),
      )
      return send(call, reply, response)
    },
  })
}

/**
 * Makes a route for every call. The start fails if a call has no handler or a handler has no call.
 * @throws Error naming the routes that do not match
 */
export function bindCalls(
  app: FastifyInstance,
  calls: readonly AnyCall[],
  handlers: Record<string, LooseHandler>,
  binding: Binding,
): void {
  const declared = new Set<string>(calls.map((call) => call.route))
  const missing = [...declared].filter((route) => !handlers[route])
  const undeclared = Object.keys(handlers).filter((route) => !declared.has(route))
  if (missing.length + undeclared.length > 0)
    throw new Error(
      `calls without handler: ${missing.join(', ')}; handlers without call: ${undeclared.join(', ')}`,
    )
  for (const call of calls) {
    const handler = handlers[call.route]
    if (handler) bindCall(app, call, handler, binding)
  }
}
