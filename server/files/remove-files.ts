import type { Client } from 'pg'
import { isFileKey } from './file-key.ts'
import type { FileStore } from './file-store.ts'

/** The number of files removed per run. */
const BATCH = 100

/**
 * Removes the files from the store that the database requested to remove: those of deleted photos and erased riders. A
 * file that cannot be removed stays requested. A file that does not exist any more counts as removed.
 * @returns whether there may be more
 */
export async function removeFiles(owner: Pick<Client, 'query'>, files: FileStore): Promise<boolean> {
  const { rows } = await owner.query<{ key: string }>('select key from file_removal order by key limit $1', [
    BATCH,
  ])
  for (const { key } of rows) {
    await (isFileKey(key) ? files.delete(key) : files.deleteFolder(key))
    await owner.query('delete from file_removal where key = $1', [key])
  }
  return rows.length === BATCH
}

/** Removes all requested files now. */
export async function removeAllFiles(owner: Pick<Client, 'query'>, files: FileStore): Promise<void> {
  while (await removeFiles(owner, files));
}
