import type { Calls } from '#contract/calls.ts'
import type { Change } from '#domain/questionnaires/changes.ts'
import { type Answer, api } from '#web/api/api.ts'
import { ApiError } from '#web/api/api-error.ts'
import type { Draft, Held } from './draft.ts'

export type Form = Answer<'GET /api/sessions/:sessionId/intake'>

const KEEP = 'PATCH /api/sessions/:sessionId/intake/draft'

/** Requests that outlive the page may be this large in all; a larger one goes the ordinary way. */
const KEEPALIVE_BYTES = 60_000

/** A connection that hangs is given up, so that the next attempt can begin. */
const PATIENCE_MS = 20_000

/** Where drafts are sent to and read from. */
export interface DraftServer {
  /** Keeps changes of a draft. Rejects with `ApiError`, or `TypeError` when the server is not reached. */
  keep(draft: Draft, changes: readonly Change[]): Promise<{ version: number; savedAt: string }>
  /** What the server holds; null when the form was submitted. */
  read(sessionId: string): Promise<Held | null>
}

/** The form as the server tells it, with its draft while it is not sent. */
export const readForm = (sessionId: string): Promise<Form> =>
  api('GET /api/sessions/:sessionId/intake', {
    params: { sessionId },
    signal: AbortSignal.timeout(PATIENCE_MS),
  })

export const intakeServer: DraftServer = {
  keep: ({ sessionId, version, formVersion }, changes) => {
    const text = JSON.stringify({ version, formVersion, changes })
    const body: Calls[typeof KEEP]['body'] = JSON.parse(text)
    const keepalive = new Blob([text]).size < KEEPALIVE_BYTES
    return api(KEEP, { params: { sessionId }, body, keepalive, signal: AbortSignal.timeout(PATIENCE_MS) })
  },
  read: async (sessionId) => {
    const form = await readForm(sessionId)
    return form.state === 'submitted' ? null : form.draft
  },
}

/** Why a draft cannot be sent any more, until something else happens. */
export type Halt = 'signedOut' | 'submitted' | 'refused' | 'wiped'
export type Refusal = Halt | 'conflict' | 'retry'

/** What a failure means for the draft. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return 'retry'
  if (error.code === 'draft_conflict') return 'conflict'
  if (error.code === 'already_submitted') return 'submitted'
  if (error.status === 401) return 'signedOut'
  const passes = error.status >= 500 || error.status === 429 || error.status === 408 || error.code === null
  return passes ? 'retry' : 'refused'
}
