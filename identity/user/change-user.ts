import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { IdentityContext } from '../base/context.ts'
import type { IdentityHost } from '../base/host.ts'
import { markBrowser } from '../base/http/browser-mark.ts'
import { pkceFields, readFields, requireWholeChallenge } from '../base/http/fields.ts'
import { redirectTarget } from '../base/http/redirect-target.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import {
  mergedMetadata,
  submittedMetadata,
  type UserMetadata,
  userMetadataSchema,
} from '../base/user-metadata.ts'
import { lockAssured, lockCaller, requireAssured } from '../factor/assurance.ts'
import { deleteContactChange } from '../person/contact-change.repository.ts'
import { updateUserMetadata } from '../person/person.repository.ts'
import { isAnonymous, type Person } from '../person/person.ts'
import { presentUser } from '../person/present-user.ts'
import { findPerson } from '../person/read-person.ts'
import type { Caller } from '../session/caller.ts'
import { beginAddressChange, setUnprovenAddress } from './change-address.ts'
import { beginPhoneChange } from './change-phone.ts'
import { requirePasswordForContact } from './current-password.ts'
import { type NewPassword, setPassword, validateNewPassword } from './new-password.ts'
import {
  isNewContact,
  limitContacts,
  type RequestedContacts,
  requestedContacts,
} from './requested-contacts.ts'

const fields = z.object({
  email: z.string().default(''),
  phone: z.string().default(''),
  password: z.string().default(''),
  current_password: z.string().optional(),
  nonce: z.string().max(64).default(''),
  data: userMetadataSchema.optional(),
  app_metadata: z.unknown().optional(),
  ...pkceFields,
})

type Fields = z.output<typeof fields>

/** The protocol's status for a change that needs the second factor. */
const NEEDS_FACTOR = 401

interface Changes {
  /** Whether it changes the password, address or number, and not only metadata. */
  signIn: boolean
  data: UserMetadata | undefined
  password: NewPassword | undefined
  contacts: RequestedContacts
  next: string | undefined
  /** The mark of the browser that requests a new address; null if there is none. */
  browser: Buffer | null
}

/** Changes the caller's metadata and password, or starts a change of address or number. All or nothing. */
export async function changeUser(
  context: IdentityContext,
  caller: Caller,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { host } = context
  const { person } = caller
  const asked = readFields(fields, request.body)
  requireWholeChallenge(asked)
  if (asked.app_metadata !== undefined) throw new IdentityRefusal('not_admin')
  const signIn = requireSignInChange(caller, asked)
  // Validated before the password, so that a typing error uses up no password attempt and no hash.
  const contacts = requestedContacts(host, person, asked)
  const data = asked.data && submittedMetadata(host, asked.data)
  const password = asked.password
    ? await validateNewPassword(context, caller, { ...asked, source: host.clientAddress(request) })
    : undefined
  // A caller who may set a new password may also set a new contact.
  if (!password && isNewContact(person, contacts)) {
    await requirePasswordForContact(context, caller, asked.current_password)
  }
  await limitContacts(host, person, contacts)
  const next = redirectTarget(host, request)
  const browser = contacts.address === undefined ? null : markBrowser(host, request, reply)
  const changes = { signIn, data, password, contacts, next, browser }
  const outcome = await host.transaction((db) => applyChanges(host, db, caller, changes))
  if (typeof outcome === 'string') throw new IdentityRefusal(outcome)
  return presentUser(outcome)
}

/**
 * Whether it changes how they sign in. Requires the second factor if there is one, and a contact besides a password.
 */
function requireSignInChange(caller: Caller, { email, phone, password }: Fields): boolean {
  if (!email && !phone && !password) return false
  requireAssured(caller, NEEDS_FACTOR)
  if (isAnonymous(caller.person) && !email && !phone) {
    const text = 'A password needs an email or a phone number beside it'
    throw new IdentityRefusal('validation_failed', { status: 422, text })
  }
  return true
}

async function applyChanges(
  host: IdentityHost,
  db: Kysely<IdentityDatabase>,
  caller: Caller,
  { signIn, data, password, contacts: { address, phone, kept }, next, browser }: Changes,
): Promise<Person | 'reauthentication_not_valid'> {
  const { person: before } = await (signIn
    ? lockAssured(host, db, caller, NEEDS_FACTOR)
    : lockCaller(host, db, caller))
  const { id } = before
  const refused = password && (await setPassword(host, db, caller, password))
  if (refused) return refused
  if (data) await updateUserMetadata(host, db, id, mergedMetadata(before.userMetadata, data))
  for (const channel of kept) await deleteContactChange(db, id, channel)
  if (address && isAnonymous(before) && host.autoconfirm) await setUnprovenAddress(host, db, before, address)
  else if (address) await beginAddressChange(host, db, before, { address, next, browser })
  if (phone) await beginPhoneChange(host, db, before, phone)
  return (await findPerson(host, db, id)) ?? before
}
