import type { FastifyReply } from 'fastify'
import { setSessionCookie } from '../../http/cookie.ts'
import type { Handlers } from '../../http/handler-types.ts'
import { requireActor } from '../../http/require-actor.ts'
import type { IdentityGateway } from '../../people/identity-gateway.ts'
import { acceptedCode, enterTypedCode, joinByDeviceCode, mailDeviceCode } from './codes.service.ts'
import { listOfFitter } from './invitation-list.service.ts'
import {
  inviteRider,
  renewLink,
  replayInvitation,
  resendInvitation,
  withdrawInvitation,
} from './invitations.service.ts'
import { type EnteredSession, previewInvitation, startIntake } from './welcome.service.ts'

const asFitter = {
  'GET /api/invitations': ({ run, query }) =>
    run((tx) => listOfFitter(tx, requireActor('fitter', tx), query)),
  'POST /api/invitations': {
    run: ({ run, body }) => run((tx) => inviteRider(tx, requireActor('fitter', tx), body)),
    replay: replayInvitation,
  },
  'POST /api/invitations/:invitationId/resend': {
    run: ({ run, params }) => run((tx) => resendInvitation(tx, params.invitationId)),
    replay: async (_tx, id) => ({ id }),
  },
  'POST /api/invitations/:invitationId/fresh-link': ({ run, params }) =>
    run((tx) => renewLink(tx, params.invitationId)),
  'POST /api/invitations/:invitationId/withdraw': ({ run, params }) =>
    run((tx) => withdrawInvitation(tx, params.invitationId)),
} satisfies Partial<Handlers>

/** What the calls of invitations need besides the database. */
export interface InvitationParts {
  /** Whether the cookie is `Secure`. */
  secure: boolean
  /** Receives proofs of addresses. */
  identity: IdentityGateway
}

/** The calls of invitations. */
export function invitationHandlers({ secure, identity }: InvitationParts) {
  const signVisitorIn = (reply: FastifyReply, { sessionId, cookie }: EnteredSession) => {
    if (cookie) setSessionCookie(reply, secure, cookie.secret, cookie.expires)
    return { sessionId }
  }
  return {
    ...asFitter,
    'POST /api/invitation/preview': ({ run, body }) => run((tx) => previewInvitation(tx, body.secret)),
    'POST /api/invitation/start': async ({ run, body, request, reply }) =>
      signVisitorIn(reply, await run((tx) => startIntake(tx, body, identity.inBrowser(request)))),
    'POST /api/invitation/device-code': ({ run, body }) => run((tx) => mailDeviceCode(tx, body.secret)),
    'POST /api/invitation/device': async ({ run, body, request, reply }) => {
      const typed = { ...body, source: request.ip }
      const prover = identity.inBrowser(request)
      return signVisitorIn(reply, acceptedCode(await run((tx) => joinByDeviceCode(tx, typed, prover))))
    },
    'POST /api/invitation/code': async ({ run, body, request }) => {
      const typed = { ...body, source: request.ip }
      const prover = identity.inBrowser(request)
      return acceptedCode(await run((tx) => enterTypedCode(tx, typed, prover)))
    },
  } satisfies Partial<Handlers>
}
