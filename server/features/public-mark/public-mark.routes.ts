import type { Handlers } from '../../http/handler-types.ts'
import { changeOwnMark, readOwnMark, readShownMark } from './public-mark.service.ts'

/** The calls of a fitter's public mark, and of the page that verifies it. */
export const publicMarkHandlers = () =>
  ({
    'GET /api/public-mark': ({ run }) => run(readOwnMark),
    'PUT /api/public-mark': ({ run, body }) => run((tx) => changeOwnMark(tx, body)),
    'GET /api/marks/:slug': ({ run, params }) => run((tx) => readShownMark(tx, params.slug)),
  }) satisfies Partial<Handlers>
