import { useAuth } from '#web/account/auth-context.tsx'
import type { Visitor } from './access.ts'

/** The person for whom the frame is rendered: undefined while unknown, null when signed out. */
export function useVisitor(): Visitor | null | undefined {
  const { status, user, role } = useAuth()
  if (status === 'loading') return undefined
  if (!user || !role) return null
  if (!('guest' in user)) return { role }
  return { role, guestOf: user.sessionId, followUp: user.followUp, report: user.report }
}
