import { useState } from 'react'
import { addDays, dateIn } from '#domain/calendar/local-date.ts'
import { isEmail } from '#domain/contact/email.ts'
import { api } from '#web/api/api.ts'
import { useAction } from '#web/api/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { useLanguage, useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { TextField } from '#web/ui/text-field.tsx'

interface WaitingFormProps {
  slug: string
  serviceId: string
  /** The rider's zone. */
  timeZone: string
}

interface Typed {
  firstDay: string | null
  lastDay: string | null
  name: string
  email: string
}

type Fault = 'days' | 'name' | 'email'

function faultOf({ firstDay, lastDay, name, email }: Typed): Fault | null {
  if (firstDay === null || lastDay === null || firstDay > lastDay) return 'days'
  if (name.trim() === '') return 'name'
  return isEmail(email.trim()) ? null : 'email'
}

function Fields({
  typed,
  fault,
  onChange,
}: {
  typed: Typed
  fault: Fault | null
  onChange(typed: Typed): void
}) {
  const { t } = useTranslation('waitingList')
  const errorOf = (of: Fault) => (fault === of ? t(`fault.${of}`) : undefined)
  const set = (part: Partial<Typed>) => onChange({ ...typed, ...part })
  return (
    <>
      <DateField label={t('from')} value={typed.firstDay} onChange={(firstDay) => set({ firstDay })} />
      <DateField
        label={t('to')}
        error={errorOf('days')}
        value={typed.lastDay}
        onChange={(lastDay) => set({ lastDay })}
      />
      <TextField
        label={t('name')}
        autoComplete="name"
        error={errorOf('name')}
        value={typed.name}
        onChange={(name) => set({ name })}
      />
      <TextField
        label={t('email')}
        type="email"
        autoComplete="email"
        error={errorOf('email')}
        value={typed.email}
        onChange={(email) => set({ email })}
      />
    </>
  )
}

/** Sends what was typed, once it is complete. */
function useSend({ slug, serviceId, timeZone }: WaitingFormProps, typed: Typed) {
  const language = useLanguage()
  return useAction(async () => {
    const { firstDay, lastDay } = typed
    if (firstDay === null || lastDay === null) return
    const who = { name: typed.name.trim(), email: typed.email.trim() }
    await api('POST /api/booking-pages/:fitter/waiting', {
      params: { fitter: slug },
      body: { serviceId, firstDay, lastDay, ...who, timeZone, language },
    })
  })
}

function Sent({ email }: { email: string }) {
  const { t } = useTranslation('waitingList')
  return (
    <div role="status" className="grid gap-1">
      <h2>{t('sentTitle')}</h2>
      <p>{t('sent', { email })}</p>
    </div>
  )
}

/** Asks to be told when a time becomes free. The place counts once the mail is confirmed. */
export function WaitingForm(props: WaitingFormProps) {
  const { t } = useTranslation('waitingList')
  const today = dateIn(new Date(), props.timeZone)
  const [typed, setTyped] = useState<Typed>({
    ...{ firstDay: today, lastDay: addDays(today, 30), name: '', email: '' },
  })
  const [tried, setTried] = useState(false)
  const fault = faultOf(typed)
  const sending = useSend(props, typed)
  if (sending.isDone) return <Sent email={typed.email.trim()} />
  return (
    <form
      className="grid grid-cols-1 max-w-prose gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!fault) sending.start()
      }}
    >
      <h2>{t('title')}</h2>
      <p className="text-muted">{t('lead')}</p>
      <Fields typed={typed} fault={tried ? fault : null} onChange={setTyped} />
      {sending.error !== null && <RequestFailure error={sending.error} />}
      <p>
        <Button type="submit" busy={sending.busy}>
          {t('send')}
        </Button>
      </p>
    </form>
  )
}
