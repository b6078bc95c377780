import { useSearchParams } from 'react-router'
import { addDays, dateIn, isLocalDate, type LocalDate } from '#domain/calendar/local-date.ts'
import { firstWeekday } from '#domain/calendar/week.ts'
import { useFormatLocale } from '#web/ui/language/use-format-locale.ts'
import { usePhone } from '#web/ui/use-width.ts'
import { type CalendarView, daysOf } from './grid/day-places.ts'

export const VIEWS = ['day', 'week', 'list'] as const

const isView = (text: string | null): text is CalendarView => VIEWS.some((view) => view === text)

/** How many days the arrows go. */
const stride: Record<CalendarView, number> = { day: 1, week: 7, list: 14 }

/** The view and its days, which are part of the address. A phone shows one day at first. */
export function useShownDays(timeZone: string) {
  const [address, setAddress] = useSearchParams()
  const phone = usePhone()
  const today = dateIn(new Date(), timeZone)
  const asked = address.get('view')
  const view = isView(asked) ? asked : phone ? 'day' : 'week'
  const given = address.get('date') ?? ''
  const date = isLocalDate(given) ? given : today
  const show = (next: { view?: CalendarView; date?: LocalDate }) =>
    setAddress({ view: next.view ?? view, date: next.date ?? date }, { replace: true })
  return {
    view,
    date,
    today,
    days: daysOf(view, date, firstWeekday(useFormatLocale())),
    show,
    go: (direction: 1 | -1) => show({ date: addDays(date, direction * stride[view]) }),
  }
}
