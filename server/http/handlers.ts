import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallKey, Parsed } from '#contract/calls.ts'
import type { Transaction } from '../database/database.ts'
import type { FileSent } from './send-file.ts'

/** Runs one transaction as the request's actor, after the call's access rule let it in. */
export type Run = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>

/** What a handler is given: the parsed request, and the way into the database. */
export interface Input<K extends CallKey> {
  params: Parsed[K]['params']
  query: Parsed[K]['query']
  body: Parsed[K]['body']
  run: Run
  /** The same, not counted in a call that happens once: to refuse before slow work begins. */
  ahead: Run
  request: FastifyRequest
  reply: FastifyReply
}

type Answer<K extends CallKey> = Parsed[K]['answer']

/** A call that is answered by its status alone. */
type Effect<K extends CallKey> = (input: Input<K>) => Promise<void>

/** A call that may be repeated at will. */
export type PlainHandler<K extends CallKey> = Parsed[K]['file'] extends true
  ? (input: Input<K>) => Promise<FileSent>
  : Answer<K> extends undefined
    ? Effect<K>
    : (input: Input<K>) => Promise<Answer<K>>

/**
 * A call that happens once for its key. `run` is wrapped: the work inside it runs the first time only.
 * `again` answers the repeated request from what was made then.
 */
export interface OnceHandler<K extends CallKey> {
  first(input: Input<K>): Promise<Answer<K> & { id: string }>
  again(tx: Transaction, id: string): Promise<Answer<K>>
}

export type Handler<K extends CallKey> = Parsed[K]['once'] extends true ? OnceHandler<K> : PlainHandler<K>

/** One handler a call; a call without one does not compile. */
export type Handlers = { [K in CallKey]: Handler<K> }
