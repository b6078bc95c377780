import type { Role } from '#domain/roles.ts'
import type { SignedIn } from '#web/api/who-is-signed-in.ts'

/** A person who opened a link. They have the role `client`, with access to one form only. */
export type GuestUser = Extract<SignedIn, { guest: true }>

/** A person with an account, as the server returned them. */
export type AccountUser = Exclude<SignedIn, GuestUser>

/** What the device stores about an account between visits: id, role and name. */
export interface CachedUser {
  id: string
  role: Role
  name: string
}

export type AuthUser = AccountUser | CachedUser | GuestUser

export const isGuest = (user: AuthUser | null | undefined): user is GuestUser =>
  user !== null && user !== undefined && 'guest' in user

/** Whether the user comes from the server. A user remembered by the device has no address and no units. */
export const isConfirmed = (user: AuthUser | null | undefined): user is AccountUser =>
  user !== null && user !== undefined && 'email' in user
