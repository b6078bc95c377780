import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { IdentityContext } from '../base/context.ts'
import { readFields } from '../base/http/fields.ts'
import { redirectTarget } from '../base/http/redirect-target.ts'
import { confirmationLink } from '../one-time-token/confirmation-link.ts'
import { verificationType } from './verify.ts'

const query = z.object({ token: z.string().min(1).max(256), type: verificationType })

/**
 * A link opened with GET redirects to the page with the button and consumes nothing, because mail scanners open links.
 */
export async function verifyLink({ host }: IdentityContext, request: FastifyRequest, reply: FastifyReply) {
  const { token, type } = readFields(query, request.query)
  const next = redirectTarget(host, request)
  return reply.redirect(confirmationLink(host, { tokenHash: token, type, next }), 303)
}
