import type { Change } from '#domain/questionnaires/changes.ts'
import { ApiError } from '#web/api/api-error.ts'
import type { Draft, ServerDraft } from './draft.ts'

/** Requests that outlive the page may be this large in all; a larger one goes the ordinary way. */
const KEEPALIVE_BYTES = 60_000

/** A connection that hangs is given up, so that the next attempt can begin. */
const PATIENCE_MS = 20_000

/** Where drafts are sent to and read from. */
export interface DraftServer {
  /** Keeps changes of a draft. Rejects with `ApiError`, or `TypeError` when the server is not reached. */
  keep(draft: Draft, changes: readonly Change[]): Promise<{ version: number; savedAt: string }>
  /** What the server holds; null when the form was submitted. */
  read(draft: Draft): Promise<ServerDraft | null>
}

/** How long a request of a form is waited for. */
export const requestTimeout = () => ({ signal: AbortSignal.timeout(PATIENCE_MS) })

/** The body of a request that keeps changes, and how it is sent so that it outlives the page where it can. */
export function patchRequest<Body>({ version, formVersion }: Draft, changes: readonly Change[]) {
  const text = JSON.stringify({ version, formVersion, changes })
  const body: Body = JSON.parse(text)
  return { body, keepalive: new Blob([text]).size < KEEPALIVE_BYTES, ...requestTimeout() }
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
