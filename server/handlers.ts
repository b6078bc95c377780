import type { AppContext } from './app-context.ts'
import { readerOf } from './calendar-feeds/read-subscriptions.ts'
import { ledgerFiles } from './erasure/erasure-ledger.ts'
import { accountHandlers } from './features/account/account.routes.ts'
import { appointmentHandlers } from './features/appointments/appointments.routes.ts'
import { authHandlers, type SignInParts } from './features/auth/auth.routes.ts'
import { offeredWays } from './features/auth/sign-in-ways.ts'
import { benchmarkHandlers } from './features/benchmarks/benchmarks.routes.ts'
import { billingHandlers } from './features/billing/billing.routes.ts'
import { bookingCalendarHandlers } from './features/booking-calendar/booking-calendar.routes.ts'
import { bookingChangeHandlers } from './features/booking-changes/booking-changes.routes.ts'
import { bookingOfferHandlers } from './features/booking-offer/booking-offer.routes.ts'
import { bookingPageHandlers } from './features/booking-pages/booking-pages.routes.ts'
import { calendarFeedHandlers } from './features/calendar-feeds/calendar-feeds.routes.ts'
import { caseHandlers } from './features/cases/cases.routes.ts'
import { clientDashboardHandlers } from './features/client-dashboard/client-dashboard.routes.ts'
import { readOwnBike } from './features/client-dashboard/client-dashboard.service.ts'
import { clientHandlers } from './features/clients/clients.routes.ts'
import { contactHandlers } from './features/contact/contact.routes.ts'
import { dashboardHandlers } from './features/dashboard/dashboard.routes.ts'
import { downloadHandlers } from './features/download/download.routes.ts'
import { fitterHandlers } from './features/fitters/fitters.routes.ts'
import { followUpHandlers } from './features/follow-ups/follow-ups.routes.ts'
import { listOwnFollowUps } from './features/follow-ups/own-follow-ups.service.ts'
import { frameHandlers } from './features/frame/frame.routes.ts'
import { importMappingHandlers } from './features/import-mappings/import-mappings.routes.ts'
import { intakeHandlers } from './features/intake/intake.routes.ts'
import { listOpenIntakes } from './features/intake/intake.service.ts'
import { invitationHandlers } from './features/invitations/invitations.routes.ts'
import { linkRenewalHandlers } from './features/link-renewals/link-renewals.routes.ts'
import { LargePractices } from './features/outcomes/kept-figures.ts'
import { outcomeHandlers } from './features/outcomes/outcomes.routes.ts'
import { widgetFigures } from './features/outcomes/widget-figures.service.ts'
import { passportHandlers } from './features/passports/passports.routes.ts'
import type { PassportSources } from './features/passports/passports.service.ts'
import { publicMarkHandlers } from './features/public-mark/public-mark.routes.ts'
import { reportHandlers } from './features/reports/reports.routes.ts'
import { readReport } from './features/reports/reports.service.ts'
import { rightsHandlers } from './features/rights/rights.routes.ts'
import { saddleHandlers } from './features/saddles/saddles.routes.ts'
import { secondBaselineHandlers } from './features/second-baseline/second-baseline.routes.ts'
import { bikesOf } from './features/sessions/bikes.service.ts'
import { changesOfSessions } from './features/sessions/intervention-log.service.ts'
import { interventionsOf } from './features/sessions/interventions.service.ts'
import { measurementsOf } from './features/sessions/measurements.service.ts'
import { photoHandlers } from './features/sessions/photos.routes.ts'
import { findPicture } from './features/sessions/photos.service.ts'
import { readSession } from './features/sessions/read-session.service.ts'
import { recommendationsOf } from './features/sessions/recommendations.service.ts'
import { followUpsOf } from './features/sessions/session-summary.service.ts'
import { sessionHandlers } from './features/sessions/sessions.routes.ts'
import { zoneScoresOf } from './features/sessions/zone-scores.service.ts'
import { offersToConfirm } from './features/sharing/offers.service.ts'
import { sharingHandlers } from './features/sharing/sharing.routes.ts'
import { submissionHandlers } from './features/submissions/submissions.routes.ts'
import { supportHandlers } from './features/support/support.routes.ts'
import { waitingListHandlers } from './features/waiting-list/waiting-list.routes.ts'
import type { Handlers } from './http/handler-types.ts'
import type { PassportSigner } from './passport-keys/passport-keys.ts'
import type { IdentityGateway } from './people/identity-gateway.ts'
import { type ScanUpload, uploadScanner } from './photos/scan-upload.ts'

