import { z } from 'zod'
import { IdentityRefusal } from './refusal.ts'

/**
 * Reads known fields from a body or query. Clients send unknown keys, and null for fields they do not set: both count
 * as absent. Refuses with `validation_failed`; a body that is not an object with `bad_json`.
 */
export function readFields<Schema extends z.ZodType>(schema: Schema, source: unknown): z.output<Schema> {
  if (source !== undefined && (typeof source !== 'object' || source === null || Array.isArray(source))) {
    throw new IdentityRefusal('bad_json')
  }
  const present = Object.fromEntries(Object.entries(source ?? {}).filter(([, value]) => value !== null))
  const result = schema.safeParse(present)
  if (!result.success) throw new IdentityRefusal('validation_failed')
  return result.data
}

/** A client's PKCE challenge: both fields or neither. For mail links, which open our own page, only its syntax is checked. */
export const pkceFields = {
  code_challenge: z
    .string()
    .regex(/^[A-Za-z0-9._~-]{43,128}$/)
    .or(z.literal(''))
    .optional(),
  code_challenge_method: z
    .string()
    .regex(/^(s256|plain)?$/i)
    .optional(),
}

export function requireWholeChallenge(fields: {
  code_challenge?: unknown
  code_challenge_method?: unknown
}): void {
  if (Boolean(fields.code_challenge) !== Boolean(fields.code_challenge_method)) {
    throw new IdentityRefusal('validation_failed')
  }
}
