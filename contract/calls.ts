import type { z } from 'zod'
import { accessLogCalls } from './access-log.ts'
import { accountCalls } from './account.ts'
import { authCalls } from './auth.ts'
import { benchmarkCalls } from './benchmarks.ts'
import { bikeCalls } from './bikes.ts'
import { billingCalls } from './billing.ts'
import { bookingOfferCalls } from './booking-offers.ts'
import { bookingPageCalls } from './booking-pages.ts'
import { bookingCalendarCalls, bookingCalls } from './bookings.ts'
import { calendarFeedCalls } from './calendar-feeds.ts'
import type { CallDescription, ParamsOf, Route } from './call.ts'
import { caseCalls } from './cases.ts'
import { clientDashboardCalls } from './client-dashboard.ts'
import { clientCalls } from './clients.ts'
import { contactCalls } from './contact.ts'
import { dashboardCalls } from './dashboard.ts'
import { downloadCalls } from './downloads.ts'
import { fileRightsCalls } from './file-rights.ts'
import { fitterCalls } from './fitters.ts'
import { followUpFormCalls } from './follow-up-forms.ts'
import { followUpCalls } from './follow-ups.ts'
import { frameCalls } from './frame.ts'
import { importMappingCalls } from './import-mappings.ts'
import { intakeCalls } from './intake.ts'
import { interventionCalls } from './interventions.ts'
import { invitationCalls } from './invitations.ts'
import { linkCalls } from './links.ts'
import { measurementCalls } from './measurements.ts'
import { newsCalls } from './news.ts'
import { outcomeCalls } from './outcomes.ts'
import { passportCalls } from './passports.ts'
import { photoCalls } from './photos.ts'
import { publicMarkCalls } from './public-marks.ts'
import { recommendationCalls } from './recommendations.ts'
import { reportCalls } from './reports.ts'
import { rightsCalls } from './rights.ts'
import { saddleCalls } from './saddles.ts'
import { secondBaselineCalls } from './second-baseline.ts'
import { sessionCalls } from './sessions.ts'
import { sharingCalls } from './sharing.ts'
import { signInCalls } from './sign-ins.ts'
import { submissionCalls } from './submissions.ts'
import { supportCalls } from './support.ts'

/** All calls of the product, in the order of the page at `/api/docs`. */
export const calls = [
  ...authCalls,
  ...invitationCalls,
  ...intakeCalls,
  ...submissionCalls,
  ...clientCalls,
  ...sessionCalls,
  ...secondBaselineCalls,
  ...bikeCalls,
  ...measurementCalls,
  ...importMappingCalls,
  ...saddleCalls,
  ...interventionCalls,
  ...caseCalls,
  ...recommendationCalls,
  ...photoCalls,
  ...reportCalls,
  ...bookingOfferCalls,
  ...bookingCalls,
  ...bookingCalendarCalls,
  ...bookingPageCalls,
  ...calendarFeedCalls,
  ...passportCalls,
  ...followUpCalls,
  ...followUpFormCalls,
  ...linkCalls,
  ...outcomeCalls,
  ...benchmarkCalls,
  ...clientDashboardCalls,
  ...accountCalls,
  ...fileRightsCalls,
  ...accessLogCalls,
  ...sharingCalls,
  ...downloadCalls,
  ...signInCalls,
  ...supportCalls,
  ...contactCalls,
  ...rightsCalls,
  ...fitterCalls,
  ...publicMarkCalls,
  ...newsCalls,
  ...billingCalls,
  ...dashboardCalls,
  ...frameCalls,
] as const

type Described = (typeof calls)[number]
type DescriptionOf<K extends CallKey> = Extract<Described, { route: K }>
type InputOf<D, Part extends 'body' | 'query'> =
  D extends Record<Part, infer S extends z.ZodType> ? z.input<S> : undefined
type OutputOf<D, Part extends 'body' | 'query' | 'response'> =
  D extends Record<Part, infer S extends z.ZodType> ? z.output<S> : undefined

export type CallKey = Described['route']

/** For the web: what each call takes and responds with, as types only. */
export type Calls = {
  [K in CallKey]: {
    params: ParamsOf<K>
    query: InputOf<DescriptionOf<K>, 'query'>
    body: InputOf<DescriptionOf<K>, 'body'>
    response: OutputOf<DescriptionOf<K>, 'response'>
  }
}

/** For the server: what each handler is given after parsing, and what it must return. */
export type Parsed = {
  [K in CallKey]: {
    params: ParamsOf<K>
    query: OutputOf<DescriptionOf<K>, 'query'>
    body: DescriptionOf<K> extends { rawBody: true } ? Uint8Array : OutputOf<DescriptionOf<K>, 'body'>
    response: OutputOf<DescriptionOf<K>, 'response'>
    idempotent: DescriptionOf<K> extends { idempotent: true } ? true : false
    file: DescriptionOf<K> extends { file: string } ? true : false
  }
}

export type AnyCall = CallDescription & { route: Route }
