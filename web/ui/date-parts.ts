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

/** The names of the twelve months in a language. */
export function monthNames(locale: string): string[] {
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => name.format(Date.UTC(2001, month, 1)))
}

/** The parts of a date as stored (`2001-02-09`); whatever is not there is empty. */
export function partsOfDate(stored: string | null): DateParts {
  const [year = '', month = '', day = ''] = (stored ?? '').split('-')
  const plain = (digits: string) => digits.replace(/^0+/, '')
  return { day: plain(day), month: plain(month), year: plain(year) }
}

/**
 * The date the parts say (`2001-02-09`), also one that does not exist: the validation names it.
 * Null while a part is missing.
 */
export function dateOfParts({ day, month, year }: DateParts): string | null {
  if (!day || !month || !year) return null
  return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/**
 * The parts of a date that is not complete, as they stand (`1990--9`), so that none of it is lost meanwhile;
 * null while there is nothing at all.
 */
export function unfinishedDate({ day, month, year }: DateParts): string | null {
  return day || month || year ? `${year}-${month}-${day}` : null
}
