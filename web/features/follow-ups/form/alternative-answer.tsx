import type { Json } from '#domain/json/json.ts'
import type { Field } from '#domain/questionnaires/questionnaire.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** The answer that a field accepts instead of a number; undefined if there is none. */
export const alternativeOf = (field: Field) => ('instead' in field ? field.instead : undefined)

interface AlternativeAnswerProps {
  field: Field
  value: Json | undefined
  onChange(value: Json | undefined): void
}

/** A button that answers a number field without a number: "does not apply" or "not yet". */
export function AlternativeAnswer({ field, value, onChange }: AlternativeAnswerProps) {
  const { t } = useTranslation('followUp')
  const instead = alternativeOf(field)
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
