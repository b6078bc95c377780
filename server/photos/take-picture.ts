import { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { MOST_BYTES } from '#domain/photos/photo-limits.ts'
import { AppError } from '../http/problem.ts'
import { HeldBytes, NoRoom } from './held-bytes.ts'
import { PhotoRefusal } from './photo-refusal.ts'
import type { PreparedPhoto } from './prepare-photo.ts'
import { MOST_HELD_BYTES } from './processing-limits.ts'
import { readUpload } from './read-upload.ts'
import { releaseBytes } from './release-bytes.ts'
import type { ScanUpload } from './scan-upload.ts'

const uploads = new HeldBytes(MOST_HELD_BYTES)

/** The upload as a stream. Stopping early does not close the connection, so a refusal still reaches the client. */
function bytesOf({ body, headers }: FastifyRequest): AsyncIterable<Uint8Array> {
  if (!(body instanceof Readable)) throw new AppError('unsupported_media_type')
  if (Number(headers['content-length']) > MOST_BYTES) throw new PhotoRefusal('photo_too_large')
  return body.iterator({ destroyOnReturn: false })
}

/**
 * Reads the picture of a request, scans it and converts it to the stored form. The work is slow: call it outside a
 * transaction, after the access check.
 * @throws AppError `unsupported_media_type`, `unavailable` when too many uploads are in progress, or the code of a
 *   refusal
 */
export async function takePicture(
  request: FastifyRequest,
  reply: FastifyReply,
  scan: ScanUpload,
): Promise<PreparedPhoto> {
  try {
    return await uploads.during(async (claim) => {
      // Node copies what arrives on a connection for the request that it belongs to.
      const ownParts = request.body instanceof IncomingMessage
      const bytes = await readUpload(bytesOf(request), claim, ownParts)
      await scan(bytes)
      // Most processes receive no picture for a long time, so the image library is loaded with the first one.
      const { preparePhoto } = await import('./prepare-photo.ts')
      const photo = await preparePhoto(bytes)
      releaseBytes(bytes)
      return photo
    })
  } catch (error) {
    // Closes the connection instead of waiting for bytes that will not be read.
    reply.header('connection', 'close')
    if (error instanceof NoRoom) throw new AppError('unavailable')
    throw error instanceof PhotoRefusal ? new AppError(error.code) : error
  }
}
