import { useId } from 'react'
import type { UnitSystem } from '#domain/units/quantities.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useForm } from './form-context.ts'

const systems: readonly UnitSystem[] = ['metric', 'imperial']

/** Metric or imperial; what is stored stays the same. */
export function UnitSwitch() {
  const { t } = useTranslation('intake')
  const { systemOf, edit } = useForm()
  const name = useId()
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4">
      <legend className="sr-only">{t('wizard.units.label')}</legend>
      {systems.map((system) => (
        <label key={system} className="flex min-h-9 items-center gap-2 text-secondary">
          <input
            type="radio"
            className="tick"
            name={name}
            checked={systemOf('length') === system}
            onChange={() => edit({ units: system })}
          />
          {t(`wizard.units.${system}`)}
        </label>
      ))}
    </fieldset>
  )
}
