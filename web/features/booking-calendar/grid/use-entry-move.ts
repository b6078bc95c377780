import {
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { addDays, type LocalDate } from '#domain/calendar/local-date.ts'
import type { CalendarEntry } from '../calendar-entry.ts'
import { type Place, STEP_MINUTES, snapped } from './day-places.ts'

/** Where an entry would be moved: a day, and minutes after midnight on the clock of the zone. */
export interface Target {
  date: LocalDate
  minutes: number
}

/** An entry on the move that is not dropped yet. */
export interface Draft extends Target {
  entry: CalendarEntry
  by: 'keys' | 'pointer'
}

interface Grid {
  days: readonly LocalDate[]
  /** The element whose children are the columns of the days. */
  columns: RefObject<HTMLDivElement | null>
  hours: { from: number; until: number }
  onMoved(entry: CalendarEntry, target: Target): void
  /** Called with every new place that keys choose, for screen readers. */
  onPlaced(target: Target): void
  onTakenBack(): void
}

/** A finger has to rest this long before it drags, so that it can scroll. */
const REST_MS = 350
/** How far a pointer moves before a press becomes a drag. */
const SLACK_PX = 5

const steps: Record<string, { days: number; minutes: number }> = {
  ArrowUp: { days: 0, minutes: -STEP_MINUTES },
  ArrowDown: { days: 0, minutes: STEP_MINUTES },
  ArrowLeft: { days: -1, minutes: 0 },
  ArrowRight: { days: 1, minutes: 0 },
}

/** The day and the minutes below a point of the screen; null outside the columns. */
function targetAt({ columns, days, hours }: Grid, x: number, y: number, grabbed: number): Target | null {
  const all = [...(columns.current?.children ?? [])]
  const index = all.findIndex((column) => {
    const { left, right } = column.getBoundingClientRect()
    return x >= left && x < right
  })
  const date = days[index]
  const box = all[index]?.getBoundingClientRect()
  if (date === undefined || !box) return null
  const perMinute = box.height / ((hours.until - hours.from) * 60)
  return { date, minutes: snapped((y - grabbed - box.top) / perMinute + hours.from * 60) }
}

interface Press {
  entry: CalendarEntry
  pointerId: number
  touch: boolean
  x: number
  y: number
  /** How far below the top of the entry it was grabbed. */
  grabbed: number
  since: number
  dragging: boolean
}

/** Whether a pointer that moved is dragging by now; a finger that moved before it rested scrolls. */
function becomesDrag(press: Press, { clientX, clientY, timeStamp }: PointerEvent): boolean {
  const far = Math.hypot(clientX - press.x, clientY - press.y) > SLACK_PX
  return press.dragging || (far && (!press.touch || timeStamp - press.since >= REST_MS))
}

/**
 * Follows a pressed entry with the events of the window, because the pointer leaves the entry.
 * @param on what a drag does; `press` says where it was grabbed
 */
function useDragEvents(
  press: RefObject<Press | null>,
  on: { drag(press: Press, event: PointerEvent): void; drop(dragged: boolean): void },
): void {
  const latest = useRef(on)
  latest.current = on
  useEffect(() => {
    const isPressed = ({ pointerId }: PointerEvent) => press.current?.pointerId === pointerId
    const move = (event: PointerEvent) => {
      if (!press.current || !isPressed(event) || !becomesDrag(press.current, event)) return
      press.current.dragging = true
      latest.current.drag(press.current, event)
    }
    const end = (event: PointerEvent) => {
      if (isPressed(event))
        latest.current.drop(event.type === 'pointerup' && press.current?.dragging === true)
    }
    // While a finger drags, the page must not scroll along.
    const hold = (event: TouchEvent) => {
      const rested = press.current && event.timeStamp - press.current.since >= REST_MS
      if (press.current?.dragging || rested) event.preventDefault()
    }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
    window.addEventListener('touchmove', hold, { passive: false })
    return () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
      window.removeEventListener('touchmove', hold)
    }
  }, [press])
}

