import type { Transaction } from '../database/database.ts'
import { findFitterLogo } from './people.repository.ts'

/** The vault's place for a fitter's logo, which is sealed under the fitter's own key. */
export const logoPlace = (fitterId: string) => ({ table: 'fitter_profile', row: fitterId, field: 'logo' })

/** The logo as a data URL. */
export const logoAddress = (bytes: Buffer): string => `data:image/webp;base64,${bytes.toString('base64')}`

/** A fitter's logo as WebP; null if there is none or the actor may not see it. */
export async function fitterLogo(tx: Transaction, fitterId: string): Promise<Buffer | null> {
  const row = await findFitterLogo(tx, fitterId)
  if (!row?.logo_sealed) return null
  return tx.keys.unwrap(fitterId, row.wrapped).openBytes(logoPlace(fitterId), row.logo_sealed)
}
