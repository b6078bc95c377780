import type enFrame from '#locales/en/frame.ts'
import type { Namespace } from '#locales/namespaces.ts'
import type { Audience } from './access.ts'
import type { PageFile } from './page-load.ts'
import { laterPage } from './pages/later-page.ts'
import type { RoadmapTopic } from './pages/roadmap-topic.ts'

/** `public`: header and footer. `focused`: one form, nothing beside it. `own`: the shell of the person's role. */
export type ShellKind = 'public' | 'focused' | 'own'

export interface PageRoute {
  paths: readonly string[]
  /** Key of the page's title in `frame.title`. */
  title: keyof (typeof enFrame)['title']
  who: Audience
  /** A guest may open it as well. */
  guests?: true
  shell: ShellKind
  /** Texts of the page, fetched with its code. `common` and `frame` are always there, `errors` too unless it is a form's. */
  texts: readonly Namespace[]
  page: PageFile
  /** Fetched when the browser has nothing else to do. */
  whenIdle?: true
}

const open = { who: 'everyone', shell: 'public' } as const
const rider = { who: ['client'], shell: 'own' } as const
const form = { who: ['client'], guests: true, shell: 'focused' } as const
const fitter = { who: ['fitter'], shell: 'own' } as const

/** A page that comes later: it says what will be there. */
const later = (topic: RoadmapTopic) => ({ texts: ['roadmap'], page: laterPage(topic) }) as const

/** A page of signing in. */
const signingIn = (name: keyof typeof import('#web/features/auth/sign-in-pages.ts')) =>
  ({
    texts: ['auth'],
    page: async () => ({ default: (await import('#web/features/auth/sign-in-pages.ts'))[name] }),
  }) as const

/**
 * Every page of the product: where, for whom, in which shell, with which texts. A page that is built replaces
 * its `...later('topic')` by `texts: ['…'], page: () => import('#web/features/…')`.
 */
