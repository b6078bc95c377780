import type { Handlers } from '../../http/handler-types.ts'
import { readOwnOffer, saveHours } from './hours.service.ts'
import { addService, changeService, removeService, replayService } from './services.service.ts'

/** The calls of what a fitter offers for booking. */
export const bookingOfferHandlers = () =>
  ({
    'GET /api/booking-offer': ({ run }) => run(readOwnOffer),
    'PUT /api/booking-offer/hours': ({ run, body }) => run((tx) => saveHours(tx, body)),
    'POST /api/booking-services': {
      run: ({ run, body }) => run((tx) => addService(tx, body)),
      replay: replayService,
    },
    'PUT /api/booking-services/:serviceId': ({ run, params, body }) =>
      run((tx) => changeService(tx, params.serviceId, body)),
    'DELETE /api/booking-services/:serviceId': ({ run, params }) =>
      run((tx) => removeService(tx, params.serviceId)),
  }) satisfies Partial<Handlers>
