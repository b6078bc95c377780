import { type CalendarReader, readBeforeBooking } from '../../calendar-feeds/read-subscriptions.ts'
import { hashSecret } from '../../http/cookie.ts'
import type { Handlers } from '../../http/handler-types.ts'
import { cancelByLink, moveByLink } from './by-link.service.ts'
import { cancelOwnAppointment, moveOwnAppointment } from './own.service.ts'

/**
 * What riders change by themselves: by the link of a mail, or signed in. The fitter's other calendars are read before a
 * booking is moved.
 */
export const bookingChangeHandlers = (calendars: CalendarReader) =>
  ({
    async 'POST /api/booking-links/move'({ run, body }) {
      await readBeforeBooking(calendars, { secretHash: hashSecret(body.secret) })
      return run((tx) => moveByLink(tx, body))
    },
    'POST /api/booking-links/cancellation': ({ run, body }) => run((tx) => cancelByLink(tx, body)),
    async 'POST /api/client/bookings/:bookingId/move'({ run, params, body }) {
      await readBeforeBooking(calendars, { bookingId: params.bookingId })
      return run((tx) => moveOwnAppointment(tx, params.bookingId, body.at))
    },
    'POST /api/client/bookings/:bookingId/cancellation': ({ run, params, body }) =>
      run((tx) => cancelOwnAppointment(tx, params.bookingId, body.message)),
  }) satisfies Partial<Handlers>
