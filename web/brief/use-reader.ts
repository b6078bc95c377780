import { useMemo } from 'react'
import type { Reader } from '#web/questionnaire/say-answer.ts'
import { useFormTexts } from '#web/questionnaire/use-form-texts.ts'
import { useUnits } from '#web/questionnaire/use-units.ts'
import { useFormat } from '#web/ui/language/use-format.ts'

/** The words, formats and units of who reads the form. */
export function useReader(): Reader {
  const text = useFormTexts('intake')
  const format = useFormat()
  const units = useUnits()
  return useMemo(() => ({ text, format, systemOf: () => units }), [text, format, units])
}
