import type { HolderKey, Place } from '../vault/vault.ts'
import { newFileKey } from './file-key.ts'
import type { FileStore } from './file-store.ts'

/** Files that open only with the key of the rider they are of; destroying the key ends them wherever copies lie. */
export interface SealedFiles extends Pick<FileStore, 'delete' | 'deleteFolder'> {
  /** Seals and stores bytes as a new file of the key's holder. @returns the file's key */
  put(holder: HolderKey, bytes: Uint8Array): Promise<string>
  /**
   * The bytes as they were put; null when there is no such file.
   * @throws when the file is another holder's, was changed or lies under another key
   */
  get(holder: HolderKey, key: string): Promise<Buffer | null>
}

const placeOf = (key: string): Place => ({ table: 'file', row: key, field: 'bytes' })

export function sealedFiles(store: FileStore): SealedFiles {
  return {
    async put(holder, bytes) {
      const key = newFileKey(holder.holder)
      await store.put(key, holder.sealBytes(placeOf(key), bytes))
      return key
    },
    async get(holder, key) {
      const sealed = await store.get(key)
      return sealed && holder.openBytes(placeOf(key), sealed)
    },
    delete: (key) => store.delete(key),
    deleteFolder: (riderId) => store.deleteFolder(riderId),
  }
}
