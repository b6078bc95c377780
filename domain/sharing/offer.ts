/** For how many days an offer of fits can be accepted. */
export const OFFER_DAYS = 7

/** What became of an offer: `open` waits for a fitter, `accepted` for the rider. */
export const OFFER_STATES = ['open', 'accepted', 'shared', 'expired', 'ended'] as const
export type OfferState = (typeof OFFER_STATES)[number]

/** What happened to an offer, as it is stored. */
export interface OfferFacts {
  accepted_by: string | null
  confirmed_at: Date | null
  ended_at: Date | null
  expires_at: Date
  until_at: Date | null
}

/** The state of an offer at a moment. */
export function offerState(offer: OfferFacts, now: Date): OfferState {
  if (offer.ended_at) return 'ended'
  if (offer.until_at && offer.until_at <= now) return 'expired'
  if (offer.confirmed_at) return 'shared'
  if (offer.expires_at <= now) return 'expired'
  return offer.accepted_by ? 'accepted' : 'open'
}

/**
 * The last moment of a sharing. It ends with a day, so `until` is already the next one.
 * @param until the instant at which the sharing ends
 */
export const lastMomentOf = (until: string): string => new Date(Date.parse(until) - 1).toISOString()
