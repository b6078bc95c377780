import { boundedForm } from '#domain/text/normal-form.ts'
import { formatNumber, MINUS } from '#locales/number.ts'

/** The rest of a longer text is ignored. */
const LONGEST_TYPED = 100

/** A number or the beginning of one: digits, one comma or point, a leading minus. */
const onTheWay = /^−?\d*(?:[.,]\d*)?$/

/** Converts the full-width digits of East Asian keyboards and the keyboard's minus, and removes spaces and a pasted unit. */
const cleaned = (text: string): string =>
  boundedForm('NFKC', text, LONGEST_TYPED)
    .replace(/-/g, MINUS)
    .replace(/\s|[^\d.,−]+$/g, '')

/** The text of a number field after an edit: the new text if it can become a number, else the old one. */
export function nextNumberText(before: string, typed: string): string {
  const text = cleaned(typed)
  return onTheWay.test(text) ? text : before
}

/** The number of a text with a decimal comma or point; null if it is not a number yet. */
export function numberOf(text: string): number | null {
  const value = Number(text.replace(',', '.').replace(MINUS, '-'))
  return /\d/.test(text) && Number.isFinite(value) ? value : null
}

/** A number as its field shows it: with the reader's decimal separator, without grouping. */
export function numberText(value: number | null, locale: string): string {
  if (value === null) return ''
  return formatNumber(locale, value, {
    useGrouping: false,
    maximumFractionDigits: 6,
    numberingSystem: 'latn',
  })
}
