import type { Visitor } from './access.ts'
import { usePresent } from './present.ts'

/** The person for whom the frame is rendered: undefined while unknown, null when signed out. */
export function useVisitor(): Visitor | null | undefined {
  const { status, user, role } = usePresent()
  if (status === 'loading') return undefined
  if (!user || !role) return null
  if (!('guest' in user)) return { role }
  return { role, guestOf: user.sessionId, followUp: user.followUp, report: user.report }
}
