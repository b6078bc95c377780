import type { IdentityHost } from '../base/host.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'

/**
 * Refuses with `signup_disabled` when sign-ups are disabled. Call it before any lookup: the response must not reveal who
 * has an account.
 */
export function requireSignUpAllowed({ signUpAllowed }: Pick<IdentityHost, 'signUpAllowed'>): void {
  if (!signUpAllowed) throw new IdentityRefusal('signup_disabled')
}
