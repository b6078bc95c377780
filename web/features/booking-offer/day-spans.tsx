import { areSpans, minutesOf, type Span } from '#domain/booking/offer.ts'
import { Button } from '#web/ui/button.tsx'
import { useFormatLocale } from '#web/ui/language/use-format-locale.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useAddedFocus } from './use-added-focus.ts'

const QUARTERS = Array.from({ length: 97 }, (_, quarter) => {
  const minutes = quarter * 15
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
})

/** A time of day in the reader's way; midnight at the end of a day is the same as at its beginning. */
const timeWords = (locale: string, time: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(minutesOf(time) * 60_000),
  )

interface TimeSelectProps {
  label: string
  value: string
  /** The end of a day can be chosen, its beginning not. */
  isEnd: boolean
  onChange: (value: string) => void
}

function TimeSelect({ label, value, isEnd, onChange }: TimeSelectProps) {
  const locale = useFormatLocale()
  const times = isEnd ? QUARTERS.slice(1) : QUARTERS.slice(0, -1)
  const shown = times.includes(value) ? times : [...times, value].sort()
  return (
    <select
      className="input max-w-36"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {shown.map((time) => (
        <option key={time} value={time}>
          {timeWords(locale, time)}
        </option>
      ))}
    </select>
  )
}

/** Hours after the last ones, or a morning. */
function nextSpan(spans: readonly Span[]): Span {
  const last = spans.at(-1)
  const from = last ? Math.min(minutesOf(last.to) + 60, 1380) : 9 * 60
  const at = (minutes: number) => QUARTERS[Math.round(minutes / 15)] ?? '24:00'
  return { from: at(from), to: at(Math.min(from + 180, 1440)) }
}

interface DaySpansProps {
  /** How the day is called. */
  day: string
  spans: readonly Span[]
  /** How many of them stay. */
  least?: number
  onChange: (spans: Span[]) => void
}

/** One of the day's hours, from and to. */
function SpanLine({
  day,
  spans,
  least = 0,
  index,
  span,
  onChange,
}: DaySpansProps & { index: number; span: Span }) {
  const { t } = useTranslation('bookingOffer')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <TimeSelect
        label={t('hours.from', { day })}
        isEnd={false}
        value={span.from}
        onChange={(from) => onChange(spans.with(index, { ...span, from }))}
      />
      <span aria-hidden="true">{t('hours.until')}</span>
      <TimeSelect
        label={t('hours.to', { day })}
        isEnd
        value={span.to}
        onChange={(to) => onChange(spans.with(index, { ...span, to }))}
      />
      {spans.length > least && (
        <Button
          kind="text"
          size="small"
          aria-label={t('hours.removeSpan', { number: index + 1, day })}
          onClick={() => onChange(spans.toSpliced(index, 1))}
        >
          {t('hours.remove')}
        </Button>
      )}
    </div>
  )
}

/** The hours of one day: none, or several. */
export function DaySpans(props: DaySpansProps) {
  const { day, spans, onChange } = props
  const { t } = useTranslation('bookingOffer')
  const list = useAddedFocus<HTMLDivElement>(spans.length)
  return (
    <fieldset className="grid grid-cols-1 gap-2 sm:grid-cols-[8rem_1fr]">
      <legend className="sr-only">{day}</legend>
      <span className="pt-2.5 font-semibold" aria-hidden="true">
        {day}
      </span>
      <div className="grid gap-2">
        {spans.length === 0 && <p className="pt-2.5 text-muted">{t('hours.closed')}</p>}
        <div ref={list} className="grid gap-2 empty:hidden">
          {spans.map((span, index) => (
            <SpanLine
              key={t('hours.removeSpan', { number: index + 1, day })}
              {...{ ...props, index, span }}
            />
          ))}
        </div>
        {!areSpans(spans) && (
          <p role="alert" data-field-error className="font-semibold text-coral-text">
            {t('hours.wrongSpans')}
          </p>
        )}
        {spans.length < 8 && (
          <Button
            kind="quiet"
            size="small"
            className="justify-self-start"
            aria-label={t('hours.addSpanTo', { day })}
            onClick={() => onChange([...spans, nextSpan(spans)])}
          >
            {t('hours.addSpan')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
