import { RETENTION_YEARS, WITHDRAWN_DAYS } from './product.ts'

/** A length of time in years or in days. */
export type Kept = { years: number } | { days: number }

/** How long each class of data is kept, counted from what is said beside it. Every other place derives from this one. */
export const RETENTION = {
  /** A rider's file, from the last thing that happened in a session of it. */
  file: { years: RETENTION_YEARS },
  /** A file whose consent to use health data was withdrawn. */
  withdrawnFile: { days: WITHDRAWN_DAYS },
  /** A form that was begun and not submitted, from the last change. */
  draft: { days: 180 },
  /** The same, from the end of its invitation. */
  invitedDraft: { days: 30 },
  /** A link that expired: so that a late rider is told "expired" instead of "unknown". */
  invitationLink: { days: 180 },
  reportLink: { days: 180 },
  scoringLink: { days: 30 },
  /** Who booked a call without being a rider of the fitter, from the call. */
  call: { days: 180 },
  /** A place in a waiting list, from its end. */
  waiting: { days: 30 },
  /** A code for another device that expired. */
  deviceCode: { days: 1 },
  /** A message to the provider: from its arrival, or from when it was resolved. */
  contactMessage: { days: 365 },
  resolvedMessage: { days: 90 },
  /** A sign-in that ended or expired. */
  signIn: { days: 30 },
  /** The id of an event of the payment provider, so that a second delivery is recognised. */
  paymentEvent: { days: 90 },
  /** A message that was sent, given up or dropped. */
  message: { days: 30 },
} as const satisfies Record<string, Kept>

export type RetentionClass = keyof typeof RETENTION

/** How long before its end the reports name what is due. */
export const DUE_SOON_DAYS = 90
