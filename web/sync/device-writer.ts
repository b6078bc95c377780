import type { Draft } from '../drafts/draft.ts'

/** Where drafts are kept on this device. Each call rejects where the browser keeps nothing. */
export interface DraftStorage {
  readDraft(form: string, now: Date): Promise<Draft | null>
  keepDraft(draft: Draft, now: Date): Promise<void>
  dropDraft(form: string): Promise<void>
}

export interface DeviceWriter {
  /** Writes the newest draft; resolves once it lies there, or could not be written. */
  keep(): Promise<void>
  /** From now on nothing is written; resolves once the last write is over. */
  end(): Promise<void>
  /** Something is being written. */
  readonly busy: boolean
}

/**
 * Writes the newest draft to the device, one write at a time.
 * @param failed called where the device keeps nothing
 * @param idle called once nothing is left to write
 */
export function createDeviceWriter(
  device: DraftStorage,
  newest: () => Draft,
  failed: () => void,
  idle: () => void,
): DeviceWriter {
  let waiting = false
  let ended = false
  let writing: Promise<void> | null = null
  const write = async () => {
    while (waiting) {
      waiting = false
      await device.keepDraft(newest(), new Date()).catch(failed)
    }
    writing = null
    idle()
  }
  return {
    get busy() {
      return writing !== null
    },
    keep() {
      if (ended) return Promise.resolve()
      waiting = true
      writing ??= write()
      return writing
    },
    async end() {
      ended = true
      waiting = false
      await writing
    },
  }
}
