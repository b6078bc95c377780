import { useMutation } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { isEmail } from '#domain/contact/email.ts'
import { api, type CallInput } from '#web/api/api.ts'
import { ApiError } from '#web/api/api-error.ts'
import { createIdempotencyKeys } from '#web/api/idempotency-key.ts'
import type { RiderToBook } from '#web/booking-tabs/rider-to-book.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { Target } from '../grid/use-entry-move.ts'
import type { BookingService } from '../use-bookings.ts'
import { useCalendarWords } from '../use-calendar-words.ts'
import { useRefreshBookings } from '../use-moves.ts'
import { ChooseRider, type ForWhom, nobody } from './choose-rider.tsx'
import { instantTyped, TimeFields, type TypedTime, typedInstant, typedTarget } from './time-fields.tsx'

type Body = CallInput<'POST /api/bookings'>['body']

interface Entered {
  serviceId: string | null
  time: TypedTime
  rider: ForWhom
  note: string
}

type Fault = 'service' | 'missing' | 'name' | 'email'

function faultOf({ serviceId, time, rider }: Entered, timeZone: string): Fault | null {
  if (serviceId === null) return 'service'
  if (!instantTyped(time, timeZone)) return 'missing'
  if (rider.kind === 'known') return null
  if (rider.name.trim() === '') return 'name'
  return rider.email.trim() === '' || isEmail(rider.email.trim()) ? null : 'email'
}

const riderOf = (rider: ForWhom): Body['rider'] =>
  rider.kind === 'known'
    ? { riderId: rider.riderId }
    : { name: rider.name, email: rider.email.trim() || null, phone: rider.phone.trim() || null }

/** What was entered, as the call takes it; null while something is missing. */
function bodyOf({ serviceId, time, rider, note }: Entered, timeZone: string): Body | null {
  const at = instantTyped(time, timeZone)
  if (serviceId === null || !at) return null
  return { serviceId, at: at.toISOString(), rider: riderOf(rider), note: note.trim() || null }
}

function useEnter(onEntered: () => void) {
  const refresh = useRefreshBookings()
  const [keys] = useState(() => createIdempotencyKeys())
  return useMutation({
    mutationFn: (body: Body) => api('POST /api/bookings', { body, idempotencyKey: keys.keyFor(body) }),
    async onSuccess() {
      keys.done()
      await refresh()
      onEntered()
    },
  })
}

/** Why a booking was refused and which times are free; null for another failure. */
function refusalOf(error: unknown): { refusal: string; next: string[] } | null {
  if (!(error instanceof ApiError) || error.code !== 'time_refused') return null
  const next = String(error.params.next ?? '')
  return { refusal: String(error.params.refusal), next: next === '' ? [] : next.split(' ') }
}

interface RefusedProps {
  refusal: string
  next: readonly string[]
  onAnyway(): void
  onTake(at: string): void
}

/** Why a time was refused: with the next free times, and with a way past the fitter's own hours. */
function Refused({ refusal, next, onAnyway, onTake }: RefusedProps) {
  const { t } = useTranslation('bookingCalendar')
  const words = useCalendarWords()
  const hard = refusal === 'taken' || refusal === 'past'
  return (
    <div role="alert" className="grid gap-3 rounded-lg border border-line border-s-4 border-s-coral p-4">
      <p className="font-semibold">{t(hard ? `refused.${refusal}` : 'refused.ownRules')}</p>
      {next.length > 0 && (
        <>
          <p>{t('refused.next')}</p>
          <ul className="flex flex-wrap gap-2">
            {next.slice(0, 4).map((at) => (
              <li key={at}>
                <Button kind="quiet" size="small" onClick={() => onTake(at)}>
                  {words.moment(at)}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {!hard && (
        <p>
          <Button kind="quiet" size="small" onClick={onAnyway}>
            {t('refused.anyway')}
          </Button>
        </p>
      )}
    </div>
  )
}

interface NewBookingDialogProps {
  start: Target
  services: readonly BookingService[]
  timeZone: string
  /** For whom it is, if the fitter came from that rider. */
  rider?: RiderToBook | undefined
  onClose(): void
}

interface FieldsProps extends Pick<NewBookingDialogProps, 'services'> {
  entered: Entered
  fault: Fault | null
  /** Around the fields of the day and the time. */
  times: RefObject<HTMLDivElement | null>
  onChange(part: Partial<Entered>): void
}

function Fields({ services, entered, fault, times, onChange }: FieldsProps) {
  const { t } = useTranslation('bookingCalendar')
  return (
    <>
      <SelectField
        label={t('new.service')}
        options={services.map(({ id, name }) => ({ value: id, label: name }))}
        error={fault === 'service' ? t('fault.service') : undefined}
        value={entered.serviceId}
        onChange={(serviceId) => onChange({ serviceId })}
      />
      <div ref={times}>
        <TimeFields
          value={entered.time}
          onChange={(time) => onChange({ time })}
          error={fault === 'missing' ? t('fault.missing') : undefined}
        />
      </div>
      <ChooseRider
        value={entered.rider}
        onChange={(rider) => onChange({ rider })}
        fault={fault === 'name' || fault === 'email' ? fault : null}
      />
      <TextField
        label={t('new.note')}
        optional
        value={entered.note}
        onChange={(note) => onChange({ note })}
      />
    </>
  )
}

/** What is entered, and sending it. */
function useNewBooking({ start, services, timeZone, rider, onClose }: NewBookingDialogProps) {
  const { t } = useTranslation('bookingCalendar')
  const [entered, setEntered] = useState<Entered>({
    ...{ serviceId: services[0]?.id ?? null, time: typedTarget(start), note: '' },
    rider: rider ? { kind: 'known', ...rider } : nobody,
  })
  const [tried, setTried] = useState(false)
  const enter = useEnter(() => {
    announce(t('new.done'))
    onClose()
  })
  const fault = faultOf(entered, timeZone)
  return {
    entered,
    fault: tried ? fault : null,
    busy: enter.isPending,
    error: enter.error,
    change(part: Partial<Entered>) {
      setEntered({ ...entered, ...part })
      enter.reset()
    },
    send(outsideHours: boolean) {
      setTried(true)
      const body = fault ? null : bodyOf(entered, timeZone)
      if (body) enter.mutate({ ...body, outsideHours })
    },
  }
}

/** Enters a booking for a rider of the fitter, or for somebody new. */
export function NewBookingDialog(props: NewBookingDialogProps) {
  const { services, timeZone, onClose } = props
  const { t } = useTranslation('bookingCalendar')
  const times = useRef<HTMLDivElement>(null)
  const { entered, fault, busy, error, change, send } = useNewBooking(props)
  const refused = refusalOf(error)
  // The buttons of a refusal disappear when they are pressed.
  const focusTimes = () => times.current?.querySelector('input')?.focus()
  const sendAnyway = () => {
    focusTimes()
    send(true)
  }
  const take = (at: string) => {
    focusTimes()
    change({ time: typedInstant(at, timeZone) })
  }
  return (
    <FormDialog
      title={t('new.title')}
      save={t('new.action')}
      busy={busy}
      className="grid grid-cols-1 max-w-prose gap-5"
      onSubmit={() => send(false)}
      onClose={onClose}
    >
      <Fields {...{ services, entered, fault, times }} onChange={change} />
      {refused && <Refused {...refused} onAnyway={sendAnyway} onTake={take} />}
      {error !== null && !refused && <RequestFailure error={error} />}
    </FormDialog>
  )
}
