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

/**
 * How many years the years of a language are ahead of the Gregorian ones, in which dates are stored: 543 in Thai, whose
 * dates are in the Buddhist era, else 0.
 */
export const yearsAhead = (locale: string): number =>
  new Intl.DateTimeFormat(locale).resolvedOptions().calendar === 'buddhist' ? 543 : 0

/** Later years are of an era that is ahead: nobody enters a day this far away. */
const LAST_GREGORIAN_YEAR = 2399

/** The Gregorian year of a typed one. Where another era is usual, a Gregorian year is understood as well. */
const storedYear = (typed: string, ahead: number): string =>
  ahead > 0 && Number(typed) > LAST_GREGORIAN_YEAR ? String(Number(typed) - ahead) : typed

/** The parts of a stored date (`2001-02-09`), its year in the era of the language. Missing parts are empty. */
export function partsOfDate(stored: string | null, ahead: number): DateParts {
  const [year = '', month = '', day = ''] = (stored ?? '').split('-')
  const plain = (digits: string) => digits.replace(/^0+/, '')
  const shown = plain(year)
  return {
    day: plain(day),
    month: plain(month),
    year: shown.length === 4 ? String(Number(shown) + ahead) : shown,
  }
}

/**
 * The date of the parts (`2001-02-09`), even if it does not exist: the validation reports that. Null while a part is
 * missing.
 */
export function dateOfParts({ day, month, year }: DateParts, ahead: number): string | null {
  if (!day || !month || !year) return null
  return `${storedYear(year, ahead).padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** The parts of an incomplete date (`1990--9`), so that no input is lost; null if all are empty. */
export function unfinishedDate({ day, month, year }: DateParts, ahead: number): string | null {
  return day || month || year ? `${storedYear(year, ahead)}-${month}-${day}` : null
}
