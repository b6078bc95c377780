import type { Handlers } from '../../http/handler-types.ts'
import { changeAccess, listFileAccess } from './access.service.ts'

/** The calls with which riders decide who sees their data. */
export const sharingHandlers = () =>
  ({
    'GET /api/sharing': ({ run }) => run(async (tx) => ({ files: await listFileAccess(tx) })),
    'POST /api/client/files/:riderId/closing': ({ run, params, body }) =>
      run((tx) => changeAccess(tx, params.riderId, body.ended)),
  }) satisfies Partial<Handlers>
