import { useState } from 'react'
import { homeOf } from '#web/account/access.ts'
import { pages } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Spinner } from '#web/ui/waiting.tsx'
import { useAuth } from '../../../account/auth-context.tsx'
import { type Entry, useEntry } from '../../../account/entry.ts'
import { EntryFrame } from '../entry/entry-frame.tsx'
import { NewPasswordForm } from '../entry/new-password-form.tsx'
import { ProblemLink } from '../entry/problem-link.tsx'
import { useHostedUser } from '../entry/use-hosted-user.ts'
import { StepGate } from '../steps/step-gate.tsx'
import { setNewPassword } from './new-password.ts'

/** Shown when the page is opened without the mail's link: nobody is signed in, so no password can be set. */
function NotKnown({ entry }: { entry: Entry }) {
  const { t } = useTranslation('auth')
  return (
    <EntryFrame title={t('newPassword.title')} text={t('newPassword.nobody')}>
      <LinkButton to={entry.to(pages.forgotPassword)}>{t('way.askForLink')}</LinkButton>
    </EntryFrame>
  )
}

interface ChooseNewPasswordProps {
  address: string
  entry: Entry
  onDone(): void
}

function ChooseNewPassword({ address, entry, onDone }: ChooseNewPasswordProps) {
  const { t } = useTranslation('auth')
  return (
    <EntryFrame
      title={t('newPassword.title')}
      text={address ? t('newPassword.text', { email: address }) : undefined}
    >
      <NewPasswordForm
        address={address}
        label={t('field.newPassword')}
        wayOut={(problem) => <ProblemLink problem={problem} entry={entry} />}
        onSubmit={async (hosted, password) => {
          await setNewPassword(hosted, password)
          onDone()
        }}
      />
    </EntryFrame>
  )
}

function PasswordIsSet({ entry }: { entry: Entry }) {
  const { t } = useTranslation('auth')
  const { role } = useAuth()
  return (
    <EntryFrame title={t('newPassword.doneTitle')} text={t('newPassword.doneText')}>
      <LinkButton to={entry.next ?? (role ? homeOf({ role }) : pages.login)}>{t('confirm.goOn')}</LinkButton>
    </EntryFrame>
  )
}

function NewPassword() {
  const entry = useEntry()
  const hosted = useHostedUser()
  const [done, setDone] = useState(false)
  if (done) return <PasswordIsSet entry={entry} />
  switch (hosted.state) {
    case 'loading':
      return <Spinner />
    case 'nobody':
      return <NotKnown entry={entry} />
    case 'unreachable':
      return <Unreachable />
    case 'signed_in':
      return (
        <ChooseNewPassword address={hosted.user.email ?? ''} entry={entry} onDone={() => setDone(true)} />
      )
  }
}

function Unreachable() {
  const { t } = useTranslation('auth')
  return (
    <EntryFrame title={t('newPassword.title')}>
      <RequestFailure error={new TypeError()} onRetry={() => window.location.reload()} />
    </EntryFrame>
  )
}

/** Sets a new password after the mail's link or code. If there is a second factor, its code is asked for first. */
export default function ResetPasswordPage() {
  return (
    <StepGate>
      <NewPassword />
    </StepGate>
  )
}
