import type { GoTrueClient } from '@supabase/auth-js'
import { type FormEvent, useState } from 'react'
import { FormProblem } from '#web/sign-in-client/form-problem.tsx'
import { NewPasswordField } from '#web/sign-in-client/new-password-field.tsx'
import { isTooLong } from '#web/sign-in-client/password.ts'
import { useAuthForm } from '#web/sign-in-client/use-auth-form.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { EntryFrame } from '../entrance/entry-frame.tsx'
import { HiddenUsername } from '../entrance/hidden-username.tsx'
import { LeaveSignIn } from '../entrance/leave-sign-in.tsx'
import { useHostedUser } from '../entrance/use-hosted-user.ts'

/** Sets it and goes on with a session that needs none. The second press after a lost answer finds it set already. */
async function choose(hosted: GoTrueClient, password: string): Promise<void> {
  const { error } = await hosted.updateUser({ password })
  if (error && error.code !== 'same_password') throw error
  const { error: unrefreshed } = await hosted.refreshSession()
  if (unrefreshed) throw unrefreshed
}

/** The address is confirmed, in another browser than the one that signed up: whose password that was nobody knows. */
export function ChoosePassword() {
  const { t } = useTranslation('auth')
  const hosted = useHostedUser()
  const address = hosted.state === 'signed_in' ? (hosted.user.email ?? '') : ''
  const [password, setPassword] = useState('')
  const { problem, setProblem, problemAt, busy, run, form } = useAuthForm()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!password) return setProblem({ kind: 'missing', place: 'password' })
    if (isTooLong(password)) return setProblem({ kind: 'too_long', place: 'password' })
    void run((client) => choose(client, password))
  }
  return (
    <EntryFrame title={t('choosePassword.title')} text={t('choosePassword.text')}>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        <FormProblem text={problemAt('form') ?? problemAt('current')} />
        <HiddenUsername address={address} />
        <NewPasswordField
          label={t('field.password')}
          problem={problem}
          value={password}
          onChange={setPassword}
        />
        <Button type="submit" wide busy={busy}>
          {t('newPassword.submit')}
        </Button>
      </form>
      <LeaveSignIn text={t('choosePassword.giveUp')} />
    </EntryFrame>
  )
}
