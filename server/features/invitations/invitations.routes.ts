import type { FastifyReply } from 'fastify'
import { actingAs } from '../../http/acting.ts'
import { setSessionCookie } from '../../http/cookie.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { IdentityTies } from '../../people/identity-ties.ts'
import { enterTypedCode, joinByDeviceCode, mailDeviceCode, tellOutcome } from './codes.service.ts'
import { listOfFitter } from './invitation-list.ts'
import {
  invitedBefore,
  inviteRider,
  renewLink,
  resendInvitation,
  withdrawInvitation,
} from './invitations.service.ts'
import { previewInvitation, startIntake, type WentIn } from './welcome.service.ts'

const asFitter = {
  'GET /api/invitations': ({ run, query }) =>
    run((useCase) => listOfFitter(useCase, actingAs('fitter', useCase), query)),
  'POST /api/invitations': {
    first: ({ run, body }) => run((useCase) => inviteRider(useCase, actingAs('fitter', useCase), body)),
    again: invitedBefore,
  },
  'POST /api/invitations/:invitationId/resend': {
    first: ({ run, params }) => run((useCase) => resendInvitation(useCase, params.invitationId)),
    again: async (_useCase, id) => ({ id }),
  },
  'POST /api/invitations/:invitationId/fresh-link': ({ run, params }) =>
    run((useCase) => renewLink(useCase, params.invitationId)),
  'POST /api/invitations/:invitationId/withdraw': ({ run, params }) =>
    run((useCase) => withdrawInvitation(useCase, params.invitationId)),
} satisfies Partial<Handlers>

/** What the calls of invitations need beside the database. */
export interface InvitationParts {
  /** Whether the browser sends the cookie over https alone. */
  secure: boolean
  /** Where a proof of an address counts too. */
  identity: IdentityTies
}

/** The calls of invitations. */
export function invitationHandlers({ secure, identity }: InvitationParts) {
  const goIn = (reply: FastifyReply, { sessionId, cookie }: WentIn) => {
    if (cookie) setSessionCookie(reply, secure, cookie.secret, cookie.expires)
    return { sessionId }
  }
  return {
    ...asFitter,
    'POST /api/invitation/preview': ({ run, body }) =>
      run((useCase) => previewInvitation(useCase, body.secret)),
    'POST /api/invitation/start': async ({ run, body, request, reply }) =>
      goIn(reply, await run((useCase) => startIntake(useCase, body, identity.inBrowser(request)))),
    'POST /api/invitation/device-code': ({ run, body }) =>
      run((useCase) => mailDeviceCode(useCase, body.secret)),
    'POST /api/invitation/device': async ({ run, body, request, reply }) => {
      const typed = { ...body, source: request.ip }
      const prover = identity.inBrowser(request)
      return goIn(reply, tellOutcome(await run((useCase) => joinByDeviceCode(useCase, typed, prover))))
    },
    'POST /api/invitation/code': async ({ run, body, request }) => {
      const typed = { ...body, source: request.ip }
      const prover = identity.inBrowser(request)
      return tellOutcome(await run((useCase) => enterTypedCode(useCase, typed, prover)))
    },
  } satisfies Partial<Handlers>
}
