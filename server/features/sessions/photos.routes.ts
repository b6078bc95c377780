import type { SealedFiles } from '../../files/sealed-files.ts'
import type { Handlers, Input } from '../../http/handlers.ts'
import { AppError } from '../../http/problem.ts'
import { takePicture } from '../../photos/take-picture.ts'
import {
  addPhoto,
  changePhoto,
  findPicture,
  photoAddedBefore,
  roomForPhoto,
  type StoredPicture,
} from './photos.service.ts'

const ADD = 'POST /api/sessions/:sessionId/photos'

/** Asks who may, reads and re-encodes, stores: each outside the transaction of the next. */
async function storePicture(files: SealedFiles, input: Input<typeof ADD>): Promise<StoredPicture> {
  const key = await input.ahead((useCase) => roomForPhoto(useCase, input.params.sessionId))
  const { display, thumbnail, width, height } = await takePicture(input.request, input.reply)
  const file = await files.put(key, display)
  return {
    file,
    thumbnail: await files.put(key, thumbnail),
    width,
    height,
    bytes: display.length + thumbnail.length,
  }
}

/** Photos of a fit. */
export const photoHandlers = (files: SealedFiles) =>
  ({
    [ADD]: {
      async first(input) {
        const picture = await storePicture(files, input)
        try {
          return await input.run((useCase) =>
            addPhoto(useCase, input.params.sessionId, input.query.phase, picture),
          )
        } catch (error) {
          // Nobody will ask for these; what a crash leaves behind here stays, sealed, until its rider is erased.
          await Promise.all([files.delete(picture.file), files.delete(picture.thumbnail)])
          throw error
        }
      },
      again: photoAddedBefore,
    },
    async 'GET /api/sessions/:sessionId/photos/:photoId/:size'({ run, params }) {
      const { file, key } = await run((useCase) => findPicture(useCase, params))
      const bytes = await files.get(key, file)
      if (!bytes) throw new AppError('not_found')
      return { bytes, tag: `${params.photoId}-${params.size}` }
    },
    'PATCH /api/sessions/:sessionId/photos/:photoId': ({ run, params, body }) =>
      run((useCase) => changePhoto(useCase, params.sessionId, params.photoId, body)),
  }) satisfies Partial<Handlers>
