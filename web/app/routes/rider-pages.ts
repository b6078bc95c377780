import { pages } from '#web/paths.ts'
import { open, type PageRoute, rider } from './page-route.ts'

/** The forms that riders fill in, and the pages with a rider's own data. */
export const riderPages: readonly PageRoute[] = [
  {
    ...rider,
    guests: true,
    shell: 'focused',
    paths: [pages.spokewellForm, pages.intake],
    title: 'intake',
    texts: ['intakeOpening'],
    page: () => import('#web/features/intake/intake-page.tsx'),
    parts: [() => import('#web/features/intake/intake-of.tsx')],
    reads: ['/api/sessions/:session/intake'],
  },
  {
    // The link of a reminder opens without a sign-in; its page asks for one where it is needed.
    ...open,
    shell: 'focused',
    paths: [pages.followUp, pages.followUpForm],
    title: 'followUp',
    texts: ['followUpPages', 'followUp', 'intake', 'measurements', 'course'],
    page: () => import('#web/features/follow-ups/follow-up-page.tsx'),
    reads: ['/api/sessions/:sessionId/follow-up?milestone=:milestone'],
  },
  {
    ...rider,
    paths: [pages.clientDashboard],
    title: 'clientDashboard',
    texts: ['dashboard', 'course', 'submissions', 'report', 'measurements'],
    page: () => import('#web/features/client-dashboard/client-dashboard-page.tsx'),
    reads: ['/api/client/overview', '/api/client/submissions?limit=5'],
    whenIdle: true,
  },
  {
    ...rider,
    paths: [pages.clientSubmissions, pages.clientSubmissionsLong],
    title: 'clientSubmissions',
    texts: ['submissions', 'intake', 'zoneDetails', 'course'],
    page: () => import('#web/features/submissions/client-submission-list-page.tsx'),
  },
  {
    ...rider,
    paths: [pages.clientSubmission],
    title: 'clientSubmission',
    texts: ['submissions', 'intake', 'zoneDetails'],
    page: () => import('#web/features/submissions/client-submission-page.tsx'),
  },
  {
    ...rider,
    paths: [pages.clientIntake],
    title: 'clientIntake',
    texts: ['submissions', 'intake', 'zoneDetails'],
    page: () => import('#web/features/submissions/client-intake-page.tsx'),
  },
  {
    ...rider,
    shell: 'focused',
    paths: [pages.correctIntake],
    title: 'clientCorrection',
    texts: ['submissions', 'intake', 'zoneDetails'],
    page: () => import('#web/app/pages/correct-intake/correct-intake-page.tsx'),
  },
  {
    ...rider,
    paths: [pages.clientFollowUp],
    title: 'clientFollowUp',
    texts: ['followUpPages', 'followUp', 'submissions', 'intake', 'zoneDetails', 'measurements', 'course'],
    page: () => import('#web/features/follow-ups/client-follow-up-page.tsx'),
  },
  {
    ...rider,
    shell: 'focused',
    paths: [pages.correctFollowUp],
    title: 'clientFollowUpCorrection',
    texts: ['followUpPages', 'followUp', 'submissions', 'intake', 'zoneDetails', 'measurements', 'course'],
    page: () => import('#web/features/follow-ups/correct-follow-up-page.tsx'),
  },
  {
    // The link in the report's mail opens without a sign-in; its page asks for one where it is needed.
    ...open,
    shell: 'own',
    paths: [pages.clientReport],
    title: 'clientReport',
    texts: ['reportPages', 'report', 'intake', 'measurements', 'interventions', 'photos', 'passport'],
    page: () => import('#web/app/pages/client-report/client-report-page.tsx'),
  },
  {
    ...rider,
    paths: [pages.clientBike],
    title: 'clientBike',
    texts: ['dashboard', 'report', 'measurements', 'passport'],
    page: () => import('#web/features/client-dashboard/client-bike-page.tsx'),
  },
]
