import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { IdentityRefusal } from '../base/http/refusal.ts'
import type { Person, PersonFactor } from '../person/person.ts'

const uuid = z.uuid()

/** The factor id in the route. A malformed id is refused before any lookup. */
export function factorIdOf(request: FastifyRequest): string {
  const { id } = request.params as { id?: unknown }
  const read = uuid.safeParse(id)
  if (!read.success) throw new IdentityRefusal('validation_failed', { status: 404 })
  return read.data.toLowerCase()
}

/** The person's factor with this id. Another person's factor is treated as unknown. */
export function requireFactor({ factors }: Person, id: string): PersonFactor {
  const factor = factors.find((one) => one.id === id)
  if (!factor) throw new IdentityRefusal('mfa_factor_not_found')
  return factor
}
