/** Thrown if this device has no session at the sign-in service. It has the same name as the client's error. */
export class AuthSessionGone extends Error {
  override readonly name = 'AuthSessionMissingError'
}
