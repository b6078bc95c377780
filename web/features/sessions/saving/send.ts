import { api, type CallResponse } from '#web/api/api.ts'
import { ApiError } from '#web/api/api-error.ts'
import { trackOwnChange } from '#web/api/own-changes.ts'
import type { RequestExtras } from '#web/api/request.ts'
import { isTemporary, requestTimeout } from '#web/sync/failure.ts'
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
import {
  interventionPatch,
  newIntervention,
  newRecommendation,
  recommendationPatch,
  sessionPatch,
  type ValueChangeBody,
  valueChangeBody,
} from './request-bodies.ts'

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

const valueChanges = (batch: readonly PendingChange[]): ValueChangeBody[] =>
  batch.flatMap((change): ValueChangeBody[] => {
    if (change.kind !== 'value') return []
    const { place, wanted, seen, confirmed } = change
    const { phase, key, side } = place
    const { value, reference, method } = wanted
    const sure = confirmed ? { confirmed } : {}
    return [valueChangeBody({ phase, key, side, value, reference, method, version: seen, ...sure })]
  })

/** Whether the answer to a change of fields says all of it: with the bike goes what was measured on it before. */
const answerSaysAll = ({ of, fields }: FieldsChange): boolean => of !== 'session' || !('bikeId' in fields)

type Extras = Pick<RequestExtras, 'signal' | 'heard'>

/** Sends what is learned from its answer: its notice makes nobody here read the session again. */
const kept = <T>(sessionId: string, send: (extras: Extras) => Promise<T>): Promise<T> =>
  trackOwnChange(`/api/sessions/${sessionId}`, (heard) => send({ heard, ...requestTimeout() }))

async function sendFields(sessionId: string, change: FieldsChange, extras: Extras): Promise<KeptRow> {
  const { of, id, fields, seen } = change
  const given = { version: seen, ...fields, ...sureOf(change) }
  if (of === 'session') {
    const call = { params: { sessionId }, body: sessionPatch(given), ...extras }
    return { of, row: await api('PATCH /api/sessions/:sessionId', call) }
  }
  if (of === 'intervention') {
    const params = { sessionId, interventionId: id }
    const call = { params, body: interventionPatch(given), ...extras }
    return { of, row: await api('PATCH /api/sessions/:sessionId/interventions/:interventionId', call) }
  }
  const params = { sessionId, recommendationId: id }
  const call = { params, body: recommendationPatch(given), ...extras }
  return { of, row: await api('PATCH /api/sessions/:sessionId/recommendations/:recommendationId', call) }
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
      : sendFields(sessionId, change, requestTimeout()),
  create: (sessionId, { of, id, fields, sent }) =>
    kept(sessionId, async (extras) => {
      const given = sent ?? fields
      const rest = { params: { sessionId }, idempotencyKey: id, ...extras }
      if (of === 'intervention') {
        const call = { ...rest, body: newIntervention(given) }
        return { of, row: await api('POST /api/sessions/:sessionId/interventions', call) }
      }
      const call = { ...rest, body: newRecommendation(given) }
      return { of, row: await api('POST /api/sessions/:sessionId/recommendations', call) }
    }),
  order: (sessionId, ids) =>
    kept(sessionId, async (extras) => {
      const order = { params: { sessionId }, body: { ids: [...ids] }, ...extras }
      return (await api('POST /api/sessions/:sessionId/interventions/order', order)).items
    }),
}

/** An answer that was heard: what becomes of a state with it, and the name a new row was given. */
export interface Heard {
  apply(now: FitState): FitState
  renamed?: { from: string; to: string }
}

/** Sends a batch of `nextBatch`. Rejects as the server does. */
export async function sendBatch(
  server: FitServer,
  sessionId: string,
  batch: readonly PendingChange[],
): Promise<Heard> {
  const [first] = batch
  if (!first) return { apply: (now) => now }
  if (first.kind === 'value') {
    const kept = await server.values(sessionId, batch)
    return { apply: (now) => valuesKept(now, batch, kept) }
  }
  if (first.kind === 'order') {
    const items = await server.order(sessionId, first.ids)
    return { apply: (now) => orderKept(now, first, items) }
  }
  if (first.kind === 'creation') {
    const kept = await server.create(sessionId, first)
    return { apply: (now) => rowCreated(now, first, kept), renamed: { from: first.id, to: kept.row.id } }
  }
  const kept = await server.fields(sessionId, first)
  return { apply: (now) => fieldsKept(now, first, kept) }
}

/** What a failure means for what is being sent. */
export type FitRefusal = 'retry' | 'stale' | 'signedOut' | 'closed' | 'refused'

export function fitRefusal(error: unknown): FitRefusal {
  if (!(error instanceof ApiError)) return 'retry'
  const { status, code } = error
  if (code === 'stale_version') return 'stale'
  if (code === 'session_closed') return 'closed'
  if (status === 401) return 'signedOut'
  return isTemporary(error) ? 'retry' : 'refused'
}
