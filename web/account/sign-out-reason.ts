import { useSyncExternalStore } from 'react'

/** Why a person was signed out without asking for it: the session was ended elsewhere, or it expired. */
export type SignOutReason = 'ended' | 'expired'

let said: SignOutReason | null = null
const listeners = new Set<() => void>()

function say(next: SignOutReason | null): void {
  said = next
  for (const listener of listeners) listener()
}

/** Makes the sign-in page show this reason. */
export const setSignOutReason = (reason: SignOutReason): void => say(reason)

/** Records that the person is no longer signed in. A more specific reason is kept. */
export const setUnknownSignOutReason = (): void => say(said ?? 'ended')

/** Clears the reason, because the person signed in again or signed out themselves. */
export const clearSignOutReason = (): void => say(null)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The reason that the sign-in page shows, or null. */
export const useSignOutReason = (): SignOutReason | null => useSyncExternalStore(subscribe, () => said)
