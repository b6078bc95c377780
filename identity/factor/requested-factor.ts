import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { IdentityRefusal } from '../base/http/refusal.ts'
import type { Person, PersonFactor } from '../person/person.ts'

const uuid = z.uuid()

/** The factor a route names. What is no id is refused before anything is looked up. */
export function factorIdOf(request: FastifyRequest): string {
  const { id } = request.params as { id?: unknown }
  const read = uuid.safeParse(id)
  if (!read.success) throw new IdentityRefusal('validation_failed', { status: 404 })
  return read.data.toLowerCase()
}

/** The person's own factor. Somebody else's is as unknown as one that does not exist. */
export function requireFactor({ factors }: Person, id: string): PersonFactor {
  const factor = factors.find((one) => one.id === id)
  if (!factor) throw new IdentityRefusal('mfa_factor_not_found')
  return factor
}
