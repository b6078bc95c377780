import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useCalendarWords } from './use-calendar-words.ts'
import { type useShownDays, VIEWS } from './use-shown-days.ts'

interface CalendarBarProps {
  shown: ReturnType<typeof useShownDays>
  timeZone: string
  onNew(): void
  onBlock(): void
}

/** A button of the bar, pressed or not. */
function Chip(props: { pressed?: boolean; label?: string; onClick(): void; children: React.ReactNode }) {
  const { pressed, label, onClick, children } = props
  return (
    <button
      type="button"
      className={`min-h-11 min-w-11 rounded-full border px-3.5 font-semibold text-secondary ${
        pressed ? 'border-teal bg-teal text-on-teal' : 'border-line bg-card hover:border-muted'
      }`}
      aria-pressed={pressed}
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </button>
  )
}

/** Which days are shown, and how. */
function Days({ shown: { view, today, show, go } }: Pick<CalendarBarProps, 'shown'>) {
  const { t } = useTranslation('bookingCalendar')
  return (
    <>
      <fieldset className="flex gap-2">
        <legend className="sr-only">{t('go.label')}</legend>
        <Chip label={t('go.earlier')} onClick={() => go(-1)}>
          ‹
        </Chip>
        <Chip onClick={() => show({ date: today })}>{t('go.today')}</Chip>
        <Chip label={t('go.later')} onClick={() => go(1)}>
          ›
        </Chip>
      </fieldset>
      <fieldset className="flex gap-2">
        <legend className="sr-only">{t('view.label')}</legend>
        {VIEWS.map((each) => (
          <Chip key={each} pressed={each === view} onClick={() => show({ view: each })}>
            {t(`view.${each}`)}
          </Chip>
        ))}
      </fieldset>
    </>
  )
}

/** Which days are shown, and what is entered. */
export function CalendarBar({ shown, timeZone, onNew, onBlock }: CalendarBarProps) {
  const { t } = useTranslation('bookingCalendar', 'frame')
  const words = useCalendarWords()
  const { days } = shown
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div>
        <h1>{t('frame:title.bookings')}</h1>
        <p className="mt-1 text-muted" aria-live="polite">
          {words.range(days)} · {t('zone', { zone: timeZone })}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2" data-screen-only>
        <Days shown={shown} />
        <Button kind="text" size="small" onClick={() => window.print()}>
          {t('print')}
        </Button>
        <Button kind="quiet" size="small" onClick={onBlock}>
          {t('block.open')}
        </Button>
        <Button size="small" onClick={onNew}>
          {t('new.open')}
        </Button>
      </div>
    </header>
  )
}
