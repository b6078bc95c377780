import { pages } from '#web/paths.ts'
import type { PageRoute } from './page-route.ts'

const anybody = { who: ['client', 'fitter', 'support'], shell: 'settings' } as const
const rider = { who: ['client'], shell: 'settings' } as const
const fitter = { who: ['fitter'], shell: 'settings' } as const

/** The pages of the settings, in the order of their navigation. */
export const settingsPages: readonly PageRoute[] = [
  {
    ...anybody,
    paths: [pages.settings],
    title: 'settings',
    texts: ['settings', 'security', 'deletion', 'auth'],
    page: () => import('#web/features/settings/account-page.tsx'),
  },
  {
    ...anybody,
    paths: [pages.securitySettings],
    title: 'securitySettings',
    texts: ['settings', 'security', 'devices', 'auth'],
    page: () => import('#web/features/settings/security-page.tsx'),
  },
  {
    ...anybody,
    paths: [pages.preferences],
    title: 'preferences',
    texts: ['settings'],
    page: () => import('#web/features/settings/preferences-page.tsx'),
  },
  {
    ...anybody,
    who: ['client', 'fitter'],
    paths: [pages.privacySettings],
    title: 'privacySettings',
    texts: ['settings', 'dataRights', 'support', 'download'],
    page: () => import('#web/features/settings/privacy-page.tsx'),
  },
  {
    ...rider,
    paths: [pages.sharing],
    title: 'sharing',
    texts: ['sharing', 'measurements'],
    page: () => import('#web/features/sharing/sharing-page.tsx'),
    reads: ['/api/sharing'],
  },
  {
    ...rider,
    paths: [pages.accessLog],
    title: 'accessLog',
    // The values in the log are those of sessions, forms and alerts.
    texts: [
      'accessLog',
      'history',
      'sessions',
      'measurements',
      'interventions',
      'intake',
      'report',
      'zoneDetails',
      'alerts',
      'course',
    ],
    page: () => import('#web/features/sessions/access-log/access-log-page.tsx'),
  },
  {
    ...anybody,
    who: ['client', 'fitter'],
    paths: [pages.supportAccess],
    title: 'supportAccess',
    texts: ['settings', 'support'],
    page: () => import('#web/features/settings/support-access-page.tsx'),
  },
  {
    ...anybody,
    who: ['client', 'fitter'],
    paths: [pages.downloadSettings],
    title: 'downloadSettings',
    texts: ['download', 'security', 'auth'],
    page: () => import('#web/features/settings/download-page.tsx'),
    reads: ['/api/account/download'],
  },
  {
    ...fitter,
    paths: [pages.followUpPlan],
    title: 'followUpPlan',
    texts: ['followUpPages', 'course'],
    page: () => import('#web/features/follow-ups/protocol/protocol-page.tsx'),
    reads: ['/api/follow-up-protocol'],
  },
  {
    ...fitter,
    paths: [pages.fitterProfile],
    title: 'fitterProfile',
    texts: ['settings'],
    page: () => import('#web/features/settings/fitter-profile-page.tsx'),
  },
  {
    ...fitter,
    paths: [pages.publicMarkSettings],
    title: 'publicMarkSettings',
    texts: ['publicMark'],
    page: () => import('#web/features/public-mark/own-mark-page.tsx'),
    reads: ['/api/public-mark'],
  },
  {
    ...fitter,
    paths: [pages.dashboardLayout],
    title: 'dashboardLayout',
    texts: ['widgets'],
    page: () => import('#web/features/settings/dashboard-layout/layout-page.tsx'),
    reads: ['/api/dashboard-layout'],
  },
]
