import type { User } from '@supabase/auth-js'
import { useState } from 'react'
import type { AuthProblem } from '#web/sign-in-client/auth-problem.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { refusalCode } from './refusal-code.ts'

interface CurrentPassword {
  /** The service has asked for it. */
  asked: boolean
  typed: string
  type(typed: string): void
  /** What goes to the service beside the change. */
  sent: { current_password?: string }
  /** Asked for and not typed. */
  missing: AuthProblem | null
  /** Learns from a refusal that it is asked for. */
  heed(refusal: unknown): void
}

/** The password there is, in forms that need it only sometimes: it is asked for when the service says so. */
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

/** Tells a password manager whose password is meant. */
export function WhosePassword({ user }: { user: User }) {
  return (
    <input hidden readOnly name="username" autoComplete="username" value={user.email || user.phone || ''} />
  )
}

interface FieldProps {
  current: CurrentPassword
  error: string | undefined
}

/** Nothing until it is asked for. */
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
