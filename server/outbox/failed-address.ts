import { recordAudit } from '../audit/audit.ts'
import type { UseCase } from '../database/use-case.ts'
import { publishNotice } from '../notices/publish.ts'
import { openContact } from '../people/rider-contact.ts'
import { lookupForm } from '../vault/address-hash.ts'

/** A file's address as mails are written to now. */
async function isAddressOf({ db, keys }: UseCase, riderId: string, address: string): Promise<boolean> {
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
  useCase: UseCase,
  riderId: string,
  address: string,
): Promise<void> {
  if (await isAddressOf(useCase, riderId, address)) await markAddress(useCase, riderId)
}

/** Marks the address of a file as one that takes no mail. */
export async function markAddress(useCase: UseCase, riderId: string): Promise<void> {
  const rider = await useCase.db
    .updateTable('rider')
    .set({ address_failed_at: useCase.now })
    .where('id', '=', riderId)
    .where('address_failed_at', 'is', null)
    .returning(['fitter_id'])
    .executeTakeFirst()
  if (!rider) return
  await recordAudit(useCase, {
    action: 'rider.address_failed',
    entity: 'rider',
    entityId: riderId,
    fitterId: rider.fitter_id,
    riderId,
    changes: { address_failed_at: { to: useCase.now } },
  })
}

/** The fitter who watches what becomes of a rider's mail is told to look again. */
export async function tellFitter(useCase: UseCase, riderId: string): Promise<void> {
  const rider = await useCase.db
    .selectFrom('rider')
    .select('fitter_id')
    .where('id', '=', riderId)
    .executeTakeFirst()
  if (!rider) return
  await publishNotice(useCase, 'invitations', [rider.fitter_id])
  await publishNotice(useCase, 'followUps', [rider.fitter_id])
}
