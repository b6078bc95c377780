import { useCallback, useState } from 'react'
import { appointmentWords } from '#domain/booking/appointment-words.ts'
import { useLinkSecret } from '#web/account/link-secret.ts'
import { api } from '#web/api/api.ts'
import { codeOf } from '#web/api/error-text.ts'
import { useAction } from '#web/api/use-action.ts'
import { useFetched } from '#web/api/use-fetched.ts'
import { ChangeBooking } from '#web/booking-changes/change-booking.tsx'
import { bookPath } from '#web/paths.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { useFormatLocale } from '#web/ui/language/use-format-locale.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { Appointment, AppointmentFacts } from './appointment.tsx'
import { ConfirmedTitle } from './confirmed.tsx'
import { NextTimes } from './next-times.tsx'
import type { OwnBooking, Refused } from './types.ts'

function NoLink({ why }: { why: 'unknown' | 'none' }) {
  const { t } = useTranslation('book')
  return (
    <div className="grid gap-3" role="alert">
      <h1>{t(`booking.${why}Title`)}</h1>
      <p className="text-lg text-muted">{t(`booking.${why}`)}</p>
    </div>
  )
}

interface OpenedProps {
  booking: OwnBooking
  secret: string
  onChange: (booking: OwnBooking) => void
}

function BookAgain({ booking }: Pick<OpenedProps, 'booking'>) {
  const { t } = useTranslation('book')
  return <LinkButton to={bookPath(booking.fitter.slug)}>{t('booking.again')}</LinkButton>
}

/** One press confirms. Opening the page has changed nothing. */
function Unconfirmed({ booking, secret, onChange }: OpenedProps) {
  const { t } = useTranslation('book')
  const locale = useFormatLocale()
  const [refused, setRefused] = useState<Refused | null>(null)
  const confirm = useAction(async () => {
    const answer = await api('POST /api/booking-links/confirmation', { body: { secret } })
    if (answer.refusal) setRefused({ refusal: answer.refusal, next: answer.next })
    else {
      onChange(answer.booking)
      announce(t('booking.confirmed'))
    }
  })
  const until = new Date(booking.expiresAt ?? booking.startsAt)
  const { time, zone } = appointmentWords(locale, { startsAt: until, endsAt: until }, booking.timeZone)
  return (
    <>
      <h1>{t('booking.confirmTitle')}</h1>
      <AppointmentFacts booking={booking} />
      {refused ? (
        <>
          <NextTimes {...refused} timeZone={booking.timeZone} />
          <BookAgain booking={booking} />
        </>
      ) : (
        <>
          <p>
            {booking.state === 'expired' ? t('booking.expired') : t('booking.confirmText', { time, zone })}
          </p>
          {confirm.error !== null && <RequestFailure error={confirm.error} />}
          <Button wide busy={confirm.busy} onClick={confirm.start}>
            {t('booking.confirm')}
          </Button>
        </>
      )}
    </>
  )
}

function Cancelled({ booking }: Pick<OpenedProps, 'booking'>) {
  const { t } = useTranslation('book')
  const fitter = booking.fitter.name
  return (
    <>
      <h1>{t('booking.cancelled')}</h1>
      <p className="text-lg text-muted">
        {t(`booking.cancelledBy.${booking.cancelledBy ?? 'system'}`, { fitter })}
      </p>
      {booking.message && (
        <div>
          <p>{t('booking.message', { fitter })}</p>
          <p className="whitespace-pre-line">{booking.message}</p>
        </div>
      )}
      <AppointmentFacts booking={booking} />
      <BookAgain booking={booking} />
    </>
  )
}

function Held({ booking }: Pick<OpenedProps, 'booking'>) {
  const { t } = useTranslation('book')
  return (
    <>
      <h1>{t('booking.held')}</h1>
      <p className="text-lg text-muted">{t('booking.heldText')}</p>
      <BookAgain booking={booking} />
    </>
  )
}

function NoShow({ booking }: Pick<OpenedProps, 'booking'>) {
  const { t } = useTranslation('book')
  return (
    <>
      <h1>{t('booking.noShow')}</h1>
      <AppointmentFacts booking={booking} />
      <BookAgain booking={booking} />
    </>
  )
}

/** Moves and cancels by the link of the mail. The page shows what came of it. */
function ChangeByLink({ booking, secret, onChange }: OpenedProps) {
  return (
    <ChangeBooking
      booking={booking}
      move={async (at) => {
        const answer = await api('POST /api/booking-links/move', { body: { secret, at } })
        onChange(answer.booking)
        return answer
      }}
      cancel={async (message) =>
        onChange(await api('POST /api/booking-links/cancellation', { body: { secret, message } }))
      }
    />
  )
}

/** The booking in whatever state it is. The link of an older mail leads here too. */
function Opened(props: OpenedProps) {
  const { booking, secret } = props
  switch (booking.state) {
    case 'pending':
    case 'offered':
    case 'expired':
      return <Unconfirmed {...props} />
    case 'cancelled':
      return <Cancelled booking={booking} />
    case 'held':
    case 'blocked':
      return <Held booking={booking} />
    case 'no_show':
      return <NoShow booking={booking} />
    case 'confirmed':
      return (
        <>
          <ConfirmedTitle />
          <Appointment booking={booking} secret={secret}>
            <ChangeByLink {...props} />
          </Appointment>
        </>
      )
  }
}

function Linked({ secret }: { secret: string }) {
  const read = useCallback(() => api('POST /api/booking-links/preview', { body: { secret } }), [secret])
  const { data, error, readAgain } = useFetched(read)
  const [changed, setChanged] = useState<OwnBooking | null>(null)
  const booking = changed ?? data
  if (booking) return <Opened booking={booking} secret={secret} onChange={setChanged} />
  if (error === null) return <Skeleton lines={8} />
  if (codeOf(error) === 'booking_unknown') return <NoLink why="unknown" />
  return <RequestFailure error={error} onRetry={readAgain} />
}

/** The page of one booking, which its mails link to. */
export default function BookingPage() {
  const [secret] = useLinkSecret('booking')
  return (
    <div className="mx-auto grid w-full max-w-xl grid-cols-1 gap-5 px-5 py-6 md:py-12">
      {secret === null ? <NoLink why="none" /> : <Linked key={secret} secret={secret} />}
    </div>
  )
}
