import { z } from 'zod'
import { IdentityRefusal } from './refusal.ts'

/**
 * Reads the fields a use case knows from a body or query. The client sends keys nobody knows and nulls for what it
 * does not set: both count as absent. Refuses with `validation_failed`, a body that is no object with `bad_json`.
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

/** The challenge a client with PKCE sends along: both fields or neither. Mail links end at a page of ours, so only its form matters. */
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
