import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { accessRules } from '#contract/access.ts'
import type { AnyCall } from '#contract/calls.ts'
import type { ProblemAt } from '#contract/errors.ts'
import type { Actor, Database, Transaction } from '../database/database.ts'
import { refuseBadValue } from './content-door.ts'
import { cookieHash } from './cookie.ts'
import { AlreadyDone, runOnce } from './idempotency.ts'
import { addressBlock, type Limits } from './limits.ts'
import { AppError } from './problem.ts'
import { fileSent, sendFile } from './send-file.ts'

/** What the binding needs of the application. */
export interface Binding {
  database: Database
  limits: Limits
  secure: boolean
  now(): Date
}

/**
 * A handler as the binder sees it. Which input belongs to which call was checked where the table of handlers was
 * made; here the types are those of methods, which TypeScript compares in both directions.
 */
interface LooseOnce {
  first(input: object): Promise<unknown>
  again(tx: Transaction, id: string): Promise<unknown>
}
type LoosePlain = { handle(input: object): Promise<unknown> }['handle']
type LooseHandler = LoosePlain | LooseOnce

const uuid = z.guid()

function problemsOf(error: z.ZodError): ProblemAt[] {
  return error.issues.map((issue) => {
    const custom = issue.code === 'custom' ? issue.params?.code : undefined
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

/** Ids are uuids; anything else names nothing. */
function parseParams(params: unknown): Record<string, string> {
  const named = Object.entries(params ?? {})
  for (const [name, value] of named) {
    refuseBadValue(value)
    if (name.endsWith('Id') && !uuid.safeParse(value).success) throw new AppError('not_found')
  }
  return Object.fromEntries(named)
}

/** The call's rule, applied: who is not signed in may sign in, who has another role may not. */
export function refuseByRule(call: AnyCall, actor: Actor): void {
  const kind = actor.kind === 'system' || actor.kind === 'arriving' ? 'anonymous' : actor.kind
  if (accessRules[call.access][kind] !== 'no') return
  throw new AppError(kind === 'anonymous' ? 'not_signed_in' : 'wrong_role')
}

async function spendLimit(binding: Binding, call: AnyCall, request: FastifyRequest): Promise<void> {
  if (!call.limit) return
  const hash = cookieHash(request, binding.secure)
  const keys = hash ? [`cookie:${hash.toString('hex')}`] : []
  await binding.limits.spend(call.limit, [`address:${addressBlock(request.ip)}`, ...keys])
}

function runner(binding: Binding, call: AnyCall, request: FastifyRequest) {
  return <T>(work: (tx: Transaction) => Promise<T>): Promise<T> =>
    binding.database.perform(
      { cookieHash: cookieHash(request, binding.secure) },
      { now: binding.now(), requestId: request.id },
      async (tx) => {
        refuseByRule(call, tx.actor)
        return work(tx)
      },
    )
}

type Runner = ReturnType<typeof runner>

/** The first time runs the work; a repeated request answers what the first one made. */
async function handleOnce(
  call: AnyCall,
  handler: LooseOnce,
  input: { params: object; body: unknown; request: FastifyRequest; run: Runner },
): Promise<unknown> {
  const key = input.request.headers['idempotency-key']
  if (typeof key !== 'string' || !/^[\w-]{8,64}$/.test(key)) throw new AppError('idempotency_key_missing')
  const once = { call: call.route, key, request: { params: input.params, body: input.body ?? null } }
  const run = <T extends { id: string }>(work: (tx: Transaction) => Promise<T>) =>
    input.run((tx) => runOnce(tx, once, () => work(tx)))
  try {
    return await handler.first({ ...input, run })
  } catch (error) {
    if (!(error instanceof AlreadyDone)) throw error
    return input.run((tx) => handler.again(tx, error.resource))
  }
}

function send(call: AnyCall, reply: FastifyReply, answer: unknown): unknown {
  if (reply.sent) return reply
  if (call.file) return sendFile(reply, call.file, fileSent.parse(answer))
  reply.code(call.status ?? (call.answer ? 200 : 204))
  return call.answer ? call.answer.parse(answer) : reply.send()
}

function bindCall(app: FastifyInstance, call: AnyCall, handler: LooseHandler, binding: Binding): void {
  const [method = 'GET', url = '/'] = call.route.split(' ')
  app.route({
    method,
    url,
    // A call without an answer to look at is a stream or a change: nothing to ask the head of.
    exposeHeadRoute: call.answer !== undefined,
    config: { upload: call.upload ?? false },
    onRequest: async (request) => {
      if (accessRules[call.access].anonymous === 'no' && !cookieHash(request, binding.secure))
        throw new AppError('not_signed_in')
    },
    handler: async (request, reply) => {
      await spendLimit(binding, call, request)
      refuseBadValue(request.query)
      const run = runner(binding, call, request)
      const parsed = {
        params: parseParams(request.params),
        query: parse(call.query, request.query),
        body: parse(call.body, request.body ?? {}),
        run,
        ahead: run,
        request,
        reply,
      }
      const answer =
        typeof handler === 'function' ? await handler(parsed) : await handleOnce(call, handler, parsed)
      return send(call, reply, answer)
    },
  })
}

/**
 * Makes a route of every call. The start stops when a call has no handler or a handler no call.
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
