import { boundedForm } from '#domain/text/normal-form.ts'

/** What is longer is cut off. */
const LONGEST_TYPED = 100

/** What a person may type on the way to a number: digits, one comma or dot, a leading minus. */
const onTheWay = /^-?\d*(?:[.,]\d*)?$/

/** Full-width digits of East Asian keyboards count as digits; spaces and a pasted unit go. */
const cleaned = (text: string): string =>
  boundedForm('NFKC', text, LONGEST_TYPED)
    .replace(/−/g, '-')
    .replace(/\s|[^\d.,-]+$/g, '')

/** The text a number field shows after an edit: the new one when it can become a number, else the old. */
export function nextNumberText(before: string, typed: string): string {
  const text = cleaned(typed)
  return onTheWay.test(text) ? text : before
}

/** The number a text stands for, with comma or dot; null when it is not one yet. */
export function numberOf(text: string): number | null {
  const value = Number(text.replace(',', '.'))
  return /\d/.test(text) && Number.isFinite(value) ? value : null
}

/** A number as it stands in its field: the reader's decimal sign, no grouping. */
export function numberText(value: number | null, locale: string): string {
  if (value === null) return ''
  return new Intl.NumberFormat(locale, {
    useGrouping: false,
    maximumFractionDigits: 6,
    numberingSystem: 'latn',
  }).format(value)
}
