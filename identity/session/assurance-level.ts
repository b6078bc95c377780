import { z } from 'zod'

/** What the protocol calls an assurance level: `aal2` once a second factor was shown. */
export type AssuranceLevel = 'aal1' | 'aal2'

const level = z.enum(['aal1', 'aal2']).catch('aal1')

/**
 * The level a request has: the lower of what its access token says and what its session has now. A token issued before
 * the second factor was shown gains nothing when its session is raised, and one issued after loses the level with its
 * session. Anything that is not a known level counts as the lowest. Every decision about assurance asks this function.
 */
export function lowerLevel(token: unknown, session: unknown): AssuranceLevel {
  return level.parse(token) === 'aal2' && level.parse(session) === 'aal2' ? 'aal2' : 'aal1'
}
