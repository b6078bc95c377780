import type { SealedFiles } from '../../files/sealed-files.ts'
import type { Handlers, Input } from '../../http/handler-types.ts'
import { AppError } from '../../http/problem.ts'
import type { ScanUpload } from '../../photos/scan-upload.ts'
import { takePicture } from '../../photos/take-picture.ts'
import {
  addPhoto,
  changePhoto,
  findPicture,
  replayPhoto,
  requireRoomForPhoto,
  type StoredPicture,
} from './photos.service.ts'

const ADD = 'POST /api/sessions/:sessionId/photos'

/**
 * Deletes files without a row, as far as possible. A file that remains, after a crash for example, is sealed and is
 * deleted when its rider is erased.
 */
async function deleteFiles(files: SealedFiles, ...keys: string[]): Promise<void> {
  await Promise.allSettled(keys.map((key) => files.delete(key)))
}

/** Checks access, then reads, re-encodes and stores the picture, all before the transaction that writes the row. */
async function storePicture(
  files: SealedFiles,
  scan: ScanUpload,
  input: Input<typeof ADD>,
): Promise<StoredPicture> {
  const key = await input.precheck((tx) => requireRoomForPhoto(tx, input.params.sessionId))
  const { display, thumbnail, width, height } = await takePicture(input.request, input.reply, scan)
  const file = await files.put(key, display)
  const small = await files.put(key, thumbnail).catch(async (error: unknown) => {
    await deleteFiles(files, file)
    throw error
  })
  return {
    file,
    thumbnail: small,
    width,
    height,
    bytes: display.length + thumbnail.length,
  }
}

/** The calls for the photos of a session. */
export const photoHandlers = ({ files, scan }: { files: SealedFiles; scan: ScanUpload }) =>
  ({
    [ADD]: {
      async run(input) {
        const picture = await storePicture(files, scan, input)
        try {
          return await input.run((tx) => addPhoto(tx, input.params.sessionId, input.query.phase, picture))
        } catch (error) {
          await deleteFiles(files, picture.file, picture.thumbnail)
          throw error
        }
      },
      replay: replayPhoto,
    },
    async 'GET /api/sessions/:sessionId/photos/:photoId/:size'({ run, params }) {
      const { file, key } = await run((tx) => findPicture(tx, params))
      const bytes = await files.get(key, file)
      if (!bytes) throw new AppError('not_found')
      return { bytes }
    },
    'PATCH /api/sessions/:sessionId/photos/:photoId': ({ run, params, body }) =>
      run((tx) => changePhoto(tx, params.sessionId, params.photoId, body)),
  }) satisfies Partial<Handlers>
