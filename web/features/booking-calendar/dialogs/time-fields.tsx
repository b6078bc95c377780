import type { LocalDate } from '#domain/calendar/local-date.ts'
import { isLocalDate } from '#domain/calendar/local-date.ts'
import { instantOf, wallClock } from '#domain/calendar/wall-clock.ts'
import { DateField } from '#web/ui/date-field.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { TextField } from '#web/ui/text-field.tsx'
import type { Target } from '../grid/use-entry-move.ts'

/** A day and a time of day, as they are entered. */
export interface TypedTime {
  date: LocalDate | null
  /** `HH:MM`; empty while it is not complete. */
  time: string
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** A time of the calendar as it is entered. */
export const typedTarget = ({ date, minutes }: Target): TypedTime => ({
  date,
  time: `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(Math.floor(minutes % 60))}`,
})

/** An instant as it is entered, by the clock of the zone. */
export const typedInstant = (at: string, timeZone: string): TypedTime =>
  typedTarget(wallClock(new Date(at), timeZone))

/** A complete time of day. */
const TIME = /^(\d\d):(\d\d)$/

/** The instant that was entered; null while something is missing. */
export function instantTyped({ date, time }: TypedTime, timeZone: string): Date | null {
  const parts = TIME.exec(time)
  if (date === null || !isLocalDate(date) || !parts) return null
  return instantOf(date, Number(parts[1]) * 60 + Number(parts[2]), timeZone)
}

interface TimeFieldsProps {
  value: TypedTime
  onChange(value: TypedTime): void
  error: string | undefined
}

/** The fields of a day and a time of day. A problem is shown at the time if only the time is missing, else at the day. */
export function TimeFields({ value, onChange, error }: TimeFieldsProps) {
  const { t } = useTranslation('bookingCalendar')
  const onlyTimeMissing = value.date !== null && !TIME.test(value.time)
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-[1fr_auto]">
      <DateField
        label={t('field.day')}
        error={onlyTimeMissing ? undefined : error}
        value={value.date}
        onChange={(date) => onChange({ ...value, date })}
      />
      <TextField
        label={t('field.time')}
        type="time"
        step={300}
        error={onlyTimeMissing ? error : undefined}
        value={value.time}
        onChange={(time) => onChange({ ...value, time })}
      />
    </div>
  )
}
