import { useSignInOffer } from '#web/api/use-sign-in-offer.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { type AuthProblem, problemSummary, weaknessTexts } from './auth-problem.ts'
import { passwordLength } from './password.ts'

interface NewPasswordFieldProps {
  label: string
  problem: AuthProblem | null
  value: string
  onChange(value: string): void
}

/** The field for a new password: first its requirements, then every reason why it was refused. */
export function NewPasswordField({ label, problem, value, onChange }: NewPasswordFieldProps) {
  const { t } = useTranslation('auth')
  const { t: errors } = useTranslation('errors', 'common')
  const say = { auth: t, errors }
  const { passwordMin = passwordLength.min } = useSignInOffer()
  return (
    <PasswordField
      name="password"
      autoComplete="new-password"
      label={label}
      hint={t('field.passwordHint', { count: passwordMin })}
      error={problem?.place === 'password' ? problemSummary(say, problem) : undefined}
      reasons={weaknessTexts(say, problem, passwordMin)}
      value={value}
      onChange={onChange}
    />
  )
}
