import { pages } from '#web/paths.ts'
import { fitterPages } from './fitter-pages.ts'
import { later, type PageRoute } from './page-route.ts'
import { publicPages } from './public-pages.ts'
import { riderPages } from './rider-pages.ts'

/**
 * Every page of the product: its paths, audience, shell and texts. When a page is built, replace its
 * `...later('topic')` by `texts: ['…'], page: () => import('#web/features/…')`.
 */
export const routes: readonly PageRoute[] = [
  ...publicPages,
  ...riderPages,
  ...fitterPages,
  {
    who: ['client', 'fitter', 'support'],
    shell: 'own',
    paths: [pages.settings],
    title: 'settings',
    texts: ['settings', 'security', 'devices', 'deletion', 'auth'],
    page: () => import('#web/features/settings/settings-page.tsx'),
  },
  { who: ['support'], shell: 'own', paths: [pages.support], title: 'support', ...later('support') },
]
