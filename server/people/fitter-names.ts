import type { Transaction } from '../database/database.ts'
import { accountPlace } from './account-user.ts'

/** A fitter as riders see them. */
export interface FitterNames {
  name: string
  studio: string | null
}

/** Where the studio's name stands, sealed under the fitter's own key. */
export const studioPlace = (fitterId: string) => ({ table: 'fitter_profile', row: fitterId, field: 'studio' })

/**
 * The names of those fitters whom this actor may see, in one query however many they are. One who deleted the account
 * has none any more and is left out.
 */
export async function fitterNamesOf(
  tx: Transaction,
  fitterIds: readonly string[],
): Promise<Map<string, FitterNames>> {
  if (fitterIds.length === 0) return new Map()
  const rows = await tx.db
    .selectFrom('account as a')
    .innerJoin('vault_key as k', 'k.holder', 'a.id')
    .leftJoin('fitter_profile as p', 'p.fitter_id', 'a.id')
    .select(['a.id', 'a.name_sealed', 'p.studio_sealed', 'k.wrapped'])
    .where('a.id', 'in', [...new Set(fitterIds)])
    .execute()
  return new Map(
    rows.flatMap(({ id, name_sealed, studio_sealed, wrapped }): [string, FitterNames][] => {
      if (!name_sealed) return []
      const key = tx.keys.unwrap(id, wrapped)
      const studio = studio_sealed && key.open(studioPlace(id), studio_sealed)
      return [[id, { name: key.open(accountPlace(id, 'name'), name_sealed), studio }]]
    }),
  )
}
