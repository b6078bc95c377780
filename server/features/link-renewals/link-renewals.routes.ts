import type { Handlers } from '../../http/handler-types.ts'
import { renewEndedLink } from './link-renewals.service.ts'

/** The calls that replace links ended by a restore. */
export const linkRenewalHandlers = () =>
  ({
    'POST /api/link-renewals': ({ run, body }) => run((tx) => renewEndedLink(tx, body.secret)),
  }) satisfies Partial<Handlers>
