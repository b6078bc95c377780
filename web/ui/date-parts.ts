export type DatePart = 'day' | 'month' | 'year'

export interface DateParts {
  day: string
  month: string
  year: string
}

const isPart = (type: string): type is DatePart => type === 'day' || type === 'month' || type === 'year'

/** The order in which a language writes a date. */
export const partOrder = (locale: string): DatePart[] =>
  new Intl.DateTimeFormat(locale)
    .formatToParts(new Date(0))
    .map(({ type }) => type)
    .filter(isPart)

/** The twelve month names in a language. */
export function monthNames(locale: string): string[] {
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => name.format(Date.UTC(2001, month, 1)))
}

/** The parts of a stored date (`2001-02-09`). Missing parts are empty. */
export function partsOfDate(stored: string | null): DateParts {
  const [year = '', month = '', day = ''] = (stored ?? '').split('-')
  const plain = (digits: string) => digits.replace(/^0+/, '')
  return { day: plain(day), month: plain(month), year: plain(year) }
}

/**
 * The date of the parts (`2001-02-09`), even if it does not exist: the validation reports that. Null while a part is
 * missing.
 */
export function dateOfParts({ day, month, year }: DateParts): string | null {
  if (!day || !month || !year) return null
  return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** The parts of an incomplete date (`1990--9`), so that no input is lost; null if all are empty. */
export function unfinishedDate({ day, month, year }: DateParts): string | null {
  return day || month || year ? `${year}-${month}-${day}` : null
}
