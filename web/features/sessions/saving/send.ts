import { api, type CallInput, type CallResponse } from '#web/api/api.ts'
import { ApiError } from '#web/api/api-error.ts'
import { trackOwnChange } from '#web/api/own-changes.ts'
import type { RequestExtras } from '#web/api/request.ts'
import type { FitSession } from '../session.ts'
import {
  type FitState,
  fieldsKept,
  type KeptRow,
  orderKept,
  rowCreated,
  valuesKept,
} from './apply-response.ts'
import { type Creation, type FieldsChange, type PendingChange, sureOf } from './pending-changes.ts'

/** A connection that hangs is given up, so that the next attempt can begin. */
const PATIENCE_MS = 20_000

const withPatience = () => ({ signal: AbortSignal.timeout(PATIENCE_MS) })

/** A body of the queue's own fields: they went in by the typed ways of `fit-work.ts`. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

/** Where a session's changes are sent to. Each call rejects with `ApiError`, or else when it is not reached. */
export interface FitServer {
  values(
    sessionId: string,
    batch: readonly PendingChange[],
  ): Promise<CallResponse<'POST /api/sessions/:sessionId/measurements'>>
  fields(sessionId: string, change: FieldsChange): Promise<KeptRow>
  create(sessionId: string, creation: Creation): Promise<Exclude<KeptRow, { of: 'session' }>>
  order(sessionId: string, ids: readonly string[]): Promise<FitSession['interventions']>
}

type ValueChanges = CallInput<'POST /api/sessions/:sessionId/measurements'>['body']['changes']

const valueChanges = (batch: readonly PendingChange[]): ValueChanges =>
  batch.flatMap((change): ValueChanges => {
    if (change.kind !== 'value') return []
    const { place, wanted, seen, confirmed } = change
    return plain([{ ...place, ...wanted, version: seen, ...(confirmed && { confirmed }) }])
  })

/** Whether the answer to a change of fields says all of it: with the bike goes what was measured on it before. */
const answerSaysAll = ({ of, fields }: FieldsChange): boolean => of !== 'session' || !('bikeId' in fields)

type Extras = Pick<RequestExtras, 'signal' | 'heard'>

/** Sends what is learned from its answer: its notice makes nobody here read the session again. */
const kept = <T>(sessionId: string, send: (extras: Extras) => Promise<T>): Promise<T> =>
  trackOwnChange(`/api/sessions/${sessionId}`, (heard) => send({ heard, ...withPatience() }))

async function sendFields(sessionId: string, change: FieldsChange, extras: Extras): Promise<KeptRow> {
  const { of, id, fields, seen } = change
  const rest = { body: plain({ version: seen, ...fields, ...sureOf(change) }), ...extras }
  if (of === 'session') {
    return { of, row: await api('PATCH /api/sessions/:sessionId', { params: { sessionId }, ...rest }) }
  }
  if (of === 'intervention') {
    const params = { sessionId, interventionId: id }
    return {
      of,
      row: await api('PATCH /api/sessions/:sessionId/interventions/:interventionId', { params, ...rest }),
    }
  }
  const params = { sessionId, recommendationId: id }
  return {
    of,
    row: await api('PATCH /api/sessions/:sessionId/recommendations/:recommendationId', { params, ...rest }),
  }
}

export const fitServer: FitServer = {
  values: (sessionId, batch) =>
    kept(sessionId, (extras) =>
      api('POST /api/sessions/:sessionId/measurements', {
        params: { sessionId },
        body: { changes: valueChanges(batch) },
        ...extras,
      }),
    ),
  fields: (sessionId, change) =>
    answerSaysAll(change)
      ? kept(sessionId, (extras) => sendFields(sessionId, change, extras))
      : sendFields(sessionId, change, withPatience()),
  create: (sessionId, { of, id, fields, sent }) =>
    kept(sessionId, async (extras) => {
      const rest = { params: { sessionId }, body: plain(sent ?? fields), idempotencyKey: id, ...extras }
      return of === 'intervention'
        ? { of, row: await api('POST /api/sessions/:sessionId/interventions', rest) }
        : { of, row: await api('POST /api/sessions/:sessionId/recommendations', rest) }
    }),
  order: (sessionId, ids) =>
    kept(sessionId, async (extras) => {
      const order = { params: { sessionId }, body: { ids: [...ids] }, ...extras }
      return (await api('POST /api/sessions/:sessionId/interventions/order', order)).items
    }),
}

/** An answer that was heard: what becomes of a state with it, and the name a new row was given. */
export interface Heard {
  settle(now: FitState): FitState
  renamed?: { from: string; to: string }
}

/** Sends a batch of `nextBatch`. Rejects as the server does. */
export async function sendBatch(
  server: FitServer,
  sessionId: string,
  batch: readonly PendingChange[],
): Promise<Heard> {
  const [first] = batch
  if (!first) return { settle: (now) => now }
  if (first.kind === 'value') {
    const kept = await server.values(sessionId, batch)
    return { settle: (now) => valuesKept(now, batch, kept) }
  }
  if (first.kind === 'order') {
    const items = await server.order(sessionId, first.ids)
    return { settle: (now) => orderKept(now, first, items) }
  }
  if (first.kind === 'creation') {
    const kept = await server.create(sessionId, first)
    return { settle: (now) => rowCreated(now, first, kept), renamed: { from: first.id, to: kept.row.id } }
  }
  const kept = await server.fields(sessionId, first)
  return { settle: (now) => fieldsKept(now, first, kept) }
}

/** What a failure means for what is being sent. */
export type Refusal = 'retry' | 'stale' | 'signedOut' | 'closed' | 'refused'

export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return 'retry'
  const { status, code } = error
  if (code === 'stale_version') return 'stale'
  if (code === 'session_closed') return 'closed'
  if (status === 401) return 'signedOut'
  const passes = status >= 500 || status === 429 || status === 408 || code === null
  return passes || code === 'request_in_progress' ? 'retry' : 'refused'
}
