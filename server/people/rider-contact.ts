import type { Selectable } from 'kysely'
import { type FieldChanges, recordAudit } from '../audit/audit.ts'
import type { Transaction } from '../database/database.ts'
import type { Rider } from '../database/schema.gen.ts'
import { addressHash } from '../vault/address-hash.ts'
import type { HolderKey } from '../vault/vault.ts'
import { isAddressOfRider, updateRider } from './people.repository.ts'

/** A rider's name and address; null while unknown. */
export interface RiderContact {
  name: string | null
  email: string | null
}

/** The vault's place for a sealed column of a rider's file. */
export const riderPlace = (id: string, field: 'name' | 'email') => ({ table: 'rider', row: id, field })

/** Opens the name of a rider's file with the file's own key; null while unknown. */
export const openName = (key: HolderKey, { name_sealed }: { name_sealed: Buffer | null }): string | null =>
  name_sealed && key.open(riderPlace(key.holder, 'name'), name_sealed)

/** Opens the contact data of a rider's file with the file's own key. */
export function openContact(
  key: HolderKey,
  row: { name_sealed: Buffer | null; email_sealed: Buffer | null },
): RiderContact {
  return {
    name: openName(key, row),
    email: row.email_sealed && key.open(riderPlace(key.holder, 'email'), row.email_sealed),
  }
}

/** Whether the file's address accepts mail and the rider's own account has proven it. Only for the file's fitter. */
export async function addressIsRidersOwn(
  tx: Transaction,
  { id, address_failed_at }: Pick<Selectable<Rider>, 'id' | 'address_failed_at'>,
  { email }: RiderContact,
): Promise<boolean> {
  if (!email || address_failed_at) return false
  return isAddressOfRider(tx, id, addressHash(tx.vault, email))
}

type ContactRow = Pick<
  Selectable<Rider>,
  'id' | 'fitter_id' | 'name_sealed' | 'email_sealed' | 'email_hash' | 'time_zone' | 'language' | 'region'
>

/** New values. An empty value changes nothing. */
interface ContactSaid extends Partial<RiderContact> {
  timeZone?: string | null
  language?: string
  region?: string
}

/** The columns that change. */
function changedColumns(tx: Transaction, key: HolderKey, rider: ContactRow, said: ContactSaid) {
  const known = openContact(key, rider)
  const { name, email, timeZone, language, region } = said
  return {
    ...(name && name !== known.name && { name_sealed: key.seal(riderPlace(rider.id, 'name'), name) }),
    ...(email &&
      email !== known.email && {
        email_sealed: key.seal(riderPlace(rider.id, 'email'), email),
        address_failed_at: null,
      }),
    // The invited address stays the one that finds the file, because the new address is not proven.
    ...(email && !rider.email_hash && { email_hash: addressHash(tx.vault, email) }),
    ...(timeZone && timeZone !== rider.time_zone && { time_zone: timeZone }),
    ...(language && language !== rider.language && { language }),
    ...(region && region !== rider.region && { region }),
  }
}

/**
 * Changes the contact data of a rider's file. A new address counts as working until a mail comes back.
 * @returns whether the address changed; null when nothing changed
 */
export async function changeContact(
  tx: Transaction,
  rider: ContactRow,
  said: ContactSaid,
): Promise<{ movedAddress: boolean } | null> {
  const set = changedColumns(tx, await tx.keys.of(rider.id), rider, said)
  if (Object.keys(set).length === 0) return null
  tx.defer(updateRider(tx, rider.id, set))
  // Values are sealed in the audit entry too.
  const changes: FieldChanges = {
    ...(set.name_sealed && { name: { from: rider.name_sealed, to: set.name_sealed } }),
    ...(set.email_sealed && { email: { from: rider.email_sealed, to: set.email_sealed } }),
    ...(set.time_zone && { time_zone: { from: rider.time_zone, to: set.time_zone } }),
    ...(set.language && { language: { from: rider.language, to: set.language } }),
    ...(set.region && { region: { from: rider.region, to: set.region } }),
  }
  await recordAudit(tx, {
    action: 'rider.contact_changed',
    entity: 'rider',
    entityId: rider.id,
    fitterId: rider.fitter_id,
    riderId: rider.id,
    changes,
  })
  return { movedAddress: set.email_sealed !== undefined }
}
