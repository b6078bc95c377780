import { pages } from '#web/paths.ts'
import type { PageRoute } from './page-route.ts'

const rider = { who: ['client'], shell: 'settings' } as const

/** The pages that the privacy page of the settings leads to. They are not in the navigation themselves. */
export const privacyPages: readonly PageRoute[] = [
  {
    ...rider,
    paths: [pages.ownFiles],
    title: 'ownFiles',
    texts: ['dataRights', 'sharing', 'settings', 'security', 'auth', 'deletion'],
    page: () => import('#web/features/settings/data-rights/own-files-page.tsx'),
    reads: ['/api/account/files'],
  },
  {
    ...rider,
    paths: [pages.ownConsents],
    title: 'ownConsents',
    texts: ['dataRights', 'sharing', 'settings'],
    page: () => import('#web/features/settings/data-rights/consents-page.tsx'),
    reads: ['/api/account/consents'],
  },
  {
    ...rider,
    paths: [pages.sharing],
    title: 'sharing',
    texts: ['sharing', 'report'],
    page: () => import('#web/features/sharing/sharing-page.tsx'),
    reads: ['/api/sharing'],
  },
  {
    ...rider,
    paths: [pages.accessLog],
    title: 'accessLog',
    // The values in the log are those of sessions, forms, alerts and sharing.
    texts: [
      'accessLog',
      'outcomeFilters',
      'history',
      'sessions',
      'measurements',
      'interventions',
      'intake',
      'report',
      'sharing',
      'zoneDetails',
      'alerts',
      'course',
    ],
    page: () => import('#web/features/sessions/access-log/access-log-page.tsx'),
  },
  {
    who: ['client', 'fitter'],
    shell: 'settings',
    paths: [pages.supportAccess],
    title: 'supportAccess',
    texts: ['settings', 'support'],
    page: () => import('#web/features/settings/support-access-page.tsx'),
  },
]
