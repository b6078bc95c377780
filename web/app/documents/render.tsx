import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { valuePlace } from '#domain/page-values.ts'
import { type DocumentName, documents } from '#domain/pages.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import type { Language, PseudoLanguage } from '#locales/languages.ts'
import { intlLocale } from '#locales/languages.ts'
import type { Namespace } from '#locales/namespaces.ts'
import { translatorOf } from '#locales/translator.ts'
import { ContactAddress } from '#web/documents/contact-address.ts'
import { LandingPage } from '#web/features/landing/landing-page.tsx'
import { AccessibilityPage } from '#web/features/legal/accessibility-page.tsx'
import { ImprintPage } from '#web/features/legal/imprint-page.tsx'
import { PrivacyPolicyPage } from '#web/features/legal/privacy-policy-page.tsx'
import { TermsOfServicePage } from '#web/features/legal/terms-of-service-page.tsx'
import { pages } from '#web/paths.ts'
import { findTexts, showInBuild } from '#web/ui/language/texts.ts'
import { type Navigation, NavigationContext } from '#web/ui/navigation.tsx'
import { LandingHeader } from '../landing/landing-header.tsx'
import { samples } from '../landing/samples.tsx'
import { structuredData } from '../landing/structured-data.ts'
import { DocumentFrame } from './document-frame.tsx'
import { LegalHeader } from './legal-header.tsx'

/** A document in one language, for the build. */
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

/** What a document is made of. */
interface Parts {
  Header: ComponentType
  Page: ComponentType
  /** What the page says, and every part in it; `landing` and `frame` are always there. */
  texts: readonly Namespace[]
}

const legal = { Header: LegalHeader, texts: ['legal', 'notice', 'demo'] } as const

const parts: Record<DocumentName, Parts> = {
  landing: {
    Header: LandingHeader,
    Page: () => <LandingPage samples={samples} />,
    texts: [
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
    ],
  },
  privacyPolicy: { ...legal, Page: PrivacyPolicyPage },
  termsOfService: { ...legal, Page: TermsOfServicePage },
  accessibility: { ...legal, Page: AccessibilityPage },
  imprint: { ...legal, Page: ImprintPage },
}

/** There is nobody yet who could navigate. */
const nowhere: Navigation = {
  place: { pathname: pages.home, search: '', hash: '', state: null, key: 'default' },
  go: () => undefined,
}

/** What describes the document where others link to it. The texts are loaded. */
function described(name: DocumentName, language: Language | PseudoLanguage) {
  const t = translatorOf(language, ['landing', 'frame', 'legal'], findTexts)
  const picture = {
    alt: t('pictureAlt'),
    headline: t('hero.title'),
    below: t('hero.eyebrow'),
    sample: t('sample'),
  }
  const descriptions: Record<DocumentName, () => string> = {
    landing: () => t('description'),
    privacyPolicy: () => t('legal:policy.lead'),
    termsOfService: () => t('legal:terms.lead'),
    accessibility: () => t('legal:accessibility.lead'),
    imprint: () => t('legal:imprint.lead'),
  }
  return {
    lang: intlLocale(language),
    title: `${t(`frame:title.${name}`)} · ${PRODUCT_NAME}`,
    description: descriptions[name](),
    picture,
    data: name === 'landing' ? structuredData(translatorOf(language, ['landing'], findTexts), language) : [],
  }
}

/**
 * A document as it is built.
 * @param built the languages that it links to
 */
export async function renderDocument(
  name: DocumentName,
  language: Language | PseudoLanguage,
  built: readonly Language[],
): Promise<RenderedPage> {
  const { Header, Page, texts } = parts[name]
  await showInBuild(language, ['landing', ...texts])
  return {
    ...described(name, language),
    body: renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <NavigationContext value={nowhere}>
          <ContactAddress value={valuePlace('contactEmail')}>
            <DocumentFrame at={documents[name]} built={built} header={<Header />}>
              <Page />
            </DocumentFrame>
          </ContactAddress>
        </NavigationContext>
      </QueryClientProvider>,
    ),
  }
}
