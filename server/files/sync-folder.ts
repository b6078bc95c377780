import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { naming } from '../operator-problem.ts'

/** Makes names in a folder durable: files that were made, renamed or removed in it stay so after a power loss. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await naming(folder, () => handle.sync())
  } finally {
    await handle.close()
  }
}

/** Makes a folder durable with all that is in it, names and bytes. */
export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile() || entry.isDirectory()) await syncFolder(join(entry.parentPath, entry.name))
  await syncFolder(folder)
}
