import { open } from 'node:fs/promises'
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
