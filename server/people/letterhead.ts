import type { Transaction } from '../database/database.ts'
import { findLetterhead } from './people.repository.ts'

type Field = 'logo' | 'contact' | 'photo'
/** The vault's place for a part of a fitter's letterhead, or for the photo of their page, which is sealed under the fitter's own key. */
export const letterheadPlace = (fitterId: string, field: Field) => ({
  table: 'fitter_profile',
  row: fitterId,
  field,
})

/** The logo as a data URL. */
export const logoAddress = (bytes: Buffer): string => `data:image/webp;base64,${bytes.toString('base64')}`

/** What stands on a fitter's reports besides the name. */
export interface Letterhead {
  /** WebP. */
  logo: Buffer | null
  /** How riders reach the fitter. */
  contact: string | null
}

/** A fitter's logo and contact; null each if there is none or the actor may not see it. */
export async function letterheadOf(tx: Transaction, fitterId: string): Promise<Letterhead> {
  const row = await findLetterhead(tx, fitterId)
  if (!row?.wrapped) return { logo: null, contact: null }
  const { logo_sealed: logo, contact_sealed: contact } = row
  const key = tx.keys.unwrap(fitterId, row.wrapped)
  return {
    logo: logo && key.openBytes(letterheadPlace(fitterId, 'logo'), logo),
    contact: contact && key.open(letterheadPlace(fitterId, 'contact'), contact),
  }
}
