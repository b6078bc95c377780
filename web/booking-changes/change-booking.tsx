import { useRef, useState } from 'react'
import { intlFormats } from '#locales/intl-formats.ts'
import type { CallResponse } from '#web/api/api.ts'
import { useAction } from '#web/api/use-action.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { focusUnsendable } from '#web/ui/focus-first-error.ts'
import { useFormatLocale } from '#web/ui/language/use-format-locale.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { ChooseTime } from './choose-time.tsx'

type OwnBooking = CallResponse<'POST /api/booking-links/preview'>

/** The answer to a move: why it was refused, or null. */
type Moved = Pick<CallResponse<'POST /api/booking-links/move'>, 'refusal'>

export interface ChangeBookingProps {
  booking: Pick<OwnBooking, 'state' | 'startsAt' | 'timeZone' | 'changeableUntil' | 'fitter' | 'service'>
  /** Moves it; the booking is read again by whoever shows it. */
  move(at: string): Promise<Moved>
  cancel(message: string | null): Promise<unknown>
}

function useMoment(timeZone: string): (at: string) => string {
  const format = intlFormats.dateTime(useFormatLocale(), { dateStyle: 'full', timeStyle: 'short', timeZone })
  return (at) => format.format(new Date(at))
}

interface StepProps extends ChangeBookingProps {
  onBack(): void
}

/** The chosen time, and moving the booking there. */
function useChosenTime({ move, onBack }: StepProps) {
  const { t } = useTranslation('bookingChanges')
  const [chosen, choose] = useState<string | null>(null)
  const [refused, setRefused] = useState(false)
  const sending = useAction(async () => {
    if (chosen === null) return
    const { refusal } = await move(chosen)
    setRefused(refusal !== null)
    if (refusal !== null) return choose(null)
    announce(t('move.done'))
    onBack()
  })
  return { chosen, choose, refused, sending }
}

/** Asks once before the booking is moved to the chosen time. */
function ConfirmMove({ at, time }: { at: string; time: ReturnType<typeof useChosenTime> }) {
  const { t } = useTranslation('bookingChanges')
  const { sending, choose } = time
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2>{t('move.confirmTitle', { time: at })}</h2>
      {sending.error !== null && <RequestFailure error={sending.error} />}
      <div className="flex flex-wrap gap-3">
        <Button busy={sending.busy} onClick={sending.start}>
          {t('move.confirm')}
        </Button>
        <Button kind="quiet" onClick={() => choose(null)}>
          {t('move.other')}
        </Button>
      </div>
    </div>
  )
}

function MoveStep(props: StepProps) {
  const { booking, onBack } = props
  const { t } = useTranslation('bookingChanges')
  const moment = useMoment(booking.timeZone)
  const time = useChosenTime(props)
  if (time.chosen !== null) return <ConfirmMove at={moment(time.chosen)} time={time} />
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2>{t('move.title')}</h2>
      {time.refused && (
        <p role="alert" className="font-medium text-coral-text">
          {t('move.refused')}
        </p>
      )}
      <ChooseTime
        key={time.refused ? 'again' : 'first'}
        slug={booking.fitter.slug}
        serviceId={booking.service.id}
        timeZone={booking.timeZone}
        onChoose={time.choose}
      />
      <p>
        <Button kind="quiet" onClick={onBack}>
          {t('move.keep')}
        </Button>
      </p>
    </div>
  )
}

function CancelStep({ booking, cancel, onBack }: StepProps) {
  const { t } = useTranslation('bookingChanges')
  const [message, setMessage] = useState('')
  const place = useRef<HTMLDivElement>(null)
  const sending = useAction(async () => {
    await cancel(message.trim() || null)
    announce(t('cancel.done'))
  })
  const confirm = () => {
    if (!focusUnsendable(place.current)) sending.start()
  }
  return (
    <div ref={place} className="grid grid-cols-1 gap-4">
      <h2>{t('cancel.title')}</h2>
      <p>{t('cancel.text')}</p>
      <TextArea
        label={t('cancel.message', { fitter: booking.fitter.name })}
        optional
        longest={500}
        value={message}
        onChange={setMessage}
      />
      {sending.error !== null && <RequestFailure error={sending.error} />}
      <div className="flex flex-wrap gap-3">
        <Button kind="danger" busy={sending.busy} onClick={confirm}>
          {t('cancel.confirm')}
        </Button>
        <Button kind="quiet" onClick={onBack}>
          {t('cancel.keep')}
        </Button>
      </div>
    </div>
  )
}

/** After the fitter's rule nothing can be changed here; the page says how to reach the fitter. */
function TooLate({ booking: { fitter } }: Pick<ChangeBookingProps, 'booking'>) {
  const { t } = useTranslation('bookingChanges')
  return (
    <div className="grid grid-cols-1 gap-2">
      <p>{t('late', { fitter: fitter.name })}</p>
      {fitter.contact && (
        <>
          <p className="text-muted">{t('contact', { fitter: fitter.name })}</p>
          <p className="whitespace-pre-line" dir="auto">
            {fitter.contact}
          </p>
        </>
      )}
    </div>
  )
}

/** Moving and cancelling a confirmed booking, within the fitter's rule. */
export function ChangeBooking(props: ChangeBookingProps) {
  const { booking } = props
  const { t } = useTranslation('bookingChanges')
  const moment = useMoment(booking.timeZone)
  const [step, setStep] = useState<'move' | 'cancel' | null>(null)
  const back = () => setStep(null)
  if (booking.state !== 'confirmed' || Date.parse(booking.startsAt) <= Date.now()) return null
  if (Date.parse(booking.changeableUntil) <= Date.now()) return <TooLate booking={booking} />
  if (step === 'move') return <MoveStep {...props} onBack={back} />
  if (step === 'cancel') return <CancelStep {...props} onBack={back} />
  return (
    <section aria-label={t('title')} className="grid grid-cols-1 gap-3">
      <p className="text-muted">{t('until', { time: moment(booking.changeableUntil) })}</p>
      <div className="flex flex-wrap gap-3">
        <Button kind="quiet" onClick={() => setStep('move')}>
          {t('move.open')}
        </Button>
        <Button kind="quiet" onClick={() => setStep('cancel')}>
          {t('cancel.open')}
        </Button>
      </div>
    </section>
  )
}
