import type { Client } from 'pg'
import { isFileKey } from './file-key.ts'
import type { FileStore } from './file-store.ts'

/** Files removed before it is looked whether others wait too. */
const BATCH = 100

/**
 * Removes from the store what the database asked to be removed: the files of deleted photos and of erased riders.
 * What fails stays asked for; what was removed already counts as removed.
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

/** Removes all that was asked for, now. */
export async function removeAllFiles(owner: Pick<Client, 'query'>, files: FileStore): Promise<void> {
  while (await removeFiles(owner, files));
}
