import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { languageOfWords } from './language-of-words.ts'
import { languageCodes } from './languages.ts'
import { listTexts, type TextTree } from './texts.ts'

/** The sentences of a language's legal pages, about as long as a note to a rider. */
async function sentencesIn(code: string): Promise<string[]> {
  const file: { default: TextTree } = await import(path.join(import.meta.dirname, `${code}/legal.ts`))
  return [...listTexts(file.default)].map(([, text]) => text).filter((text) => text.length > 40)
}

describe('the language of words', () => {
  it.each([
    ['Your saddle is 12 mm higher now. Ride easy for two weeks.', 'en'],
    ['Dein Sattel ist jetzt 12 mm höher. Fahr die ersten zwei Wochen locker.', 'de'],
    ['サドルを12 mm上げました。', 'ja'],
    ['안장을 12 mm 올렸어요.', 'ko'],
    ['ยกอานขึ้น 12 มม. แล้ว', 'th'],
    ['现在坐垫升高了 12 毫米。', 'zh'],
  ])('of %s is %s', (words, language) => {
    expect(languageOfWords(words)).toBe(language)
  })

  it.each(['', 'Ines Becker', '742 mm', 'Canyon Aeroad, 56', 'Dr. Nguyễn', '山田太郎'])(
    'of “%s” is not known',
    (words) => {
      expect(languageOfWords(words)).toBeUndefined()
    },
  )

  it.each(languageCodes)('is found in most sentences, and hardly ever a wrong one: %s', async (code) => {
    const sentences = await sentencesIn(code)
    const found = sentences.map(languageOfWords)
    const right = found.filter((each) => each === code.slice(0, 2)).length
    const wrong = sentences.filter((_, at) => found[at] !== undefined && found[at] !== code.slice(0, 2))
    expect(sentences.length).toBeGreaterThan(20)
    expect(right / sentences.length).toBeGreaterThan(0.55)
    expect(wrong.length / sentences.length, wrong.join('\n')).toBeLessThan(0.05)
  })
})
