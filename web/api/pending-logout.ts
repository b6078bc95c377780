import { deviceKeys } from '#web/device-keys.ts'
import { api } from './api.ts'

/** Set only while a sign-out has not reached the server. The cookie must then not sign anyone in again. */
const storageKey = deviceKeys.logoutOwed

function isPending(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

function remember(pending: boolean): void {
  try {
    if (pending) localStorage.setItem(storageKey, '1')
    else localStorage.removeItem(storageKey)
  } catch {
    // A browser without storage does not keep a cookie between visits either.
  }
}

/**
 * Ends the product's session. If the server cannot be reached, the sign-out is pending and is completed before anyone
 * is shown as signed in.
 */
export async function logOut(): Promise<void> {
  remember(true)
  await api('POST /api/auth/logout')
  remember(false)
}

/** Clears a pending sign-out after a new sign-in, because the cookie belongs to the new session. */
export const clearPendingLogout = (): void => remember(false)

/** Completes a pending sign-out. @returns false while the server cannot be reached; nobody is signed in then */
export async function finishPendingLogout(): Promise<boolean> {
  if (!isPending()) return true
  try {
    await logOut()
    return true
  } catch {
    return false
  }
}
