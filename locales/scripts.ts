import type { Language } from './languages.ts'

/** The letters of each script that a language is written in. The others are written in Latin letters. */
const ownLetters: Partial<Record<Language, RegExp>> = {
  ja: /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々]/u,
  ko: /\p{sc=Hangul}/u,
  th: /\p{sc=Thai}/u,
  'zh-CN': /\p{sc=Han}/u,
  'zh-TW': /\p{sc=Han}/u,
}

const latin = /\p{sc=Latin}/u

/** So many English words in a row are a text that was not translated. */
const LATIN_RUN = /[A-Za-z]{2,}(?:[ ’'-][A-Za-z]+){3,}/

function charactersIn(
  encoding: string,
  leads: readonly [number, number],
  accept: (lead: number, trail: number) => boolean,
) {
  const decoder = new TextDecoder(encoding)
  const found = new Set<string>()
  for (let lead = leads[0]; lead <= leads[1]; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      if (accept(lead, trail)) found.add(decoder.decode(new Uint8Array([lead, trail])))
    }
  }
  return found
}

// The two standards list which characters mainland China and Taiwan write; their decoders come with the runtime.
const simplified = charactersIn('gbk', [0xb0, 0xf7], (_, trail) => trail >= 0xa1)
const inBig5 = (_: number, trail: number) => trail <= 0x7e || trail >= 0xa1
const common = charactersIn(
  'big5',
  [0xa4, 0xc6],
  (lead, trail) => inBig5(lead, trail) && (lead < 0xc6 || trail <= 0x7e),
)
const rare = charactersIn('big5', [0xc9, 0xf9], inBig5)

/** Rare characters that both regions write alike: of the iliotibial band, and of yoga. */
const SHARED_RARE = '髂珈'

/** A rare character of Big5 that GB 2312 also has is mostly the simplified form of another, such as 体. */
const isTraditional = (letter: string): boolean =>
  common.has(letter) || SHARED_RARE.includes(letter) || (rare.has(letter) && !simplified.has(letter))

const isChinese: Partial<Record<Language, (letter: string) => boolean>> = {
  'zh-CN': (letter) => simplified.has(letter),
  'zh-TW': isTraditional,
}

const unique = (letters: readonly string[]): string => [...new Set(letters)].join(' ')

/**
 * Says which letters of a text are not its language's: of another script, Chinese characters that the region does not
 * write, or whole English phrases. Null if the text is in order.
 * @param words the text without placeholders
 */
export function scriptFault(language: Language, words: string): string | null {
  const letters = words.match(/\p{L}/gu) ?? []
  const own = ownLetters[language]
  const foreign = letters.filter((letter) => !latin.test(letter) && !own?.test(letter))
  if (foreign.length > 0) return `has letters of another script: ${unique(foreign)}`
  if (!own || letters.length === 0) return null
  const chinese = isChinese[language]
  const wrong = chinese ? letters.filter((letter) => own.test(letter) && !chinese(letter)) : []
  if (wrong.length > 0) return `has characters that ${language} does not write: ${unique(wrong)}`
  if (!letters.some((letter) => own.test(letter))) return 'is in Latin letters alone'
  const run = LATIN_RUN.exec(words)
  return run ? `has English words: ${run[0]}` : null
}
