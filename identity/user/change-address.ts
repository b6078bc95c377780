import type { Kysely } from 'kysely'
import type { IdentityHost } from '../base/host.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import { notifyChange } from '../event/notify-change.ts'
import { deleteTokens } from '../one-time-token/one-time-token.repository.ts'
import { sendLink } from '../one-time-token/send-token.ts'
import {
  deleteContactChanges,
  updateChangeConfirmed,
  upsertContactChange,
} from '../person/contact-change.repository.ts'
import { changeAddress, findPerson, findPersonByAddress } from '../person/person.repository.ts'
import type { Person } from '../person/person.ts'

type Db = Kysely<IdentityDatabase>

/** The address somebody wants instead, as they asked for it. */
interface NewAddress {
  address: string
  next: string | undefined
  /** The mark of the browser that asks. */
  browser: Buffer | null
}

/** Where a side of a change is confirmed. */
export interface ConfirmationContext {
  /** The mark of the browser. */
  browser: Buffer | undefined
  /** Whose session the request carries. */
  signedInAs: string | undefined
}

const ELSEWHERE =
  'This change of address was asked for in another browser: open the link there, or sign in here first'

/**
 * Begins a change of address: both addresses are mailed and both must confirm, whether or not addresses are confirmed
 * automatically at sign-up. Refuses with `email_exists` when somebody has it. Call under the person's lock.
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
 * Somebody anonymous tells an address where addresses are confirmed automatically: it is theirs at once, as at sign-up,
 * and not proven. Refuses with `email_exists` when somebody has it. Call under the person's lock.
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

/** Which side of the change that is under way an address is, while that side has not confirmed. */
export function sideToMail(
  { email, addressChange: change }: Person,
  to: string,
): 'email_change_current' | 'email_change_new' | undefined {
  if (change && to === email && !change.currentConfirmedAt) return 'email_change_current'
  if (change && to === change.value && !change.newConfirmedAt) return 'email_change_new'
  return undefined
}

/** Mails one side of the change that is under way; the mail before to it stops working. */
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
 * Whoever reads the new address need not be who asked for it: a press there would hand a stranger's account, with the
 * stranger's password, an address that is proven. So the new side counts only from the browser that asked, or from
 * somebody who is signed in as that account. Elsewhere it is refused and can still be used.
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

/** One side confirmed. Both: the address changes and whatever was mailed before stops working. */
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
  // To the address as it was: whoever reads it may be the one who did not want this.
  await notifyChange(host, db, 'email_changed', person)
  await host.onAddressChanged?.(db, person.id, change.value)
  return 'changed'
}
