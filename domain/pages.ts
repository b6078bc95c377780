import { decoded, formPages, pathsOf } from './form-pages.ts'

/** Every page of the product, as the pattern of its route. For a page without parameters this is also its address. */
export const pages = {
  ...formPages,
  landing: '/landing',
  demo: '/demo',
  accountDeleted: '/account-deleted',
  start: '/start',
  signup: '/signup',
  confirm: '/auth/confirm',
  callback: '/auth/callback',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  accessibility: '/accessibility',
  imprint: '/imprint',
  publicMark: '/mark/:slug',
  markRules: '/mark-rules',
  passport: '/passport',
  stopReminders: '/stop',
  waitingPlace: '/waiting',
  linkConsents: '/your-consents',
  scoreAgain: '/score-again',
  clientSubmissions: '/client-submissions',
  clientSubmissionsLong: '/client/submissions',
  clientSubmission: '/client/submission/:id',
  clientIntake: '/client/intake/:sessionId',
  correctIntake: '/client/intake/:sessionId/correct',
  clientFollowUp: '/client/follow-up/:sessionId',
  correctFollowUp: '/client/follow-up/:sessionId/correct',
  clientBike: '/client/bike/:bikeId',
  submissions: '/submissions',
  clients: '/clients',
  allSubmissions: '/all-submissions',
  rider: '/clients/:riderId',
  followUps: '/follow-ups',
  followUpsOfDashboard: '/dashboard/follow-ups',
  invite: '/dashboard/invite',
  intakeDetail: '/intake-detail/:sessionId',
  followUpDetail: '/follow-up-detail/:sessionId',
  bookings: '/bookings',
  bookingServices: '/bookings/services',
  bookingHours: '/bookings/hours',
  outcomes: '/outcomes',
  outcomeSessions: '/outcomes/sessions',
  benchmarks: '/benchmarks',
  cases: '/cases',
  alikeCases: '/sessions/:sessionId/alike',
  interventionLog: '/interventions',
  bookingFeeds: '/bookings/feeds',
  settings: '/settings',
  securitySettings: '/settings/security',
  preferences: '/settings/preferences',
  privacySettings: '/settings/privacy',
  ownFiles: '/settings/files',
  ownConsents: '/settings/consents',
  accessLog: '/settings/access-log',
  sharing: '/settings/sharing',
  shareLink: '/share',
  sharedFits: '/shared-fits',
  downloadSettings: '/settings/download',
  dashboardLayout: '/settings/dashboard-layout',
  followUpPlan: '/settings/follow-ups',
  plan: '/settings/plan',
  fitterProfile: '/settings/fitter-profile',
  publicMarkSettings: '/settings/public-mark',
  supportAccess: '/settings/support-access',
  supportRights: '/support/rights',
  supportedSession: '/support/sessions/:accessId',
} as const

/** The pages that the server renders, so that machines and browsers without scripts read them. The web has no route for them. */
export const serverPages = {
  contact: '/contact',
  demoCall: '/demo-call',
  fitters: '/fitters',
  fitter: '/fitters/:slug',
  fitterPicture: '/fitters/:slug/:picture',
} as const

/**
 * The pages that are rendered when the web is built, as documents without the program, by name: each with the address under
 * which search engines know it.
 */
export const documents = {
  landing: pages.home,
  privacyPolicy: pages.privacyPolicy,
  termsOfService: pages.termsOfService,
  accessibility: pages.accessibility,
  imprint: pages.imprint,
} as const
export type DocumentName = keyof typeof documents

const documentNames = Object.keys(documents) as readonly DocumentName[]

/** The document that is shown for the pattern of a page; undefined if the page belongs to the program. */
export const documentOf = (pattern: string): DocumentName | undefined =>
  pattern === pages.landing ? 'landing' : documentNames.find((name) => documents[name] === pattern)

const known = Object.values(pages).map((pattern) => ({ pattern, paths: pathsOf(pattern) }))

/** The pattern of the page at a path, without a query; undefined if it is not that of a page. */
export const pageAt = (path: string): string | undefined =>
  known.find(({ paths }) => paths.test(decoded(path)))?.pattern
