/** Thrown where this device turns out to have no session at the sign-in service; named as its client names it. */
export class AuthSessionGone extends Error {
  override readonly name = 'AuthSessionMissingError'
}
