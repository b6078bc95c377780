import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { wallClock } from '#domain/calendar/wall-clock.ts'
import { type RiderToBook, riderToBook } from '#web/booking-tabs/rider-to-book.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useNavigation } from '#web/ui/navigation.tsx'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { UndoBar } from '#web/ui/undo-bar.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { CalendarBar } from './calendar-bar.tsx'
import type { CalendarEntry } from './calendar-entry.ts'
import { BlockDialog } from './dialogs/block-dialog.tsx'
import { BookingDialog } from './dialogs/booking-dialog.tsx'
import { NewBookingDialog } from './dialogs/new-booking-dialog.tsx'
import { type CalendarView, STEP_MINUTES } from './grid/day-places.ts'
import { TimeGrid } from './grid/time-grid.tsx'
import type { Target } from './grid/use-entry-move.ts'
import { BookingList } from './list/booking-list.tsx'
import { SideCards } from './side-cards.tsx'
import { type BookingOffer, openOn, useBookings } from './use-bookings.ts'
import { useMoves } from './use-moves.ts'
import { useShownDays } from './use-shown-days.ts'

interface CalendarProps {
  offer: BookingOffer
  hours: NonNullable<BookingOffer['hours']>
  timeZone: string
}

/** What the page is asked to do besides showing. */
type Asked =
  | { do: 'new'; start: Target; rider?: RiderToBook | undefined }
  | { do: 'block'; start: Target }
  | { do: 'open'; id: string }

/** From which width on the cards stand beside the days. A week needs the whole width of most screens. */
const BESIDE: Record<CalendarView, string> = {
  day: 'xl:grid-cols-[minmax(0,1fr)_16rem]',
  week: '2xl:grid-cols-[minmax(0,1fr)_16rem]',
  list: 'xl:grid-cols-[minmax(0,1fr)_16rem]',
}

/** The next quarter of an hour on a day that is shown: now, or in the morning of another day. */
function startOn(days: readonly string[], timeZone: string): Target {
  const now = wallClock(new Date(), timeZone)
  const [first = now.date] = days
  if (!days.includes(now.date)) return { date: first, minutes: 9 * 60 }
  return { date: now.date, minutes: Math.min(Math.ceil(now.minutes / STEP_MINUTES + 1) * STEP_MINUTES, 1425) }
}

