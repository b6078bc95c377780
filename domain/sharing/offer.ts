/** For how many days a link with which a rider offers fits can be accepted. */
export const OFFER_DAYS = 7

/** What became of a link: `open` waits for a fitter, `accepted` for the rider. */
export const OFFER_STATES = ['open', 'accepted', 'shared', 'expired', 'ended'] as const
