import { useId } from 'react'
import { weeksOfMonth } from '#domain/booking/free-days.ts'
import { addMonths, type LocalDate } from '#domain/calendar/local-date.ts'
import { firstWeekday } from '#domain/calendar/week.ts'
import { Button } from '#web/ui/button.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useFormatLocale } from '#web/ui/language/use-format-locale.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

interface MonthProps {
  month: LocalDate
  /** The days with free times. */
  days: ReadonlyMap<LocalDate, readonly string[]>
  chosen: LocalDate | null
  /** The free times are not known yet. */
  busy: boolean
  /** The month before which there is nothing. */
  first: LocalDate
  onMonth: (month: LocalDate) => void
  onChoose: (day: LocalDate) => void
}

const noon = (day: LocalDate): Date => new Date(`${day}T12:00:00Z`)

function useMonthWords() {
  const locale = useFormatLocale()
  const format = (options: Intl.DateTimeFormatOptions, day: LocalDate) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(noon(day))
  return {
    month: (day: LocalDate) => format({ month: 'long', year: 'numeric' }, day),
    weekday: (day: LocalDate) => format({ weekday: 'short' }, day),
    number: (day: LocalDate) => format({ day: 'numeric' }, day),
  }
}

interface DayProps {
  day: LocalDate
  name: string
  free: number
  chosen: boolean
  onChoose: (day: LocalDate) => void
}

/** One day as a radio button, so that arrow keys go from one free day to the next. */
function Day({ day, name, free, chosen, onChoose }: DayProps) {
  const { t } = useTranslation('book')
  const words = useMonthWords()
  const said = free === 0 ? 'month.taken' : 'month.free'
  const label = useFormat().date(day)
  return (
    <label
      className={`grid min-h-11 place-items-center rounded-md has-focus-visible:outline-3 has-focus-visible:outline-teal ${
        chosen
          ? 'bg-teal font-semibold text-on-teal'
          : free > 0
            ? 'cursor-pointer bg-teal-soft font-semibold text-teal-deep'
            : 'text-muted'
      }`}
    >
      <input
        type="radio"
        className="sr-only"
        name={name}
        value={day}
        checked={chosen}
        disabled={free === 0}
        aria-label={
          said === 'month.free' ? t('month.free', { day: label, count: free }) : t(said, { day: label })
        }
        onChange={() => onChoose(day)}
      />
      <span aria-hidden="true">{words.number(day)}</span>
    </label>
  )
}

interface TurnProps {
  month: LocalDate
  first: LocalDate
  onMonth: (month: LocalDate) => void
}

function TurnMonth({ month, first, onMonth }: TurnProps) {
  const { t } = useTranslation('book')
  const words = useMonthWords()
  return (
    <div className="flex items-center justify-between gap-2">
      <Button
        kind="quiet"
        size="small"
        aria-label={t('month.earlier')}
        waiting={month <= first}
        onClick={() => onMonth(addMonths(month, -1))}
      >
        ‹
      </Button>
      <h2 className="text-base" aria-live="polite">
        {words.month(month)}
      </h2>
      <Button
        kind="quiet"
        size="small"
        aria-label={t('month.later')}
        onClick={() => onMonth(addMonths(month, 1))}
      >
        ›
      </Button>
    </div>
  )
}

/** A month with its free days. */
export function Month({ month, days, chosen, busy, first, onMonth, onChoose }: MonthProps) {
  const { t } = useTranslation('book')
  const words = useMonthWords()
  const name = useId()
  const weeks = weeksOfMonth(month, firstWeekday(useFormatLocale()))
  return (
    <div className="grid gap-3">
      <TurnMonth month={month} first={first} onMonth={onMonth} />
      <fieldset className="grid gap-1" aria-busy={busy}>
        <legend className="sr-only">{t('month.label')}</legend>
        <div className="grid grid-cols-7 gap-1 text-center text-caption text-muted" aria-hidden="true">
          {weeks[0]?.map((day) => (
            <span key={day}>{words.weekday(day)}</span>
          ))}
        </div>
        {weeks.map((week) => (
          <div key={week[0]} className="grid grid-cols-7 gap-1">
            {week.map((day) =>
              day.slice(0, 7) === month.slice(0, 7) ? (
                <Day
                  key={day}
                  day={day}
                  name={name}
                  free={(days.get(day) ?? []).length}
                  chosen={day === chosen}
                  onChoose={onChoose}
                />
              ) : (
                <span key={day} />
              ),
            )}
          </div>
        ))}
      </fieldset>
    </div>
  )
}
