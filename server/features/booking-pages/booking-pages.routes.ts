import { listFittersWithTimes } from '../../booking/visit.repository.ts'
import { type CalendarReader, readBeforeBooking } from '../../calendar-feeds/read-subscriptions.ts'
import { hashSecret } from '../../http/cookie.ts'
import type { Handlers } from '../../http/handler-types.ts'
import { addressBlock } from '../../http/limits.ts'
import { holdTime, releaseTime } from './hold.service.ts'
import { linkToIntake, previewBooking } from './links.service.ts'
import { readPage, readTimes } from './page.service.ts'
import { confirmByMail, requestBooking } from './request.service.ts'

/**
 * The calls of the page where riders book, and of the links of its mails. The fitter's other calendars are read before a
 * time is held, asked for or confirmed.
 */
export const bookingPageHandlers = (calendars: CalendarReader) =>
  ({
    'GET /api/booking-pages': ({ run, query }) =>
      run(async (tx) => ({ slugs: await listFittersWithTimes(tx, query.slugs.split(',')) })),
    'GET /api/booking-pages/:fitter': ({ run, params }) => run((tx) => readPage(tx, params.fitter)),
    'GET /api/booking-pages/:fitter/times': ({ run, params, query }) =>
      run((tx) => readTimes(tx, params.fitter, query)),
    async 'POST /api/booking-pages/:fitter/holds'({ run, params, body, request }) {
      await readBeforeBooking(calendars, { page: params.fitter })
      return run((tx) => holdTime(tx, params.fitter, body, addressBlock(request.ip)))
    },
    async 'POST /api/booking-requests'({ run, body, request }) {
      await readBeforeBooking(calendars, { secretHash: hashSecret(body.secret) })
      return run((tx) => requestBooking(tx, body, addressBlock(request.ip)))
    },
    'POST /api/booking-links/preview': ({ run, body }) => run((tx) => previewBooking(tx, body.secret)),
    async 'POST /api/booking-links/confirmation'({ run, body }) {
      await readBeforeBooking(calendars, { secretHash: hashSecret(body.secret) })
      return run((tx) => confirmByMail(tx, body.secret))
    },
    'POST /api/booking-links/intake': ({ run, body }) => run((tx) => linkToIntake(tx, body.secret)),
    'POST /api/booking-links/release': ({ run, body }) => run((tx) => releaseTime(tx, body.secret)),
  }) satisfies Partial<Handlers>
