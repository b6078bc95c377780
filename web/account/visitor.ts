import { useAuth } from '#web/account/auth-context.tsx'
import type { Visitor } from './access.ts'

/** The person the frame is rendered for: undefined while unknown, null for nobody. */
export function useVisitor(): Visitor | null | undefined {
  const { status, user, role } = useAuth()
  if (status === 'loading') return undefined
  if (!user || !role) return null
  if (!('guest' in user)) return { role }
  return { role, guestOf: user.sessionId, followUp: user.followUp, report: user.report }
}
