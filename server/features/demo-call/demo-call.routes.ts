import type { Handlers } from '../../http/handler-types.ts'
import { findDemoCall } from './demo-call.repository.ts'

/** Tells the landing page where a demo call is booked. */
export const demoCallHandlers = () =>
  ({
    'GET /api/demo-call': ({ run }) =>
      run(async (tx) => {
        const host = await findDemoCall(tx)
        return { slug: host?.slug ?? null, serviceId: host?.service_id ?? null }
      }),
  }) satisfies Partial<Handlers>
