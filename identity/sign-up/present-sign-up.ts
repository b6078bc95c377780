import type { IdentityHost } from '../base/host.ts'
import { initialMetadata, initialPhoneMetadata, type UserMetadata } from '../base/user-metadata.ts'
import { uuidOf } from '../code-guess/code-guess.ts'
import { nobody } from '../person/person.ts'
import { presentUser } from '../person/present-user.ts'

/**
 * What every sign-up that waits for its confirmation is answered with, whether the address or number was free, waits
 * already or is somebody's. It is made of what was submitted alone. The ids are made of the address or number, so that
 * asking again shows no difference either: they are not the account's, which is told once it is confirmed.
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
