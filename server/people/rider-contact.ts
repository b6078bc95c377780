import type { HolderKey } from '../vault/vault.ts'

/** How a rider is called and reached; null where it is not known yet. */
export interface RiderContact {
  name: string | null
  email: string | null
}

/** Where the sealed values of a rider's file stand. */
export const riderPlace = (id: string, field: 'name' | 'email') => ({ table: 'rider', row: id, field })

/** Opens the contact data of a rider's file with the file's own key. */
export function openContact(
  key: HolderKey,
  row: { name_sealed: Buffer | null; email_sealed: Buffer | null },
): RiderContact {
  return {
    name: row.name_sealed && key.open(riderPlace(key.holder, 'name'), row.name_sealed),
    email: row.email_sealed && key.open(riderPlace(key.holder, 'email'), row.email_sealed),
  }
}
