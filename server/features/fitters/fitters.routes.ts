import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Handlers, Run } from '../../http/handler-types.ts'
import type { ScanUpload } from '../../photos/scan-upload.ts'
import { takePicture } from '../../photos/take-picture.ts'
import { readListedFitter, readListedFitters } from './directory.service.ts'
import type { PagePicture } from './fitters.repository.ts'
import { changeOwnProfile, changePicture, readProfile } from './fitters.service.ts'
import { changeNews, readNews } from './news.service.ts'

interface Upload {
  precheck: Run
  run: Run
  request: FastifyRequest
  reply: FastifyReply
}

/** The calls of the fitter directory and of the fitter's own profile. */
export function fitterHandlers({ scan }: { scan: ScanUpload }) {
  const put =
    (picture: PagePicture) =>
    async ({ precheck, run, request, reply }: Upload) => {
      // Refuses other actors before any bytes are read.
      await precheck(readProfile)
      const { thumbnail } = await takePicture(request, reply, scan)
      return run((tx) => changePicture(tx, picture, thumbnail))
    }
  return {
    'GET /api/fitters': ({ run, query }) => run((tx) => readListedFitters(tx, query)),
    'GET /api/fitters/:slug': ({ run, params }) => run((tx) => readListedFitter(tx, params.slug)),
    'GET /api/fitter-profile': ({ run }) => run(readProfile),
    'PATCH /api/fitter-profile': ({ run, body }) => run((tx) => changeOwnProfile(tx, body)),
    'GET /api/fitter-news': ({ run }) => run(readNews),
    'PATCH /api/fitter-news': ({ run, body }) => run((tx) => changeNews(tx, body)),
    'PUT /api/fitter-profile/logo': put('logo'),
    'DELETE /api/fitter-profile/logo': ({ run }) => run((tx) => changePicture(tx, 'logo', null)),
    'PUT /api/fitter-profile/photo': put('photo'),
    'DELETE /api/fitter-profile/photo': ({ run }) => run((tx) => changePicture(tx, 'photo', null)),
  } satisfies Partial<Handlers>
}
