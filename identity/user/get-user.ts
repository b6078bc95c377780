import type { FastifyReply, FastifyRequest } from 'fastify'
import type { IdentityContext } from '../base/context.ts'
import { presentUser } from '../person/present-user.ts'
import type { Caller } from '../session/caller.ts'

/** Names the level of the request in the answer to `GET /user`. Ours, not the protocol's. */
export const LEVEL_HEADER = 'x-session-level'

/** Who the token speaks for, and how far the request is assured: the token alone does not know its session's level. */
export async function getUser(
  _context: IdentityContext,
  { person, level }: Caller,
  _request: FastifyRequest,
  reply: FastifyReply,
) {
  reply.header(LEVEL_HEADER, level)
  return presentUser(person)
}
