import { fitterPages } from './fitter-pages.ts'
import type { PageRoute } from './page-route.ts'
import { privacyPages } from './privacy-pages.ts'
import { publicPages } from './public-pages.ts'
import { riderPages } from './rider-pages.ts'
import { settingsPages } from './settings-pages.ts'
import { supportPages } from './support-pages.ts'

/** Every page of the product: its paths, audience, shell and texts. */
export const routes: readonly PageRoute[] = [
  ...publicPages,
  ...riderPages,
  ...fitterPages,
  ...settingsPages,
  ...privacyPages,
  ...supportPages,
]
