import type { EventTopic } from '#contract/live-events.ts'

/** The fitter's list of clients and what is counted about it. */
const CLIENT_LISTS = ['/api/clients', '/api/client-counts', '/api/waiting-counts', '/api/restricted-clients']

/** The paths that are read again when a topic changes. */
export const pathsOf: Record<EventTopic, readonly string[]> = {
  submissions: [
    '/api/submissions',
    '/api/client/submissions',
    '/api/client/overview',
    '/api/client/fits',
    '/api/sessions',
    '/api/intakes/open',
    '/api/invitations',
    ...CLIENT_LISTS,
  ],
  unread: ['/api/submissions', ...CLIENT_LISTS],
  invitations: ['/api/invitations', '/api/intakes/open', '/api/client/overview', ...CLIENT_LISTS],
  sessions: [
    '/api/sessions',
    '/api/interventions',
    '/api/riders',
    '/api/client/overview',
    '/api/client/fits',
    '/api/client/bikes',
    ...CLIENT_LISTS,
  ],
  followUps: [
    '/api/follow-ups',
    '/api/follow-up-counts',
    '/api/follow-up-alerts',
    '/api/follow-up-protocol',
    ...CLIENT_LISTS,
    '/api/sessions',
    '/api/riders',
    '/api/client/overview',
  ],
  outcomes: ['/api/outcomes', '/api/dashboard', '/api/benchmarks'],
  bookings: [
    '/api/bookings',
    '/api/client/bookings',
    '/api/waiting-entries',
    '/api/booking-offer',
    '/api/calendar-feed',
    '/api/sessions',
  ],
  sharing: [
    '/api/sharing',
    '/api/account/files',
    '/api/shared-fits',
    '/api/access-log',
    '/api/client/overview',
  ],
  supportAccess: ['/api/support-accesses'],
  contact: ['/api/contact-messages'],
  account: [
    '/api/auth/user',
    '/api/account',
    '/api/sharing',
    '/api/fitter-profile',
    '/api/plan',
    '/api/waiting-counts',
    '/api/public-mark',
    '/api/import-mappings',
    '/api/saddles',
    '/api/dashboard-layout',
    '/api/dashboard',
  ],
  download: ['/api/account/download'],
}

/** Paths below those that stay valid. Only a submission changes a submitted form, and reading one is logged. */
export const exceptOf: Partial<Record<EventTopic, readonly string[]>> = { sessions: ['/intake/submission'] }

/** Paths that are up to date because this page's own save updated them: the session and the answers of its forms. */
export const exceptOwn = (path: string | undefined): readonly string[] =>
  path === undefined ? [] : [path, `${path}/follow-ups`]

const isTopic = (text: string): text is EventTopic => Object.hasOwn(pathsOf, text)

/** Every topic. */
export const topics: readonly EventTopic[] = Object.keys(pathsOf).filter(isTopic)

/** The topics of an event's data: one, all, or none if it is unknown here. */
export const topicsIn = (data: string): readonly EventTopic[] =>
  data === 'all' ? topics : isTopic(data) ? [data] : []