/** Keeps the focus on an entry that was moved, whose button is made anew in another column. */
function useKeptFocus() {
  const kept = useRef<string | null>(null)
  // After every change of what is shown, because any of them may have made the button anew.
  useEffect(() => {
    if (kept.current === null || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(`[data-entry="${kept.current}"]`)?.focus()
    kept.current = null
  })
  return (id: string) => {
    kept.current = id
  }
}

/** What was moved and can be undone, and what was refused and why. */
function Outcome({ moves }: { moves: ReturnType<typeof useMoves> }) {
  const { t } = useTranslation('common')
  return (
    <>
      {moves.moved && <UndoBar text={moves.moved} announced onUndo={moves.undo} onDismiss={moves.dismiss} />}
      {moves.refused && (
        <div
          role="alert"
          className="flex flex-wrap items-center gap-2 rounded-md border border-line border-s-4 border-s-coral bg-card py-1 ps-4 pe-1"
          data-screen-only
        >
          <p className="me-auto">{moves.refused}</p>
          <Button kind="text" size="small" onClick={moves.closeRefusal}>
            {t('action.close')}
          </Button>
        </div>
      )}
      {moves.error !== null && <RequestFailure error={moves.error} />}
    </>
  )
}

interface DialogsProps extends CalendarProps {
  asked: Asked | null
  data: ReturnType<typeof useBookings>
  onClose(): void
  onDone(text: string): void
  onCancelled(text: string): void
}

function Dialogs({ asked, data, offer, timeZone, onClose, ...done }: DialogsProps) {
  if (asked?.do === 'new') {
    const services = offer.services.filter(({ offered }) => offered)
    return <NewBookingDialog {...{ services, timeZone, onClose }} start={asked.start} rider={asked.rider} />
  }
  if (asked?.do === 'block') return <BlockDialog {...{ timeZone, onClose }} start={asked.start} />
  const id = asked?.do === 'open' ? asked.id : null
  const booking = data.bookings.find((each) => each.id === id)
  const entry = data.entries.find((each) => each.id === id)
  if (!booking || !entry) return null
  return <BookingDialog {...{ booking, entry, timeZone, onClose }} {...done} />
}

interface ViewProps extends Pick<CalendarProps, 'hours' | 'timeZone'> {
  shown: ReturnType<typeof useShownDays>
  entries: readonly CalendarEntry[]
  onOpen(entry: CalendarEntry): void
  onMoved(entry: CalendarEntry, target: Target): void
  onEmpty(target: Target): void
}

/** The days as a grid or as a list. What is printed is always the list. */
function View({ shown, entries, hours, timeZone, onOpen, onMoved, onEmpty }: ViewProps) {
  const { view, days } = shown
  const list = <BookingList {...{ days, timeZone, entries, onOpen }} />
  if (view === 'list') return list
  return (
    <>
      <TimeGrid
        {...{ days, timeZone, onOpen, onMoved, onEmpty }}
        entries={entries.filter(({ kind }) => kind !== 'cancelled')}
        open={new Map(days.map((day) => [day, openOn(hours, day)]))}
      />
      <div className="hidden print:block">{list}</div>
    </>
  )
}

/** What the page is asked to do: at first, to book for a rider of another page. */
function useAsked(days: readonly string[], timeZone: string) {
  const passedOn = riderToBook(useNavigation().place.state)
  const [asked, setAsked] = useState<Asked | null>(() =>
    passedOn ? { do: 'new', start: startOn(days, timeZone), rider: passedOn } : null,
  )
  return {
    asked,
    close: () => setAsked(null),
    ask: (what: 'new' | 'block') => setAsked({ do: what, start: startOn(days, timeZone) }),
    enterAt: (start: Target) => setAsked({ do: 'new', start }),
    open({ id, kind }: CalendarEntry) {
      if (kind !== 'external') setAsked({ do: 'open', id })
    },
  }
}

/** What was done in a dialog, and whether the entry that it was opened from is gone with it. */
interface Done {
  text: string
  gone: boolean
}

/**
 * Says what was done in a dialog. It takes the focus if the entry is gone to which the dialog would give it back; screen
 * readers read it then.
 */
function DoneNote({ done }: { done: Done | null }) {
  const note = useRef<HTMLParagraphElement>(null)
  // Before the focus is led to the control beside the entry that is gone.
  useLayoutEffect(() => {
    if (done?.gone) note.current?.focus()
  }, [done])
  if (done === null) return null
  return (
    <p ref={note} tabIndex={-1} className="rounded-md bg-sunken px-4 py-2" data-quiet-focus data-screen-only>
      {done.text}
    </p>
  )
}

/** What was done last in a dialog, which is closed then. */
function useDone(close: () => void) {
  const [done, setDone] = useState<Done | null>(null)
  const finish = (now: Done) => {
    close()
    setDone(now)
  }
  return {
    done,
    onDone(text: string) {
      announce(text)
      finish({ text, gone: false })
    },
    onCancelled: (text: string) => finish({ text, gone: true }),
  }
}

/** The calendar of a fitter: day, week or list, with what is entered, moved and cancelled there. */
export function Calendar(props: CalendarProps) {
  const { offer, hours, timeZone } = props
  const { t } = useTranslation('bookingCalendar')
  const shown = useShownDays(timeZone)
  const data = useBookings(shown.days, timeZone)
  const moves = useMoves({ ...data, timeZone, keepFocus: useKeptFocus() })
  const { asked, ask, open, enterAt, close } = useAsked(shown.days, timeZone)
  const { done, ...finish } = useDone(close)
  return (
    <>
      <CalendarBar {...{ shown, timeZone }} onNew={() => ask('new')} onBlock={() => ask('block')} />
      <Outcome moves={moves} />
      <DoneNote done={done} />
      {data.error && !data.loaded && <RequestFailure error={data.error} onRetry={data.retry} />}
      {!data.error && !data.loaded && <Skeleton lines={8} />}
      {data.loaded && (
        <div className={`grid grid-cols-1 items-start gap-5 ${BESIDE[shown.view]}`}>
          <section aria-label={t('label')} aria-busy={data.stale}>
            <View
              {...{ shown, hours, timeZone }}
              entries={data.entries.map(moves.asMoved)}
              onOpen={open}
              onMoved={moves.to}
              onEmpty={enterAt}
            />
          </section>
          <SideCards offer={offer} hours={hours} />
        </div>
      )}
      <Dialogs {...{ ...props, asked, data, ...finish }} onClose={close} />
    </>
  )
}
