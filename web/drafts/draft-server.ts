import type { Change } from '#domain/questionnaires/changes.ts'
import type { Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import { ApiError, isTemporary } from '#web/api/api-error.ts'
import { requestTimeout } from '#web/api/request.ts'
import type { Draft, ServerDraft } from './draft.ts'

/** Requests that outlive the page may be this large in all; a larger one goes the ordinary way. */
const KEEPALIVE_BYTES = 60_000

/** Where drafts are sent to and read from. */
export interface DraftServer {
  /** Keeps changes of a draft. Rejects with `ApiError`, or `TypeError` when the server is not reached. */
  keep(draft: Draft, changes: readonly Change[]): Promise<{ version: number; savedAt: string }>
  /** What the server holds; null when the form was submitted. */
  read(draft: Draft): Promise<ServerDraft | null>
}

/** A form as the server has it; it can be filled in while it is `open`. */
export interface ServerForm extends Pick<Draft, 'sessionId' | 'formVersion' | 'fitter' | 'followUp'> {
  state: string
  draft: ServerDraft
}

/** What differs between one kind of form and another while it is filled in. */
export interface FormKind {
  server: DraftServer
  /** What is asked; undefined when this page is older than the form. */
  questionnaireOf(draft: Draft): Questionnaire | undefined
}

/** The body of a request that keeps changes, and how it is sent so that it outlives the page where it can. */
export function patchRequest({ version, formVersion }: Draft, changes: readonly Change[]) {
  const body = { version, formVersion, changes: [...changes] }
  const { size } = new Blob([JSON.stringify(body)])
  return { body, keepalive: size < KEEPALIVE_BYTES, ...requestTimeout() }
}

/** Why a draft cannot be sent any more, until something else happens. */
export type Halt = 'signedOut' | 'submitted' | 'refused' | 'wiped'
export type DraftRefusal = Halt | 'conflict' | 'retry'

/** What a failure means for the draft. */
export function draftRefusal(error: unknown): DraftRefusal {
  if (!(error instanceof ApiError)) return 'retry'
  if (error.code === 'draft_conflict') return 'conflict'
  if (error.code === 'already_submitted') return 'submitted'
  if (error.status === 401) return 'signedOut'
  return isTemporary(error) ? 'retry' : 'refused'
}
