import { MOST_BYTES } from '#domain/photos/photo-limits.ts'
import { PhotoRefusal } from './photo-refusal.ts'

/**
 * Reads an upload as a stream and stops at the size limit, whatever length was announced.
 * @param claim called for each part before it is kept; may throw
 * @throws PhotoRefusal `photo_too_large`
 */
export async function readUpload(
  stream: AsyncIterable<Uint8Array>,
  claim: (bytes: number) => void = () => undefined,
): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of stream) {
    length += part.length
    if (length > MOST_BYTES) throw new PhotoRefusal('photo_too_large')
    claim(part.length)
    parts.push(part)
  }
  return Buffer.concat(parts, length)
}
