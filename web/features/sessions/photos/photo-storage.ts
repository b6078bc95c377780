import { isObject } from '#domain/json/json.ts'
import { ApiError } from '#web/api/api-error.ts'
import type { Phase } from '#web/photo-view/photo.ts'
import { deletePlaces, inFolder, readTexts } from '#web/sync/device-store.ts'
import { DeviceFull, hasFile, openFile, storeFile, updateFileText } from '#web/sync/stored-files.ts'

/** A photo that the server does not have yet. */
export interface WaitingPhoto {
  /** Its idempotency key. Sent twice, it is one photo. */
  key: string
  sessionId: string
  phase: Phase
  /** The file's name and type, as the device reports them. */
  name: string
  type: string
  /** Why the server refused it; null if it was not refused. */
  refusal: ApiError | null
}

/** `full`: the device has no room; `nowhere`: the browser has no storage. Such a photo is only in its page. */
export type PhotoDurability = 'kept' | 'full' | 'nowhere'

/** Where photos are stored on this device until they are sent, shared by all pages of this browser. */
export interface PhotoStorage {
  keep(photo: WaitingPhoto, file: Blob): Promise<PhotoDurability>
  /** Stores what the server answered about a photo. */
  update(photo: WaitingPhoto): Promise<void>
  drop(key: string): Promise<void>
  /** False if another page has sent or discarded it. Rejects without storage. */
  has(key: string): Promise<boolean>
  open(photo: WaitingPhoto): Promise<Blob | null>
  /** The waiting photos of all sessions. */
  all(): Promise<WaitingPhoto[]>
}

/** The layout version of stored photos. Other versions are not read. */
const LAYOUT = 1
const FOLDER = `photo/${LAYOUT}/`
const placeOf = (key: string) => `${FOLDER}${key}`

interface StoredPhoto extends Omit<WaitingPhoto, 'refusal'> {
  refusal: Pick<ApiError, 'status' | 'code' | 'params'> | null
}

function written({ refusal, ...photo }: WaitingPhoto): string {
  const stored: StoredPhoto = {
    ...photo,
    refusal: refusal && { status: refusal.status, code: refusal.code, params: refusal.params },
  }
  return JSON.stringify(stored)
}

const isText = (value: unknown): value is string => typeof value === 'string'

const isParams = (value: unknown): boolean =>
  isObject(value) && Object.values(value).every((each) => isText(each) || typeof each === 'number')

const isStoredRefusal = (value: unknown): value is NonNullable<StoredPhoto['refusal']> =>
  isObject(value) &&
  typeof value.status === 'number' &&
  (value.code === null || isText(value.code)) &&
  isParams(value.params)

function isStoredPhoto(value: unknown): value is StoredPhoto {
  if (!isObject(value)) return false
  const { key, sessionId, name, type, phase, refusal } = value
  return (
    [key, sessionId, name, type].every(isText) &&
    (phase === 'before' || phase === 'after') &&
    (refusal === null || isStoredRefusal(refusal))
  )
}

function readStored(text: string): WaitingPhoto[] {
  const stored: unknown = JSON.parse(text)
  if (!isStoredPhoto(stored)) return []
  const { refusal, ...photo } = stored
  if (!refusal) return [{ ...photo, refusal: null }]
  const { status, code, params } = refusal
  const problem = { ...(code && { code }), params }
  return [{ ...photo, refusal: new ApiError({ status, body: code ?? '', problem }) }]
}

export const devicePhotoStorage: PhotoStorage = {
  async keep(photo, file) {
    try {
      await storeFile(placeOf(photo.key), written(photo), file, new Date())
      return 'kept'
    } catch (error) {
      return error instanceof DeviceFull ? 'full' : 'nowhere'
    }
  },
  update: (photo) => updateFileText(placeOf(photo.key), written(photo)),
  drop: (key) => deletePlaces('files', [placeOf(key)]),
  has: (key) => hasFile(placeOf(key)),
  async open({ key, type }) {
    const bytes = await openFile(placeOf(key))
    return bytes && new Blob([bytes], { type })
  },
  all: async () =>
    (await readTexts('files', inFolder(FOLDER), new Date())).flatMap(({ text }) => readStored(text)),
}
