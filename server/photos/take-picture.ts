import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { MOST_BYTES } from '#domain/photos/photo-limits.ts'
import { AppError } from '../http/problem.ts'
import { HeldBytes, NoRoom } from './held-bytes.ts'
import { MOST_HELD_BYTES } from './photo-limits.ts'
import { PhotoRefusal } from './photo-refusal.ts'
import type { PreparedPhoto } from './prepare-photo.ts'
import { readUpload } from './read-upload.ts'
import type { ScanUpload } from './scan-upload.ts'

const uploads = new HeldBytes(MOST_HELD_BYTES)

/** The bytes as they come. Who is refused in the middle still hears why: the line stays open for the answer. */
function bytesOf({ body, headers }: FastifyRequest): AsyncIterable<Uint8Array> {
  if (!(body instanceof Readable)) throw new AppError('unsupported_media_type')
  if (Number(headers['content-length']) > MOST_BYTES) throw new PhotoRefusal('photo_too_large')
  return body.iterator({ destroyOnReturn: false })
}

/**
 * Reads the picture that a request brings, has it scanned, and makes of it what is kept. Slow: outside any transaction, after it was
 * asked who may.
 * @throws AppError `unsupported_media_type`, `unavailable` while too many others come at once, or why the picture is not taken
 */
export async function takePicture(
  request: FastifyRequest,
  reply: FastifyReply,
  scan: ScanUpload,
): Promise<PreparedPhoto> {
  try {
    return await uploads.during(async (claim) => {
      const bytes = await readUpload(bytesOf(request), claim)
      await scan(bytes)
      // The image library is loaded with the first picture: most processes see none for long.
      const { preparePhoto } = await import('./prepare-photo.ts')
      return await preparePhoto(bytes)
    })
  } catch (error) {
    // Does not wait for bytes that were not read.
    reply.header('connection', 'close')
    if (error instanceof NoRoom) throw new AppError('unavailable')
    throw error instanceof PhotoRefusal ? new AppError(error.code) : error
  }
}
