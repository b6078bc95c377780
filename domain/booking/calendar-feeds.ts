/** Why another calendar cannot be read. */
export const UNREADABLE_REASONS = [
  'not_public',
  'unreachable',
  'timed_out',
  'refused',
  'too_many_redirects',
  'too_large',
  'not_a_calendar',
  'too_many_events',
] as const
export type UnreadableReason = (typeof UNREADABLE_REASONS)[number]

/** A reason as it was stored. */
export const unreadableReason = (stored: string): UnreadableReason =>
  UNREADABLE_REASONS.find((reason) => reason === stored) ?? 'unreachable'

/** The most other calendars of one fitter. */
export const MOST_SUBSCRIPTIONS = 5
/** The most events that are read of a calendar, each occurrence counted, within these days from now. */
export const MOST_EVENTS = 5000
export const FEED_DAYS = 370
/** How often other calendars are read, and the age up to which a reading is fresh enough to book by. */
export const READ_EVERY_MINUTES = 5
export const FRESH_SECONDS = 60
/** A calendar that could not be read for so long is reported by mail. The page says it at once. */
export const TELL_AFTER_MINUTES = 60
/** No address of a calendar is longer. */
export const MOST_URL_LENGTH = 1000
