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

/** Days and times of the calendar in words, by the clock of its zone. */
export function useCalendarWords() {
  const { t } = useTranslation('bookingCalendar')
  const locale = useFormatLocale()
  const timeZone = useContext(CalendarZone)
  return useMemo(() => {
    const localDay = (options: Intl.DateTimeFormatOptions) => (date: LocalDate) =>
      intlFormats.dateTime(locale, { ...options, timeZone: 'UTC' }).format(new Date(date))
    const inZone = (options: Intl.DateTimeFormatOptions) =>
      intlFormats.dateTime(locale, { ...options, timeZone })
    const day = localDay({ weekday: 'long', day: 'numeric', month: 'long' })
    const time = (at: string | Date) => inZone({ timeStyle: 'short' }).format(new Date(at))
    // A range that ends on another day names both days by itself.
    const span = ({ startsAt, endsAt }: Pick<CalendarEntry, 'startsAt' | 'endsAt'>) =>
      dateIn(new Date(startsAt), timeZone) === dateIn(new Date(Date.parse(endsAt) - 1), timeZone)
        ? inZone({ timeStyle: 'short' }).formatRange(new Date(startsAt), new Date(endsAt))
        : inZone({ dateStyle: 'medium', timeStyle: 'short' }).formatRange(
            new Date(startsAt),
            new Date(endsAt),
          )
    const instant = ({ date, minutes }: Moment) => instantOf(date, minutes, timeZone)
    return {
      day,
      shortDay: localDay({ weekday: 'short', day: 'numeric' }),
      time,
      span,
      hour: (hour: number) =>
        intlFormats
          .dateTime(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
          .format(new Date(Date.UTC(2000, 0, 1, hour))),
      /** The time of a place that may not exist that day: on the night of a change it is the real one. */
      timeOf: (at: Moment) => time(instant(at)),
      target: (at: Moment) =>
        inZone({ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' }).format(
          instant(at),
        ),
      moment: (at: string | Date) =>
        inZone({ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' }).format(
          new Date(at),
        ),
      entry: (entry: CalendarEntry, date: LocalDate) =>
        t('entry', {
          kind: t(`kind.${entry.kind}`),
          title: entry.title,
          detail: entry.detail,
          time: span(entry),
          day: day(date),
        }),
      range: (days: readonly LocalDate[]) =>
        intlFormats
          .dateTime(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
          .formatRange(new Date(days.at(0) ?? 0), new Date(days.at(-1) ?? 0)),
    }
  }, [t, locale, timeZone])
}
