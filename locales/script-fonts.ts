import type { Language } from './languages.ts'

/** The typefaces of a language's own script, where Inter lacks it: Noto Sans of that name. */
const SCRIPT_FONTS = { th: 'thai', ja: 'jp', ko: 'kr', 'zh-CN': 'sc', 'zh-TW': 'tc' } as const

export type ScriptFont = (typeof SCRIPT_FONTS)[keyof typeof SCRIPT_FONTS]

const scriptFonts: Partial<Record<Language, ScriptFont>> = SCRIPT_FONTS

/** The typeface of a language's own script. Other languages are set in Inter. */
export const scriptFontOf = (language: Language): ScriptFont | undefined => scriptFonts[language]

/** Languages whose words have no spaces between them. */
const unspaced: readonly Language[] = ['ja', 'th', 'zh-CN', 'zh-TW']
export const hasSpaces = (language: Language): boolean => !unspaced.includes(language)

const WIDE_LANGUAGES: readonly Language[] = ['ja', 'zh-CN', 'zh-TW']

/** Punctuation that both Latin and Han typefaces contain. Chinese and Japanese text uses the full-width form. */
const WIDE_MARKS = '·‘’“”‥…—'

/** The characters that text in this language never takes from Inter. */
export const notFromInter = (language: Language): string =>
  WIDE_LANGUAGES.includes(language) ? WIDE_MARKS : ''
