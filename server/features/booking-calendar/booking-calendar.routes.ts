import { type CalendarReader, readBeforeBooking } from '../../calendar-feeds/read-subscriptions.ts'
import type { Handlers } from '../../http/handler-types.ts'
import { blockTime } from './block.service.ts'
import { cancelOwn, markNoShow, moveOwn } from './change.service.ts'
import { enterBooking } from './enter-booking.service.ts'
import { readCalendar } from './read-calendar.service.ts'

/** The calls of the fitter's calendar. Their other calendars are read before a booking is entered or moved. */
export const bookingCalendarHandlers = (calendars: CalendarReader) =>
  ({
    'GET /api/bookings': ({ run, query }) => run((tx) => readCalendar(tx, query)),
    'POST /api/bookings': {
      async run({ run, body }) {
        await readBeforeBooking(calendars, { serviceId: body.serviceId })
        return run((tx) => enterBooking(tx, body))
      },
      replay: async (_tx, id) => ({ id }),
    },
    'POST /api/booking-blocks': {
      run: ({ run, body }) => run((tx) => blockTime(tx, body)),
      replay: async (_tx, id) => ({ id }),
    },
    async 'POST /api/bookings/:bookingId/move'({ run, params, body }) {
      await readBeforeBooking(calendars, { bookingId: params.bookingId })
      return run((tx) => moveOwn(tx, params.bookingId, body))
    },
    'POST /api/bookings/:bookingId/cancellation': ({ run, params, body }) =>
      run((tx) => cancelOwn(tx, params.bookingId, body.message)),
    'POST /api/bookings/:bookingId/no-show': ({ run, params, body }) =>
      run((tx) => markNoShow(tx, params.bookingId, body.noShow)),
  }) satisfies Partial<Handlers>
