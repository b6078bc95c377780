import { isObject } from '#domain/json/json.ts'
import { deletePlaces, inFolder, readTexts, type SealedRecord, storeText } from '#web/sync/device-store.ts'
import { type Draft, formOf } from './draft.ts'

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
