import { api } from './api.ts'

/** Present only while a log-out could not reach the server: its cookie must not bring anybody back. */
const owedKey = 'logout_owed'

function isOwed(): boolean {
  try {
    return localStorage.getItem(owedKey) !== null
  } catch {
    return false
  }
}

function remember(owed: boolean): void {
  try {
    if (owed) localStorage.setItem(owedKey, '1')
    else localStorage.removeItem(owedKey)
  } catch {
    // A browser that keeps nothing keeps no cookie over the visit either.
  }
}

/** Ends the product's session. What cannot be reached now is owed, and done before anybody is shown as signed in. */
export async function logOut(): Promise<void> {
  remember(true)
  await api('POST /api/auth/logout')
  remember(false)
}

/** Signing in again settles it: the cookie is the new one's. */
export const forgetOwedLogout = (): void => remember(false)

/** Makes good a log-out that is owed. @returns false while the server cannot be reached: nobody is signed in then */
export async function settleOwedLogout(): Promise<boolean> {
  if (!isOwed()) return true
  try {
    await logOut()
    return true
  } catch {
    return false
  }
}
