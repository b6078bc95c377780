import type { Json } from '#domain/json/json.ts'
import type { Field } from '#domain/questionnaires/questionnaire.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** The answer to a number that is no number, where there is one. */
export const insteadOf = (field: Field) => ('instead' in field ? field.instead : undefined)

interface InsteadProps {
  field: Field
  value: Json | undefined
  onChange(value: Json | undefined): void
}

/** The answer beside a number that is no number: does not apply, not yet. */
export function Instead({ field, value, onChange }: InsteadProps) {
  const { t } = useTranslation('followUp')
  const instead = insteadOf(field)
  if (!instead) return null
  return (
    <label className="choice justify-self-start">
      <input
        type="checkbox"
        className="tick"
        checked={value === instead}
        onChange={(event) => onChange(event.target.checked ? instead : undefined)}
      />
      {t(`instead.${instead}`)}
    </label>
  )
}
