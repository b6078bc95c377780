import { open } from 'node:fs/promises'

/** Makes names in a folder durable: files that were made, renamed or removed in it stay so after a power loss. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
