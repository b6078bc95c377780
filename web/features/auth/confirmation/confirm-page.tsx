import { Navigate, useLocation } from 'react-router'
import { homeOf } from '#web/account/access.ts'
import { loginPath, pages } from '#web/paths.ts'
import { isConfirmed } from '#web/sign-in-client/auth-user.ts'
import { FormProblem } from '#web/sign-in-client/form-problem.tsx'
import { useProblemText } from '#web/sign-in-client/use-problem-text.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useAuth } from '../../../account/auth-context.tsx'
import { useEntry } from '../../../account/entry.ts'
import { EntryFrame } from '../entry/entry-frame.tsx'
import { ProblemLink } from '../entry/problem-link.tsx'
import { StepGate } from '../steps/step-gate.tsx'
import { type Confirmation, confirmationOf } from './confirmation.ts'
import { UnusableLink } from './unusable-link.tsx'
import { useConfirmation } from './use-confirmation.ts'

/** Shown when the link has taken effect, with the way to the page that the person wanted. */
function Done({ confirmation: { purpose, next } }: { confirmation: Confirmation }) {
  const { t } = useTranslation('auth')
  const { role } = useAuth()
  const onward = next ?? (role ? homeOf({ role }) : pages.login)
  if (purpose === 'recovery' || purpose === 'logIn') return <Navigate to={onward} replace />
  // The person has left the product's question unanswered, so nobody is logged in.
  if (!role && purpose !== 'change')
    return (
      <EntryFrame title={t(`confirm.done.${purpose}Title`)} text={t('confirm.done.loggedOutText')}>
        <LinkButton to={loginPath(next)}>{t('confirm.logIn')}</LinkButton>
      </EntryFrame>
    )
  return (
    <EntryFrame title={t(`confirm.done.${purpose}Title`)} text={t(`confirm.done.${purpose}Text`)}>
      <LinkButton to={onward}>{t('confirm.goOn')}</LinkButton>
    </EntryFrame>
  )
}

/** Shown when one of the two addresses has confirmed the change. */
function HalfDone() {
  const { t } = useTranslation('auth')
  return (
    <EntryFrame title={t('confirm.half.title')} text={t('confirm.half.text')}>
      <LinkButton to={pages.securitySettings}>{t('step.toSecurity')}</LinkButton>
    </EntryFrame>
  )
}

/** Shown when the logged-in person has already used the link. */
function UsedAlready({ next }: { next: string | null }) {
  const { t } = useTranslation('auth')
  const { role } = useAuth()
  return (
    <EntryFrame title={t('confirm.usedTitle')} text={t('confirm.usedText')}>
      <LinkButton to={next ?? (role ? homeOf({ role }) : pages.login)}>{t('confirm.goOn')}</LinkButton>
    </EntryFrame>
  )
}

/** Tells who is logged in here, because a link logs in the person it was mailed to. */
function LoggedInNotice() {
  const { t } = useTranslation('auth')
  const { user } = useAuth()
  if (!isConfirmed(user)) return null
  const who = user.email ?? user.name
  return <p className="rounded-md bg-sunken px-4 py-3 text-secondary">{t('confirm.here', { who })}</p>
}

interface AskProps {
  confirmation: Confirmation
  link: ReturnType<typeof useConfirmation>
}

/** What the link will do, and the button that does it. */
function Ask({ confirmation: { purpose }, link: { problem, busy, press } }: AskProps) {
  const { t } = useTranslation('auth')
  const entry = useEntry()
  const problemAt = useProblemText(problem)
  // The browser that opened the link is not signed in to the account that requested the change.
  const isElsewhere = purpose === 'change' && problem?.kind === 'plain' && problem.code === 'session_gone'
  return (
    <EntryFrame title={t(`confirm.ask.${purpose}Title`)} text={t(`confirm.ask.${purpose}Text`)}>
      <div className="grid gap-5">
        <FormProblem
          text={isElsewhere ? t('confirm.elsewhere') : (problemAt('form') ?? problemAt('email'))}
          way={<ProblemLink problem={problem} entry={entry} />}
        />
        <LoggedInNotice />
        <Button wide busy={busy} onClick={() => void press()}>
          {t(`confirm.ask.${purpose}Button`)}
        </Button>
      </div>
    </EntryFrame>
  )
}

function LinkState({ confirmation, link }: AskProps) {
  const { user } = useAuth()
  const { problem, outcome, busy } = link
  const { purpose, next } = confirmation
  if (outcome === 'half') return <HalfDone />
  if (outcome === 'done' && !problem && !busy) return <Done confirmation={confirmation} />
  if (problem?.place === 'code') {
    const used = purpose === 'confirm' && isConfirmed(user) && user.proven
    return used ? <UsedAlready next={next} /> : <UnusableLink kind="expired" purpose={purpose} next={next} />
  }
  return <Ask confirmation={confirmation} link={link} />
}

/** Keeps the link's outcome while the product asks its questions. */
function LinkOpened({ confirmation }: { confirmation: Confirmation }) {
  const link = useConfirmation(confirmation)
  return (
    <StepGate>
      <LinkState confirmation={confirmation} link={link} />
    </StepGate>
  )
}

function Link({ fragment }: { fragment: string }) {
  const confirmation = confirmationOf(fragment, window.location.origin)
  if (!confirmation) return <UnusableLink kind={fragment === '' ? 'ask' : 'incomplete'} />
  return <LinkOpened confirmation={confirmation} />
}

/** The page that mailed links open. Opening a link changes nothing; the button redeems it. */
export default function ConfirmPage() {
  const { hash } = useLocation()
  // A second link opened in the same tab changes only the fragment, so the page is mounted again.
  return <Link key={hash} fragment={hash} />
}
