import type { HolderKey, Place } from '../vault/vault.ts'
import { newFileKey } from './file-key.ts'
import type { FileStore } from './file-store.ts'

/** Files sealed under their rider's key. Destroying the key makes every copy unreadable. */
export interface SealedFiles extends Pick<FileStore, 'delete' | 'deleteFolder'> {
  /**
   * Seals bytes and stores them as a new file of the key's holder.
   * @param file the key to store them under, of `newFileKey`; a new one by default
   * @returns the file's key
   */
  put(holder: HolderKey, bytes: Uint8Array, file?: string): Promise<string>
  /**
   * Opens a file; null when it does not exist.
   * @throws when the file belongs to another holder, was changed, or was sealed for another key
   */
  get(holder: HolderKey, key: string): Promise<Buffer | null>
}

const placeOf = (key: string): Place => ({ table: 'file', row: key, field: 'bytes' })

export function sealedFiles(store: FileStore): SealedFiles {
  return {
    async put(holder, bytes, key = newFileKey(holder.holder)) {
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
