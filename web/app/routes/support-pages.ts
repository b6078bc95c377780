import { pages } from '#web/paths.ts'
import type { PageRoute } from './page-route.ts'

const support = { who: ['support'], shell: 'own' } as const

/** The pages of support. */
export const supportPages: readonly PageRoute[] = [
  {
    ...support,
    paths: [pages.support],
    title: 'support',
    texts: ['support', 'contact'],
    page: () => import('#web/features/support/support-page.tsx'),
  },
  {
    ...support,
    paths: [pages.supportRights],
    title: 'supportRights',
    texts: ['rights'],
    page: () => import('#web/features/support/rights/rights-page.tsx'),
    reads: ['/api/rights-requests', '/api/data-breaches'],
  },
  {
    ...support,
    paths: [pages.supportedSession],
    title: 'supportedSession',
    texts: [
      'support',
      'history',
      'submissions',
      'intake',
      'followUp',
      'zoneDetails',
      'measurements',
      'interventions',
      'report',
    ],
    page: () => import('#web/features/support/supported-session-page.tsx'),
  },
]
