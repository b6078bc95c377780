import { pages } from '#web/paths.ts'
import { fitterPages } from './fitter-pages.ts'
import { type PageRoute, planned } from './page-route.ts'
import { privacyPages } from './privacy-pages.ts'
import { publicPages } from './public-pages.ts'
import { riderPages } from './rider-pages.ts'
import { settingsPages } from './settings-pages.ts'

/**
 * Every page of the product: its paths, audience, shell and texts. When a page is built, replace its
 * `...planned('topic')` by `texts: ['…'], page: () => import('#web/features/…')`.
 */
export const routes: readonly PageRoute[] = [
  ...publicPages,
  ...riderPages,
  ...fitterPages,
  ...settingsPages,
  ...privacyPages,
  { who: ['support'], shell: 'own', paths: [pages.support], title: 'support', ...planned('support') },
]
