import { pages } from '#domain/pages.ts'
import type { Transaction } from '../database/database.ts'
import { accountUserOf } from '../people/account-user.ts'
import { openContact } from '../people/rider-contact.ts'
import { consentWithdrawn } from './consent-withdrawn.ts'
import { contactCorrected } from './contact-corrected.ts'
import { getRecipient } from './messages.repository.ts'

/** Where a rider is reached about their file. */
export interface Addressee {
  /** The address of the account if there is one, otherwise that of the file. */
  to: string
  hasAccount: boolean
  language: string
  region: string | null
}

/** Who is written to about a file; null if no address is known or mails come back from it. Runs as the system. */
export async function addresseeOf(tx: Transaction, riderId: string): Promise<Addressee | null> {
  const rider = await getRecipient(tx, riderId)
  const account = rider.account_id === null ? undefined : await accountUserOf(tx, rider.account_id)
  const { email } = openContact(await tx.keys.of(riderId), rider)
  const to = account?.email ?? (rider.address_failed_at ? null : email)
  if (!to) return null
  const language = account?.language ?? rider.language
  return { to, hasAccount: account !== undefined, language, region: rider.region }
}

/** Tells a rider that a consent was withdrawn with a link. Runs as the system. */
export async function queueConsentWithdrawn(
  tx: Transaction,
  { to, language, region }: Addressee,
  { riderId, eraseAt }: { riderId: string; eraseAt: Date },
): Promise<void> {
  const params = { eraseAt: eraseAt.toISOString(), link: `${tx.publicUrl}${pages.signup}` }
  const purpose = `consent_withdrawn:${riderId}:${tx.now.toISOString()}`
  await consentWithdrawn.queue(tx, { to, language, region, params }, { purpose, riderId })
}

/** Tells everybody reached before and after it that a fitter corrected contact data. Runs as the system. */
export async function queueContactCorrected(
  tx: Transaction,
  addressees: readonly (Addressee | null)[],
  { riderId, what }: { riderId: string; what: readonly ('name' | 'email' | 'language')[] },
): Promise<void> {
  const byAddress = new Map(addressees.flatMap((one) => (one ? [[one.to, one] as const] : [])))
  for (const [index, { to, hasAccount, language, region }] of [...byAddress.values()].entries()) {
    const link = `${tx.publicUrl}${hasAccount ? pages.accessLog : pages.signup}`
    const params = { reader: hasAccount ? ('rider' as const) : ('guest' as const), what: [...what], link }
    const purpose = `contact_corrected:${riderId}:${tx.now.toISOString()}:${index}`
    await contactCorrected.queue(tx, { to, language, region, params }, { purpose, riderId })
  }
}
