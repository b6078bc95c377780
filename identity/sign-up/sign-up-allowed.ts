import type { IdentityHost } from '../base/host.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'

/**
 * Refuses with `signup_disabled` where nobody may make an account. Ask it before anybody is looked up: the answer must
 * not tell who has one.
 */
export function requireSignUpAllowed({ signUpAllowed }: Pick<IdentityHost, 'signUpAllowed'>): void {
  if (!signUpAllowed) throw new IdentityRefusal('signup_disabled')
}
