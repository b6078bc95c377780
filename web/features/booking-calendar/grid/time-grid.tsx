import { type RefObject, useEffect, useId, useRef } from 'react'
import { dateIn, type LocalDate } from '#domain/calendar/local-date.ts'
import { announce } from '#web/ui/announcer.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { CalendarEntry } from '../calendar-entry.ts'
import { useCalendarWords } from '../use-calendar-words.ts'
import { hoursShown, type Place, placesOn, snapped } from './day-places.ts'
import { Buffers, EntryBlock, Ghost, positionOf, type ShownHours } from './entry-block.tsx'
import { NowLine } from './now-line.tsx'
import { type EntryMove, type Target, useEntryMove } from './use-entry-move.ts'

/** When the fitter works on a day, in minutes after midnight. */
export interface OpenHours {
  from: number
  until: number
}

interface TimeGridProps {
  days: readonly LocalDate[]
  entries: readonly CalendarEntry[]
  /** The opening hours of each day, by date. */
  open: ReadonlyMap<LocalDate, readonly OpenHours[]>
  timeZone: string
  onOpen(entry: CalendarEntry): void
  onMoved(entry: CalendarEntry, target: Target): void
  /** An empty time was pressed. */
  onEmpty(target: Target): void
}

/** A phone scrolls through the days of a week; a tablet shows all seven. */
const DAY_WIDTH = 'min-w-28 md:min-w-20'
/** The height of an hour. */
const HOUR_REM = 3.5
const HOUR_LINES = {
  backgroundImage: `repeating-linear-gradient(to bottom, var(--line) 0 1px, transparent 1px ${HOUR_REM}rem)`,
}

function HourLabels({ hours }: { hours: ShownHours }) {
  const words = useCalendarWords()
  const all = Array.from({ length: hours.until - hours.from }, (_, index) => hours.from + index)
  return (
    <div aria-hidden="true" className="sticky start-0 z-20 w-14 flex-none bg-card text-caption text-muted">
      {all.map((hour) => (
        <div
          key={hour}
          className="border-line border-t pe-2 text-end"
          style={{ blockSize: `${HOUR_REM}rem` }}
        >
          {words.hour(hour)}
        </div>
      ))}
    </div>
  )
}

interface DayColumnProps {
  date: LocalDate
  places: readonly Place[]
  open: readonly OpenHours[]
  hours: ShownHours
  timeZone: string
  move: EntryMove
  hintId: string
  onOpen(entry: CalendarEntry): void
}

function DayColumn({ date, places, open, hours, timeZone, move, hintId, onOpen }: DayColumnProps) {
  const words = useCalendarWords()
  return (
    <section
      aria-label={words.day(date)}
      className={`relative ${DAY_WIDTH} flex-1 border-line border-s bg-sunken/50`}
      style={{ blockSize: `${(hours.until - hours.from) * HOUR_REM}rem` }}
    >
      {open.map((span) => (
        <div
          key={span.from}
          aria-hidden="true"
          className="pointer-events-none absolute bg-card"
          style={{ ...positionOf(span, hours), insetInline: 0, inlineSize: '100%' }}
        />
      ))}
      <div aria-hidden="true" className="pointer-events-none absolute inset-0" style={HOUR_LINES} />
      {places.map((place) => (
        <Buffers key={place.entry.id} place={place} hours={hours} />
      ))}
      <ol>
        {places.map((place) => (
          <li key={place.entry.id}>
            <EntryBlock {...{ place, date, hours, move, hintId, onOpen }} />
          </li>
        ))}
      </ol>
      <Ghost move={move} date={date} hours={hours} />
      <NowLine date={date} hours={hours} timeZone={timeZone} />
    </section>
  )
}

/**
 * A press on an empty time. It is a shortcut of the pointer for the button "New booking", so the columns themselves are
 * no controls.
 */
function useEmptyPress(
  columns: RefObject<HTMLDivElement | null>,
  days: readonly LocalDate[],
  hours: ShownHours,
  { isPress, onEmpty }: { isPress: () => boolean; onEmpty: (target: Target) => void },
): void {
  const latest = useRef({ days, hours, isPress, onEmpty })
  latest.current = { days, hours, isPress, onEmpty }
  useEffect(() => {
    const element = columns.current
    const press = ({ target, clientY }: MouseEvent) => {
      if (!(target instanceof Element) || !latest.current.isPress()) return
      const index = [...(element?.children ?? [])].indexOf(target)
      const date = latest.current.days[index]
      const box = element?.children[index]?.getBoundingClientRect()
      if (date === undefined || !box) return
      const shown = latest.current.hours
      const minutes = ((clientY - box.top) / box.height) * (shown.until - shown.from) * 60
      // The half hour that was pressed begins above the pointer.
      latest.current.onEmpty({ date, minutes: snapped(Math.floor(minutes / 30) * 30 + shown.from * 60) })
    }
    element?.addEventListener('click', press)
    return () => element?.removeEventListener('click', press)
  }, [columns])
}

function DayHeads({ days, timeZone }: { days: readonly LocalDate[]; timeZone: string }) {
  const { t } = useTranslation('bookingCalendar')
  const words = useCalendarWords()
  const today = dateIn(new Date(), timeZone)
  return (
    <div aria-hidden="true" className="sticky top-0 z-20 flex bg-card">
      <div className="w-14 flex-none" />
      {days.map((date) => (
        <div
          key={date}
          className={`${DAY_WIDTH} flex-1 py-2 text-center font-semibold text-detail ${date === today ? 'text-teal' : ''}`}
        >
          {words.shortDay(date)}
          {date === today && ` · ${t('today')}`}
        </div>
      ))}
    </div>
  )
}

/** The hours of a grid, and what presses, drags and keys do in it. */
function useGrid({ days, entries, open, timeZone, onMoved, onEmpty }: TimeGridProps) {
  const { t } = useTranslation('bookingCalendar')
  const words = useCalendarWords()
  const columns = useRef<HTMLDivElement>(null)
  const openOn = (date: LocalDate) => open.get(date) ?? []
  const hours = hoursShown(entries, days, days.flatMap(openOn), timeZone)
  const move = useEntryMove({
    days,
    columns,
    hours,
    onMoved,
    onPlaced: (target) => announce(t('placed', { time: words.target(target) })),
    onTakenBack: () => announce(t('takenBack')),
  })
  useEmptyPress(columns, days, hours, { isPress: move.isPress, onEmpty })
  return { columns, hours, move, openOn }
}

/** Days side by side, with their entries by the clock of the zone. */
export function TimeGrid(props: TimeGridProps) {
  const { days, entries, timeZone, onOpen } = props
  const { t } = useTranslation('bookingCalendar')
  const hintId = useId()
  const { columns, hours, move, openOn } = useGrid(props)
  return (
    <div className="isolate overflow-x-auto rounded-lg border border-line bg-card" data-screen-only>
      <p id={hintId} hidden>
        {t('moveHint')}
      </p>
      <div className="w-fit min-w-full pb-2">
        <DayHeads days={days} timeZone={timeZone} />
        <div className="flex">
          <HourLabels hours={hours} />
          <div ref={columns} className="flex flex-1">
            {days.map((date) => (
              <DayColumn
                key={date}
                {...{ date, hours, timeZone, move, hintId, onOpen }}
                places={placesOn(entries, date, timeZone)}
                open={openOn(date)}
              />
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}
