import type { User } from '@supabase/auth-js'
import { type FormEvent, useState } from 'react'
import { internationalPhone } from '#domain/contact/phone.ts'
import { digitsOf, fewestDigits } from '#web/sign-in-client/code.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { CurrentPasswordField, useCurrentPassword, WhosePassword } from './current-password.tsx'
import { sayPhone } from './say-phone.ts'
import { SecurityForm } from './security-form.tsx'
import { type Close, DoneNote, EditRow } from './security-row.tsx'
import { useEmbedded, useSignInWith } from './use-embedded.ts'
import { useSecurityWork } from './use-security-work.ts'
import { Waiting } from './waiting-change.tsx'

function PhoneForm({ user, close }: { user: User; close: Close }) {
  const { t } = useTranslation('security')
  const work = useSecurityWork()
  const current = useCurrentPassword()
  const [number, setNumber] = useState('')
  const send = async () => {
    const phone = internationalPhone(number)
    if (!phone) return work.setProblem({ kind: 'plain', place: 'email', code: 'phone_invalid' })
    if (current.missing) return work.setProblem(current.missing)
    const done = await work.run(async (hosted) => {
      const { error } = await hosted.updateUser({ phone, ...current.sent })
      current.heed(error)
      if (error) throw error
    })
    if (done) close()
  }
  return (
    <SecurityForm
      work={work}
      submit={t('phone.submit')}
      onSubmit={() => void send()}
      onCancel={() => close()}
    >
      <p className="text-secondary text-muted">{t('phone.risk')}</p>
      <TextField
        type="tel"
        name="tel"
        autoComplete="tel"
        label={t('phone.new')}
        hint={t('phone.newHint')}
        error={work.problemAt('email')}
        value={number}
        onChange={setNumber}
      />
      <WhosePassword user={user} />
      <CurrentPasswordField current={current} error={work.problemAt('current')} />
    </SecurityForm>
  )
}

/** The code that was sent to a new number. */
function PhoneCode({ phone, onDone }: { phone: string; onDone(): void }) {
  const { t } = useTranslation('security')
  const { problemAt, setProblem, busy, run } = useSecurityWork()
  const [code, setCode] = useState('')
  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (code.length < fewestDigits) {
      return setProblem({ kind: 'missing', place: 'code' })
    }
    const done = await run(async (hosted) => {
      const { error } = await hosted.verifyOtp({ phone, token: code, type: 'phone_change' })
      if (error) throw error
    })
    if (done) onDone()
  }
  return (
    <form noValidate onSubmit={(event) => void confirm(event)} className="grid grid-cols-1 max-w-md gap-4">
      <TextField
        autoFocus
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        label={t('phone.code')}
        error={problemAt('code') ?? problemAt('form')}
        value={code}
        onChange={(text) => setCode(digitsOf(text))}
      />
      <Button type="submit" busy={busy} className="justify-self-start">
        {t('phone.confirm')}
      </Button>
    </form>
  )
}

function WaitingPhone({ user, to, onDone }: { user: User; to: string; onDone(): void }) {
  const { t } = useTranslation('security')
  const embedded = useEmbedded()
  const { phone: current } = user
  const number = sayPhone(to)
  return (
    <Waiting
      title={t('phone.waiting', { phone: number })}
      text={t('phone.codeText', { phone: number })}
      again={async (hosted) => {
        const { error } = await hosted.resend({ type: 'phone_change', phone: number })
        if (error) throw error
      }}
      cancel={t('phone.cancel')}
      cancelled={t('phone.cancelled')}
      {...(embedded &&
        current && {
          onCancel: async (hosted) => {
            const { error } = await hosted.updateUser({ phone: current })
            if (error) throw error
          },
        })}
    >
      <PhoneCode phone={number} onDone={onDone} />
    </Waiting>
  )
}

/** The phone number, if codes can be sent to phones. It is added or changed with the code sent to it. */
export function PhoneRow({ user }: { user: User }) {
  const { t } = useTranslation('security')
  const offered = useSignInWith().includes('phone')
  const [confirmed, setConfirmed] = useState(false)
  const confirm = () => {
    setConfirmed(true)
    announce(t('phone.done'))
  }
  const { phone, new_phone: wanted } = user
  if (!offered && !phone) return null
  return (
    <EditRow
      title={t('phone.title')}
      state={phone ? sayPhone(phone) : t('phone.none')}
      action={t(phone ? 'change' : 'phone.add')}
      beside={
        wanted ? (
          <WaitingPhone user={user} to={wanted} onDone={confirm} />
        ) : (
          confirmed && <DoneNote text={t('phone.done')} />
        )
      }
    >
      {(close) => <PhoneForm user={user} close={close} />}
    </EditRow>
  )
}
