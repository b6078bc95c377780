import { useSyncExternalStore } from 'react'

/** Why somebody was signed out without asking for it: ended elsewhere, or open for too long. */
export type SignOutReason = 'ended' | 'expired'

let said: SignOutReason | null = null
const listeners = new Set<() => void>()

function say(next: SignOutReason | null): void {
  said = next
  for (const listener of listeners) listener()
}

/** Makes the sign-in page explain why the person is there again. */
export const setSignOutReason = (reason: SignOutReason): void => say(reason)

/** Somebody is no longer signed in; a more specific reason is kept. */
export const setUnknownSignOutReason = (): void => say(said ?? 'ended')

/** They signed in again, or signed out themselves. */
export const clearSignOutReason = (): void => say(null)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The reason that the sign-in page shows, or null. */
export const useSignOutReason = (): SignOutReason | null => useSyncExternalStore(subscribe, () => said)
