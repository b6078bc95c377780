import type { SignUpRole } from '#domain/roles.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

interface RoleChoiceProps {
  value: SignUpRole | null
  onChange(role: SignUpRole | null): void
  error: string | undefined
}

/** The choice between rider and bike fitter. It cannot be changed later. */
export function RoleChoice({ value, onChange, error }: RoleChoiceProps) {
  const { t } = useTranslation('auth')
  const options: { value: SignUpRole; label: string; hint: string }[] = [
    { value: 'client', label: t('field.rider'), hint: t('field.riderHint') },
    { value: 'fitter', label: t('field.fitter'), hint: t('field.fitterHint') },
  ]
  return (
    <ChoiceGroup
      label={t('field.role')}
      columns={2}
      options={options}
      error={error}
      value={value}
      onChange={onChange}
    />
  )
}
