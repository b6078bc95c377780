import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { IdentityContext } from '../base/context.ts'
import { readFields } from '../base/http/fields.ts'
import { lockPerson } from '../person/read-person.ts'
import type { Caller } from './caller.ts'
import { protectedSessions } from './protected-sessions.ts'
import { endSessions } from './session.ts'

const query = z.object({ scope: z.enum(['global', 'local', 'others']).default('global') })

/**
 * Ends all of the person's sessions, only this one, or all others, as far as this session may end them. Never rate
 * limited, because logging out must always work.
 */
export async function logout(
  { host }: IdentityContext,
  { person, session, level }: Caller,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { scope } = readFields(query, request.query)
  await host.transaction(async (db) => {
    await lockPerson(host, db, person.id)
    const spared = await protectedSessions(db, session.id, level)
    await endSessions(host, db, {
      personId: person.id,
      ...(scope === 'local' && { only: session.id }),
      except: scope === 'others' ? [...spared, session.id] : spared,
    })
  })
  return reply.code(204).send()
}
