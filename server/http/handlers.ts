import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallKey, Parsed } from '#contract/calls.ts'
import type { Transaction } from '../database/database.ts'
import type { FileSent } from './send-file.ts'

/** Runs one transaction as the request's actor, after the call's access rule let it in. */
export type Run = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>

/** A handler's input: the parsed request, and the way into the database. */
export interface Input<K extends CallKey> {
  params: Parsed[K]['params']
  query: Parsed[K]['query']
  body: Parsed[K]['body']
  run: Run
  /** The same, but never recorded as the idempotent call's work: to refuse before slow work begins. */
  precheck: Run
  request: FastifyRequest
  reply: FastifyReply
}

type Response<K extends CallKey> = Parsed[K]['response']

/** A call whose response is its status alone. */
type Effect<K extends CallKey> = (input: Input<K>) => Promise<void>

/** A call that may be repeated at will. */
export type PlainHandler<K extends CallKey> = Parsed[K]['file'] extends true
  ? (input: Input<K>) => Promise<FileSent>
  : Response<K> extends undefined
    ? Effect<K>
    : (input: Input<K>) => Promise<Response<K>>

/**
 * A call that happens once for its `Idempotency-Key`. The transaction of `run` also records the key and what it made;
 * `replay` makes the response to a repeated request from what was made then.
 */
export interface IdempotentHandler<K extends CallKey> {
  run(input: Input<K>): Promise<Response<K> & { id: string }>
  replay(tx: Transaction, id: string): Promise<Response<K>>
}

export type Handler<K extends CallKey> = Parsed[K]['idempotent'] extends true
  ? IdempotentHandler<K>
  : PlainHandler<K>

/** One handler a call; a call without one does not compile. */
export type Handlers = { [K in CallKey]: Handler<K> }
