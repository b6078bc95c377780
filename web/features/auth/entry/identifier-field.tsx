import { useTranslation } from '#web/ui/language/use-translation.ts'
import { TextField } from '#web/ui/text-field.tsx'

interface IdentifierFieldProps {
  /** Phone numbers can be used to sign in. */
  phones: boolean
  error: string | undefined
  value: string
  onChange(value: string): void
}

/** The field for the address, or for the phone number if those can be used. */
export function IdentifierField({ phones, error, value, onChange }: IdentifierFieldProps) {
  const { t } = useTranslation('auth')
  return (
    <TextField
      type={phones ? 'text' : 'email'}
      inputMode="email"
      name="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      label={phones ? t('field.identifier') : t('field.email')}
      error={error}
      value={value}
      onChange={onChange}
    />
  )
}
