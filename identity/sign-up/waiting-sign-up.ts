import type { IdentityHost } from '../host.ts'
import type { Person } from '../person/person.ts'
import type { UserMetadata } from '../person/user-metadata.ts'
import type { ProviderProfile } from '../provider/provider.ts'

/** What one sign-up submitted. It belongs to the confirmation mailed for it and counts once that one is pressed. */
export interface WaitingSignUp {
  argon2?: string
  /** The account with a provider that did not vouch for the address. */
  profile?: ProviderProfile
  metadata: UserMetadata
}

const PURPOSE = 'identity.waiting_sign_up'

export const sealSignUp = (host: IdentityHost, person: Person, waiting: WaitingSignUp): Buffer =>
  host.seal(PURPOSE, JSON.stringify(waiting), person.id)

export const openSignUp = (host: IdentityHost, personId: string, sealed: Buffer): WaitingSignUp =>
  JSON.parse(host.open(PURPOSE, sealed, personId))
