import { monthlyDollars, priceOf } from '#domain/billing/prices.ts'
import { valuePlace } from '#domain/page-values.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { intlLocale } from '#locales/languages.ts'
import { pathIn } from '#locales/page-language.ts'
import type { Translate } from '#locales/typed-keys.ts'
import { questions } from '#web/features/landing/questions.tsx'
import { pages } from '#web/paths.ts'

const CONTEXT = 'https://schema.org'

const offer = (name: string, price: number, unitCode: string) => ({
  '@type': 'Offer',
  name,
  price: price.toFixed(2),
  priceCurrency: 'USD',
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price: price.toFixed(2),
    priceCurrency: 'USD',
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode },
  },
})

/** What search engines read: the product with its prices, and the questions of the page with their answers. */
export function structuredData(t: Translate<['landing']>, language: string): readonly object[] {
  const tier = t('pricing.tier1.name')
  return [
    {
      '@context': CONTEXT,
      '@type': 'SoftwareApplication',
      name: PRODUCT_NAME,
      description: t('description'),
      url: `${valuePlace('publicUrl')}${pathIn(pages.home, language)}`,
      inLanguage: intlLocale(language),
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      offers: [
        offer(`${tier}, ${t('pricing.monthly')}`, monthlyDollars, 'MON'),
        offer(`${tier}, ${t('pricing.annual')}`, priceOf('annual').perYear, 'ANN'),
      ],
    },
    {
      '@context': CONTEXT,
      '@type': 'FAQPage',
      mainEntity: questions.map((name) => ({
        '@type': 'Question',
        name: t(`questions.items.${name}.question`),
        acceptedAnswer: { '@type': 'Answer', text: t(`questions.items.${name}.answer`) },
      })),
    },
  ]
}
