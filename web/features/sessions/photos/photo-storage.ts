import { isObject } from '#domain/json/json.ts'
import { ApiError } from '#web/api/api-error.ts'
import type { Phase } from '#web/photo-view/photo.ts'
import {
  DeviceFull,
  dropFile,
  hasFile,
  keepFile,
  openFile,
  readFiles,
  updateFileText,
} from '#web/sync/stored-files.ts'

/** What is known of a photo that is not with the server yet. */
export interface WaitingPhoto {
  /** Its idempotency key: sent again with it, it is one photo. */
  key: string
  sessionId: string
  phase: Phase
  /** The file's name and type, as the device tells them. */
  name: string
  type: string
  /** The server will not have it; null while that is not known. */
  refusal: ApiError | null
}

/** `full`: the device has no room; `nowhere`: the browser keeps nothing. Such a photo lives in its page alone. */
export type PhotoDurability = 'kept' | 'full' | 'nowhere'

/** Where photos wait on this device, for every page of this browser. */
export interface PhotoStorage {
  keep(photo: WaitingPhoto, file: Blob): Promise<PhotoDurability>
  /** Notes what the server said of a photo. */
  update(photo: WaitingPhoto): Promise<void>
  drop(key: string): Promise<void>
  /** False when another page has sent or dropped it. Rejects where the browser keeps nothing. */
  has(key: string): Promise<boolean>
  open(photo: WaitingPhoto): Promise<Blob | null>
  /** Every photo that waits, whatever session it is of. */
  all(): Promise<WaitingPhoto[]>
}

/** The layout of what is kept about a photo: another one is not read. */
const LAYOUT = 1
const FOLDER = `photo/${LAYOUT}/`
const placeOf = (key: string) => `${FOLDER}${key}`

interface KeptWords extends Omit<WaitingPhoto, 'refusal'> {
  refusal: Pick<ApiError, 'status' | 'code' | 'params'> | null
}

function written({ refusal, ...photo }: WaitingPhoto): string {
  const words: KeptWords = {
    ...photo,
    refusal: refusal && { status: refusal.status, code: refusal.code, params: refusal.params },
  }
  return JSON.stringify(words)
}

function readBack(text: string): WaitingPhoto[] {
  const words: KeptWords | null = JSON.parse(text)
  if (!isObject(words)) return []
  const { refusal, ...photo } = words
  if (!refusal) return [{ ...photo, refusal: null }]
  const { status, code, params } = refusal
  const problem = { ...(code && { code }), params }
  return [{ ...photo, refusal: new ApiError({ status, body: code ?? '', problem }) }]
}

export const devicePhotoStorage: PhotoStorage = {
  async keep(photo, file) {
    try {
      await keepFile(placeOf(photo.key), written(photo), file, new Date())
      return 'kept'
    } catch (error) {
      return error instanceof DeviceFull ? 'full' : 'nowhere'
    }
  },
  update: (photo) => updateFileText(placeOf(photo.key), written(photo)),
  drop: (key) => dropFile(placeOf(key)),
  has: (key) => hasFile(placeOf(key)),
  async open({ key, type }) {
    const bytes = await openFile(placeOf(key))
    return bytes && new Blob([bytes], { type })
  },
  all: async () => (await readFiles(FOLDER, new Date())).flatMap(({ about }) => readBack(about)),
}
