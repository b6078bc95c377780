import { pages } from '#domain/pages.ts'

/** Who looks at a page; nobody looks at one that leads on at once. */
export type Who = 'everyone' | 'rider' | 'fitter' | 'support' | 'nobody'

/** A fit that has everything a page can show. */
export interface Shown {
  sessionId: string
  riderId: string
  bikeId: string
  submissionId: string
  milestone: number
}

/** Who looks at each page, and at which address. A page without a line here does not compile. */
const screens: Record<keyof typeof pages, { who: Who; at?: (shown: Shown) => string }> = {
  home: { who: 'everyone' },
  landing: { who: 'everyone' },
  // Without a deleted account it leads to the start page; e2e/account-end.e2e.ts looks at it.
  accountDeleted: { who: 'nobody' },
  // It leads on at once; e2e/installed.e2e.ts looks at it without a connection.
  start: { who: 'nobody' },
  login: { who: 'everyone' },
  signup: { who: 'everyone' },
  demo: { who: 'everyone' },
  confirm: { who: 'everyone' },
  callback: { who: 'everyone' },
  forgotPassword: { who: 'everyone' },
  resetPassword: { who: 'everyone' },
  privacyPolicy: { who: 'everyone' },
  termsOfService: { who: 'everyone' },
  accessibility: { who: 'everyone' },
  imprint: { who: 'everyone' },
  // Without a mark it is a 404; e2e/benchmarks.e2e.ts looks at both.
  publicMark: { who: 'nobody' },
  markRules: { who: 'everyone' },
  passport: { who: 'everyone' },
  stopReminders: { who: 'everyone' },
  waitingPlace: { who: 'everyone' },
  // Without an offer it is a 404; e2e/booking.e2e.ts looks at it.
  book: { who: 'nobody' },
  booking: { who: 'everyone' },
  invitation: { who: 'everyone' },
  thankYou: { who: 'everyone' },
  scoreAgain: { who: 'everyone' },
  spokewellForm: { who: 'rider' },
  intake: { who: 'rider' },
  followUp: {
    who: 'rider',
    at: ({ sessionId, milestone }) => `/follow-up/${sessionId}?milestone=${milestone}`,
  },
  followUpForm: { who: 'rider' },
  clientDashboard: { who: 'rider' },
  clientSubmissions: { who: 'rider' },
  clientSubmissionsLong: { who: 'rider' },
  clientSubmission: { who: 'rider', at: ({ submissionId }) => `/client/submission/${submissionId}` },
  clientIntake: { who: 'rider', at: ({ sessionId }) => `/client/intake/${sessionId}` },
  correctIntake: { who: 'rider', at: ({ sessionId }) => `/client/intake/${sessionId}/correct` },
  clientFollowUp: { who: 'rider', at: ({ sessionId }) => `/client/follow-up/${sessionId}` },
  correctFollowUp: {
    who: 'rider',
    at: ({ sessionId, milestone }) => `/client/follow-up/${sessionId}/correct?milestone=${milestone}`,
  },
  clientReport: { who: 'rider', at: ({ sessionId }) => `/client/report/${sessionId}` },
  clientBike: { who: 'rider', at: ({ bikeId }) => `/client/bike/${bikeId}` },
  dashboard: { who: 'fitter' },
  bookingServices: { who: 'fitter' },
  bookingHours: { who: 'fitter' },
  submissions: { who: 'fitter' },
  clients: { who: 'fitter' },
  allSubmissions: { who: 'fitter' },
  rider: { who: 'fitter', at: ({ riderId }) => `/clients/${riderId}` },
  session: { who: 'fitter', at: ({ sessionId }) => `/sessions/${sessionId}` },
  followUpTogether: { who: 'fitter', at: ({ sessionId }) => `/sessions/${sessionId}/follow-up/42` },
  followUps: { who: 'fitter' },
  followUpsOfDashboard: { who: 'fitter' },
  invite: { who: 'fitter' },
  intakeDetail: { who: 'fitter', at: ({ sessionId }) => `/intake-detail/${sessionId}` },
  followUpDetail: { who: 'fitter', at: ({ sessionId }) => `/follow-up-detail/${sessionId}` },
  outcomes: { who: 'fitter' },
  bookings: { who: 'fitter' },
  bookingFeeds: { who: 'fitter' },
  benchmarks: { who: 'fitter' },
  outcomeSessions: { who: 'fitter', at: () => '/outcomes/sessions?of=fits' },
  cases: { who: 'fitter' },
  alikeCases: { who: 'fitter', at: ({ sessionId }) => `/sessions/${sessionId}/alike` },
  interventionLog: { who: 'fitter' },
  settings: { who: 'rider' },
  securitySettings: { who: 'fitter' },
  preferences: { who: 'rider' },
  privacySettings: { who: 'rider' },
  ownFiles: { who: 'rider' },
  ownConsents: { who: 'rider' },
  accessLog: { who: 'rider' },
  sharing: { who: 'rider' },
  shareLink: { who: 'everyone' },
  sharedFits: { who: 'fitter' },
  downloadSettings: { who: 'rider' },
  dashboardLayout: { who: 'fitter' },
  followUpPlan: { who: 'fitter' },
  // Everything is free without a payment provider; e2e/plan.e2e.ts looks at it with one.
  plan: { who: 'nobody' },
  fitterProfile: { who: 'fitter' },
  publicMarkSettings: { who: 'fitter' },
  linkConsents: { who: 'everyone' },
  supportAccess: { who: 'rider' },
  support: { who: 'support' },
  supportRights: { who: 'support' },
  // Support opens an access first; e2e/support.e2e.ts looks at it.
  supportedSession: { who: 'nobody' },
}

const isPageName = (name: string): name is keyof typeof pages => name in pages

/** The addresses at which somebody looks. */
export function addressesOf(who: Who, shown: Shown): string[] {
  const own = Object.keys(pages)
    .filter(isPageName)
    .filter((name) => screens[name].who === who)
    .map((name) => screens[name].at?.(shown) ?? pages[name])
  return who === 'everyone' ? [...own, '/an/address/nobody/has'] : own
}
