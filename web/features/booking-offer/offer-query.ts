import type { CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'

/** What the fitter offers: services, hours and rules. */
export const offerQuery = read('GET /api/booking-offer')

export type OwnOffer = CallResponse<'GET /api/booking-offer'>
export type Hours = CallResponse<'PUT /api/booking-offer/hours'>
export type Service = OwnOffer['services'][number]
