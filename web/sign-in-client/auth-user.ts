import type { Role } from '#domain/roles.ts'
import type { SignedIn } from '#web/api/user-query.ts'

/** The holder of a link's secret: counts as a client for one form and nothing else. */
export type GuestUser = Extract<SignedIn, { guest: true }>

/** A person with an account, by the server's word. */
export type AccountUser = Exclude<SignedIn, GuestUser>

/** What the device remembers of an account between two visits: who, as what, under which name. */
export interface CachedUser {
  id: string
  role: Role
  name: string
}

export type AuthUser = AccountUser | CachedUser | GuestUser

export const isGuest = (user: AuthUser | null | undefined): user is GuestUser =>
  user !== null && user !== undefined && 'guest' in user

/** Whether the server has said who this is; a remembered user knows neither address nor units. */
export const isConfirmed = (user: AuthUser | null | undefined): user is AccountUser =>
  user !== null && user !== undefined && 'email' in user
