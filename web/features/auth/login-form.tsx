import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { FormProblem } from '#web/sign-in-client/form-problem.tsx'
import { useAuthWork } from '#web/sign-in-client/use-auth-work.ts'
import { useErrorFocus } from '#web/sign-in-client/use-error-focus.ts'
import { useProblemText } from '#web/sign-in-client/use-problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { PasswordField, TextField } from '#web/ui/text-field.tsx'
import { useAuth } from './auth-context.tsx'
import type { Entry } from './entry.ts'

/** An account whose address waits to be confirmed: on to the code. */
function EnterCode({ email, entry }: { email: string; entry: Entry }) {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const enter = () => navigate(entry.to('/login'), { state: { email, waitingFor: email } })
  return (
    <Button kind="text" size="small" className="-ms-2" onClick={() => void enter()}>
      {t('way.enterCode')}
    </Button>
  )
}

/** Address and password of an account. */
export function LoginForm({ entry }: { entry: Entry }) {
  const { t } = useTranslation('auth')
  const { login } = useAuth()
  const [email, setEmail] = useState(entry.email ?? '')
  const [password, setPassword] = useState('')
  const { problem, setProblem, busy, run } = useAuthWork()
  const problemAt = useProblemText(problem)
  const form = useErrorFocus(problem)
  const address = email.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!address || !password) setProblem({ kind: 'credentials_missing', place: 'form' })
    else void run(() => login(address, password))
  }
  const unconfirmed = problem?.kind === 'plain' && problem.code === 'email_not_confirmed'
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <FormProblem
        text={problemAt('form')}
        way={unconfirmed && <EnterCode email={address} entry={entry} />}
      />
      <TextField
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        label={t('field.email')}
        error={problemAt('email')}
        value={email}
        onChange={setEmail}
      />
      <PasswordField
        name="password"
        autoComplete="current-password"
        label={t('field.password')}
        error={problemAt('password')}
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" wide busy={busy}>
        {t('login.submit')}
      </Button>
      <p className="text-center">
        <Link to="/forgot-password">{t('login.forgotten')}</Link>
      </p>
    </form>
  )
}
