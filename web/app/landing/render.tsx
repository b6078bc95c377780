import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { PRODUCT_NAME } from '#domain/product.ts'
import type { Language, PseudoLanguage } from '#locales/languages.ts'
import { intlLocale } from '#locales/languages.ts'
import { translatorOf } from '#locales/translator.ts'
import { LandingPage } from '#web/features/landing/landing-page.tsx'
import { pages } from '#web/paths.ts'
import { findTexts, showInBuild } from '#web/ui/language/texts.ts'
import { type Navigation, NavigationContext } from '#web/ui/navigation.tsx'
import { LandingFrame } from './landing-frame.tsx'
import { samples } from './samples.tsx'
import { structuredData } from './structured-data.ts'

/** The landing page in one language, for the build. */
export interface RenderedPage {
  /** The value of the `lang` attribute. */
  lang: string
  title: string
  description: string
  /** What the picture shows that is shared with the page, and what stands in it. */
  picture: { alt: string; headline: string; below: string; sample: string }
  body: string
  data: readonly object[]
}

/** There is nobody yet who could navigate. */
const nowhere: Navigation = {
  place: { pathname: pages.home, search: '', hash: '', state: null, key: 'default' },
  go: () => undefined,
}

/** Everything that the page and the widgets in it say. */
const namespaces = [
  'landing',
  'widgets',
  'charts',
  'dashboard',
  'submissions',
  'alerts',
  'course',
  'interventions',
  'measurements',
  'zoneDetails',
  'report',
  'demo',
] as const

/**
 * The landing page as it is built.
 * @param built the languages that it links to
 */
export async function renderLanding(
  language: Language | PseudoLanguage,
  built: readonly Language[],
): Promise<RenderedPage> {
  await showInBuild(language, namespaces)
  const t = translatorOf(language, ['landing', 'frame'], findTexts)
  return {
    lang: intlLocale(language),
    title: `${t('frame:title.landing')} · ${PRODUCT_NAME}`,
    description: t('description'),
    picture: {
      alt: t('pictureAlt'),
      headline: t('hero.title'),
      below: t('hero.eyebrow'),
      sample: t('sample'),
    },
    data: structuredData(translatorOf(language, ['landing'], findTexts), language),
    body: renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <NavigationContext value={nowhere}>
          <LandingFrame built={built}>
            <LandingPage samples={samples} />
          </LandingFrame>
        </NavigationContext>
      </QueryClientProvider>,
    ),
  }
}
