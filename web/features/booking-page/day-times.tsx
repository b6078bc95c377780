import { useId } from 'react'
import { appointmentWords, zoneWords } from '#domain/booking/appointment-words.ts'
import { clockTimes } from '#domain/booking/free-days.ts'
import type { LocalDate } from '#domain/calendar/local-date.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useFormatLocale } from '#web/ui/language/use-format-locale.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { BookingPage } from './types.ts'

interface DayTimesProps {
  date: LocalDate
  times: readonly string[]
  timeZone: string
  fitter: BookingPage['fitter']
  lengthMinutes: number
  chosen: string | null
  onChoose: (at: string) => void
}

/** The free times of a day as radio buttons, with the zone beside each. */
export function DayTimes({ date, times, timeZone, fitter, lengthMinutes, chosen, onChoose }: DayTimesProps) {
  const { t } = useTranslation('book')
  const locale = useFormatLocale()
  const format = useFormat()
  const name = useId()
  const startsAt = new Date(chosen ?? times[0] ?? date)
  const endsAt = new Date(startsAt.getTime() + lengthMinutes * 60_000)
  const theirs = appointmentWords(locale, { startsAt, endsAt }, fitter.timeZone)
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 font-semibold">{t('times.label', { day: format.date(date) })}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {clockTimes(times, locale, timeZone).map(({ at, words }) => (
          <label
            key={at}
            className="grid min-h-12 cursor-pointer place-items-center rounded-md border border-line bg-card px-2 py-1.5 text-center has-checked:border-teal has-checked:bg-teal-soft has-focus-visible:outline-3 has-focus-visible:outline-teal"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={at}
              checked={chosen === at}
              onChange={() => onChoose(at)}
            />
            <span className="font-semibold">{words}</span>
            <span className="text-caption text-muted">{zoneWords(locale, new Date(at), timeZone)}</span>
          </label>
        ))}
      </div>
      {chosen !== null && fitter.timeZone !== timeZone && (
        <p className="text-secondary text-muted" role="status">
          {t('times.fitterClock', { fitter: fitter.name, ...theirs })}
        </p>
      )}
    </fieldset>
  )
}
