import type { Handlers } from '../../http/handlers.ts'
import { renewEndedLink } from './renew-link.service.ts'

/** The calls of links that a restore ended. */
export const linkHandlers = {
  'POST /api/link-renewals': ({ run, body }) => run((tx) => renewEndedLink(tx, body.secret)),
} satisfies Partial<Handlers>
