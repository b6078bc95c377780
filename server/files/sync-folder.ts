import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { naming } from '../operator-problem.ts'

/** Syncs a folder, so that creating, renaming and removing files in it survives a power loss. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await naming(folder, () => handle.sync())
  } finally {
    await handle.close()
  }
}

/** Syncs a folder with all its contents. */
export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile() || entry.isDirectory()) await syncFolder(join(entry.parentPath, entry.name))
  await syncFolder(folder)
}
