import { useState } from 'react'
import { Link } from 'react-router'
import { mutateThen } from '#web/api/mutate-then.ts'
import { riderPath, sessionPath } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import type { CalendarEntry } from '../calendar-entry.ts'
import type { Booking } from '../use-bookings.ts'
import { useCalendarWords } from '../use-calendar-words.ts'
import { CancelForm } from './cancel-form.tsx'
import { MoveForm } from './move-form.tsx'
import { useNoShow } from './use-change.ts'

interface BookingDialogProps {
  booking: Booking
  entry: CalendarEntry
  timeZone: string
  onClose(): void
  /** Called with what was done, in words. */
  onDone(text: string): void
  /** The same once the booking is cancelled or the block removed. */
  onCancelled(text: string): void
}

/** One line of the details; nothing without a value. */
function Line({ name, children }: { name: string; children: React.ReactNode }) {
  if (!children) return null
  return (
    <div className="grid gap-x-4 sm:grid-cols-[10rem_1fr]">
      <dt className="text-muted">{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  )
}

function Details({ booking, entry }: Pick<BookingDialogProps, 'booking' | 'entry'>) {
  const { t } = useTranslation('bookingCalendar')
  const format = useFormat()
  const words = useCalendarWords()
  const { bufferBefore, bufferAfter } = entry
  const minutes = (count: number) => t('minutes', { count })
  return (
    <dl className="grid gap-2">
      <Line name={t('detail.state')}>{t(`kind.${entry.kind}`)}</Line>
      <Line name={t('detail.when')}>
        {format.phrases([words.moment(booking.startsAt), words.span(booking)])}
      </Line>
      <Line name={t('detail.heldUntil')}>{booking.expiresAt && words.moment(booking.expiresAt)}</Line>
      <Line name={t('detail.buffers')}>
        {bufferBefore + bufferAfter > 0 &&
          t('buffers', { before: minutes(bufferBefore), after: minutes(bufferAfter) })}
      </Line>
      <Line name={t('detail.service')}>{booking.service?.name}</Line>
      <Line name={t('detail.email')}>
        {booking.email && <a href={`mailto:${booking.email}`}>{booking.email}</a>}
      </Line>
      <Line name={t('detail.phone')}>
        {booking.phone && <a href={`tel:${booking.phone}`}>{booking.phone}</a>}
      </Line>
      <Line name={t('detail.note')}>{booking.note}</Line>
      <Line name={t('detail.message')}>{booking.state === 'cancelled' && booking.message}</Line>
      <Line name={t('detail.riderZone')}>{booking.riderTimeZone}</Line>
    </dl>
  )
}

function Links({ booking: { riderId, sessionId } }: Pick<BookingDialogProps, 'booking'>) {
  const { t } = useTranslation('bookingCalendar')
  if (riderId === null) return null
  return (
    <p className="flex flex-wrap gap-x-5">
      {sessionId !== null && <Link to={sessionPath(sessionId)}>{t('detail.brief')}</Link>}
      <Link to={riderPath(riderId)}>{t('detail.rider')}</Link>
    </p>
  )
}

/** Marks that the rider did not come, once the time has begun, or takes it back. */
function NoShow({ booking, onDone }: Pick<BookingDialogProps, 'booking' | 'onDone'>) {
  const { t } = useTranslation('bookingCalendar')
  const noShow = useNoShow(booking.id)
  const begun = Date.parse(booking.startsAt) <= Date.now()
  const marked = booking.state === 'no_show'
  if (!begun || (booking.state !== 'confirmed' && !marked)) return null
  return (
    <>
      <Button
        kind="quiet"
        busy={noShow.isPending}
        onClick={() => mutateThen(noShow, !marked, () => onDone(t(marked ? 'noShow.taken' : 'noShow.done')))}
      >
        {t(marked ? 'noShow.undo' : 'noShow.mark')}
      </Button>
      {noShow.error !== null && <RequestFailure error={noShow.error} />}
    </>
  )
}

/** The details of a booking or a blocked time, with what the fitter can do about it. */
export function BookingDialog(props: BookingDialogProps) {
  const { booking, entry, timeZone, onClose, onDone, onCancelled } = props
  const { t } = useTranslation('bookingCalendar')
  const [doing, setDoing] = useState<'move' | 'cancel' | null>(null)
  const blocked = booking.state === 'blocked'
  const open = booking.state !== 'no_show' && booking.state !== 'cancelled'
  if (doing === 'move')
    return <MoveForm {...{ booking, timeZone, onDone }} name={entry.title} onClose={() => setDoing(null)} />
  if (doing === 'cancel')
    return <CancelForm {...{ booking, onCancelled }} name={entry.title} onClose={() => setDoing(null)} />
  return (
    <Dialog
      open
      onClose={onClose}
      title={entry.title}
      actions={
        <>
          {entry.movable && (
            <Button kind="quiet" onClick={() => setDoing('move')}>
              {t('move.open')}
            </Button>
          )}
          <NoShow booking={booking} onDone={onDone} />
          {open && (
            <Button kind="danger" onClick={() => setDoing('cancel')}>
              {t(blocked ? 'cancel.openBlock' : 'cancel.open')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-1 max-w-prose gap-4">
        <Details booking={booking} entry={entry} />
        <Links booking={booking} />
      </div>
    </Dialog>
  )
}
