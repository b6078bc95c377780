import type { Group, ScaleField } from '#domain/questionnaires/questionnaire.ts'
import { fieldKey, textName } from '#domain/questionnaires/text-keys.ts'
import { useFormTexts } from '#web/questionnaire/use-form-texts.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** The words of an attainment, from −2 up. */
const ATTAINMENT = ['minus2', 'minus1', 'zero', 'plus1', 'plus2'] as const

/** What a value of a scale means: an attainment in its own words, any other with the words at the ends. */
export function useScaleWords(): (field: ScaleField, value: number, group?: Group) => string {
  const { t } = useTranslation('followUps', 'common')
  const say = useFormTexts('followUp')
  return (field, value, group) => {
    const word = field.min < 0 ? ATTAINMENT[value - field.min] : undefined
    if (word) return t(`form.attainment.${word}`)
    const name = textName(field, group)
    return t('common:scale.withWords', {
      value,
      max: field.max,
      low: say(fieldKey(name, 'low')),
      high: say(fieldKey(name, 'high')),
    })
  }
}
