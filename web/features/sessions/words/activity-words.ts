import { isObject, type Json } from '#domain/json/json.ts'
import type { Translate } from '#locales/typed-keys.ts'

interface Said {
  words: string
  ability: number | null
}

/** The activities in a value of a change or of the history, which stores them as JSON text. */
export function activitiesIn(value: Json): Said[] {
  const json: unknown = typeof value === 'string' ? JSON.parse(value) : value
  if (!Array.isArray(json)) return []
  return json.flatMap((each: unknown) =>
    isObject(each) && typeof each.words === 'string'
      ? [{ words: each.words, ability: typeof each.ability === 'number' ? each.ability : null }]
      : [],
  )
}

/** An activity with its rating, as one phrase. */
export const sayActivity = (t: Translate<['sessions']>, { words, ability }: Said): string =>
  ability === null ? words : t('brief.activityRated', { words, ability: String(ability) })
