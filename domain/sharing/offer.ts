/** For how many days an offer of fits can be accepted. */
export const OFFER_DAYS = 7

/** What became of an offer: `open` waits for a fitter, `accepted` for the rider. */
export const OFFER_STATES = ['open', 'accepted', 'shared', 'expired', 'ended'] as const

/**
 * The last moment of a sharing. It ends with a day, so `until` is already the next one.
 * @param until the instant at which the sharing ends
 */
export const lastMomentOf = (until: string): string => new Date(Date.parse(until) - 1).toISOString()
