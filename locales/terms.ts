/** What a file `locales/<code>/terms` says about a language. */
export interface Terms {
  /** The accepted forms of each term. The first is the term itself. */
  readonly forms: ReadonlyMap<string, readonly string[]>
  /** Patterns of the keys whose translation rightly does without a term, by term. */
  readonly without: ReadonlyMap<string, readonly string[]>
  /** Texts that are the same in every language. Only English lists them. */
  readonly sameEverywhere: ReadonlySet<string>
  readonly sameAsEnglish: ReadonlySet<string>
  readonly sameAsSpanish: ReadonlySet<string>
  /** Words that the language's style avoids. */
  readonly never: readonly string[]
}

const sections = [
  'terms',
  'without term',
  'same everywhere',
  'same as English',
  'same as Spanish',
  'never',
] as const

const alternatives = (line: string): string[] => line.split('|').map((each) => each.trim())

function linesIn(source: string, section: (typeof sections)[number]): string[] {
  const lines = source.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const from = lines.indexOf(`[${section}]`)
  if (from < 0) return []
  const rest = lines.slice(from + 1)
  const to = rest.findIndex((line) => line.startsWith('['))
  return to < 0 ? rest : rest.slice(0, to)
}

const listIn = (source: string, section: (typeof sections)[number]): string[] =>
  linesIn(source, section).flatMap(alternatives)

const mapIn = (source: string, section: (typeof sections)[number]): Map<string, string[]> =>
  new Map(
    linesIn(source, section).map((line) => {
      const [term = '', forms = ''] = line.split(/:(.*)/)
      return [term.trim(), alternatives(forms)]
    }),
  )

/** Reads a file of terms: sections in brackets, lines of `term: form | form`, comments with `#`. */
export function readTerms(source: string): Terms {
  const unknown = [...source.matchAll(/^\[(.*)\]$/gm)].filter(
    ([, section]) => !sections.some((each) => each === section),
  )
  if (unknown.length > 0) throw new Error(`Unknown sections: ${unknown.map(([line]) => line).join(' ')}`)
  return {
    forms: mapIn(source, 'terms'),
    without: mapIn(source, 'without term'),
    sameEverywhere: new Set(listIn(source, 'same everywhere')),
    sameAsEnglish: new Set(listIn(source, 'same as English')),
    sameAsSpanish: new Set(listIn(source, 'same as Spanish')),
    never: listIn(source, 'never'),
  }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const wholeWord = (word: string, flags: string, joining = ''): RegExp => {
  const letter = `[\\p{L}\\p{M}\\p{N}${joining}]`
  return new RegExp(`(?<!${letter})${escaped(word)}(?!${letter})`, `u${flags}`)
}

/** Whether a key matches a pattern, in which `*` is any part. */
export const matchesKey = (key: string, pattern: string): boolean =>
  new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`).test(key)

/** The terms that an English text uses. The words of a longer term are not also those of a shorter one. */
export function termsUsed(text: string, english: Terms): string[] {
  const forms = [...english.forms].flatMap(([term, each]) => each.map((form) => ({ term, form })))
  const used = new Set<string>()
  let rest = text
  for (const { term, form } of forms.sort((a, b) => b.form.length - a.form.length)) {
    const without = rest.replace(wholeWord(form, 'gi'), ' ')
    if (without !== rest) used.add(term)
    rest = without
  }
  return [...used]
}

/** A form is found anywhere in a text, so in compounds and inflections too. `…` is up to three words. */
const hasForm = (text: string, form: string): boolean => {
  const parts = form.split(' … ').map(escaped)
  return new RegExp(parts.join('\\S*(?:\\s+\\S+){0,3}\\s+\\S*'), 'iu').test(text)
}

/** The terms of the English text of which a translation contains no accepted form. */
export function missingTerms(
  key: string,
  text: string,
  english: { text: string; terms: Terms },
  terms: Terms,
): string[] {
  const excused = (term: string) =>
    terms.without.get(term)?.some((pattern) => matchesKey(key, pattern)) ?? false
  return termsUsed(english.text, english.terms).filter(
    (term) => !excused(term) && !terms.forms.get(term)?.some((form) => hasForm(text, form)),
  )
}

/**
 * Words that the style avoids, not as parts of others ("e-mail" is not "mail"). A word without capitals is found in any
 * case; in a script without spaces, anywhere.
 */
export const avoidedWords = (text: string, terms: Terms): string[] =>
  terms.never.filter((word) =>
    /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u.test(word)
      ? text.includes(word)
      : wholeWord(word, word === word.toLowerCase() ? 'i' : '', '-').test(text),
  )
