import type { FastifyReply, FastifyRequest } from 'fastify'
import type { IdentityContext } from '../base/context.ts'
import { presentUser } from '../person/present-user.ts'
import type { Caller } from '../session/caller.ts'

/** The response header of `GET /user` with the level of the request. An addition to the protocol. */
export const LEVEL_HEADER = 'x-session-level'

/** The caller's user and level. The token alone does not show the session's current level. */
export async function getUser(
  _context: IdentityContext,
  { person, level }: Caller,
  _request: FastifyRequest,
  reply: FastifyReply,
) {
  reply.header(LEVEL_HEADER, level)
  return presentUser(person)
}
