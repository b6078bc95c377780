import { MOST_BYTES } from '#domain/photos/photo-limits.ts'
import { PhotoRefusal } from './photo-refusal.ts'
import { releaseBytes } from './release-bytes.ts'

/**
 * Reads an upload as a stream and stops at the size limit, whatever length was announced.
 * @param claim called for each part before it is kept; may throw
 * @param ownParts whether nobody else uses the parts of the stream, so that their memory can be returned
 * @throws PhotoRefusal `photo_too_large`
 */
export async function readUpload(
  stream: AsyncIterable<Uint8Array>,
  claim: (bytes: number) => void = () => undefined,
  ownParts = false,
): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of stream) {
    length += part.length
    if (length > MOST_BYTES) throw new PhotoRefusal('photo_too_large')
    claim(part.length)
    parts.push(part)
  }
  const upload = Buffer.concat(parts, length)
  if (ownParts) parts.forEach(releaseBytes)
  return upload
}
