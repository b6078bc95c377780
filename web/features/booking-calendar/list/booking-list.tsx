import { dateIn, type LocalDate } from '#domain/calendar/local-date.ts'
import { Pill } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { CalendarEntry, EntryKind } from '../calendar-entry.ts'
import { placesOn } from '../grid/day-places.ts'
import { useCalendarWords } from '../use-calendar-words.ts'

const tones: Record<EntryKind, 'teal' | 'amber' | 'coral' | 'plain'> = {
  booking: 'teal',
  pending: 'amber',
  held: 'plain',
  offered: 'amber',
  blocked: 'plain',
  external: 'plain',
  cancelled: 'coral',
}

interface ListedProps {
  entry: CalendarEntry
  onOpen(entry: CalendarEntry): void
}

function Listed({ entry, onOpen }: ListedProps) {
  const words = useCalendarWords()
  const kind = words.kind(entry)
  return (
    <li className="border-line border-t first:border-t-0" data-print-block>
      <button
        type="button"
        data-entry={entry.id}
        className="flex min-h-11 w-full flex-wrap items-baseline gap-x-4 gap-y-1 px-5 py-3 text-start hover:bg-sunken"
        onClick={() => onOpen(entry)}
      >
        <span className="w-32 flex-none font-semibold tabular-nums">{words.span(entry)}</span>
        <span className="min-w-0 flex-1 basis-48">
          <span className="block font-semibold" dir="auto">
            {entry.title}
          </span>
          <span className="block text-detail text-muted" dir="auto">
            {entry.detail}
          </span>
        </span>
        {entry.kind !== 'booking' && kind !== entry.title && <Pill tone={tones[entry.kind]}>{kind}</Pill>}
      </button>
    </li>
  )
}

interface BookingListProps {
  days: readonly LocalDate[]
  entries: readonly CalendarEntry[]
  timeZone: string
  onOpen(entry: CalendarEntry): void
}

/** The entries of some days as a list, which is also what is printed. Days without any are left out, except today. */
export function BookingList({ days, entries, timeZone, onOpen }: BookingListProps) {
  const { t } = useTranslation('bookingCalendar')
  const words = useCalendarWords()
  const today = dateIn(new Date(), timeZone)
  const shown = days
    .map((day) => ({ day, places: placesOn(entries, day, timeZone) }))
    .filter(({ day, places }) => places.length > 0 || day === today || days.length === 1)
  return (
    <div className="grid grid-cols-1 gap-4">
      {shown.map(({ day, places }) => (
        <section key={day} className="rounded-lg border border-line bg-card">
          <h2 className="px-5 pt-4 pb-2 text-base">
            {words.day(day)}
            {day === today && <span className="font-normal text-teal"> · {t('today')}</span>}
          </h2>
          {places.length === 0 ? (
            <p className="px-5 pb-4 text-muted">{t('free')}</p>
          ) : (
            <ol>
              {places.map(({ entry }) => (
                <Listed key={entry.id} entry={entry} onOpen={onOpen} />
              ))}
            </ol>
          )}
        </section>
      ))}
    </div>
  )
}
