import { intakeOf } from '#domain/forms/intake-versions.ts'
import { isObject } from '#domain/json/json.ts'
import type { Change } from '#domain/questionnaires/changes.ts'
import type { Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import { api, type CallResponse } from '#web/api/api.ts'
import { ApiError, isTemporary } from '#web/api/api-error.ts'
import { requestTimeout } from '#web/api/request.ts'
import { deletePlaces, inFolder, readTexts, type SealedRecord, storeText } from '#web/sync/device-store.ts'
import { type Draft, formOf, type ServerDraft } from './draft.ts'

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

/** The intake as the server tells it, with its draft while it is not sent. */
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

/** Where drafts are kept on this device. Each call rejects where the browser keeps nothing. */
export interface DraftStorage {
  readDraft(form: string, now: Date): Promise<Draft | null>
  writeDraft(draft: Draft, now: Date): Promise<void>
  dropDraft(form: string): Promise<void>
}

/** The layout of a stored draft: another one is not read. */
const LAYOUT = 1
const FOLDER = `${LAYOUT}/`
const placeOf = (draft: Draft) => `${FOLDER}${formOf(draft)}/${draft.formVersion}`

/** Whether a stored value is a draft of this layout; the server judges its answers. */
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
