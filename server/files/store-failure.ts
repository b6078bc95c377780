import type { FileStore } from './file-store.ts'

/** A request to the file store failed. Its files are unchanged. */
export class StoreFailure extends Error {
  /** `full`: no space left. `unavailable`: it does not respond, or refuses. */
  readonly reason: 'full' | 'unavailable'

  constructor(reason: StoreFailure['reason'], place: string, cause: Error) {
    super(`files in ${place}: ${reason} (${'code' in cause ? String(cause.code) : cause.name})`, { cause })
    this.name = 'StoreFailure'
    this.reason = reason
  }
}

const NO_ROOM = /^(ENOSPC|EDQUOT|EFBIG)$/
const SYSTEM_ERROR = /^E[A-Z0-9]{2,}$/
const STATUS_NO_ROOM = 507

/** The status of the bucket's response; 0 without a response; null when the error is not from a bucket. */
function bucketStatus(error: Error): number | null {
  if ('$metadata' in error) {
    const metadata = error.$metadata
    const answered = typeof metadata === 'object' && metadata !== null && 'httpStatusCode' in metadata
    return answered ? Number(metadata.httpStatusCode) : 0
  }
  return ['TimeoutError', 'AbortError'].includes(error.name) ? 0 : null
}

/** Converts an error of the system or the bucket to a `StoreFailure`. Any other error is returned unchanged. */
function asFailure(error: unknown, place: string): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : ''
  const status = bucketStatus(error)
  if (NO_ROOM.test(code) || status === STATUS_NO_ROOM) return new StoreFailure('full', place, error)
  if (SYSTEM_ERROR.test(code) || status !== null) return new StoreFailure('unavailable', place, error)
  return error
}

/** Wraps a store so that errors of the system or the service are thrown as `StoreFailure`. */
export function withStoreFailures(store: FileStore): FileStore {
  const { place } = store
  const translated = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      throw asFailure(error, place)
    }
  }
  return {
    place,
    put: (key, bytes) => translated(() => store.put(key, bytes)),
    get: (key) => translated(() => store.get(key)),
    async *list() {
      try {
        yield* store.list()
      } catch (error) {
        throw asFailure(error, place)
      }
    },
    delete: (key) => translated(() => store.delete(key)),
    deleteFolder: (riderId) => translated(() => store.deleteFolder(riderId)),
  }
}
