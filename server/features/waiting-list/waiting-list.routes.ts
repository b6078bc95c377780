import type { Handlers } from '../../http/handler-types.ts'
import { askToWait, confirmPlace, leavePlace, previewPlace, readWaiting } from './waiting-list.service.ts'

/** The calls of the waiting list. */
export const waitingListHandlers = () =>
  ({
    'GET /api/waiting-entries': ({ run }) => run(readWaiting),
    'POST /api/booking-pages/:fitter/waiting': ({ run, params, body }) =>
      run((tx) => askToWait(tx, params.fitter, body)),
    'POST /api/waiting-links/preview': ({ run, body }) => run((tx) => previewPlace(tx, body.secret)),
    'POST /api/waiting-links/confirmation': ({ run, body }) => run((tx) => confirmPlace(tx, body.secret)),
    'POST /api/waiting-links/leaving': ({ run, body }) => run((tx) => leavePlace(tx, body.secret)),
  }) satisfies Partial<Handlers>
