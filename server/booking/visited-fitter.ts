import type { Transaction } from '../database/database.ts'
import { accountPlace } from '../people/account-user.ts'
import { studioPlace } from '../people/fitter-names.ts'
import { letterheadPlace } from '../people/letterhead.ts'
import type { HolderKey } from '../vault/vault.ts'
import type { VisitedFitter } from './visit.repository.ts'

/** A fitter as visitors of the booking page see them. */
export interface FitterOfPage {
  name: string
  studio: string | null
  slug: string
  timeZone: string
}

/** Opens the key and the names of a visited fitter. */
export function openVisitedFitter(
  tx: Transaction,
  row: VisitedFitter,
): { key: HolderKey; fitter: FitterOfPage; contact: string | null } {
  const { fitter_id: id, studio_sealed: studio, contact_sealed: contact } = row
  const key = tx.keys.unwrap(id, row.wrapped)
  return {
    key,
    fitter: {
      name: key.open(accountPlace(id, 'name'), row.name_sealed),
      studio: studio && key.open(studioPlace(id), studio),
      slug: row.slug,
      timeZone: row.time_zone,
    },
    contact: contact && key.open(letterheadPlace(id, 'contact'), contact),
  }
}
