import type { IdentityHost } from '../base/host.ts'
import { initialMetadata, initialPhoneMetadata, type UserMetadata } from '../base/user-metadata.ts'
import { uuidOf } from '../code-guess/code-guess.ts'
import { nobody } from '../person/person.ts'
import { presentUser } from '../person/present-user.ts'

/**
 * The response to every sign-up that needs a confirmation, whether the address or number is free, unconfirmed or taken.
 * It is built from the submitted data only. Its ids are derived from the address or number, so that repeated sign-ups
 * look the same; the account's real id is returned once it is confirmed.
 */
export function presentSignUp(
  host: Pick<IdentityHost, 'lookupHash' | 'now'>,
  contact: { email: string } | { phone: string },
  submitted: UserMetadata,
) {
  const now = host.now()
  const idFor = (purpose: string) => uuidOf(host.lookupHash(purpose, JSON.stringify(contact)))
  const id = idFor('identity.sign_up_answer')
  const userMetadata =
    'email' in contact
      ? initialMetadata(id, contact.email, submitted)
      : initialPhoneMetadata(id, contact.phone, submitted)
  return presentUser({
    ...nobody(contact, now),
    id,
    confirmationSentAt: now,
    userMetadata,
    identities: [
      {
        id: idFor('identity.sign_up_identity'),
        provider: 'email' in contact ? 'email' : 'phone',
        data: userMetadata,
        lastSignInAt: null,
        createdAt: now,
        updatedAt: now,
      },
    ],
  })
}
