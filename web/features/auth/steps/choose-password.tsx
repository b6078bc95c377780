import type { GoTrueClient } from '@supabase/auth-js'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { EntryFrame } from '../entry/entry-frame.tsx'
import { LeaveSignIn } from '../entry/leave-sign-in.tsx'
import { NewPasswordForm } from '../entry/new-password-form.tsx'
import { useHostedUser } from '../entry/use-hosted-user.ts'

/**
 * Sets the password and refreshes the session, which then no longer asks for one. If the response is lost and the
 * button is pressed again, the password is already set.
 */
async function choose(hosted: GoTrueClient, password: string): Promise<void> {
  const { error } = await hosted.updateUser({ password })
  if (error && error.code !== 'same_password') throw error
  const { error: unrefreshed } = await hosted.refreshSession()
  if (unrefreshed) throw unrefreshed
}

/**
 * Shown when the address was confirmed in another browser than the one that signed up. It is not known who chose the
 * sign-up's password, so a new one is set.
 */
export function ChoosePassword() {
  const { t } = useTranslation('auth')
  const hosted = useHostedUser()
  const address = hosted.state === 'signed_in' ? (hosted.user.email ?? '') : ''
  return (
    <EntryFrame title={t('choosePassword.title')} text={t('choosePassword.text')}>
      <NewPasswordForm address={address} label={t('field.password')} onSubmit={choose} />
      <LeaveSignIn text={t('choosePassword.giveUp')} />
    </EntryFrame>
  )
}
