import type { Handlers } from '../../http/handler-types.ts'
import { readOfSession, readOwnAppointments, readUpcoming } from './appointments.service.ts'

/** The calls that show appointments on other pages: the dashboards and the session. */
export const appointmentHandlers = () =>
  ({
    'GET /api/bookings/upcoming': ({ run }) => run(readUpcoming),
    'GET /api/client/bookings': ({ run }) => run(readOwnAppointments),
    'GET /api/sessions/:sessionId/bookings': ({ run, params }) =>
      run((tx) => readOfSession(tx, params.sessionId)),
  }) satisfies Partial<Handlers>
