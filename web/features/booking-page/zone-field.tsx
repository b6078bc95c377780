import { useMemo } from 'react'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { SelectField } from '#web/ui/select-field.tsx'

/** Every zone by its region and place. The zone of the device may be missing in the browser's list. */
function zonesWith(own: string): string[] {
  const known = new Set(Intl.supportedValuesOf('timeZone'))
  known.add(own)
  known.add('UTC')
  return [...known].sort()
}

interface ZoneFieldProps {
  value: string
  error?: string | undefined
  onChange: (timeZone: string) => void
}

/** The zone in which times are shown. */
export function ZoneField({ value, error, onChange }: ZoneFieldProps) {
  const { t } = useTranslation('book')
  const options = useMemo(
    () => zonesWith(value).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
    [value],
  )
  return (
    <SelectField
      label={t('zone')}
      hint={t('zoneHint')}
      error={error}
      options={options}
      value={value}
      onChange={(zone) => zone !== null && onChange(zone)}
    />
  )
}
