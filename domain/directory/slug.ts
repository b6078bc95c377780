import { folded } from '../text/folded-text.ts'

/** The most characters of an address, and the fewest. */
export const SLUG_LENGTH = { shortest: 3, longest: 80 } as const
/** How many addresses a fitter may have had. Each stays theirs, so nobody may take them all. */
export const MOST_SLUGS = 10

const SHAPE = /^[a-z0-9-]{3,80}$/
/** A fitter's page is also found by the account's id, so that nobody may have another's as an address. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What could be taken for a page or for the product itself. */
const RESERVED: ReadonlySet<string> = new Set(
  `about accessibility account admin administrator api app auth billing blog book booking bookings careers client clients contact
  dashboard demo directory edit everyone favicon fitter fitters follow-up help home index intake invite js json landing
  legal login logo logout mail mark me new null official photo policy press pricing privacy privacy-policy profile
  register robots root search security settings share sign-in sign-up signup sitemap spokewell staff start static
  status support team terms terms-of-service test undefined user www`.split(/\s+/),
)

export type SlugFault = 'invalid' | 'reserved'

/** Why a text cannot be the address of a fitter's page; undefined if it can. */
export function slugFault(text: string): SlugFault | undefined {
  if (!SHAPE.test(text) || !/[a-z0-9]/.test(text)) return 'invalid'
  const bare = text.replace(/^-+|-+$/g, '')
  return RESERVED.has(bare) || bare.startsWith('spokewell') || ID.test(bare) ? 'reserved' : undefined
}

/** The Latin letters and digits of a text, with a hyphen for everything between them. */
const latin = (text: string): string =>
  folded(text, 200)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, SLUG_LENGTH.longest)
    .replace(/-+$/, '')

/**
 * An address for a fitter: from the name, else from the studio, in Latin letters. Of names in other scripts nothing is
 * guessed: they get the word that the address is for, and an ending.
 * @param ending letters and digits that tell fitters of the same suggestion apart
 */
export function suggestSlug(name: string, studio: string | null, ending: string): string {
  const suggested = [name, studio ?? ''].map(latin).find((text) => slugFault(text) === undefined)
  return suggested ?? `bike-fitter-${latin(ending).slice(0, 10)}`
}
