import type { CallResponse } from '#web/api/api.ts'

/** A booking as its rider sees it. */
export type OwnBooking = CallResponse<'POST /api/booking-links/preview'>

/** A time that is kept for this visitor while they type. */
export interface HeldTime {
  at: string
  secret: string
  expiresAt: string
}

/** Why a time could not be had, and the next that can. */
export interface Refused {
  refusal: NonNullable<CallResponse<'POST /api/booking-requests'>['refusal']>
  next: readonly string[]
}

/** What a fitter offers, as visitors see it. */
export type BookingPage = CallResponse<'GET /api/booking-pages/:fitter'>
export type OfferedService = BookingPage['services'][number]