/** What the pages of a rider's own fits are read with. */
const ownFits = {
  listOpenIntakes,
  listOwnFollowUps,
  offersToConfirm,
  bikesOf,
  measurementsOf,
  recommendationsOf,
  zoneScoresOf,
  changesOfSessions,
}

/** What a fit passport is made from. */
const passportSources: PassportSources = {
  readReport: (tx, sessionId) => readReport(tx, sessionId, readSession),
  readBike: (tx, bikeId) => readOwnBike(ownFits, tx, bikeId),
}

/** What visitors read of fitters and of the provider, and what they write to them. */
const publicHandlers = (context: AppContext, scan: ScanUpload) => ({
  ...fitterHandlers({ scan }),
  ...publicMarkHandlers(),
  ...contactHandlers(context),
})

/** What the calls of fit passports work with. */
const passportParts = ({ config, now }: AppContext, signer: PassportSigner) => ({
  sources: passportSources,
  signer,
  issuer: config.publicUrl,
  now,
})

/** Everything about bookings: what is offered, the rider's page, the fitter's calendar, and calendars of others. */
function bookingHandlers(context: AppContext) {
  const calendars = readerOf(context)
  return {
    ...bookingCalendarHandlers(calendars),
    ...bookingChangeHandlers(calendars),
    ...appointmentHandlers(),
    ...bookingOfferHandlers(),
    ...waitingListHandlers(),
    ...bookingPageHandlers(calendars),
    ...calendarFeedHandlers(calendars),
  }
}

/** The calls about figures of many fits. */
function figureHandlers() {
  const practices = new LargePractices()
  return {
    ...outcomeHandlers(practices),
    ...benchmarkHandlers(),
    ...dashboardHandlers({ figuresOfWidgets: widgetFigures(practices) }),
  }
}

/**
 * The handler of every call; a missing one is a compile error. Each feature exports a function that takes what its
 * handlers need besides the transaction, and returns its table of handlers.
 */
export function makeHandlers(
  context: AppContext,
  signIn: SignInParts & { identity: IdentityGateway },
  signer: PassportSigner,
) {
  const scan = uploadScanner(context.config.clamdUrl)
  const erasureLedger = ledgerFiles(context.config)
  return {
    ...authHandlers(signIn),
    ...invitationHandlers(signIn),
    ...intakeHandlers(),
    ...submissionHandlers(context),
    ...clientHandlers({ nameSearch: context.nameSearch, followUpsOf }),
    ...sessionHandlers(context),
    ...caseHandlers(context),
    ...importMappingHandlers(),
    ...saddleHandlers(),
    ...supportHandlers({ measurementsOf, interventionsOf, recommendationsOf }),
    ...rightsHandlers(context),
    ...photoHandlers({ files: context.files, scan }),
    ...reportHandlers({ readSession, findPicture, files: context.files, secure: signIn.secure }),
    ...bookingHandlers(context),
    ...followUpHandlers(signIn),
    ...secondBaselineHandlers(),
    ...linkRenewalHandlers(),
    ...figureHandlers(),
    ...clientDashboardHandlers(ownFits),
    ...passportHandlers(passportParts(context, signer)),
    ...accountHandlers({ ...signIn, erasureLedger }),
    ...sharingHandlers({ bikesOf, erasureLedger }),
    ...downloadHandlers(context),
    ...publicHandlers(context, scan),
    ...billingHandlers(context),
    ...frameHandlers({ ...context, offer: offeredWays(signIn.service, context.now) }),
  } satisfies Handlers
}
