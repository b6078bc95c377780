import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { pages } from '#web/paths.ts'
import { FormProblem } from '#web/sign-in-client/form-problem.tsx'
import { useAuthForm } from '#web/sign-in-client/use-auth-form.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import type { Entry } from '../../../account/entry.ts'
import { clearSignOutReason } from '../../../account/sign-out-reason.ts'
import { identifierOf, isProblem } from '../entry/identifier.ts'
import { IdentifierField } from '../entry/identifier-field.tsx'
import { ProblemLink } from '../entry/problem-link.tsx'
import { logIn } from './log-in.ts'

/** Opens the code form, for an account whose address is not confirmed. */
function EnterCodeLink({ address, entry }: { address: string; entry: Entry }) {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const enter = () => navigate(entry.to(pages.login), { state: { email: address, waitingFor: address } })
  return (
    <Button kind="text" size="small" className="-ms-2" onClick={() => void enter()}>
      {t('way.enterCode')}
    </Button>
  )
}

interface LoginFormProps {
  entry: Entry
  phones: boolean
  /** The typed address or number, shared with the login by code. */
  typed: string
  onType(typed: string): void
}

/** The password field's state, and the login with it. */
function useLogin({ phones, typed }: Pick<LoginFormProps, 'phones' | 'typed'>) {
  const [password, setPassword] = useState('')
  const { problem, setProblem, problemAt, busy, run, form } = useAuthForm()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    clearSignOutReason()
    if (!typed.trim() || !password) return setProblem({ kind: 'credentials_missing', place: 'form' })
    const who = identifierOf(typed, phones)
    if (isProblem(who)) return setProblem(who)
    void run((hosted) => logIn(hosted, who, password))
  }
  return { password, setPassword, submit, problem, problemAt, busy, form }
}

/** Logs in with an email address or a phone number, and a password. */
export function LoginForm({ entry, phones, typed, onType }: LoginFormProps) {
  const { t } = useTranslation('auth')
  const { password, setPassword, submit, problem, problemAt, busy, form } = useLogin({ phones, typed })
  const unconfirmed = problem?.kind === 'plain' && problem.code === 'email_not_confirmed'
  const way = unconfirmed ? (
    <EnterCodeLink address={typed.trim()} entry={entry} />
  ) : (
    <ProblemLink problem={problem} entry={entry} />
  )
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <FormProblem text={problemAt('form')} way={way} />
      <IdentifierField phones={phones} error={problemAt('email')} value={typed} onChange={onType} />
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
        <Link to={entry.to(pages.forgotPassword)} state={{ email: typed.trim() }}>
          {t('login.forgotten')}
        </Link>
      </p>
    </form>
  )
}
