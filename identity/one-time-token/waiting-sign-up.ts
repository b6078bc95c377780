import type { IdentityHost } from '../base/host.ts'
import type { ProviderProfile } from '../base/social-provider.ts'
import type { UserMetadata } from '../base/user-metadata.ts'
import type { Person } from '../person/person.ts'

/** What one sign-up submitted. It belongs to the confirmation mailed for it and counts once that one is pressed. */
export interface WaitingSignUp {
  argon2?: string
  /** The account with a provider that did not vouch for the address. */
  profile?: ProviderProfile
  metadata: UserMetadata
  /** The mark of the browser it was asked for in, base64url; absent in sign-ups from before there were marks. */
  browser?: string
  /** When it was asked for, ISO 8601; absent as above. */
  askedAt?: string
}

type Submitted = Pick<WaitingSignUp, 'argon2' | 'profile' | 'metadata'>

const PURPOSE = 'identity.waiting_sign_up'

export function sealSignUp(
  host: IdentityHost,
  person: Person,
  submitted: Submitted,
  browser: Buffer,
): Buffer {
  const waiting: WaitingSignUp = {
    ...submitted,
    browser: browser.toString('base64url'),
    askedAt: host.now().toISOString(),
  }
  return host.seal(PURPOSE, JSON.stringify(waiting), person.id)
}

export const openSignUp = (host: IdentityHost, personId: string, sealed: Buffer): WaitingSignUp =>
  JSON.parse(host.open(PURPOSE, sealed, personId))

/** Whether a sign-up was asked for in the browser that carries this mark. */
export const isFromBrowser = (waiting: WaitingSignUp, browser: Buffer | undefined): boolean =>
  browser !== undefined && waiting.browser === browser.toString('base64url')
