import { Worker } from 'node:worker_threads'
import { type PhotoProblem, PhotoRefusal } from './photo-refusal.ts'
import { PATIENCE_SECONDS } from './processing-limits.ts'

export interface Pixels {
  width: number
  height: number
  /** Four bytes a pixel, row by row. */
  rgba: Uint8ClampedArray
}

export type DecodedHeic = Pixels | { problem: PhotoProblem }

/** The heap of the thread. The pixels and the decoder's memory are outside it and have their own limits. */
const HEAP_MB = 64

/**
 * Decodes the main picture of a HEIC file, with the file's rotation applied. Only the pixels are returned. Each file is
 * decoded in a thread of its own that ends afterwards, so that a hostile file cannot affect another one.
 * @throws PhotoRefusal
 */
export async function decodeHeic(file: Uint8Array): Promise<Pixels> {
  const worker = new Worker(new URL('./heic.worker.ts', import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    // The decoder prints messages about data that it cannot read.
    stdout: true,
    stderr: true,
  })
  try {
    const decoded = await new Promise<DecodedHeic>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('too slow')), PATIENCE_SECONDS * 1000)
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', () => {
        clearTimeout(timer)
        reject(new Error('the decoder ended'))
      })
    })
    if ('problem' in decoded) throw new PhotoRefusal(decoded.problem)
    return decoded
  } catch (error) {
    throw error instanceof PhotoRefusal ? error : new PhotoRefusal('photo_unreadable', { cause: error })
  } finally {
    await worker.terminate()
  }
}
