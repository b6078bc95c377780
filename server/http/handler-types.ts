import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { CallKey, Parsed } from '#contract/calls.ts'
import type { Actor, Entry, Transaction } from '../database/database.ts'
import type { DB } from '../database/schema.gen.ts'
import type { FileSent } from './send-file.ts'

/** An entry that depends on the cookie. */
export type CookieEntry = Exclude<Entry, { system: true }>

/** Runs one transaction as the request's actor, after the call's access rule was applied. */
export type Run = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>

/**
 * As `Run`, with reading queries that are sent together with the entry. They do not depend on who acts, except through
 * the database's own functions and row security. The access rule is applied before the work.
 */
export type RunAfter = <Read, T>(
  read: (db: Kysely<DB>) => Promise<Read>,
  work: (tx: Transaction, read: Read) => Promise<T>,
) => Promise<T>

/**
 * Runs one reading query as the request's actor in a single round trip. The query does not depend on who that is, except
 * through the database's own functions and row security. Afterwards the call's access rule is applied.
 */
export type Ask = <T>(read: (db: Kysely<DB>) => Promise<T>) => Promise<{ actor: Actor; answer: T }>

/** A handler's input: the parsed request, and functions that open transactions. */
export interface Input<K extends CallKey> {
  params: Parsed[K]['params']
  query: Parsed[K]['query']
  body: Parsed[K]['body']
  run: Run
  /** As `run`, but never recorded as the idempotent call's work: for refusing before slow work. */
  precheck: Run
  ask: Ask
  /** With what transactions get the request's actor, for a thread that opens them itself. */
  entry: CookieEntry
  runAfter: RunAfter
  request: FastifyRequest
  reply: FastifyReply
}

type Response<K extends CallKey> = Parsed[K]['response']

/** A call whose response is only its status. */
type Effect<K extends CallKey> = (input: Input<K>) => Promise<void>

/** A call that may be repeated. */
export type PlainHandler<K extends CallKey> = Parsed[K]['file'] extends true
  ? (input: Input<K>) => Promise<FileSent>
  : Response<K> extends undefined
    ? Effect<K>
    : (input: Input<K>) => Promise<Response<K>>

/**
 * A call that takes effect once per `Idempotency-Key`. The transaction of `run` also stores the key and the id of what
 * it created. `replay` makes the response to a repeated request from that.
 */
export interface IdempotentHandler<K extends CallKey> {
  run(input: Input<K>): Promise<Response<K> & { id: string }>
  replay(tx: Transaction, id: string): Promise<Response<K>>
}

export type Handler<K extends CallKey> = Parsed[K]['idempotent'] extends true
  ? IdempotentHandler<K>
  : PlainHandler<K>

/** One handler per call. A call without one is a compile error. */
export type Handlers = { [K in CallKey]: Handler<K> }
