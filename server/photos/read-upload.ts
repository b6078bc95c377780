import { MOST_BYTES } from '#domain/photos/photo-limits.ts'
import { PhotoRefusal } from './photo-refusal.ts'

/**
 * Reads an upload as it comes and stops at the bound, whatever length was announced.
 * @throws PhotoRefusal `photo_too_large`
 */
export async function readUpload(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of stream) {
    length += part.length
    if (length > MOST_BYTES) throw new PhotoRefusal('photo_too_large')
    parts.push(part)
  }
  return Buffer.concat(parts, length)
}
