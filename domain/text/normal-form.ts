/**
 * The most combining marks in a row. Ordering marks takes time quadratic in their number, so a text with more is
 * refused before it is normalised. No writing system stacks this many.
 */
export const MARKS_IN_A_ROW = 16

/** Marks, and the Thai, Lao and half-width Japanese signs that become marks in the compatibility forms. */
const MARK = '[\\p{M}\\u0e33\\u0eb3\\uff9e\\uff9f]'
const TOO_MANY_MARKS = new RegExp(`${MARK}{${MARKS_IN_A_ROW + 1}}`, 'u')
const MARKS_TOO_MANY = new RegExp(`(${MARK}{${MARKS_IN_A_ROW}})${MARK}+`, 'gu')

export type NormalForm = 'NFC' | 'NFKC' | 'NFKD'

/** Whether a text has more combining marks in a row than any writing needs. */
export const hasTooManyMarks = (text: string): boolean => TOO_MANY_MARKS.test(text)

/**
 * A text in a Unicode normal form. This is the only place that normalises: a text that is too long, or has too many
 * marks in a row, is never passed to `normalize`.
 * @param longest UTF-16 units of the text as given; the normal form can be longer
 * @returns undefined for a text that is refused
 */
export function normalForm(form: NormalForm, text: string, longest: number): string | undefined {
  return text.length > longest || hasTooManyMarks(text) ? undefined : text.normalize(form)
}

/**
 * The same for texts that are only compared or shown, such as those stored before the limit existed: excess marks and
 * the end of an overlong text are left out.
 */
export function boundedForm(form: NormalForm, text: string, longest: number): string {
  return text.slice(0, longest).replace(MARKS_TOO_MANY, '$1').normalize(form)
}
