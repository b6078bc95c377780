import { useSyncExternalStore } from 'react'

/** Why somebody was signed out without asking for it: ended elsewhere, or open for too long. */
export type SignOutReason = 'ended' | 'expired'

let said: SignOutReason | null = null
const listeners = new Set<() => void>()

function say(next: SignOutReason | null): void {
  said = next
  for (const listener of listeners) listener()
}

/** The sign-in page says why they are there again. */
export const setSignOutReason = (reason: SignOutReason): void => say(reason)

/** Somebody is not signed in any more; a better reason that was given already stands. */
export const setUnknownSignOutReason = (): void => say(said ?? 'ended')

/** They are signed in again, or left by themselves. */
export const clearSignOutReason = (): void => say(null)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The reason to be said on the sign-in page, or null. */
export const useSignOutReason = (): SignOutReason | null => useSyncExternalStore(subscribe, () => said)
