import { parentPort, workerData } from 'node:worker_threads'
import type { HeifImage } from 'libheif-js/wasm-bundle.js'
import { MOST_PIXELS } from '#domain/photos/photo-limits.ts'
import { lowerThisThread } from '../thread-priority.ts'
import type { DecodedHeic } from './heic.ts'

/** The memory for a 25-megapixel picture and its tiles, plus half of that. */
const MOST_MEMORY_PAGES = (384 * 2 ** 20) / 65_536

/** Limits the growth of the decoder's memory. A file that needs more than any valid one is not decoded. */
function boundMemory(): void {
  const grow = WebAssembly.Memory.prototype.grow
  WebAssembly.Memory.prototype.grow = function bounded(this: WebAssembly.Memory, pages: number): number {
    if (this.buffer.byteLength / 65_536 + pages > MOST_MEMORY_PAGES) throw new RangeError('memory bound')
    return grow.call(this, pages)
  }
}

function pixelsOf(image: HeifImage, width: number, height: number): Promise<Uint8ClampedArray | null> {
  const data = new Uint8ClampedArray(width * height * 4)
  return new Promise((resolve) =>
    image.display({ data, width, height }, (filled) => resolve(filled?.data ?? null)),
  )
}

async function decode(file: Uint8Array): Promise<DecodedHeic> {
  // Imported after the limit is set, because the decoder creates its memory while it is loaded.
  const { default: libheif } = await import('libheif-js/wasm-bundle.js')
  const images = new libheif.HeifDecoder().decode(file)
  const image = images.find((each) => each.is_primary()) ?? images[0]
  if (!image) return { problem: 'photo_unreadable' }
  const [width, height] = [image.get_width(), image.get_height()]
  if (width < 1 || height < 1) return { problem: 'photo_unreadable' }
  if (width * height > MOST_PIXELS) return { problem: 'photo_too_many_pixels' }
  const rgba = await pixelsOf(image, width, height)
  return rgba ? { width, height, rgba } : { problem: 'photo_unreadable' }
}

lowerThisThread()
boundMemory()
parentPort?.postMessage(await decode(workerData))
