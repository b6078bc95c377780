import type { Handlers } from '../../http/handler-types.ts'
import { cancelByLink, moveByLink } from './by-link.service.ts'
import { cancelOwnAppointment, moveOwnAppointment } from './own.service.ts'

/** What riders change by themselves: by the link of a mail, or signed in. */
export const bookingChangeHandlers = () =>
  ({
    'POST /api/booking-links/move': ({ run, body }) => run((tx) => moveByLink(tx, body)),
    'POST /api/booking-links/cancellation': ({ run, body }) => run((tx) => cancelByLink(tx, body)),
    'POST /api/client/bookings/:bookingId/move': ({ run, params, body }) =>
      run((tx) => moveOwnAppointment(tx, params.bookingId, body.at)),
    'POST /api/client/bookings/:bookingId/cancellation': ({ run, params, body }) =>
      run((tx) => cancelOwnAppointment(tx, params.bookingId, body.message)),
  }) satisfies Partial<Handlers>
