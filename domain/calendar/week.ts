import { addDays, type LocalDate } from './local-date.ts'

/**
 * Regions whose weeks begin on another day than Monday (CLDR 48 supplemental data, `firstDay`). Not every browser has
 * `Intl.Locale.prototype.getWeekInfo`.
 */
const SUNDAY =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'.split(
    ' ',
  )
const SATURDAY = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'.split(' ')
const FRIDAY = ['MV']

/** On which weekday a week begins, as `Date` counts them: 0 is Sunday. */
export type FirstWeekday = 0 | 1 | 5 | 6

/** On which weekday calendars begin where this language tag is used. Without a region it is that of most who speak it. */
export function firstWeekday(tag: string): FirstWeekday {
  const region = new Intl.Locale(tag).maximize().region ?? ''
  if (SUNDAY.includes(region)) return 0
  if (SATURDAY.includes(region)) return 6
  return FRIDAY.includes(region) ? 5 : 1
}

/** The first day of the day's week. */
export const weekBeginning = (date: LocalDate, first: FirstWeekday): LocalDate =>
  addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() - first + 7) % 7))
