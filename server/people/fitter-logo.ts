import type { Transaction } from '../database/database.ts'

/** Where a fitter's logo stands, sealed under their own key. */
export const logoPlace = (fitterId: string) => ({ table: 'fitter_profile', row: fitterId, field: 'logo' })

/** The logo as an address that holds the picture itself. */
export const logoAddress = (bytes: Buffer): string => `data:image/webp;base64,${bytes.toString('base64')}`

/** A fitter's logo as WebP; null where there is none, or the actor may not see it. */
export async function fitterLogo(tx: Transaction, fitterId: string): Promise<Buffer | null> {
  const row = await tx.db
    .selectFrom('fitter_profile as p')
    .innerJoin('vault_key as k', 'k.holder', 'p.fitter_id')
    .select(['p.logo_sealed', 'k.wrapped'])
    .where('p.fitter_id', '=', fitterId)
    .executeTakeFirst()
  if (!row?.logo_sealed) return null
  return tx.keys.unwrap(fitterId, row.wrapped).openBytes(logoPlace(fitterId), row.logo_sealed)
}
