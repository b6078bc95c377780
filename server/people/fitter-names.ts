import type { Transaction } from '../database/database.ts'
import { accountPlace } from './account-user.ts'
import { listFitterNames } from './people.repository.ts'

/** A fitter as riders see them. */
export interface FitterNames {
  name: string
  studio: string | null
}

/** The vault's place for the studio's name, which is sealed under the fitter's own key. */
export const studioPlace = (fitterId: string) => ({ table: 'fitter_profile', row: fitterId, field: 'studio' })

/**
 * The names of the given fitters that this actor may see, with one query. Fitters who deleted their account are left
 * out.
 */
export async function fitterNamesOf(
  tx: Transaction,
  fitterIds: readonly string[],
): Promise<Map<string, FitterNames>> {
  if (fitterIds.length === 0) return new Map()
  const rows = await listFitterNames(tx, [...new Set(fitterIds)])
  return new Map(
    rows.flatMap(({ id, name_sealed, studio_sealed, wrapped }): [string, FitterNames][] => {
      if (!name_sealed) return []
      const key = tx.keys.unwrap(id, wrapped)
      const studio = studio_sealed && key.open(studioPlace(id), studio_sealed)
      return [[id, { name: key.open(accountPlace(id, 'name'), name_sealed), studio }]]
    }),
  )
}
