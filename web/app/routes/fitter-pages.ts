import { pages } from '#web/paths.ts'
import { fitter, later, type PageRoute } from './page-route.ts'

/** The pages of a fitter. */
export const fitterPages: readonly PageRoute[] = [
  {
    ...fitter,
    paths: [pages.dashboard],
    title: 'dashboard',
    texts: ['dashboard', 'submissions', 'invitations', 'followUpPages', 'course'],
    page: () => import('#web/features/dashboard/dashboard-page.tsx'),
    reads: [
      '/api/submissions?limit=6',
      '/api/invitations?limit=20',
      '/api/follow-up-alerts?limit=4',
      '/api/follow-up-counts',
    ],
    whenIdle: true,
  },
  {
    ...fitter,
    paths: [pages.clients, pages.submissions],
    title: 'clients',
    texts: ['clients', 'submissions', 'intake'],
    page: () => import('#web/features/clients/clients-page.tsx'),
    reads: ['/api/client-counts', '/api/clients?filter=all&order=newest&limit=30'],
  },
  {
    ...fitter,
    paths: [pages.allSubmissions],
    title: 'allSubmissions',
    texts: ['submissions', 'intake', 'course'],
    page: () => import('#web/features/submissions/submissions-page.tsx'),
  },
  {
    ...fitter,
    paths: [pages.rider],
    title: 'rider',
    texts: ['sessions', 'course', 'report', 'followUpPages'],
    page: () => import('#web/features/sessions/rider/rider-page.tsx'),
    reads: ['/api/riders/:riderId'],
  },
  {
    ...fitter,
    paths: [pages.session],
    title: 'session',
    texts: ['sessions', 'course', 'measurements', 'interventions', 'submissions', 'intake', 'report'],
    page: () => import('#web/app/pages/session/session-page.tsx'),
    parts: [
      () => import('#web/features/sessions/fit/fit-tab.tsx'),
      () => import('#web/features/sessions/brief/brief-tab.tsx'),
    ],
    reads: ['/api/sessions/:sessionId'],
  },
  {
    ...fitter,
    paths: [pages.followUps, pages.followUpsOfDashboard],
    title: 'followUps',
    texts: ['followUpPages', 'course'],
    page: () => import('#web/features/follow-ups/follow-up-list-page.tsx'),
  },
  {
    ...fitter,
    paths: [pages.invite],
    title: 'invite',
    texts: ['invitations'],
    page: () => import('#web/features/invitations/invite-page.tsx'),
  },
  {
    ...fitter,
    paths: [pages.intakeDetail],
    title: 'intakeDetail',
    texts: ['submissions', 'intake'],
    page: () => import('#web/features/submissions/intake-detail-page.tsx'),
  },
  {
    ...fitter,
    paths: [pages.followUpDetail],
    title: 'followUpDetail',
    texts: ['followUpPages', 'followUp', 'submissions', 'intake', 'measurements', 'course'],
    page: () => import('#web/features/follow-ups/follow-up-detail-page.tsx'),
  },
  { ...fitter, paths: [pages.outcomes], title: 'outcomes', ...later('outcomes') },
  {
    ...fitter,
    paths: [pages.followUpTogether],
    title: 'followUpTogether',
    texts: ['followUpPages', 'followUp', 'intake', 'measurements', 'course'],
    page: () => import('#web/features/follow-ups/together/together-page.tsx'),
  },
]
