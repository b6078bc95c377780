import { intakeOf } from '#domain/forms/intake-versions.ts'
import { isObject } from '#domain/json/json.ts'
import type { Change } from '#domain/questionnaires/changes.ts'
import type { Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import { api, type CallResponse } from '#web/api/api.ts'
import { ApiError, isTemporary } from '#web/api/api-error.ts'
import { requestTimeout } from '#web/api/request.ts'
import { deletePlaces, inFolder, readTexts, type SealedRecord, storeText } from '#web/sync/device-store.ts'
import { type Draft, formOf, type ServerDraft } from './draft.ts'

/** The largest total size of requests that outlive the page. A larger request is sent the usual way. */
const KEEPALIVE_BYTES = 60_000

/** The server, as drafts need it. */
export interface DraftServer {
  /** Stores changes of a draft. Rejects with `ApiError`, or with `TypeError` if the server cannot be reached. */
  keep(draft: Draft, changes: readonly Change[]): Promise<{ version: number; savedAt: string }>
  /** The draft on the server; null if the form was submitted. */
  read(draft: Draft): Promise<ServerDraft | null>
}

/** A form as the server has it. It can be filled in while it is `open`. */
export interface ServerForm extends Pick<Draft, 'sessionId' | 'formVersion' | 'fitter' | 'followUp'> {
  state: string
  draft: ServerDraft
}

/** What differs between the kinds of forms while they are filled in. */
export interface FormKind {
  server: DraftServer
  /** The form's questions; undefined if this page is older than the form's version. */
  questionnaireOf(draft: Draft): Questionnaire | undefined
}

/** The body of a request that stores changes, and the options with which it outlives the page if it is small enough. */
export function patchRequest({ version, formVersion }: Draft, changes: readonly Change[]) {
  const body = { version, formVersion, changes: [...changes] }
  const { size } = new Blob([JSON.stringify(body)])
  return { body, keepalive: size < KEEPALIVE_BYTES, ...requestTimeout() }
}

/** Why a draft cannot be sent any more until something else happens. */
export type Halt = 'signedOut' | 'submitted' | 'restricted' | 'refused' | 'wiped'
export type DraftRefusal = Halt | 'conflict' | 'retry'

/** What a failure means for the draft. */
export function draftRefusal(error: unknown): DraftRefusal {
  if (!(error instanceof ApiError)) return 'retry'
  if (error.code === 'draft_conflict') return 'conflict'
  if (error.code === 'already_submitted') return 'submitted'
  if (error.status === 401) return 'signedOut'
  if (error.code === 'file_restricted') return 'restricted'
  return isTemporary(error) ? 'retry' : 'refused'
}

/** The intake as the server has it, with its draft while it is not submitted. */
export const readIntake = (sessionId: string): Promise<CallResponse<'GET /api/sessions/:sessionId/intake'>> =>
  api('GET /api/sessions/:sessionId/intake', { params: { sessionId }, ...requestTimeout() })

/** The intake of a session. */
export const intakeKind: FormKind = {
  server: {
    keep: (draft, changes) =>
      api('PATCH /api/sessions/:sessionId/intake/draft', {
        params: { sessionId: draft.sessionId },
        ...patchRequest(draft, changes),
      }),
    read: async ({ sessionId }) => {
      const form = await readIntake(sessionId)
      return form.state === 'submitted' ? null : form.draft
    },
  },
  questionnaireOf: ({ formVersion }) => intakeOf(formVersion),
}

/** The storage for drafts on this device. Every call rejects if the browser stores nothing. */
export interface DraftStorage {
  readDraft(form: string, now: Date): Promise<Draft | null>
  writeDraft(draft: Draft, now: Date): Promise<void>
  dropDraft(form: string): Promise<void>
}

/** The layout of stored drafts. Drafts in another layout are not read. */
const LAYOUT = 1
const FOLDER = `${LAYOUT}/`
const placeOf = (draft: Draft) => `${FOLDER}${formOf(draft)}/${draft.formVersion}`

/** Whether a stored value is a draft in this layout. Its answers are validated by the server. */
function isDraft(value: unknown): value is Draft {
  return isObject(value) && typeof value.sessionId === 'string' && [value.base, value.answers].every(isObject)
}

const parsedDrafts = (text: string): Draft[] => {
  const value: unknown = JSON.parse(text)
  return isDraft(value) ? [value] : []
}

/** The drafts that match, oldest first. */
async function storedDrafts(matches: (record: SealedRecord) => boolean, now: Date): Promise<Draft[]> {
  const own = (record: SealedRecord) => inFolder(FOLDER)(record) && matches(record)
  return (await readTexts('drafts', own, now)).flatMap(({ text }) => parsedDrafts(text))
}

/** The draft of a form on this device, or null. */
export const readDraft = async (form: string, now: Date): Promise<Draft | null> =>
  (await storedDrafts(({ sessionId }) => sessionId === form, now)).at(-1) ?? null

/** Every draft on this device. */
export const readDrafts = (now: Date): Promise<Draft[]> => storedDrafts(() => true, now)

export const writeDraft = (draft: Draft, now: Date): Promise<void> =>
  storeText('drafts', { place: placeOf(draft), sessionId: formOf(draft) }, JSON.stringify(draft), now)

/** Deletes the drafts of a form. */
export async function dropDraft(form: string): Promise<void> {
  const found = await readTexts('drafts', ({ sessionId }) => sessionId === form, new Date())
  await deletePlaces(
    'drafts',
    found.map(({ place }) => place),
  )
}

export const deviceDrafts: DraftStorage = { readDraft, writeDraft, dropDraft }