export const routes: readonly PageRoute[] = [
  {
    ...open,
    paths: ['/', '/landing'],
    title: 'landing',
    texts: ['landing'],
    page: () => import('#web/features/landing/landing-page.tsx'),
  },
  { ...open, paths: ['/login'], title: 'login', ...signingIn('login'), whenIdle: true },
  { ...open, paths: ['/signup'], title: 'signup', ...signingIn('signup') },
  { ...open, paths: ['/auth/confirm'], title: 'authConfirm', ...signingIn('confirm') },
  { ...open, paths: ['/auth/callback'], title: 'authCallback', ...signingIn('callback') },
  { ...open, paths: ['/forgot-password'], title: 'forgotPassword', ...signingIn('forgotPassword') },
  { ...open, paths: ['/reset-password'], title: 'resetPassword', ...signingIn('resetPassword') },
  {
    ...open,
    paths: ['/privacy-policy'],
    title: 'privacyPolicy',
    texts: ['legal', 'notice'],
    page: () => import('#web/features/legal/privacy-policy-page.tsx'),
  },
  {
    ...open,
    paths: ['/terms-of-service'],
    title: 'termsOfService',
    texts: ['legal'],
    page: () => import('#web/features/legal/terms-of-service-page.tsx'),
  },
  {
    ...open,
    paths: ['/stop'],
    title: 'stopReminders',
    texts: ['followUps'],
    page: () => import('#web/features/follow-ups/stop-page.tsx'),
  },
  { ...open, paths: ['/book/:fitter'], title: 'book', ...later('book') },
  { ...open, paths: ['/booking'], title: 'booking', ...later('book') },
  { ...open, paths: ['/fitters'], title: 'fitters', ...later('fitters') },
  { ...open, paths: ['/fitters/:slug'], title: 'fitter', ...later('fitters') },
  {
    ...open,
    shell: 'focused',
    paths: ['/invite'],
    title: 'invitation',
    texts: ['invite', 'errors'],
    page: () => import('#web/features/welcome/invite-page.tsx'),
  },
  {
    ...open,
    shell: 'focused',
    paths: ['/thank-you'],
    title: 'thankYou',
    texts: ['thankYou'],
    page: () => import('#web/features/intake/thank-you-page.tsx'),
  },

  {
    ...form,
    paths: ['/spokewell-form', '/intake'],
    title: 'intake',
    texts: ['intake'],
    page: () => import('#web/features/intake/intake-page.tsx'),
  },
  {
    // A reminder's link opens without a sign-in; everything behind it asks for one.
    ...open,
    shell: 'focused',
    paths: ['/follow-up/:sessionId', '/follow-up-form'],
    title: 'followUp',
    texts: ['followUps', 'followUp', 'intake', 'measurements', 'course'],
    page: () => import('#web/features/follow-ups/follow-up-page.tsx'),
  },

  {
    ...rider,
    paths: ['/client-dashboard'],
    title: 'clientDashboard',
    texts: ['dashboard', 'course', 'submissions', 'report', 'measurements'],
    page: () => import('#web/features/client-dashboard/client-dashboard-page.tsx'),
    whenIdle: true,
  },
  {
    ...rider,
    paths: ['/client-submissions', '/client/submissions'],
    title: 'clientSubmissions',
    texts: ['submissions', 'intake', 'course'],
    page: () => import('#web/features/submissions/client-submissions-page.tsx'),
  },
  {
    ...rider,
    paths: ['/client/submission/:id'],
    title: 'clientSubmission',
    texts: ['submissions', 'intake'],
    page: () => import('#web/features/submissions/client-submission-page.tsx'),
  },
  {
    ...rider,
    paths: ['/client/intake/:sessionId'],
    title: 'clientIntake',
    texts: ['submissions', 'intake'],
    page: () => import('#web/features/submissions/client-intake-page.tsx'),
  },
  {
    ...rider,
    shell: 'focused',
    paths: ['/client/intake/:sessionId/correct'],
    title: 'clientCorrection',
    texts: ['submissions', 'intake'],
    page: () => import('./pages/correct-intake/correct-intake-page.tsx'),
  },
  {
    ...rider,
    paths: ['/client/follow-up/:sessionId'],
    title: 'clientFollowUp',
    texts: ['followUps', 'followUp', 'submissions', 'intake', 'measurements', 'course'],
    page: () => import('#web/features/follow-ups/client-follow-up-page.tsx'),
  },
  {
    ...rider,
    shell: 'focused',
    paths: ['/client/follow-up/:sessionId/correct'],
    title: 'clientFollowUpCorrection',
    texts: ['followUps', 'followUp', 'submissions', 'intake', 'measurements', 'course'],
    page: () => import('#web/features/follow-ups/correct-follow-up-page.tsx'),
  },
  {
    // The link of the report's mail opens without a sign-in; everything behind it asks for one.
    ...open,
    shell: 'own',
    paths: ['/client/report/:sessionId'],
    title: 'clientReport',
    texts: ['reports', 'report', 'measurements', 'interventions', 'photos'],
    page: () => import('./pages/client-report/client-report-page.tsx'),
  },
  {
    ...rider,
    paths: ['/client/bike/:bikeId'],
    title: 'clientBike',
    texts: ['dashboard', 'report', 'measurements'],
    page: () => import('#web/features/client-dashboard/client-bike-page.tsx'),
  },

  {
    ...fitter,
    paths: ['/dashboard'],
    title: 'dashboard',
    texts: ['dashboard', 'submissions', 'invitations', 'followUps', 'course'],
    page: () => import('#web/features/dashboard/dashboard-page.tsx'),
    whenIdle: true,
  },
  {
    ...fitter,
    paths: ['/submissions', '/clients', '/all-submissions'],
    title: 'submissions',
    texts: ['submissions', 'intake', 'course'],
    page: () => import('#web/features/submissions/submissions-page.tsx'),
  },
  {
    ...fitter,
    paths: ['/clients/:riderId'],
    title: 'rider',
    texts: ['sessions', 'course', 'report'],
    page: () => import('#web/features/sessions/rider/rider-page.tsx'),
  },
  {
    ...fitter,
    paths: ['/sessions/:sessionId'],
    title: 'session',
    texts: [
      'sessions',
      'course',
      'measurements',
      'interventions',
      'submissions',
      'intake',
      'report',
      'followUps',
    ],
    page: () => import('./pages/session/session-page.tsx'),
  },
  {
    ...fitter,
    paths: ['/follow-ups', '/dashboard/follow-ups'],
    title: 'followUps',
    texts: ['followUps', 'course'],
    page: () => import('#web/features/follow-ups/list/follow-ups-page.tsx'),
  },
  {
    ...fitter,
    paths: ['/dashboard/invite'],
    title: 'invite',
    texts: ['invitations'],
    page: () => import('#web/features/invitations/invite-page.tsx'),
  },
  {
    ...fitter,
    paths: ['/intake-detail/:sessionId'],
    title: 'intakeDetail',
    texts: ['submissions', 'intake'],
    page: () => import('#web/features/submissions/intake-detail-page.tsx'),
  },
  {
    ...fitter,
    paths: ['/follow-up-detail/:sessionId'],
    title: 'followUpDetail',
    texts: ['followUps', 'followUp', 'submissions', 'intake', 'measurements', 'course'],
    page: () => import('#web/features/follow-ups/follow-up-detail-page.tsx'),
  },
  { ...fitter, paths: ['/outcomes'], title: 'outcomes', ...later('outcomes') },
  { ...fitter, paths: ['/bookings'], title: 'bookings', ...later('bookings') },
  { ...fitter, paths: ['/settings/dashboard-layout'], title: 'dashboardLayout', ...later('dashboardLayout') },
  {
    ...fitter,
    paths: ['/sessions/:sessionId/follow-up/:milestone'],
    title: 'followUpTogether',
    texts: ['followUps', 'followUp', 'intake', 'measurements', 'course'],
    page: () => import('#web/features/follow-ups/together/together-page.tsx'),
  },
  {
    ...fitter,
    paths: ['/settings/follow-ups'],
    title: 'followUpPlan',
    texts: ['followUps', 'course'],
    page: () => import('#web/features/follow-ups/protocol/protocol-page.tsx'),
  },
  {
    ...fitter,
    paths: ['/settings/fitter-profile'],
    title: 'fitterProfile',
    texts: ['settings'],
    page: () => import('#web/features/settings/fitter-profile-page.tsx'),
  },

  {
    who: ['client', 'fitter', 'support'],
    shell: 'own',
    paths: ['/settings'],
    title: 'settings',
    texts: ['settings', 'security', 'devices', 'deletion', 'auth'],
    page: () => import('#web/features/settings/settings-page.tsx'),
  },
  { who: ['support'], shell: 'own', paths: ['/support'], title: 'support', ...later('support') },
]
