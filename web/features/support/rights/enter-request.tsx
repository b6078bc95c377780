import { type FormEvent, useState } from 'react'
import { dateIn } from '#domain/calendar/local-date.ts'
import { ENTERED_WITHIN_DAYS, mayHaveArrived, RIGHTS, type Right } from '#domain/rights/rights-clock.ts'
import { languages } from '#locales/languages.ts'
import { api } from '#web/api/api.ts'
import { createIdempotencyKeys } from '#web/api/idempotency-key.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useErrorFocus } from '#web/ui/use-error-focus.ts'
import { useStep } from './use-step.ts'

const today = () => dateIn(new Date(), 'UTC')
const LANGUAGES = Object.entries(languages).map(([value, { name }]) => ({ value, label: name }))

interface Entered {
  address: string
  right: Right | null
  receivedOn: string | null
  language: string | null
}
const empty = (): Entered => ({ address: '', right: null, receivedOn: today(), language: null })

const NO_FAULTS = { address: undefined, right: undefined, receivedOn: undefined }

/** The form and what is wrong with it, which is shown once it was sent. */
function useEntering() {
  const { t } = useTranslation('rights')
  const [keys] = useState(() => createIdempotencyKeys())
  const [entered, setEntered] = useState(empty)
  const [tried, setTried] = useState(false)
  const { busy, problem, send } = useStep()
  const { right, receivedOn, language } = entered
  const address = entered.address.trim()
  const faults = {
    address: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) ? undefined : t('enter.badAddress'),
    right: right === null ? t('enter.noRight') : undefined,
    receivedOn:
      receivedOn === null || !mayHaveArrived(receivedOn, today())
        ? t('enter.badDay', { days: ENTERED_WITHIN_DAYS })
        : undefined,
  }
  const submit = async () => {
    setTried(true)
    if (faults.address || right === null || faults.receivedOn || receivedOn === null) return
    const body = { address, right, receivedOn, language }
    const idempotencyKey = keys.keyFor(body)
    if (!(await send(() => api('POST /api/rights-requests', { body, idempotencyKey }), t('enter.done'))))
      return
    keys.done()
    setEntered(empty())
    setTried(false)
  }
  const enter = (change: Partial<Entered>) => setEntered((now) => ({ ...now, ...change }))
  return { entered, enter, faults: tried ? faults : NO_FAULTS, submit, busy, problem }
}

interface LanguageFieldProps {
  language: string | null
  onChange: (language: string | null) => void
}

/** The language of the letters. */
function LanguageField({ language, onChange }: LanguageFieldProps) {
  const { t } = useTranslation('rights')
  return (
    <SelectField
      label={t('enter.language')}
      none={t('enter.languageKnown')}
      options={LANGUAGES}
      value={language}
      onChange={onChange}
    />
  )
}

function Fields({ form: { entered, enter, faults } }: { form: ReturnType<typeof useEntering> }) {
  const { t } = useTranslation('rights')
  const rights = RIGHTS.map((value) => ({ value, label: t(`right.${value}`) }))
  return (
    <>
      <TextField
        label={t('enter.address')}
        hint={t('enter.addressHint')}
        error={faults.address}
        required
        type="email"
        maxLength={254}
        autoComplete="off"
        value={entered.address}
        onChange={(address) => enter({ address })}
      />
      <SelectField
        label={t('enter.right')}
        error={faults.right}
        required
        none=""
        options={rights}
        value={entered.right}
        onChange={(right) => enter({ right })}
      />
      <DateField
        label={t('enter.receivedOn')}
        error={faults.receivedOn}
        required
        value={entered.receivedOn}
        onChange={(receivedOn) => enter({ receivedOn })}
      />
      <LanguageField language={entered.language} onChange={(language) => enter({ language })} />
    </>
  )
}

/** Enters a request that came by mail, which sends the first letter. */
export function EnterRequest() {
  const { t } = useTranslation('rights')
  const form = useEntering()
  const { form: place, focusError } = useErrorFocus(form.busy)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit()
    focusError()
  }
  return (
    <Card title={t('enter.title')}>
      <form ref={place} className="grid max-w-prose grid-cols-1 gap-5" onSubmit={submit} noValidate>
        <Fields form={form} />
        {/* It belongs to no field, so the focus stays where it is. */}
        <div>
          <FieldError id={undefined} error={form.problem} />
        </div>
        <Button type="submit" busy={form.busy} className="justify-self-start">
          {t('enter.button')}
        </Button>
      </form>
    </Card>
  )
}
