import type { IdentityContext } from '../base/context.ts'
import { ACCESS_TOKEN_SECONDS, signAccessToken } from '../base/keys/access-token.ts'
import { isAnonymous, type Person } from '../person/person.ts'
import { presentAppMetadata, presentUser } from '../person/present-user.ts'
import { refreshTokenOf, type Session } from './session.ts'

export interface SignedIn {
  person: Person
  session: Session
}

/** The protocol's session object. Signs a token, so call it after the transaction. */
export async function presentSession(context: IdentityContext, { person, session }: SignedIn) {
  const { token, expiresAt } = await signAccessToken(context, person.id, claimsOf(person, session))
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: expiresAt,
    refresh_token: refreshTokenOf(context.host, session),
    user: presentUser(person),
  }
}

const claimsOf = (person: Person, session: Session) => ({
  email: person.email,
  phone: person.phone,
  app_metadata: presentAppMetadata(person),
  user_metadata: person.userMetadata,
  role: 'authenticated',
  aal: session.aal,
  amr: session.methods,
  session_id: session.id,
  is_anonymous: isAnonymous(person),
})