/** The next place by an arrow key; null for other keys, and beyond the days that are shown. */
function stepped(from: Target, key: string, days: readonly LocalDate[]): Target | null {
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined
  if (!step) return null
  const date = addDays(from.date, step.days)
  return days.includes(date) ? { date, minutes: snapped(from.minutes + step.minutes) } : null
}

/** The press of a pointer on an entry. */
function pressOf(entry: CalendarEntry, event: ReactPointerEvent): Press {
  const { clientX: x, clientY: y, pointerId, pointerType, timeStamp: since } = event
  const grabbed = y - event.currentTarget.getBoundingClientRect().top
  return { entry, pointerId, x, y, grabbed, since, touch: pointerType === 'touch', dragging: false }
}

/** Drags entries with a pointer. */
function useDrag(grid: Grid, move: DraftState) {
  const press = useRef<Press | null>(null)
  // The click that follows a drag opens nothing: neither the entry nor the time where it was let go.
  const dragged = useRef(false)
  useDragEvents(press, {
    drag({ entry, grabbed }, { clientX, clientY }) {
      const target = targetAt(grid, clientX, clientY, grabbed)
      if (target) move.set({ ...target, entry, by: 'pointer' })
    },
    drop(kept) {
      press.current = null
      dragged.current = kept
      // A pointer that is let go elsewhere may cause no click; the next one is a press again.
      setTimeout(() => {
        dragged.current = false
      })
      if (move.draft?.by !== 'pointer') return
      if (kept) move.drop(move.draft)
      else move.set(null)
    },
  })
  return {
    start(entry: CalendarEntry, event: ReactPointerEvent) {
      dragged.current = false
      if (event.button === 0) press.current = pressOf(entry, event)
    },
    /** Whether a click came from a press and not from a drag. */
    isPress: () => !dragged.current,
  }
}

/** An entry on the move, and what ends that. */
interface DraftState {
  draft: Draft | null
  set(draft: Draft | null): void
  drop(draft: Draft): void
  takeBack(): void
}

function useDraft({ onMoved, onTakenBack }: Grid): DraftState {
  const [draft, set] = useState<Draft | null>(null)
  return {
    draft,
    set,
    drop({ entry, date, minutes }) {
      set(null)
      onMoved(entry, { date, minutes })
    },
    takeBack() {
      set(null)
      onTakenBack()
    },
  }
}

/** What a key does to an entry: a step with Shift, Enter keeps, Escape takes back. */
function pressKey(
  grid: Grid,
  move: DraftState,
  { entry, from }: Place,
  date: LocalDate,
  event: KeyboardEvent,
) {
  const own = move.draft?.entry.id === entry.id ? move.draft : null
  const next = event.shiftKey && stepped(own ?? { date, minutes: from }, event.key, grid.days)
  if (next) {
    event.preventDefault()
    move.set({ ...next, entry, by: 'keys' })
    grid.onPlaced(next)
  }
  if (own && event.key === 'Enter') {
    event.preventDefault()
    move.drop(own)
  }
  if (own && event.key === 'Escape') move.takeBack()
}

/**
 * Moves entries: dragged with a pointer, or with Shift and the arrow keys, after which Enter keeps the new time and
 * Escape takes it back. Nothing is changed before an entry is dropped.
 */
export function useEntryMove(grid: Grid) {
  const move = useDraft(grid)
  const drag = useDrag(grid, move)
  return {
    draft: move.draft,
    isPress: drag.isPress,
    handlersOf(place: Place, date: LocalDate) {
      const { entry } = place
      if (!entry.movable) return {}
      return {
        onPointerDown: (event: ReactPointerEvent) => drag.start(entry, event),
        onKeyDown: (event: KeyboardEvent) => pressKey(grid, move, place, date, event),
        onBlur() {
          if (move.draft?.by === 'keys' && move.draft.entry.id === entry.id) move.takeBack()
        },
      }
    },
  }
}

export type EntryMove = ReturnType<typeof useEntryMove>
