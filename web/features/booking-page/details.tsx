import { type FormEvent, useEffect, useRef, useState } from 'react'
import { appointmentWords } from '#domain/booking/appointment-words.ts'
import { RIDER_NOTE } from '#domain/booking/service.ts'
import { isEmail } from '#domain/contact/email.ts'
import { isPhone } from '#domain/contact/phone.ts'
import { usePresent } from '#web/account/present.ts'
import { api } from '#web/api/api.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useAction } from '#web/api/use-action.ts'
import { usePublicSettings } from '#web/api/use-public-settings.ts'
import { bookAs } from '#web/booking-tabs/book-as.ts'
import { pages } from '#web/paths.ts'
import { isConfirmed } from '#web/sign-in-client/auth-user.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { focusFirstErrorOnceShown, focusUnsendable } from '#web/ui/focus-first-error.ts'
import { useFocusOnArrival } from '#web/ui/focus-on-arrival.ts'
import { ownRegion } from '#web/ui/language/own-region.ts'
import { useFormatLocale } from '#web/ui/language/use-format-locale.ts'
import { useLanguage, useTranslation } from '#web/ui/language/use-translation.ts'
import { Link, useNavigation } from '#web/ui/navigation.tsx'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { BookingPage, HeldTime, OfferedService, OwnBooking, Refused } from './types.ts'
import { ZoneField } from './zone-field.tsx'

interface DetailsProps {
  page: BookingPage
  service: OfferedService
  held: HeldTime
  timeZone: string
  onZone: (timeZone: string) => void
  onBack: () => void
  onRefused: (refused: Refused) => void
  onDone: (booking: OwnBooking, email: string) => void
}

interface Typed {
  name: string
  email: string
  phone: string
  note: string
  /** Wants to be reminded by text message too. */
  byText: boolean
}

/** What the rider's account already knows, or the page that led here. */
function useStart(): Typed {
  const { user } = usePresent()
  const led = bookAs(useNavigation().place.state)
  const own = isConfirmed(user) && user.role === 'client' ? user : led
  return { name: own?.name ?? '', email: own?.email ?? '', phone: '', note: '', byText: false }
}

/** The fields that cannot be sent as they are, by the text that says so. */
function faultsOf({ name, email, phone }: Typed) {
  return {
    name: name.trim() === '' ? ('required' as const) : undefined,
    email:
      email.trim() === ''
        ? ('required' as const)
        : isEmail(email.trim())
          ? undefined
          : ('emailWrong' as const),
    phone: phone.trim() === '' || isPhone(phone.trim()) ? undefined : ('phoneWrong' as const),
  }
}

function Summary({
  page,
  service,
  held,
  timeZone,
  onBack,
}: Omit<DetailsProps, 'onZone' | 'onRefused' | 'onDone'>) {
  const { t } = useTranslation('book')
  const locale = useFormatLocale()
  const startsAt = new Date(held.at)
  const endsAt = new Date(startsAt.getTime() + service.lengthMinutes * 60_000)
  const { day, time, zone } = appointmentWords(locale, { startsAt, endsAt }, timeZone)
  const kept = new Date(held.expiresAt)
  return (
    <Card>
      <p className="font-semibold">{service.name}</p>
      <p>{day}</p>
      <p>{t('times.zone', { time, zone })}</p>
      {page.fitter.timeZone !== timeZone && (
        <p className="text-secondary text-muted">
          {t('times.fitterClock', {
            fitter: page.fitter.name,
            ...appointmentWords(locale, { startsAt, endsAt }, page.fitter.timeZone),
          })}
        </p>
      )}
      <p className="mt-2 text-secondary text-muted">
        {t('details.kept', {
          time: appointmentWords(locale, { startsAt: kept, endsAt: kept }, timeZone).time,
        })}
      </p>
      <Button kind="text" size="small" onClick={onBack}>
        {t('details.back')}
      </Button>
    </Card>
  )
}

interface FieldsProps {
  typed: Typed
  tried: boolean
  onChange: (change: Partial<Typed>) => void
}

