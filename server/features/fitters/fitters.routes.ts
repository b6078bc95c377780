import type { Handlers } from '../../http/handler-types.ts'
import type { ScanUpload } from '../../photos/scan-upload.ts'
import { takePicture } from '../../photos/take-picture.ts'
import {
  changeLogo,
  changeOwnProfile,
  readListedFitter,
  readListedFitters,
  readProfile,
} from './fitters.service.ts'
import { changeNews, readNews } from './news.service.ts'

/** The calls of the fitter directory and of the fitter's own profile. */
export const fitterHandlers = ({ scan }: { scan: ScanUpload }) =>
  ({
    'GET /api/fitters': ({ run }) => run(readListedFitters),
    'GET /api/fitters/:slug': ({ run, params }) => run((tx) => readListedFitter(tx, params.slug)),
    'GET /api/fitter-profile': ({ run }) => run(readProfile),
    'PATCH /api/fitter-profile': ({ run, body }) => run((tx) => changeOwnProfile(tx, body)),
    'GET /api/fitter-news': ({ run }) => run(readNews),
    'PATCH /api/fitter-news': ({ run, body }) => run((tx) => changeNews(tx, body)),
    async 'PUT /api/fitter-profile/logo'({ precheck, run, request, reply }) {
      // Refuses other actors before any bytes are read.
      await precheck(readProfile)
      const { thumbnail } = await takePicture(request, reply, scan)
      return run((tx) => changeLogo(tx, thumbnail))
    },
    'DELETE /api/fitter-profile/logo': ({ run }) => run((tx) => changeLogo(tx, null)),
  }) satisfies Partial<Handlers>
