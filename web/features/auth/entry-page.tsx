import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useEffect } from 'react'
import { Link, Navigate } from 'react-router'
import { homeOf } from '#web/account/access.ts'
import { userQuery } from '#web/api/user-query.ts'
import { type Kept, pages } from '#web/paths.ts'
import { isConfirmed, isGuest } from '#web/sign-in-client/auth-user.ts'
import { openHosted } from '#web/sign-in-client/hosted-client.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Spinner } from '#web/ui/waiting.tsx'
import { useAuth } from '../../account/auth-context.tsx'
import { type Entry, useEntry } from '../../account/entry.ts'
import { EnterCodePart } from './codes/enter-code-part.tsx'
import { pauseSeconds } from './codes/sent-code.ts'
import { EntryFrame } from './entry/entry-frame.tsx'
import { identifierOf, isProblem } from './entry/identifier.ts'
import { StepGate } from './steps/step-gate.tsx'

interface EntryPageProps {
  /** The login or the sign-up. */
  Side: ComponentType<{ entry: Entry }>
}

/** Shown to a logged-in fitter where a rider's account is needed. */
function NotForFitters({ kept }: { kept: Kept }) {
  const { t } = useTranslation('auth')
  const { logout } = useAuth()
  return (
    <EntryFrame title={t('keeps.fitterTitle')} text={t(`keeps.${kept}.fitterText`)}>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void logout()}>{t('keeps.anotherAddress')}</Button>
        <LinkButton kind="quiet" to={pages.dashboard}>
          {t('keeps.toDashboard')}
        </LinkButton>
      </div>
    </EntryFrame>
  )
}

/** Shown for a sign-up whose address or number must be confirmed. */
function ConfirmSignUp({ waitingFor, entry }: { waitingFor: string; entry: Entry }) {
  const { t } = useTranslation('auth')
  const to = identifierOf(waitingFor, true)
  if (isProblem(to)) return <Navigate to={entry.to(pages.signup)} replace />
  return (
    <EnterCodePart sent={{ purpose: 'signup', to, linkTo: entry.linkTo, pause: pauseSeconds }}>
      <Link to={entry.to(pages.signup)} state={{ name: entry.name }}>
        {t('sent.otherAddress')}
      </Link>
    </EnterCodePart>
  )
}

/** The page for login and sign-up. A signed-in person is redirected to `next`, or to their home page. */
function LoginOrSignUp({ Side }: EntryPageProps) {
  const entry = useEntry()
  const { user } = useAuth()
  const { isPending } = useQuery(userQuery)
  if (user && !isGuest(user)) {
    // A user remembered from the last visit is checked with the server first. If it does not answer, the remembered
    // user is used.
    if (!isConfirmed(user) && isPending) return <Spinner />
    if (entry.keeps && user.role !== 'client') return <NotForFitters kept={entry.keeps} />
    return <Navigate to={entry.next ?? homeOf({ role: user.role })} replace />
  }
  if (entry.waitingFor) return <ConfirmSignUp waitingFor={entry.waitingFor} entry={entry} />
  return <Side entry={entry} />
}

/** The login or sign-up page, after any open question of a sign-in in progress. */
export function EntryPage({ Side }: EntryPageProps) {
  const queryClient = useQueryClient()
  const { keeps } = useEntry()
  // The client is fetched while the form is filled in. A failure is shown when the client is used.
  useEffect(() => {
    if (!keeps) openHosted(queryClient).catch(() => undefined)
  }, [keeps, queryClient])
  return (
    <StepGate>
      <LoginOrSignUp Side={Side} />
    </StepGate>
  )
}
