import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Link, Navigate } from 'react-router'
import { homeOf } from '#web/app/access.ts'
import { isConfirmed } from '#web/sign-in-client/auth-user.ts'
import { openHosted } from '#web/sign-in-client/hosted-client.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useAuth } from './auth-context.tsx'
import { CheckMail } from './check-mail.tsx'
import { type Entry, useEntry } from './entry.ts'
import { EntryFrame } from './entry-frame.tsx'
import { LoginForm } from './login-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

type Page = '/login' | '/signup'

/** A fitter is logged in where a rider's account is needed. */
function NotForFitters() {
  const { t } = useTranslation('auth')
  const { logout } = useAuth()
  return (
    <EntryFrame title={t('fromIntake.fitterTitle')} text={t('fromIntake.fitterText')}>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void logout()}>{t('fromIntake.anotherAddress')}</Button>
        <LinkButton kind="quiet" to="/dashboard">
          {t('fromIntake.toDashboard')}
        </LinkButton>
      </div>
    </EntryFrame>
  )
}

function Toggle({ question, link, to, entry }: { question: string; link: string; to: Page; entry: Entry }) {
  return (
    <p className="mt-6 border-line border-t pt-5 text-center">
      {question}{' '}
      <Link to={entry.to(to)} state={{ email: entry.email, name: entry.name }}>
        {link}
      </Link>
    </p>
  )
}

function LoginSide({ entry }: { entry: Entry }): ReactNode {
  const { t } = useTranslation('auth')
  const { fromIntake } = entry
  return (
    <EntryFrame
      title={fromIntake ? t('fromIntake.loginTitle') : t('login.title')}
      text={fromIntake ? t('fromIntake.loginText') : undefined}
    >
      <LoginForm entry={entry} />
      <Toggle question={t('login.toSignUp')} link={t('login.toSignUpLink')} to="/signup" entry={entry} />
    </EntryFrame>
  )
}

function SignUpSide({ entry }: { entry: Entry }): ReactNode {
  const { t } = useTranslation('auth')
  const { fromIntake } = entry
  return (
    <EntryFrame
      title={fromIntake ? t('fromIntake.signUpTitle') : t('signUp.title')}
      text={fromIntake ? t('fromIntake.signUpText') : undefined}
    >
      <SignUpForm entry={entry} />
      <Toggle question={t('signUp.toLogin')} link={t('signUp.toLoginLink')} to="/login" entry={entry} />
    </EntryFrame>
  )
}

/** One page with two sides, `/login` and `/signup`. Who is signed in is sent on: to `next`, or to their own home. */
export function EntryPage({ page }: { page: Page }) {
  const queryClient = useQueryClient()
  const entry = useEntry()
  const { user } = useAuth()
  // The client is fetched while the form is filled in. A failure shows when it is needed.
  useEffect(() => {
    if (!entry.fromIntake) openHosted(queryClient).catch(() => undefined)
  }, [entry.fromIntake, queryClient])
  if (isConfirmed(user)) {
    if (entry.fromIntake && user.role !== 'client') return <NotForFitters />
    return <Navigate to={entry.next ?? homeOf({ role: user.role })} replace />
  }
  if (entry.waitingFor) return <CheckMail email={entry.waitingFor} entry={entry} />
  return page === '/login' ? <LoginSide entry={entry} /> : <SignUpSide entry={entry} />
}
