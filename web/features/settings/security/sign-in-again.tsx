import type { GoTrueClient } from '@supabase/auth-js'
import { type FormEvent, useState } from 'react'
import { factorIsAsked } from '#web/second-factor/factor-calls.ts'
import { CodeForm } from '#web/sign-in-client/code-form.tsx'
import { takeExchangeFailure } from '#web/sign-in-client/exchange-failure.ts'
import { FormProblem } from '#web/sign-in-client/form-problem.tsx'
import { useAuthErrorFocus } from '#web/sign-in-client/use-auth-error-focus.ts'
import { useAuthWork } from '#web/sign-in-client/use-auth-work.ts'
import { useProblemText } from '#web/sign-in-client/use-problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import type { Account } from '../use-account.ts'
import { ProveFactor } from './prove-factor.tsx'
import { sayPhone } from './say-phone.ts'
import { useSignInUser } from './use-sign-in-user.ts'

/** Where a code can be sent. It is also the account's identifier at the sign-in service. */
type Contact = { email: string } | { phone: string }

const shownAs = (contact: Contact) => ('email' in contact ? contact.email : sayPhone(contact.phone))

interface WayProps {
  contact: Contact
  /** Signs in. Afterwards either it is done or the second factor is asked for. */
  work: ReturnType<typeof useAuthWork>
  signIn(way: (hosted: GoTrueClient) => Promise<void>): void
  onOther(): void
}

function ByPassword({ contact, work, signIn, onOther }: WayProps) {
  const { t } = useTranslation('security', 'auth')
  const [password, setPassword] = useState('')
  const { problem, setProblem, busy } = work
  const problemAt = useProblemText(problem)
  const form = useAuthErrorFocus(problem)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!password) return setProblem({ kind: 'credentials_missing', place: 'form' })
    signIn(async (hosted) => {
      const { error } = await hosted.signInWithPassword({ ...contact, password })
      if (error) throw error
    })
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <p className="text-muted">{t('you.passwordText', { account: shownAs(contact) })}</p>
      <FormProblem text={problemAt('form')} />
      <PasswordField
        name="password"
        autoComplete="current-password"
        label={t('you.password')}
        error={problemAt('password')}
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" wide busy={busy}>
        {t('you.submit')}
      </Button>
      <Button kind="text" size="small" className="-ms-2 justify-self-start" onClick={onOther}>
        {t('email' in contact ? 'you.byMail' : 'you.byPhone')}
      </Button>
    </form>
  )
}

function ByCode({ contact, work, signIn, onOther }: WayProps) {
  const { t } = useTranslation('security', 'auth')
  const [sent, setSent] = useState(false)
  const problemAt = useProblemText(work.problem)
  const account = shownAs(contact)
  const send = () =>
    void work.run(async (hosted) => {
      const { error } = await hosted.signInWithOtp({ ...contact, options: { shouldCreateUser: false } })
      if (error) throw error
      setSent(true)
    })
  const verify = (token: string) =>
    signIn(async (hosted) => {
      const { error } = await hosted.verifyOtp(
        'email' in contact ? { ...contact, token, type: 'email' } : { ...contact, token, type: 'sms' },
      )
      if (error) throw error
    })
  return (
    <div className="grid grid-cols-1 gap-4">
      <p role="status" className="text-muted">
        {t(sent ? 'you.codeText' : 'you.sendText', { account })}
      </p>
      {sent ? (
        <CodeForm autoFocus label={t('you.code')} submit={t('you.submit')} work={work} onCode={verify} />
      ) : (
        <>
          <FormProblem text={problemAt('form') ?? problemAt('email')} />
          <Button wide autoFocus busy={work.busy} onClick={send}>
            {t('you.send')}
          </Button>
        </>
      )}
      <Button kind="text" size="small" className="-ms-2 justify-self-start" onClick={onOther}>
        {t('you.byPassword')}
      </Button>
    </div>
  )
}

function useContact(account: Account): Contact | null {
  const { data: user } = useSignInUser()
  const email = user?.email || account.email
  if (email) return { email }
  return user?.phone ? { phone: user.phone } : null
}

/** Signs the person in again in place: by password or code, and with the second factor if there is one. */
export function SignInAgain({ account, onDone }: { account: Account; onDone: () => void }) {
  const { t } = useTranslation('security')
  const contact = useContact(account)
  const work = useAuthWork()
  const [step, setStep] = useState<'password' | 'code' | 'factor'>('password')
  const signIn: WayProps['signIn'] = async (way) => {
    let factorAsked = false
    const done = await work.run(async (hosted) => {
      await way(hosted)
      factorAsked = await factorIsAsked(hosted)
      // The product has refused this sign-in because the second factor is missing. That is expected; the factor comes
      // next.
      if (factorAsked) takeExchangeFailure()
    })
    if (!done) return
    if (factorAsked) setStep('factor')
    else onDone()
  }
  const turnTo = (next: 'password' | 'code') => () => {
    work.setProblem(null)
    setStep(next)
  }
  if (!contact) return <p>{t('you.noWay')}</p>
  if (step === 'factor') return <ProveFactor onDone={onDone} />
  const ways = { contact, work, signIn }
  return step === 'password' ? (
    <ByPassword {...ways} onOther={turnTo('code')} />
  ) : (
    <ByCode {...ways} onOther={turnTo('password')} />
  )
}
