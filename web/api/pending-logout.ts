import { api } from './api.ts'

/** Present only while a log-out could not reach the server: its cookie must not bring anybody back. */
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
    // A browser that keeps nothing keeps no cookie over the visit either.
  }
}

/** Ends the product's session. What cannot be reached now is pending, and done before anybody is shown as signed in. */
export async function logOut(): Promise<void> {
  remember(true)
  await api('POST /api/auth/logout')
  remember(false)
}

/** Signing in again settles it: the cookie is the new one's. */
export const clearPendingLogout = (): void => remember(false)

/** Makes good a log-out that is pending. @returns false while the server cannot be reached: nobody is signed in then */
export async function finishPendingLogout(): Promise<boolean> {
  if (!isPending()) return true
  try {
    await logOut()
    return true
  } catch {
    return false
  }
}
