import { intlLocale, type languages } from './languages.ts'
import { listTexts, type TextTree } from './texts.ts'
import { pluralEndings } from './translation.ts'

export interface Examined {
  /** The number of English texts that the language has. */
  translated: number
  wanted: number
  /** The problems that a reader would notice. Each says how to fix it. */
  faults: string[]
}

const ending = new RegExp(`_(${pluralEndings.join('|')})$`)

const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/\{\{\w+\}\}|\{product\}/g)].map(([found]) => found).sort()

/** The plural endings of a language in CLDR: `one` and `other` in English, `one few many other` in Polish. */
export const endingsOf = (language: keyof typeof languages): string[] =>
  new Intl.PluralRules(intlLocale(language)).resolvedOptions().pluralCategories

interface EnglishTexts {
  texts: Map<string, string>
  /** Keys that have plural forms, without their endings. */
  stems: Set<string>
}

function readEnglish(tree: TextTree): EnglishTexts {
  const texts = new Map(listTexts(tree))
  const stems = [...texts.keys()].filter((key) => key.endsWith('_other')).map((key) => key.slice(0, -6))
  return { texts, stems: new Set(stems.filter((stem) => texts.has(`${stem}_one`))) }
}

const stemOf = (key: string, { stems }: EnglishTexts): string | null => {
  const stem = key.replace(ending, '')
  return stem !== key && stems.has(stem) ? stem : null
}

/** A plural form may say "one day" without the number. All other texts must have every placeholder. */
function placeholderFault(key: string, text: string, english: EnglishTexts): string | null {
  const stem = stemOf(key, english)
  const original = english.texts.get(stem ? `${stem}_other` : key) ?? ''
  const counts = (found: string[]) => (stem ? found.filter((each) => each !== '{{count}}') : found)
  const [have, want] = [counts(placeholdersOf(text)), counts(placeholdersOf(original))]
  return have.join() === want.join()
    ? null
    : `${key}: has ${have.join(' ') || 'no placeholder'}, English has ${want.join(' ') || 'none'}`
}

function faultOf(
  key: string,
  text: string,
  english: EnglishTexts,
  endings: readonly string[],
): string | null {
  const stem = stemOf(key, english)
  if (!stem && !english.texts.has(key))
    return `${key}: English has no such text; remove it or correct the key`
  if (stem && !endings.includes(key.slice(stem.length + 1))) {
    return `${key}: this language has no such plural; it has ${endings.join(', ')}`
  }
  if (text.trim() === '') return `${key}: is empty; leave it out until it is translated`
  return placeholderFault(key, text, english)
}

function wantedKeys(english: EnglishTexts, endings: readonly string[]): string[] {
  const plain = [...english.texts.keys()].filter((key) => stemOf(key, english) === null)
  return [...plain, ...[...english.stems].flatMap((stem) => endings.map((each) => `${stem}_${each}`))]
}

/** Compares one namespace of a language with the English one. */
export function examine(language: keyof typeof languages, translated: TextTree, tree: TextTree): Examined {
  const english = readEnglish(tree)
  const endings = endingsOf(language)
  const texts = new Map(listTexts(translated))
  const wanted = wantedKeys(english, endings)
  const faults = [...texts].map(([key, text]) => faultOf(key, text, english, endings))
  return {
    translated: wanted.filter((key) => texts.has(key)).length,
    wanted: wanted.length,
    faults: faults.filter((fault) => fault !== null),
  }
}