/** Name and address, by which the booking is confirmed. */
function Who({ typed, tried, onChange }: FieldsProps) {
  const { t } = useTranslation('book')
  const faults = faultsOf(typed)
  const said = (fault: 'required' | 'emailWrong' | undefined) =>
    tried && fault ? t(`details.${fault}`) : undefined
  return (
    <>
      <TextField
        label={t('details.name')}
        autoComplete="name"
        value={typed.name}
        error={said(faults.name)}
        onChange={(name) => onChange({ name })}
      />
      <TextField
        label={t('details.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        value={typed.email}
        error={said(faults.email)}
        onChange={(email) => onChange({ email })}
      />
    </>
  )
}

/** Offered where this installation sends text messages, to whoever entered a number. */
function TextReminder({ typed, onChange }: Omit<FieldsProps, 'tried'>) {
  const { t } = useTranslation('book')
  const settings = usePublicSettings()
  if (!settings?.signInWith.includes('phone') || typed.phone.trim() === '') return null
  return (
    <Checkbox checked={typed.byText} onChange={(byText) => onChange({ byText })}>
      {t('details.byText')}
    </Checkbox>
  )
}

/** What the rider may add. */
function More({ typed, tried, onChange }: FieldsProps) {
  const { t } = useTranslation('book')
  const { phone: fault } = faultsOf(typed)
  return (
    <>
      <TextField
        label={t('details.phone')}
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={typed.phone}
        error={tried && fault ? t(`details.${fault}`) : undefined}
        onChange={(phone) => onChange({ phone })}
      />
      <TextReminder typed={typed} onChange={onChange} />
      <TextArea
        label={t('details.note')}
        hint={t('details.noteHint')}
        optional
        longest={RIDER_NOTE}
        value={typed.note}
        onChange={(note) => onChange({ note })}
      />
    </>
  )
}

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

/** Sends who comes. A time that somebody else has got meanwhile leads back to the next ones. */
function useRequest({ held, timeZone, onRefused, onDone }: DetailsProps, typed: Typed) {
  const language = useLanguage()
  return useAction(async () => {
    const email = typed.email.trim()
    const answer = await api('POST /api/booking-requests', {
      body: {
        secret: held.secret,
        name: typed.name.trim(),
        email,
        phone: textOrNull(typed.phone),
        note: textOrNull(typed.note),
        textReminder: typed.byText && typed.phone.trim() !== '',
        timeZone,
        language,
        ...ownRegion(language),
      },
    })
    if (answer.booking) onDone(answer.booking, email)
    else if (answer.refusal) onRefused({ refusal: answer.refusal, next: answer.next })
  })
}

const isAboutZone = (error: unknown): boolean =>
  error instanceof ApiError && error.problems.some(({ path }) => path[0] === 'timeZone')

/** Why the time could not be asked for. A device may know a newer zone than the server; then another is chosen. */
function Failure({
  error,
  timeZone,
  onZone,
}: Pick<DetailsProps, 'timeZone' | 'onZone'> & { error: unknown }) {
  const { t } = useTranslation('book')
  const [unknown] = useState(timeZone)
  if (!isAboutZone(error)) return <RequestFailure error={error} />
  return (
    <ZoneField
      value={timeZone}
      error={timeZone === unknown ? t('zoneUnknown') : undefined}
      onChange={onZone}
    />
  )
}

/** Who comes: the last step before the time is asked for. */
export function Details(props: DetailsProps) {
  const { t } = useTranslation('book')
  const start = useStart()
  const [typed, setTyped] = useState(start)
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const request = useRequest(props, typed)
  const heading = useFocusOnArrival<HTMLHeadingElement>()
  const { timeZone, onZone } = props
  useEffect(() => {
    if (isAboutZone(request.error)) focusFirstErrorOnceShown(form)
  }, [request.error])
  const fields = { typed, tried, onChange: (change: Partial<Typed>) => setTyped({ ...typed, ...change }) }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.values(faultsOf(typed)).some(Boolean)) focusFirstErrorOnceShown(form)
    else if (!focusUnsendable(form.current)) request.start()
  }
  return (
    <form ref={form} noValidate className="grid grid-cols-1 gap-5" onSubmit={submit}>
      <Summary {...props} />
      <h2 ref={heading} tabIndex={-1} data-quiet-focus>
        {t('details.title')}
      </h2>
      <Who {...fields} />
      <More {...fields} />
      <p className="text-secondary text-muted">
        {t('details.privacy')} <Link to={pages.privacyPolicy}>{t('details.policy')}</Link>
      </p>
      {request.error !== null && <Failure error={request.error} {...{ timeZone, onZone }} />}
      <Button type="submit" wide busy={request.busy}>
        {t('details.send')}
      </Button>
    </form>
  )
}
