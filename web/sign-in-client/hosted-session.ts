import { deviceKeys } from '#web/device-keys.ts'

/** The storage key under which the sign-in client keeps its session on this device. */
export const hostedSessionKey = deviceKeys.hostedSession

export function hasHostedSession(): boolean {
  try {
    return localStorage.getItem(hostedSessionKey) !== null
  } catch {
    return false
  }
}

export function forgetHostedSession(): void {
  try {
    localStorage.removeItem(hostedSessionKey)
  } catch {
    // Without storage there is nothing to delete.
  }
}
