import { useState } from 'react'
import { api } from '#web/api/api.ts'
import { serviceOfBooking } from '#web/paths.ts'
import { announce } from '#web/ui/announcer.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Appointment } from './appointment.tsx'
import { ConfirmedTitle } from './confirmed.tsx'
import { Details } from './details.tsx'
import { Pending } from './pending.tsx'
import { ServiceChoice } from './service-choice.tsx'
import { TimeChoice } from './time-choice.tsx'
import type { BookingPage, HeldTime, OfferedService, OwnBooking, Refused } from './types.ts'

/** The zone of this device, in which times are shown at first. */
const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Gives a held time back; if that fails it runs out by itself. */
const giveBack = (secret: string): void =>
  void api('POST /api/booking-links/release', { body: { secret } }).catch(() => undefined)

interface StepsProps {
  page: BookingPage
  onDone: (booking: OwnBooking, email: string, secret: string) => void
}

/** Choosing: the service, the time, and who comes. */
function BookingSteps({ page, onDone }: StepsProps) {
  const only = page.services.length === 1 ? page.services[0] : undefined
  const [service, setService] = useState<OfferedService | undefined>(
    () => only ?? page.services.find(({ id }) => id === serviceOfBooking(location.search)),
  )
  const [timeZone, setTimeZone] = useState(ownZone)
  const [held, setHeld] = useState<HeldTime | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  if (!service) return <ServiceChoice services={page.services} onChoose={setService} />
  const leaveDetails = (why: Refused | null) => {
    setRefused(why)
    setHeld(null)
  }
  if (held)
    return (
      <Details
        {...{ page, service, held, timeZone }}
        onZone={setTimeZone}
        onBack={() => {
          giveBack(held.secret)
          leaveDetails(null)
        }}
        onRefused={leaveDetails}
        onDone={(booking, email) => onDone(booking, email, held.secret)}
      />
    )
  return (
    <TimeChoice
      {...{ page, service, timeZone, refused }}
      onZone={setTimeZone}
      onRefused={setRefused}
      onHeld={(time) => {
        setRefused(null)
        setHeld(time)
      }}
      {...(only ? {} : { onOtherService: () => setService(undefined) })}
    />
  )
}

function Heading({ page }: { page: BookingPage }) {
  const { t } = useTranslation('book')
  const { name, studio } = page.fitter
  return (
    <header className="grid gap-2">
      <h1>{t('title', { fitter: name })}</h1>
      {studio && <p className="text-lg text-muted">{studio}</p>}
      {!page.open && <p className="rounded-md bg-amber-soft px-4 py-3 text-amber-deep">{t('preview')}</p>}
    </header>
  )
}

interface Done {
  booking: OwnBooking
  email: string
  secret: string
}

/** The whole way from a service to an appointment. */
export function Booking({ page }: { page: BookingPage }) {
  const { t } = useTranslation('book')
  const [done, setDone] = useState<Done | null>(null)
  const finish = (booking: OwnBooking, email: string, secret: string) => {
    setDone({ booking, email, secret })
    announce(t(booking.state === 'confirmed' ? 'booking.confirmed' : 'pending.title'))
  }
  if (done?.booking.state === 'confirmed')
    return (
      <>
        <ConfirmedTitle />
        <Appointment booking={done.booking} secret={done.secret}>
          <p className="text-secondary text-muted">{t('booking.change')}</p>
        </Appointment>
      </>
    )
  if (done) return <Pending booking={done.booking} email={done.email} />
  if (page.services.length === 0)
    return <EmptyState title={t('nothing')} text={t('nothingText', { fitter: page.fitter.name })} />
  return (
    <>
      <Heading page={page} />
      <BookingSteps page={page} onDone={finish} />
    </>
  )
}
