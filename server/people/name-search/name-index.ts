import { OpenedValues } from '../../sealed-search/opened-values.ts'
import type { MasterKeyRing } from '../../vault/master-keys.ts'
import { openHolderKey } from '../../vault/vault.ts'
import { riderPlace } from '../rider-contact.ts'
import { type ComparableName, comparable, filterByName } from './name-match.ts'

/** A rider's name as stored, with the key that opens it; both in base64. */
export interface SealedName {
  id: string
  name: string
  wrapped: string
}

export type OpenedName = ComparableName & { id: string }

/** Opened names are forgotten this long after they were loaded. */
export const NAMES_KEPT_MS = 60_000

/** The opened names of the fitters who searched within the last minute, in memory only. */
export const openedNames = (ring: MasterKeyRing) =>
  new OpenedValues(NAMES_KEPT_MS, ({ id, name, wrapped }: SealedName): OpenedName => {
    const key = openHolderKey(ring, id, Buffer.from(wrapped, 'base64'))
    return { id, ...comparable(key.open(riderPlace(id, 'name'), Buffer.from(name, 'base64'))) }
  })

/** The riders whose name contains the search text. */
export const ridersNamed = async (names: readonly OpenedName[], typed: string): Promise<string[]> =>
  (await filterByName(names, typed)).map(({ id }) => id)
