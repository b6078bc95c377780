import type { Handlers } from '../../http/handler-types.ts'
import { changeAccess, readSharing } from './access.service.ts'
import { changeOffer, confirmOffer, makeOffer, previewShare, replayOffer } from './offers.service.ts'
import { acceptLink, type BikesOf, listShared, previewLink } from './shared-fits.service.ts'

/** The calls with which riders decide who sees their data, and fitters read what is shared with them. */
export const sharingHandlers = ({
  bikesOf,
  erasureLedger,
}: {
  bikesOf: BikesOf
  erasureLedger: readonly string[]
}) =>
  ({
    'GET /api/sharing': ({ run }) => run((tx) => readSharing(tx, bikesOf)),
    'POST /api/client/files/:riderId/closing': ({ run, params, body }) =>
      run((tx) => changeAccess(tx, params.riderId, body.ended, erasureLedger)),
    'GET /api/share-preview': ({ run, query }) => run((tx) => previewShare(tx, query)),
    'POST /api/share-offers': {
      run: ({ run, body }) => run((tx) => makeOffer(tx, body)),
      replay: replayOffer,
    },
    'POST /api/share-offers/:offerId/confirmation': ({ run, params, body }) =>
      run((tx) => confirmOffer(tx, params.offerId, body.fitterId)),
    'POST /api/share-offers/:offerId/closing': ({ run, params, body }) =>
      run((tx) => changeOffer(tx, params.offerId, body.ended, erasureLedger)),
    'POST /api/share-links/preview': ({ run, body }) => run((tx) => previewLink(tx, body.secret)),
    'POST /api/share-links/acceptance': ({ run, body }) => run((tx) => acceptLink(tx, body.secret)),
    'GET /api/shared-fits': ({ run }) => run((tx) => listShared(tx, bikesOf)),
  }) satisfies Partial<Handlers>
