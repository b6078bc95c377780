import type { CSSProperties, ReactNode } from 'react'
import type { LocalDate } from '#domain/calendar/local-date.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { type CalendarEntry, type EntryKind, minutesOf } from '../calendar-entry.ts'
import { useCalendarWords } from '../use-calendar-words.ts'
import type { Place } from './day-places.ts'
import type { EntryMove } from './use-entry-move.ts'

/** The hours that a grid shows. */
export interface ShownHours {
  from: number
  until: number
}

const looks: Record<EntryKind, string> = {
  booking: 'bg-teal text-on-teal border-teal',
  pending: 'bg-teal-soft text-teal-deep border-teal border-dashed',
  held: 'bg-card text-muted border-edge border-dashed',
  offered: 'bg-amber-soft text-amber-deep border-amber-deep border-dashed',
  blocked: 'bg-sunken text-muted border-line',
  external: 'bg-amber-soft text-amber-deep border-amber-soft',
  cancelled: 'bg-card text-muted border-line',
}

/** Minutes of a day as a share of the height of its column. */
const shareOf = (minutes: number, hours: ShownHours): string =>
  `${(100 * minutes) / ((hours.until - hours.from) * 60)}%`

/** Where a span lies in its column. */
export function positionOf(
  { from, until, lane = 0, lanes = 1 }: Pick<Place, 'from' | 'until'> & { lane?: number; lanes?: number },
  hours: ShownHours,
): CSSProperties {
  return {
    insetBlockStart: shareOf(from - hours.from * 60, hours),
    blockSize: shareOf(until - from, hours),
    insetInlineStart: `calc(${(100 * lane) / lanes}% + 2px)`,
    inlineSize: `calc(${100 / lanes}% - 4px)`,
  }
}

/** What an entry says. Screen readers hear all of it, however little room there is. */
function Words({
  entry,
  kind,
  time,
  day,
}: {
  entry: CalendarEntry
  kind: string
  time: string
  day: string
}) {
  const format = useFormat()
  const shown = (least: number) => (minutesOf(entry) >= least ? 'block' : 'sr-only')
  return (
    <>
      {kind !== entry.title && <span className="sr-only">{format.label(kind)}</span>}
      <span className="block truncate font-semibold" dir="auto">
        {entry.title}
      </span>
      <span className={shown(30)}>{time}</span>
      <span className={shown(45)} dir="auto">
        {entry.detail}
      </span>
      <span className="sr-only">{day}</span>
    </>
  )
}

/** The buffers of an entry, as shaded time around it. The details say them in words. */
export function Buffers({ place, hours }: { place: Place; hours: ShownHours }) {
  const { entry, from, until } = place
  const spans = [
    { key: 'before', from: from - entry.bufferBefore, until: from },
    { key: 'after', from: until, until: until + entry.bufferAfter },
  ].filter((span) => span.until > span.from)
  return spans.map(({ key, ...span }) => (
    <div
      key={key}
      aria-hidden="true"
      data-buffer
      className="pointer-events-none absolute rounded-sm bg-sunken"
      style={positionOf({ ...place, ...span }, hours)}
    />
  ))
}

interface EntryBlockProps {
  place: Place
  date: LocalDate
  hours: ShownHours
  move: EntryMove
  /** The id of the text that says how keys move an entry. */
  hintId: string
  onOpen(entry: CalendarEntry): void
}

/** An entry in a day's column: a button that opens its details, and that is dragged or moved with keys. */
export function EntryBlock({ place, date, hours, move, hintId, onOpen }: EntryBlockProps) {
  const { entry } = place
  const words = useCalendarWords()
  const moving = move.draft?.entry.id === entry.id
  return (
    <button
      type="button"
      data-entry={entry.id}
      data-kind={entry.kind}
      className={`absolute min-h-6 overflow-hidden rounded-md border px-1.5 py-0.5 text-start text-caption leading-tight ${looks[entry.kind]} ${entry.movable ? 'cursor-grab' : ''} ${moving ? 'opacity-50' : ''}`}
      style={positionOf(place, hours)}
      aria-describedby={entry.movable ? hintId : undefined}
      {...move.handlersOf(place, date)}
      onClick={() => {
        if (move.isPress()) onOpen(entry)
      }}
    >
      <Words entry={entry} kind={words.kind(entry)} time={words.span(entry)} day={words.day(date)} />
    </button>
  )
}

/** What an entry would look like where it is being moved to. The keys' place is announced instead. */
export function Ghost({
  move,
  date,
  hours,
}: {
  move: EntryMove
  date: LocalDate
  hours: ShownHours
}): ReactNode {
  const { draft } = move
  const words = useCalendarWords()
  if (draft?.date !== date) return null
  const from = draft.minutes
  const until = Math.min(from + minutesOf(draft.entry), 24 * 60)
  return (
    <div
      aria-hidden="true"
      data-ghost
      className="pointer-events-none absolute z-10 overflow-hidden rounded-md border-2 border-teal bg-teal-soft px-1.5 py-0.5 text-caption text-teal-deep leading-tight shadow-lift"
      style={positionOf({ from, until }, hours)}
    >
      <span className="block truncate font-semibold">{draft.entry.title}</span>
      {words.timeOf(draft)}
    </div>
  )
}
