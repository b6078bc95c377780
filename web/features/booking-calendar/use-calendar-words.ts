import { createContext, useContext, useMemo } from 'react'
import type { LocalDate } from '#domain/calendar/local-date.ts'
import { dateIn } from '#domain/calendar/local-date.ts'
import { instantOf } from '#domain/calendar/wall-clock.ts'
import { intlFormats } from '#locales/intl-formats.ts'
import { useFormatLocale } from '#web/ui/language/use-format-locale.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { CalendarEntry } from './calendar-entry.ts'

/** The zone of the calendar. */
export const CalendarZone = createContext('UTC')

interface Moment {
  date: LocalDate
  minutes: number
}

/** Days and times in words, by the clock of a zone. */
function timeWords(locale: string, timeZone: string) {
  const localDay = (options: Intl.DateTimeFormatOptions) => (date: LocalDate) =>
    intlFormats.dateTime(locale, { ...options, timeZone: 'UTC' }).format(new Date(date))
  const inZone = (options: Intl.DateTimeFormatOptions) =>
    intlFormats.dateTime(locale, { ...options, timeZone })
  const moment = inZone({
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
  })
  const time = inZone({ timeStyle: 'short' })
  const days = inZone({ dateStyle: 'medium', timeStyle: 'short' })
  // The time of a place may not exist that day: on the night of a change it is the real one.
  const instant = ({ date, minutes }: Moment) => instantOf(date, minutes, timeZone)
  return {
    day: localDay({ weekday: 'long', day: 'numeric', month: 'long' }),
    shortDay: localDay({ weekday: 'short', day: 'numeric' }),
    /** From when to when. A span that ends on another day names both. */
    span({ startsAt, endsAt }: Pick<CalendarEntry, 'startsAt' | 'endsAt'>) {
      const [from, to] = [new Date(startsAt), new Date(endsAt)]
      const isOneDay = dateIn(from, timeZone) === dateIn(new Date(to.getTime() - 1), timeZone)
      return (isOneDay ? time : days).formatRange(from, to)
    },
    timeOf: (at: Moment) => time.format(instant(at)),
    target: (at: Moment) => moment.format(instant(at)),
    moment: (at: string | Date) => moment.format(new Date(at)),
  }
}

/** Days and times of the calendar in words, by the clock of its zone. */
export function useCalendarWords() {
  const { t } = useTranslation('bookingCalendar')
  const locale = useFormatLocale()
  const timeZone = useContext(CalendarZone)
  return useMemo(() => {
    const words = timeWords(locale, timeZone)
    const utc = (options: Intl.DateTimeFormatOptions) =>
      intlFormats.dateTime(locale, { ...options, timeZone: 'UTC' })
    return {
      ...words,
      hour: (hour: number) =>
        utc({ hour: 'numeric', minute: '2-digit' }).format(new Date(Date.UTC(2000, 0, 1, hour))),
      kind: ({ kind }: CalendarEntry) => t(`kind.${kind}`),
      range: (days: readonly LocalDate[]) =>
        utc({ day: 'numeric', month: 'long', year: 'numeric' }).formatRange(
          new Date(days.at(0) ?? 0),
          new Date(days.at(-1) ?? 0),
        ),
    }
  }, [t, locale, timeZone])
}
