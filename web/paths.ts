import type { ContactTopic } from '#domain/contact/contact-form.ts'
import { pageAt, pages, serverPages } from '#domain/pages.ts'

export { pages, serverPages }

/** The development outbox. The server renders it, so the web has no route for it. */
export const DEVELOPMENT_OUTBOX = '/dev/mail'

type Pattern = (typeof pages)[keyof typeof pages] | (typeof serverPages)[keyof typeof serverPages]
type ParamOf<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** Fills in a page's parameters, encoded. */
const fill = <Page extends Pattern>(page: Page, params: Record<ParamOf<Page>, string | number>): string =>
  Object.entries<string | number>(params).reduce<string>(
    (path, [name, value]) => path.replace(`:${name}`, encodeURIComponent(value)),
    page,
  )

type Query = Readonly<Record<string, string | number | null | undefined>>

/** The path with a query. Parameters without a value are left out. */
export function withQuery(path: string, query: Query): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') params.set(name, String(value))
  }
  return params.size > 0 ? `${path}?${params}` : path
}

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

/** The login page that leads back to a page. */
export const loginPath = (next: string | null): string => signInPagePath(pages.login, { next })

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

/** The form of an intake; without a step, at the step where the rider left it. */
export const intakePath = (sessionId: string, step?: number): string =>
  withQuery(pages.intake, { session: sessionId, step })

/** Begins an intake with a listed fitter, without an invitation. */
export const intakeWithPath = (fitter: string): string => withQuery(pages.intake, { fitter })

/** The form of a follow-up: of a milestone, at its first step; without a milestone, of the follow-up that is due. */
export const followUpPath = (sessionId: string, milestone?: number): string =>
  withQuery(fill(pages.followUp, { sessionId }), milestone === undefined ? {} : { milestone, step: 1 })

/** The page on which riders book with a fitter. @param fitter the slug of their profile, or their id */
export const bookPath = (fitter: string): string => fill(pages.book, { fitter })

/** The service that an address of that page chooses; null for none. */
export const serviceOfBooking = (search: string): string | null => new URLSearchParams(search).get('service')

/** The fitter in the address of the page where riders book; undefined for any other address. */
export const fitterOfBooking = (pathname: string): string | undefined =>
  pageAt(pathname) === pages.book ? decodeURIComponent(pathname.split('/')[2] ?? '') : undefined

/** The session in the address of a follow-up; undefined for any other address. */
export const sessionOfFollowUp = (pathname: string): string | undefined =>
  pageAt(pathname) === pages.followUp ? pathname.split('/')[2] : undefined

export const correctIntakePath = (sessionId: string, step?: number): string =>
  withQuery(fill(pages.correctIntake, { sessionId }), { step })

export const correctFollowUpPath = (sessionId: string, milestone: number): string =>
  withQuery(fill(pages.correctFollowUp, { sessionId }), { milestone })

export const clientReportPath = (sessionId: string): string => fill(pages.clientReport, { sessionId })

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
