import type { GoTrueClient } from '@supabase/auth-js'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { AuthProblem } from '#web/sign-in-client/auth-problem.ts'
import { FormProblem } from '#web/sign-in-client/form-problem.tsx'
import { NewPasswordField } from '#web/sign-in-client/new-password-field.tsx'
import { isTooLong } from '#web/sign-in-client/password.ts'
import { useAuthForm } from '#web/sign-in-client/use-auth-form.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { HiddenUsername } from './hidden-username.tsx'

interface NewPasswordFormProps {
  /** The address of the account, for password managers. */
  address: string
  label: string
  onSubmit: (client: GoTrueClient, password: string) => Promise<void>
  /** A link that helps with a problem, shown below its text. */
  wayOut?: (problem: AuthProblem | null) => ReactNode
}

/** Asks for a new password, checks its length and submits it. */
export function NewPasswordForm({ address, label, onSubmit, wayOut }: NewPasswordFormProps) {
  const { t } = useTranslation('auth')
  const [password, setPassword] = useState('')
  const { problem, setProblem, problemAt, busy, run, form } = useAuthForm()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!password) return setProblem({ kind: 'missing', place: 'password' })
    if (isTooLong(password)) return setProblem({ kind: 'too_long', place: 'password' })
    void run((client) => onSubmit(client, password))
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <FormProblem text={problemAt('form') ?? problemAt('current')} way={wayOut?.(problem)} />
      <HiddenUsername address={address} />
      <NewPasswordField label={label} problem={problem} value={password} onChange={setPassword} />
      <Button type="submit" wide busy={busy}>
        {t('newPassword.submit')}
      </Button>
    </form>
  )
}
