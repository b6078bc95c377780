import type { Handlers } from '../../http/handler-types.ts'
import {
  endAccess,
  openAccess,
  readAccesses,
  replayAccess,
} from '../../support-access/support-access.service.ts'
import { type FitParts, readFitData, readRecord } from './record.service.ts'

/** The calls about what support looks at. */
export const supportHandlers = (parts: FitParts) =>
  ({
    'GET /api/support-accesses': ({ run, query }) => run((tx) => readAccesses(tx, query)),
    'POST /api/support-accesses': {
      run: ({ run, body }) => run((tx) => openAccess(tx, body)),
      replay: replayAccess,
    },
    'POST /api/support-accesses/:accessId/revocation': ({ run, params }) =>
      run((tx) => endAccess(tx, params.accessId)),
    'GET /api/support-accesses/:accessId/record': ({ run, params }) =>
      run((tx) => readRecord(tx, params.accessId)),
    'GET /api/support-accesses/:accessId/answers': ({ run, params }) =>
      run((tx) => readFitData(tx, params.accessId, parts)),
  }) satisfies Partial<Handlers>
