import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'

/** @typedef {{ sentence: number, word: number, syllable: number }} Counts */

/** The highest grade of a plain text: it can be read at the end of the seventh school year. */
export const HIGHEST_GRADE = 7
/** A text of so many words is measured by itself. In shorter ones a single long word decides. */
const LONG_TEXT = 20
/** So many words are read as a sentence, even without an end. Shorter ones without an end are labels. */
const LONG_LABEL = 8

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** What stands in a text for a value or a name is read as one short word. @param {string} text */
const spoken = (text) =>
  text
    .replaceAll('{product}', 'Spokewell')
    .replaceAll(/\{\{.*?\}\}|\$t\(.*?\)/g, 'Ana')
    .replaceAll(/<\/?\w+\s*\/?>/g, '')

/** @param {string} text */
const wordsOf = (text) => spoken(text).match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu) ?? []

/** @param {string} text @returns {Counts} */
function countsOf(text) {
  const words = wordsOf(text)
  const segments = [...sentences.segment(spoken(text))].map(({ segment }) => segment)
  return {
    sentence: segments.filter((segment) => wordsOf(segment).length > 0).length,
    word: words.length,
    // A number has no vowels, and is said as a word.
    syllable: words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  }
}

/** @param {string} text */
const isRunning = (text) =>
  wordsOf(text).length >= LONG_LABEL || (/[.?!:…]$/.test(text.trim()) && wordsOf(text).length > 3)

/** The Flesch–Kincaid grade of texts that are read one after the other; NaN without words. @param {readonly string[]} texts */
export function gradeOf(texts) {
  const sum = { sentence: 0, word: 0, syllable: 0 }
  for (const text of texts) {
    const counts = countsOf(text)
    sum.sentence += counts.sentence
    sum.word += counts.word
    sum.syllable += counts.syllable
  }
  return fleschKincaid(sum)
}

/**
 * @typedef {object} Measured
 * @property {number} grade of all sentences; NaN if there are none
 * @property {number} sentences how many texts are sentences; labels are not measured
 * @property {string[]} faults which texts are hard to read, and how hard
 */

/**
 * How hard the texts of a namespace are to read: all its sentences together, and each long one by itself.
 * @param {string} namespace
 * @param {readonly (readonly [key: string, text: string])[]} texts
 * @param {(key: string) => boolean} isExempt whether a text, by its full key, is not measured by itself
 * @returns {Measured}
 */
export function measure(namespace, texts, isExempt) {
  const running = texts.filter(([, text]) => isRunning(text))
  const grade = gradeOf(running.map(([, text]) => text))
  const long = running.filter(
    ([key, text]) => wordsOf(text).length >= LONG_TEXT && !isExempt(`${namespace}:${key}`),
  )
  const hard = long
    .map(([key, text]) => ({ key: `${namespace}:${key}`, grade: gradeOf([text]), text }))
    .filter((each) => each.grade > HIGHEST_GRADE)
  return {
    grade,
    sentences: running.length,
    faults: [
      ...(grade > HIGHEST_GRADE ? [`${namespace} has grade ${grade.toFixed(1)}`] : []),
      ...hard.map((each) => `${each.key} has grade ${each.grade.toFixed(1)}: ${each.text}`),
    ],
  }
}
