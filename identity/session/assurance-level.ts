import { z } from 'zod'

/** The protocol's assurance level: `aal2` once a second factor was used. */
export type AssuranceLevel = 'aal1' | 'aal2'

const level = z.enum(['aal1', 'aal2']).catch('aal1')

/**
 * The level of a request: the lower of its access token's level and its session's current level. A token issued before
 * the second factor was used gains nothing when its session is raised, and a later token loses the level with its
 * session. An unknown level counts as the lowest. Every decision about assurance uses this function.
 */
export function lowerLevel(token: unknown, session: unknown): AssuranceLevel {
  return level.parse(token) === 'aal2' && level.parse(session) === 'aal2' ? 'aal2' : 'aal1'
}
