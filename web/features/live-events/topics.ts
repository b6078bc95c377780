/** What a notice can be about; `all`: anything may have changed while nobody listened. */
export const topics = ['submissions', 'invitations', 'sessions', 'followUps', 'account'] as const
export type Topic = (typeof topics)[number]

/** What is read again when a topic changes. */
export const pathsOf: Record<Topic, readonly string[]> = {
  submissions: [
    '/api/submissions',
    '/api/client/submissions',
    '/api/client/overview',
    '/api/sessions',
    '/api/intakes/open',
    '/api/invitations',
  ],
  invitations: ['/api/invitations', '/api/intakes/open', '/api/client/overview'],
  sessions: ['/api/sessions', '/api/riders', '/api/client/overview', '/api/client/bikes'],
  followUps: [
    '/api/follow-ups',
    '/api/follow-up-counts',
    '/api/follow-up-alerts',
    '/api/follow-up-protocol',
    '/api/sessions',
    '/api/riders',
    '/api/client/overview',
  ],
  account: ['/api/auth/user', '/api/account', '/api/fitter-profile'],
}

/** What stays as it was below those paths: a form that was sent changes by a submission alone, and its reading is logged. */
export const exceptOf: Partial<Record<Topic, readonly string[]>> = { sessions: ['/intake/submission'] }

/** What stays as it was when a save of this page kept a session up to date: that, and the answers of its forms. */
export const exceptOwn = (path: string | undefined): readonly string[] =>
  path === undefined ? [] : [path, `${path}/follow-ups`]

const isTopic = (text: string): text is Topic => topics.some((topic) => topic === text)

/** The topics a notice's data names: one, all, or none that is known here. */
export const topicsIn = (data: string): readonly Topic[] =>
  data === 'all' ? topics : isTopic(data) ? [data] : []
