import type { ContactTopic } from '#domain/contact/contact-form.ts'
import { pages, serverPages } from '#domain/pages.ts'
import { fill, type Query, withQuery } from './form-paths.ts'

export {
  clientReportPath,
  fitterOfBooking,
  followUpPath,
  intakePath,
  loginPath,
  sessionOfFollowUp,
  withQuery,
} from './form-paths.ts'
export { pages, serverPages }

/** The development outbox. The server renders it, so the web has no route for it. */
export const DEVELOPMENT_OUTBOX = '/dev/mail'

/** The current page with some query parameters replaced; null removes a parameter. */
export const withChangedQuery = (pathname: string, search: URLSearchParams, changes: Query): string =>
  withQuery(pathname, { ...Object.fromEntries(search), ...changes })

/** The pages on which a person signs in or signs up. */
export type SignInPage = (typeof pages)['login' | 'signup' | 'forgotPassword' | 'resetPassword' | 'callback']

/** What a guest can keep in the account they sign in to. */
export const KEPT = ['intake', 'report', 'followUp'] as const
export type Kept = (typeof KEPT)[number]

interface Intent {
  /** What the guest wants to keep. */
  from?: Kept | null
  /** The page to show afterwards. */
  next?: string | null
}

/** The address of a sign-in or sign-up page, with what to do afterwards. */
export const signInPagePath = (page: SignInPage, { from, next }: Intent): string =>
  withQuery(page, { from, next })

/** The tabs of a session's page, as they are named in its URL. */
export const TAB_PARAMS = {
  brief: 'brief',
  fit: 'fit',
  report: 'report',
  followUps: 'follow-ups',
  history: 'history',
} as const
export type SessionTab = keyof typeof TAB_PARAMS

/** The page that verifies a fitter's public mark. */
export const publicMarkPath = (slug: string): string => fill(pages.publicMark, { slug })

/** A fitter's own page in the directory, which the server renders: the browser loads it. */
export const fitterPath = (slug: string): string => fill(serverPages.fitter, { slug })

/** The page on which people write to the provider, which the server renders, with a topic chosen. */
export const contactPath = (topic?: ContactTopic): string => withQuery(serverPages.contact, { topic })

/** The session that an access of support opens. */
export const supportedSessionPath = (accessId: string): string => fill(pages.supportedSession, { accessId })

export const riderPath = (riderId: string): string => fill(pages.rider, { riderId })

/** Who looked at a rider's file: a tab of the rider's page. */
export const ACCESS_TAB = 'access'
export const riderAccessPath = (riderId: string): string =>
  withQuery(fill(pages.rider, { riderId }), { tab: ACCESS_TAB })

export const sessionPath = (sessionId: string, tab?: SessionTab): string =>
  withQuery(fill(pages.session, { sessionId }), { tab: tab && TAB_PARAMS[tab] })

/** The past cases that a search finds. Its words are in the fragment, as `web/list-controls/use-address.ts` keeps them. */
export const casesPath = (search: string): string => `${pages.cases}#${new URLSearchParams({ search })}`

/** The fits of other riders that are like a session. */
export const alikeCasesPath = (sessionId: string): string => fill(pages.alikeCases, { sessionId })

/** The follow-up form that the fitter fills in with the rider. */
export const followUpTogetherPath = (sessionId: string, milestone: number): string =>
  fill(pages.followUpTogether, { sessionId, milestone })

/** The list of follow-ups with one of its tabs open. */
export const followUpsPath = (state: string): string => withQuery(pages.followUps, { state })

/** The list of exactly the fits behind a figure, which a selection of domain/outcomes names, with the filters of its page. */
export const outcomeSessionsPath = (of: string, filters: Query = {}): string =>
  withQuery(pages.outcomeSessions, { ...filters, of })

/** Begins an intake with a listed fitter, without an invitation. */
export const intakeWithPath = (fitter: string): string => withQuery(pages.intake, { fitter })

/** The page on which riders book with a fitter. @param fitter the slug of their profile, or their id */
export const bookPath = (fitter: string): string => fill(pages.book, { fitter })

/** The service that an address of that page chooses; null for none. */
export const serviceOfBooking = (search: string): string | null => new URLSearchParams(search).get('service')

export const correctIntakePath = (sessionId: string, step?: number): string =>
  withQuery(fill(pages.correctIntake, { sessionId }), { step })

export const correctFollowUpPath = (sessionId: string, milestone: number): string =>
  withQuery(fill(pages.correctFollowUp, { sessionId }), { milestone })

export const clientBikePath = (bikeId: string): string => fill(pages.clientBike, { bikeId })

/** One version of the reader's own submission. */
export const clientSubmissionPath = (id: string): string => fill(pages.clientSubmission, { id })

/** Who reads a submission: the rider or the fitter. */
export type ReaderRole = 'rider' | 'fitter'

/** A submitted intake; `revision` is the id of an earlier version. */
export const sentIntakePath = (reader: ReaderRole, sessionId: string, revision?: string | number): string =>
  withQuery(fill(reader === 'fitter' ? pages.intakeDetail : pages.clientIntake, { sessionId }), { revision })

/** The submitted follow-ups of a session, open at a milestone or at one version of one of them. */
export const sentFollowUpPath = (
  reader: ReaderRole,
  sessionId: string,
  shown: { milestone?: number | undefined; revision?: string | undefined } = {},
): string =>
  withQuery(fill(reader === 'fitter' ? pages.followUpDetail : pages.clientFollowUp, { sessionId }), {
    ...shown,
  })
