import { useRef } from 'react'
import { isLocalDate } from '#domain/calendar/local-date.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

export interface DateCalendarProps {
  value: string | null
  onPick: (date: string) => void
}

/** A button that opens the browser's own calendar. The date is then in the inputs, which say it to screen readers. */
export default function DateCalendar({ value, onPick }: DateCalendarProps) {
  const { t } = useTranslation('common')
  const input = useRef<HTMLInputElement>(null)
  if (!('showPicker' in HTMLInputElement.prototype)) return null
  return (
    <>
      <button
        type="button"
        className="grid size-11 place-items-center rounded-full text-muted hover:bg-sunken"
        aria-label={t('field.calendar')}
        onClick={() => input.current?.showPicker()}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor">
          <path d="M3 5h14v12H3zM3 9h14M7 2.5v4M13 2.5v4" strokeWidth="1.6" strokeLinejoin="round" />
        </svg>
      </button>
      <input
        ref={input}
        type="date"
        className="pointer-events-none absolute end-0 bottom-0 size-px opacity-0"
        aria-hidden="true"
        tabIndex={-1}
        value={value && isLocalDate(value) ? value : ''}
        onChange={(event) => event.target.value && onPick(event.target.value)}
      />
    </>
  )
}
