import { usePresent } from '#web/account/present.ts'
import { isConfirmed, isGuest } from '#web/sign-in-client/auth-user.ts'

/**
 * Whether the shortcuts are on. People with an account may turn them off. Until the server has told who is signed in,
 * they are off.
 */
export function useShortcutsOn(): boolean {
  const { status, user } = usePresent()
  if (status === 'loading') return false
  return isConfirmed(user) ? user.shortcuts : user === null || isGuest(user)
}
