import type { Quantity, UnitSystem } from './quantities.ts'

/**
 * Regions that measure people in feet and pounds (CLDR unit preferences), and regions that use miles only for
 * distances.
 */
const IMPERIAL_REGIONS = ['US', 'LR', 'MM']
const MILE_REGIONS = [...IMPERIAL_REGIONS, 'GB']

/**
 * The default system of a language tag (`en-US`, `de`, `zh-Hant-TW`) for a quantity. English without a region counts as
 * British: metric except for miles. Every other language without one is metric.
 */
export function preferredSystem(quantity: Quantity, languageTag: string): UnitSystem {
  const [language, ...rest] = languageTag.split('-')
  const region = rest.find((part) => /^[A-Za-z]{2}$/.test(part))?.toUpperCase()
  const regions = quantity === 'distance' ? MILE_REGIONS : IMPERIAL_REGIONS
  return regions.includes(region ?? (language === 'en' ? 'GB' : '')) ? 'imperial' : 'metric'
}
