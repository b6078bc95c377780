import type { Handlers } from '../../http/handlers.ts'
import { changeOwnProfile, readListedFitter, readListedFitters, readProfile } from './fitters.service.ts'

/** The calls of the fitters' directory and of the fitter's own profile. */
export const fitterHandlers = {
  'GET /api/fitters': ({ run }) => run(readListedFitters),
  'GET /api/fitters/:slug': ({ run, params }) => run((useCase) => readListedFitter(useCase, params.slug)),
  'GET /api/fitter-profile': ({ run }) => run(readProfile),
  'PATCH /api/fitter-profile': ({ run, body }) => run((useCase) => changeOwnProfile(useCase, body)),
} satisfies Partial<Handlers>
