import { KINDS } from '#domain/forms/zone-details.ts'
import { GOALS } from '#domain/goals.ts'
import { CHANGE_KINDS } from '#domain/interventions/change-kinds.ts'
import { INTERVENTION_KINDS } from '#domain/interventions/intervention.ts'
import { interventionKindKey, placeKey } from '#domain/interventions/text-keys.ts'
import { measurementNameKey } from '#domain/measurements/text-keys.ts'
import { MEASUREMENTS } from '#domain/measurements/vocabulary.ts'
import { LONGEST_SEARCH, type SearchTerm, termsIn } from '#domain/past-cases/case-words.ts'
import { ALL_PLACES } from '#domain/places.ts'
import { folded } from '#domain/text/folded-text.ts'
import { ZONES } from '#domain/zones.ts'
import { offeredLanguage } from '#locales/offered-languages.ts'
import { translatorFor } from '#locales/translate.ts'

/** The folded names of all terms in a language, by code. */
async function namesIn(language: string): Promise<readonly (readonly [code: string, name: string])[]> {
  const t = await translatorFor(offeredLanguage(language), [
    'common',
    'outcomes',
    'interventions',
    'intake',
    'measurements',
    'zoneDetails',
  ])
  const names: (readonly [string, string])[] = [
    ...ZONES.map((zone) => [`zone.${zone}`, t(`common:zone.${zone}`)] as const),
    ...ALL_PLACES.map((place) => [`place.${place}`, t(placeKey(place))] as const),
    ...KINDS.map((kind) => [`feeling.${kind}`, t(`zoneDetails:options.kinds.${kind}`)] as const),
    ...GOALS.map((goal) => [`goal.${goal}`, t(`intake:options.goals.${goal}`)] as const),
    ...CHANGE_KINDS.map((kind) => [`change.${kind}`, t(`outcomes:changeKinds.${kind}`)] as const),
    ...INTERVENTION_KINDS.map((kind) => [`part.${kind}`, t(interventionKindKey(kind))] as const),
    ...MEASUREMENTS.map(({ key }) => [`measurement.${key}`, t(measurementNameKey(key))] as const),
  ]
  return names.map(([code, name]) => [code, folded(name, LONGEST_SEARCH)])
}

/**
 * The terms of a search, each with the codes of what it names in the reader's language: "knee" also finds riders who chose
 * the knees without writing the word.
 */
export async function searchTerms(typed: string, language = ''): Promise<SearchTerm[]> {
  const terms = termsIn(typed)
  if (terms.length === 0) return []
  const names = await namesIn(language)
  return terms.map((text) => ({
    text,
    codes: names.filter(([, name]) => name.includes(text)).map(([code]) => code),
  }))
}
