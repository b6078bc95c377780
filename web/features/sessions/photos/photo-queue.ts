import { photoKind, SIGNATURE_BYTES } from '#domain/photos/photo-kind.ts'
import { MOST_BYTES } from '#domain/photos/photo-limits.ts'
import { ApiError, isTemporary } from '#web/api/api-error.ts'
import type { Phase } from '#web/photo-view/photo.ts'
import { type Outcome, SyncEngine } from '#web/sync/sync-engine.ts'
import type { PhotoDurability, PhotoStorage, WaitingPhoto } from './photo-storage.ts'
import type { Sending } from './send-photo.ts'

/** A photo to upload: queued, or waiting for the connection after a failed attempt. */
export interface Upload extends WaitingPhoto {
  state: { at: 'queued' } | { at: 'sending'; share: number } | { at: 'waiting' } | { at: 'refused' }
  /** Null until the photo has been stored on the device. */
  kept: PhotoDurability | null
}

export interface PhotoQueueOptions {
  storage: PhotoStorage
  send(sending: Sending): Promise<void>
  /** Called when the server has a new photo of this session. */
  arrived(sessionId: string): Promise<void>
  /** Runs the work unless another page of this browser does the same. */
  withTabLock<T>(work: () => Promise<T>): Promise<T>
}

const refused = (status: number, code: 'photo_too_large' | 'photo_type') =>
  new ApiError({ status, body: code, problem: { code } })

/** Refuses at once, even offline, what the server would refuse after minutes of uploading. */
async function refusalAtOnce(file: Blob): Promise<ApiError | null> {
  if (file.size > MOST_BYTES) return refused(413, 'photo_too_large')
  const beginning = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer())
  return photoKind(beginning) ? null : refused(415, 'photo_type')
}

/** Refusals that may end soon are not stored on the device. The next page sends the photo again. */
const PASSING = ['not_signed_in', 'session_closed']

/** The unsent photos of all sessions while the page is open. They are stored on the device and sent one at a time. */
export class PhotoQueue {
  #uploads: readonly Upload[] = []
  /** Files that were added in this page. Those of an earlier page are in the device's storage. */
  readonly #files = new Map<string, Blob>()
  readonly #options: PhotoQueueOptions
  readonly #engine: SyncEngine<readonly Upload[]>
  #sending: { key: string; ends: AbortController } | null = null

