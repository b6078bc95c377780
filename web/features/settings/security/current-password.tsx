import type { User } from '@supabase/auth-js'
import { useState } from 'react'
import type { AuthProblem } from '#web/sign-in-client/auth-problem.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { refusalCode } from './refusal-code.ts'

interface CurrentPassword {
  /** Whether the service has asked for it. */
  asked: boolean
  typed: string
  type(typed: string): void
  /** What is sent to the service with the change. */
  sent: { current_password?: string }
  /** The problem if it is asked for and was not typed. */
  missing: AuthProblem | null
  /** Called with a refusal, to learn whether the service asks for it. */
  heed(refusal: unknown): void
}

/** The current password, for forms that need it only sometimes: its field is shown when the service asks for it. */
export function useCurrentPassword(): CurrentPassword {
  const [asked, setAsked] = useState(false)
  const [typed, type] = useState('')
  return {
    asked,
    typed,
    type,
    sent: typed ? { current_password: typed } : {},
    missing: asked && !typed ? { kind: 'plain', place: 'current', code: 'current_password_required' } : null,
    heed: (refusal) => {
      if (refusalCode(refusal) === 'current_password_required') setAsked(true)
    },
  }
}

/** Tells password managers whose password it is. */
export function WhosePassword({ user }: { user: User }) {
  return (
    <input hidden readOnly name="username" autoComplete="username" value={user.email || user.phone || ''} />
  )
}

interface FieldProps {
  current: CurrentPassword
  error: string | undefined
}

/** Renders nothing until the service asks for the password. */
export function CurrentPasswordField({ current: { asked, typed, type }, error }: FieldProps) {
  const { t } = useTranslation('security')
  if (!asked) return null
  return (
    <PasswordField
      name="current-password"
      autoComplete="current-password"
      label={t('password.current')}
      error={error}
      value={typed}
      onChange={type}
    />
  )
}
