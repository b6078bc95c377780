import { pages } from '#web/paths.ts'
import type { PageRoute } from './page-route.ts'

const anybody = { who: ['client', 'fitter', 'support'], shell: 'settings' } as const
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
    texts: ['settings', 'directory'],
    page: () => import('#web/features/settings/fitter-profile-page.tsx'),
  },
  {
    ...fitter,
    paths: [pages.plan],
    title: 'plan',
    texts: ['plan'],
    page: () => import('#web/features/billing/plan-page.tsx'),
    reads: ['/api/plan'],
    ifBilled: true,
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