  constructor(options: PhotoQueueOptions) {
    this.#options = options
    this.#engine = new SyncEngine({
      view: () => this.#uploads,
      write: () => this.#storeNew(),
      attempt: () => this.#sendOnce(),
      withTabLock: options.withTabLock,
    })
  }

  readonly uploads = (): readonly Upload[] => this.#engine.view()

  readonly subscribe = (listener: () => void): (() => void) => this.#engine.subscribe(listener)

  #put(uploads: readonly Upload[]): void {
    this.#uploads = uploads
    this.#engine.changed()
  }

  #change(key: string, change: Partial<Upload>): void {
    this.#put(this.#uploads.map((each) => (each.key === key ? { ...each, ...change } : each)))
  }

  #move(from: 'queued' | 'waiting', to: 'queued' | 'waiting'): void {
    this.#put(this.#uploads.map((each) => (each.state.at === from ? { ...each, state: { at: to } } : each)))
  }

  #has(key: string): boolean {
    return this.#uploads.some((each) => each.key === key)
  }

  #remove(key: string): void {
    this.#files.delete(key)
    this.#put(this.#uploads.filter((each) => each.key !== key))
  }

  #go(): void {
    this.#engine.sendSoon()
    this.#engine.sendNow()
  }

  /** Loads the photos that earlier pages left on the device. */
  async adopt(): Promise<void> {
    // Without storage the call rejects; then there is nothing to load.
    const left = await this.#options.storage.all().catch(() => [])
    const found = left
      .filter(({ key }) => !this.#has(key))
      .map(
        (photo): Upload => ({
          ...photo,
          state: { at: photo.refusal ? 'refused' : 'queued' },
          kept: 'kept',
        }),
      )
    if (found.length === 0) return
    this.#put([...this.#uploads, ...found])
    this.#go()
  }

  /** Adds pictures. They are shown at once, stored on the device, then sent. */
  add(sessionId: string, phase: Phase, files: readonly File[]): void {
    const added = files.map((file): Upload => {
      const key = crypto.randomUUID()
      this.#files.set(key, file)
      const { name, type } = file
      return { key, sessionId, phase, name, type, refusal: null, state: { at: 'queued' }, kept: null }
    })
    this.#put([...this.#uploads, ...added])
    void this.#engine.save()
  }

  /** Stores one photo at a time, so that each attempt sees the remaining room. */
  async #storeNew(): Promise<void> {
    const isNew = ({ kept }: Upload) => kept === null
    for (let next = this.#uploads.find(isNew); next; next = this.#uploads.find(isNew)) await this.#store(next)
  }

  async #store(upload: Upload): Promise<void> {
    const file = this.#files.get(upload.key) ?? new Blob()
    // A file that cannot be read (because it was moved, or is a folder) is not a picture.
    const refusal = await refusalAtOnce(file).catch(() => refused(415, 'photo_type'))
    if (refusal) return this.#change(upload.key, { refusal, state: { at: 'refused' }, kept: 'nowhere' })
    const kept = await this.#options.storage.keep(upload, file)
    if (!this.#has(upload.key))
      return void (await this.#options.storage.drop(upload.key).catch(() => undefined))
    this.#change(upload.key, { kept })
    this.#go()
  }

  async #sendOnce(): Promise<Outcome> {
    const next = this.#uploads.find(({ state, kept }) => state.at !== 'refused' && kept !== null)
    if (!next) return 'done'
    try {
      await this.#sendOne(next)
      return 'again'
    } catch (error) {
      return this.#afterFailure(next.key, error)
    }
  }

  async #sendOne(upload: Upload): Promise<void> {
    const { key, sessionId } = upload
    const { storage } = this.#options
    const here = upload.kept !== 'kept' || (await storage.has(key).catch(() => true))
    const file = here ? await this.picture(upload) : null
    if (file) {
      this.#sending = { key, ends: new AbortController() }
      const onProgress = (share: number) => this.#change(key, { state: { at: 'sending', share } })
      try {
        const { signal } = this.#sending.ends
        await this.#options.send({ photo: upload, file, onProgress, signal })
      } finally {
        this.#sending = null
      }
      if (upload.kept === 'kept') await storage.drop(key)
      this.#move('waiting', 'queued')
    }
    // Without a file, another page has sent it or its key is gone, so there is nothing to send.
    await this.#options.arrived(sessionId).catch(() => undefined)
    this.#remove(key)
  }

  async #afterFailure(key: string, error: unknown): Promise<Outcome> {
    const upload = this.#uploads.find((each) => each.key === key)
    if (!upload) return 'again'
    if (isTemporary(error) || !(error instanceof ApiError)) {
      this.#change(key, { state: { at: 'waiting' } })
      this.#move('queued', 'waiting')
      return 'retry'
    }
    this.#change(key, { refusal: error, state: { at: 'refused' } })
    const lasting = error.code !== null && !PASSING.includes(error.code)
    if (lasting && upload.kept === 'kept') {
      await this.#options.storage.update({ ...upload, refusal: error }).catch(() => undefined)
    }
    return 'again'
  }

  /** The bytes of a picture; null if they are gone. */
  readonly picture = async (upload: Upload): Promise<Blob | null> =>
    this.#files.get(upload.key) ?? this.#options.storage.open(upload).catch(() => null)

  /** Sends the waiting photos now, and the named one even if it was refused. */
  retry(key?: string): void {
    if (key) this.#change(key, { refusal: null, state: { at: 'queued' } })
    this.#go()
  }

  /** Discards a photo. */
  discard(key: string): void {
    if (this.#sending?.key === key) this.#sending.ends.abort()
    this.#remove(key)
    void this.#options.storage.drop(key).catch(() => undefined)
  }

  /** Forgets all photos after the device was wiped. */
  forget(): void {
    this.#sending?.ends.abort()
    this.#files.clear()
    this.#put([])
  }
}
