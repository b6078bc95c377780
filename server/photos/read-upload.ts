import { MOST_BYTES } from '#domain/photos/photo-limits.ts'
import { PhotoRefusal } from './photo-refusal.ts'

/**
 * Reads an upload as it comes and stops at the bound, whatever length was announced.
 * @param claim is told of each part before it is kept, and may throw
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
