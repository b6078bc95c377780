import { ROLES, type Role } from '#domain/roles.ts'
import { deviceKeys } from '#web/device-keys.ts'
import type { AuthUser } from '#web/sign-in-client/auth-user.ts'
import { clearMarks } from './kept-marks.ts'

/**
 * The user to show until the server has answered. It holds at most id, role and display name, or for a guest the target
 * of their link, because anyone with access to the device can read it.
 */
export const userKey = deviceKeys.user
export const roleKey = deviceKeys.role

export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The browser's storage. It is accessed only on use, because merely naming it throws where storage is blocked. */
export const deviceStorage: DeviceStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
}

const parsed = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

const roleIn = (value: string | null): Role | null => ROLES.find((role) => role === value) ?? null

/** What a guest's link opened. The default is an intake. */
const linkTarget = (user: object): { followUp?: true; report?: true } => ({
  ...('report' in user && { report: true }),
  ...('followUp' in user && { followUp: true }),
})

/** The user of the last visit, or null. A user without a name is a guest, and the id is that of the form's session. */
export function readCachedUser(storage: DeviceStorage): AuthUser | null {
  try {
    const user = parsed(storage.getItem(userKey))
    const role = roleIn(storage.getItem(roleKey))
    if (typeof user !== 'object' || user === null || role === null) return null
    if (!('id' in user) || typeof user.id !== 'string') return null
    if ('name' in user && typeof user.name === 'string') return { id: user.id, role, name: user.name }
    return role === 'client'
      ? { id: user.id, role, guest: true, sessionId: user.id, ...linkTarget(user) }
      : null
  } catch {
    return null
  }
}

/** Stores who is signed in. Without storage, the next visit waits for the server's answer. */
export function writeCachedUser(storage: DeviceStorage, user: AuthUser): void {
  const { id, role } = user
  const kept =
    'guest' in user ? { id: user.sessionId, role, ...linkTarget(user) } : { id, role, name: user.name }
  try {
    storage.setItem(userKey, JSON.stringify(kept))
    storage.setItem(roleKey, role)
  } catch {
    clearCachedUser(storage)
  }
}

export function clearCachedUser(storage: DeviceStorage): void {
  try {
    storage.removeItem(userKey)
    storage.removeItem(roleKey)
    clearMarks(storage)
  } catch {
    // Without storage there is nothing to delete.
  }
}
