import { api } from './api.ts'

/** Set only while a sign-out could not reach the server: its cookie must not sign anybody in again. */
const storageKey = 'logout_owed'

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
    // A browser without storage keeps no cookie between visits either.
  }
}

/**
 * Ends the product's session. One that cannot be reached stays pending, and is ended before anybody is shown as signed
 * in.
 */
export async function logOut(): Promise<void> {
  remember(true)
  await api('POST /api/auth/logout')
  remember(false)
}

/** Signing in again settles it: the cookie belongs to the new session. */
export const clearPendingLogout = (): void => remember(false)

/** Completes a pending sign-out. @returns false while the server cannot be reached: nobody is signed in then */
export async function finishPendingLogout(): Promise<boolean> {
  if (!isPending()) return true
  try {
    await logOut()
    return true
  } catch {
    return false
  }
}
