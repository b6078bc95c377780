import { Readable } from 'node:stream'
import type { SealedFiles } from '../files/sealed-files.ts'
import type { HolderKey } from '../vault/vault.ts'

/** A finished copy, opened part by part while it is sent. It fails in the middle if a part is gone meanwhile. */
export function streamCopy(files: SealedFiles, key: HolderKey, parts: readonly string[]): Readable {
  async function* opened() {
    for (const file of parts) {
      const bytes = await files.get(key, file)
      if (!bytes) throw new Error('a part of the copy was deleted while it was sent')
      yield bytes
    }
  }
  return Readable.from(opened(), { objectMode: false })
}
