import type { Kysely } from 'kysely'
import type { IdentityHost } from '../base/host.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import { notifyChange } from '../event/notify-change.ts'
import { deleteTokens } from '../one-time-token/one-time-token.repository.ts'
import { sendLink } from '../one-time-token/send-token.ts'
import { changeAddress } from '../person/confirm-contact.ts'
import {
  deleteContactChanges,
  updateChangeConfirmed,
  upsertContactChange,
} from '../person/contact-change.repository.ts'
import type { Person } from '../person/person.ts'
import { findPerson, findPersonByAddress } from '../person/read-person.ts'

type Db = Kysely<IdentityDatabase>

/** The requested new address. */
interface NewAddress {
  address: string
  next: string | undefined
  /** The mark of the requesting browser. */
  browser: Buffer | null
}

/** The browser and session in which one side of a change is confirmed. */
export interface ConfirmationContext {
  /** The mark of the confirming browser. */
  browser: Buffer | undefined
  /** The person whose session the request carries. */
  signedInAs: string | undefined
}

const ELSEWHERE =
  'This change of address was asked for in another browser: open the link there, or sign in here first'

/**
 * Starts a change of address: both addresses are mailed and both must confirm, even when sign-up confirms addresses
 * automatically. Refuses with `email_exists` when it is taken. Call under the person's lock.
 */
export async function beginAddressChange(
  host: IdentityHost,
  db: Db,
  person: Person,
  { address, next, browser }: NewAddress,
): Promise<void> {
  if (await findPersonByAddress(host, db, address)) throw new IdentityRefusal('email_exists')
  await upsertContactChange(host, db, person, { channel: 'email', value: address, browser })
  const changing = (await findPerson(host, db, person.id)) ?? person
  if (person.email) await mailAddressChange(host, db, changing, person.email, next)
  await mailAddressChange(host, db, changing, address, next)
}

/**
 * Sets the address of an anonymous person where addresses are confirmed automatically: at once, as at sign-up, and
 * unproven. Refuses with `email_exists` when it is taken. Call under the person's lock.
 */
export async function setUnprovenAddress(
  host: IdentityHost,
  db: Db,
  person: Person,
  address: string,
): Promise<void> {
  const current = (await findPerson(host, db, person.id)) ?? person
  if (!(await changeAddress(host, db, current, address, { proven: false }))) {
    throw new IdentityRefusal('email_exists')
  }
}

/** The side of the pending change that an address belongs to, unless that side has confirmed. */
export function sideToMail(
  { email, addressChange: change }: Person,
  to: string,
): 'email_change_current' | 'email_change_new' | undefined {
  if (change && to === email && !change.currentConfirmedAt) return 'email_change_current'
  if (change && to === change.value && !change.newConfirmedAt) return 'email_change_new'
  return undefined
}

/** Mails one side of the pending change. The previous mail to it becomes invalid. */
async function mailAddressChange(
  host: IdentityHost,
  db: Db,
  person: Person,
  to: string,
  next: string | undefined,
): Promise<void> {
  const kind = sideToMail(person, to)
  if (kind) await sendLink(host, db, { kind, person, to, next })
}

/**
 * The reader of the new address may not be the person who requested it. Confirming it would then give a stranger's
 * account, with the stranger's password, a proven address. So the new side can only be confirmed in the requesting
 * browser, or signed in as that account. Elsewhere it is refused, and the link stays valid.
 */
function requireRequester(
  { id, addressChange: change }: Person,
  { browser, signedInAs }: ConfirmationContext,
): void {
  const isAsker = browser !== undefined && change?.browser?.equals(browser)
  if (change && !isAsker && signedInAs !== id) {
    throw new IdentityRefusal('no_authorization', { status: 403, text: ELSEWHERE })
  }
}

/** Confirms one side. Once both have confirmed, the address changes and earlier mails become invalid. */
export async function confirmAddressChange(
  host: IdentityHost,
  db: Db,
  person: Person,
  side: 'current' | 'new',
  by: ConfirmationContext,
): Promise<'half' | 'changed' | 'taken'> {
  if (side === 'new') requireRequester(person, by)
  const change = await updateChangeConfirmed(host, db, person.id, 'email', side)
  if (!change) return 'taken'
  if (!change.currentConfirmedAt || !change.newConfirmedAt) return 'half'
  await deleteContactChanges(db, person.id)
  await deleteTokens(db, person.id)
  if (!(await changeAddress(host, db, person, change.value, { proven: true }))) return 'taken'
  // This mail is sent to the old address, whose reader may not have wanted the change.
  await notifyChange(host, db, 'email_changed', person)
  await host.onAddressChanged?.(db, person.id, change.value)
  return 'changed'
}
