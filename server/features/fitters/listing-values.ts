import { z } from 'zod'
import { type OfferedService, SPECIALITIES, SPOKEN_LANGUAGES } from '#domain/directory/listing.ts'
import type { HolderKey, Place } from '../../vault/vault.ts'

/** What the fitter's page says, sealed under the fitter's own key. */
type Field = 'place' | 'words' | 'services'

/** The vault's place for a part of a fitter's page. */
export const listingPlace = (fitterId: string, field: Field): Place => ({
  table: 'fitter_profile',
  row: fitterId,
  field,
})

const offered = z.array(z.object({ name: z.string(), note: z.string() }))

/** What a fitter offers, as it was sealed. */
export const openServices = (key: HolderKey, fitterId: string, sealed: Buffer | null): OfferedService[] =>
  sealed ? offered.parse(JSON.parse(key.open(listingPlace(fitterId, 'services'), sealed))) : []

/** A text of the page; null if there is none. */
export const openListing = (
  key: HolderKey,
  fitterId: string,
  field: 'place' | 'words',
  sealed: Buffer | null,
): string | null => sealed && key.open(listingPlace(fitterId, field), sealed)

/** The stored codes that are still known, in the order of the list. */
export const choicesOf = ({ languages, specialities }: { languages: string[]; specialities: string[] }) => ({
  languages: SPOKEN_LANGUAGES.filter((code) => languages.includes(code)),
  specialities: SPECIALITIES.filter((code) => specialities.includes(code)),
})
