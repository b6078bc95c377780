import { recordAudit } from '../audit/audit.ts'
import type { Transaction } from '../database/transaction.ts'
import { publishNotice } from '../notices/publish.ts'
import { openContact } from '../people/rider-contact.ts'
import { lookupForm } from '../vault/address-hash.ts'

/** A file's address as mails are written to now. */
async function isAddressOf({ db, keys }: Transaction, riderId: string, address: string): Promise<boolean> {
  const file = await db
    .selectFrom('rider')
    .select(['id', 'name_sealed', 'email_sealed'])
    .where('id', '=', riderId)
    .executeTakeFirst()
  const key = (await keys.ofMany([riderId])).get(riderId)
  const email = file && key ? openContact(key, file).email : null
  return email !== null && lookupForm(email) === lookupForm(address)
}

/**
 * No more mails to an address that is none, until it changes; whose file it is sees why.
 * @param address the one that was refused: a file whose address was corrected since is left alone
 */
export async function rememberFailedAddress(
  tx: Transaction,
  riderId: string,
  address: string,
): Promise<void> {
  if (await isAddressOf(tx, riderId, address)) await markAddress(tx, riderId)
}

/** Marks the address of a file as one that takes no mail. */
export async function markAddress(tx: Transaction, riderId: string): Promise<void> {
  const rider = await tx.db
    .updateTable('rider')
    .set({ address_failed_at: tx.now })
    .where('id', '=', riderId)
    .where('address_failed_at', 'is', null)
    .returning(['fitter_id'])
    .executeTakeFirst()
  if (!rider) return
  await recordAudit(tx, {
    action: 'rider.address_failed',
    entity: 'rider',
    entityId: riderId,
    fitterId: rider.fitter_id,
    riderId,
    changes: { address_failed_at: { to: tx.now } },
  })
}

/** The fitter who watches what becomes of a rider's mail is told to look again. */
export async function tellFitter(tx: Transaction, riderId: string): Promise<void> {
  const rider = await tx.db
    .selectFrom('rider')
    .select('fitter_id')
    .where('id', '=', riderId)
    .executeTakeFirst()
  if (!rider) return
  await publishNotice(tx, 'invitations', [rider.fitter_id])
  await publishNotice(tx, 'followUps', [rider.fitter_id])
}
