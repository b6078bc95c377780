import type { Group, ScaleField } from '#domain/questionnaires/questionnaire.ts'
import { fieldKey, textName, valueKey } from '#domain/questionnaires/text-keys.ts'
import { useFormTexts } from '#web/questionnaire/use-form-texts.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** The text of a scale's value. Attainment values have their own texts; other scales use the words at their ends. */
export function useScaleWords(): (field: ScaleField, value: number, group?: Group) => string {
  const { t } = useTranslation('common')
  const say = useFormTexts('followUp')
  return (field, value, group) => {
    const own = valueKey(field, value)
    if (own) return say(own)
    const name = textName(field, group)
    return t('scale.withWords', {
      value,
      max: field.max,
      low: say(fieldKey(name, 'low')),
      high: say(fieldKey(name, 'high')),
    })
  }
}
