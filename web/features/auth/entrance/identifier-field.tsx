import { useTranslation } from '#web/ui/language/use-translation.ts'
import { TextField } from '#web/ui/text-field.tsx'

interface IdentifierFieldProps {
  /** Phone numbers are in use here. */
  phones: boolean
  error: string | undefined
  value: string
  onChange(value: string): void
}

/** The address somebody is known by, or the phone number where those are in use. */
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
