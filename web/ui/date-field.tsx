import { lazy, Suspense, useMemo, useState } from 'react'
import { isLocalDate } from '#domain/calendar/local-date.ts'
import { boundedForm } from '#domain/text/normal-form.ts'
import { useFormatLocale } from '#web/ui/language/use-format-locale.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { DateCalendarProps } from './date-calendar.tsx'
import {
  type DatePart,
  type DateParts,
  dateOfParts,
  monthNames,
  partOrder,
  partsOfDate,
  unfinishedDate,
  yearsAhead,
} from './date-parts.ts'
import { type ControlProps, FieldGroup, type FieldProps } from './field.tsx'

export interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`; while incomplete, null or, with `unfinished`, the parts entered so far. */
  value: string | null
  onChange: (value: string | null) => void
  /** The browser may fill in the person's own date of birth. */
  birthday?: boolean
  /** Reports incomplete dates as well, for a form that keeps all input. */
  unfinished?: boolean
  onBlur?: () => void
}

interface PartProps {
  part: DatePart
  value: string
  onChange: (value: string) => void
  control: ControlProps
  birthday: boolean
  onBlur: (() => void) | undefined
}

function DatePartInput({ part, value, onChange, control, birthday, onBlur }: PartProps) {
  const { t } = useTranslation('common')
  const locale = useFormatLocale()
  const names = useMemo(() => monthNames(locale), [locale])
  const shared = { ...control, id: `${control.id}${part}`, className: 'input', value, onBlur }
  const fill = birthday ? `bday-${part}` : 'off'
  if (part === 'month') {
    return (
      <select {...shared} autoComplete={fill} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('field.chooseMonth')}</option>
        {names.map((name, month) => (
          <option key={name} value={month + 1}>
            {name}
          </option>
        ))}
      </select>
    )
  }
  return (
    <input
      {...shared}
      inputMode="numeric"
      autoComplete={fill}
      maxLength={part === 'year' ? 4 : 2}
      onChange={(event) => onChange(boundedForm('NFKC', event.target.value, 10).replace(/\D/g, ''))}
    />
  )
}

/** In a narrow card all parts become narrower, down to what shows two digits, a part of a month's name, and four digits. */
const width: Record<DatePart, string> = {
  day: 'w-18 min-w-13',
  month: 'min-w-24 grow basis-36',
  year: 'w-22 min-w-18',
}

/** Without it, when the browser is offline, dates are typed. */
const Calendar = lazy(() =>
  import('./date-calendar.tsx').catch(() => ({ default: (_: DateCalendarProps) => null })),
)

const Aside = (calendar: DateCalendarProps) => (
  <Suspense fallback={null}>
    <Calendar {...calendar} />
  </Suspense>
)

/** The parts of a date while they are typed: its year in the era of the language, and in the value the Gregorian one. */
function useTypedDate({
  value,
  onChange,
  unfinished,
}: Pick<DateFieldProps, 'value' | 'onChange' | 'unfinished'>) {
  const locale = useFormatLocale()
  const ahead = useMemo(() => yearsAhead(locale), [locale])
  const [typed, setTyped] = useState<DateParts>(() => partsOfDate(value, ahead))
  const dateOf = (each: DateParts) =>
    dateOfParts(each, ahead) ?? (unfinished ? unfinishedDate(each, ahead) : null)
  const parts = dateOf(typed) === value ? typed : partsOfDate(value, ahead)
  const date = dateOfParts(parts, ahead)
  const enter = (next: DateParts) => {
    setTyped(next)
    onChange(dateOf(next))
  }
  return {
    parts,
    /** Parts may be a day until the year has four digits, because they are still being typed. */
    exists: date === null || parts.year.length < 4 || isLocalDate(date),
    enter,
    pick: (picked: string) => enter(partsOfDate(picked, ahead)),
  }
}

/**
 * Day, month and year in the order of the language and region: three plain inputs, because typing a birth date takes
 * seconds while a calendar would need a hundred presses. For near dates there is also a calendar. Years are shown in the
 * era of the language. It says itself that a day does not exist.
 */
export function DateField(props: DateFieldProps) {
  const { value, onChange, birthday = false, unfinished = false, onBlur, ...field } = props
  const { t } = useTranslation('common')
  const locale = useFormatLocale()
  const order = useMemo(() => partOrder(locale), [locale])
  const { parts, exists, enter, pick } = useTypedDate({ value, onChange, unfinished })
  return (
    <FieldGroup
      {...field}
      error={field.error ?? (exists ? undefined : t('field.noSuchDay'))}
      aside={<Aside value={value} onPick={pick} />}
    >
      {(control) => (
        <div className="flex max-w-md gap-2 sm:gap-3">
          {order.map((part) => (
            <div key={part} className={`grid gap-1 ${width[part]}`}>
              <label htmlFor={`${control.id}${part}`} className="text-secondary text-muted">
                {t(`field.${part}`)}
              </label>
              <DatePartInput
                part={part}
                value={parts[part]}
                onChange={(text) => enter({ ...parts, [part]: text })}
                control={control}
                birthday={birthday}
                onBlur={onBlur}
              />
            </div>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
