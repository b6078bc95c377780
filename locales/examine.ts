import { intlLocale, type Language } from './languages.ts'
import { lengthFault } from './lengths.ts'
import { scriptFault } from './scripts.ts'
import { fingerprint, type Sources } from './sources.ts'
import { avoidedWords, missingTerms, type Terms } from './terms.ts'
import { listTexts, type TextTree } from './texts.ts'
import { pluralEndings } from './translation.ts'

/** One namespace of a language, and what it is compared with. */
export interface Comparison {
  language: Language
  namespace: string
  translated: TextTree
  english: TextTree
  spanish: TextTree
  terms: Terms
  englishTerms: Terms
  /** The English texts that the language was translated from. */
  sources: Sources
}

export interface Examined {
  /** The number of English texts that the language has. */
  translated: number
  wanted: number
  /** The problems that a reader would notice. Each says how to fix it. */
  faults: string[]
  /** The fingerprints of the English texts of what is translated. */
  sources: string[]
}

const ending = new RegExp(`_(${pluralEndings.join('|')})$`)

const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/\{\{\w+\}\}|\{product\}/g)].map(([found]) => found).sort()

/** A text without its placeholders, which are the same in every language. */
const wordsOf = (text: string): string => text.replaceAll(/\{\{\w+\}\}|\{product\}/g, '')

/** Counts in the product are whole and below a million, so a form that only larger ones use is not asked for. */
const COUNTS = Array.from({ length: 1000 }, (_, count) => count)

/** The plural endings of a language in CLDR: `one` and `other` in English, `one few many other` in Polish. */
export function endingsOf(language: Language): string[] {
  const rules = new Intl.PluralRules(intlLocale(language))
  const used = new Set(COUNTS.map((count) => rules.select(count)))
  return rules.resolvedOptions().pluralCategories.filter((each) => each === 'other' || used.has(each))
}

/** What the texts of a comparison are looked up in. */
interface Known {
  english: Map<string, string>
  /** Keys that have plural forms, without their endings. */
  stems: Set<string>
  endings: readonly string[]
  spanish: Map<string, string>
}

function readKnown({ language, english, spanish }: Comparison): Known {
  const texts = new Map(listTexts(english))
  const stems = [...texts.keys()].filter((key) => key.endsWith('_other')).map((key) => key.slice(0, -6))
  return {
    english: texts,
    stems: new Set(stems.filter((stem) => texts.has(`${stem}_one`))),
    endings: endingsOf(language),
    spanish: new Map(listTexts(spanish)),
  }
}

const stemOf = (key: string, { stems }: Pick<Known, 'stems'>): string | null => {
  const stem = key.replace(ending, '')
  return stem !== key && stems.has(stem) ? stem : null
}

/** A plural form may say "one day" without the number. All other texts must have every placeholder. */
function placeholderFault(text: string, original: string, isPlural: boolean): string | null {
  const counts = (found: string[]) => (isPlural ? found.filter((each) => each !== '{{count}}') : found)
  const [have, want] = [counts(placeholdersOf(text)), counts(placeholdersOf(original))]
  return have.join() === want.join()
    ? null
    : `has ${have.join(' ') || 'no placeholder'}, English has ${want.join(' ') || 'none'}`
}

/** A text that is the same in another language was probably not translated, unless it is on the list of equals. */
function equalFaults(
  text: string,
  others: { english: string; spanish: string | undefined },
  { language, terms, englishTerms }: Comparison,
): string[] {
  if (!/\p{L}/u.test(wordsOf(text)) || englishTerms.sameEverywhere.has(text)) return []
  if (text === others.english)
    return terms.sameAsEnglish.has(text) ? [] : ['is the same as in English; translate it or list it']
  if (language === 'es' || text !== others.spanish || terms.sameAsSpanish.has(text)) return []
  return ['is the same as in Spanish; translate it or list it']
}

function wordingFaults(key: string, text: string, original: string, comparison: Comparison): string[] {
  const { language, namespace, terms, englishTerms } = comparison
  const fullKey = `${namespace}:${key}`
  const listed = terms.sameAsEnglish.has(text) || englishTerms.sameEverywhere.has(text)
  const [words, englishWords] = [wordsOf(text), wordsOf(original)]
  return [
    ...missingTerms(
      fullKey,
      words.replaceAll('\u00ad', ''),
      { text: englishWords, terms: englishTerms },
      terms,
    ).map((term) => `lacks the term for “${term}”: ${terms.forms.get(term)?.join(', ') ?? 'none is listed'}`),
    ...avoidedWords(words, terms).map((word) => `says “${word}”, which the style avoids`),
    listed ? null : scriptFault(language, words),
    lengthFault(language, fullKey, words, englishWords),
  ].filter((fault) => fault !== null)
}

function keyFault(key: string, known: Known): string | null {
  const stem = stemOf(key, known)
  if (!stem && !known.english.has(key)) return 'English has no such text; remove it or correct the key'
  if (stem && !known.endings.includes(key.slice(stem.length + 1)))
    return `this language has no such plural; it has ${known.endings.join(', ')}`
  return null
}

/** The English text that a translation is made from: of a plural form that English does not have, the general one. */
const originalOf = (key: string, { english, stems }: Known): string =>
  english.get(key) ?? english.get(`${stemOf(key, { stems })}_other`) ?? ''

const isStale = (key: string, original: string, { namespace, sources }: Comparison): boolean =>
  !sources.has(fingerprint(`${namespace}:${key}`, original))

function faultsOf(key: string, text: string, known: Known, comparison: Comparison): string[] {
  const wrongKey = keyFault(key, known)
  if (wrongKey) return [wrongKey]
  if (text.trim() === '') return ['is empty; leave it out until it is translated']
  const stem = stemOf(key, known)
  const general = known.english.get(`${stem}_other`)
  const english = originalOf(key, known)
  const placeholders = placeholderFault(text, general ?? english, stem !== null)
  const faults = placeholders ? [placeholders] : []
  if (comparison.language === 'en') return faults
  const others = { english, spanish: known.spanish.get(key) }
  if (isStale(key, english, comparison))
    faults.push('was translated from another English text; check it, then settle the language')
  return [
    ...faults,
    ...equalFaults(text, others, comparison),
    ...wordingFaults(key, text, english, comparison),
  ]
}

function wantedKeys(known: Known): string[] {
  const plain = [...known.english.keys()].filter((key) => stemOf(key, known) === null)
  return [...plain, ...[...known.stems].flatMap((stem) => known.endings.map((each) => `${stem}_${each}`))]
}

/** Compares one namespace of a language with the English one, and its words with the language's terms. */
export function examine(comparison: Comparison): Examined {
  const known = readKnown(comparison)
  const texts = new Map(listTexts(comparison.translated))
  const wanted = wantedKeys(known)
  return {
    translated: wanted.filter((key) => texts.has(key)).length,
    wanted: wanted.length,
    faults: [...texts].flatMap(([key, text]) =>
      faultsOf(key, text, known, comparison).map((fault) => `${key}: ${fault}`),
    ),
    sources: [...texts.keys()].map((key) =>
      fingerprint(`${comparison.namespace}:${key}`, originalOf(key, known)),
    ),
  }
}

/** A language that people can choose, or that has every text, has no faults. Those of others are only reported. */
export function failuresOf(
  language: Language,
  { translated, wanted, faults }: Omit<Examined, 'sources'>,
  isOffered: boolean,
): string[] {
  const missing = wanted - translated
  if (isOffered && missing > 0)
    return [`${language}: is offered, but ${missing} texts or plural forms are missing`, ...faults]
  return isOffered || missing === 0 ? faults : []
}
