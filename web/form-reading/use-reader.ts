import { useMemo } from 'react'
import type { QuestionnaireKind } from '#domain/questionnaires/questionnaire.ts'
import type { Reader } from '#domain/questionnaires/say-answer.ts'
import { useFormTexts } from '#web/questionnaire/use-form-texts.ts'
import { useUnits } from '#web/questionnaire/use-units.ts'
import { useFormat } from '#web/ui/language/use-format.ts'

/** The texts, formats and units for the reader of a form. */
export function useReader(kind: QuestionnaireKind = 'intake'): Reader {
  const text = useFormTexts(kind)
  const format = useFormat()
  const units = useUnits()
  return useMemo(() => ({ text, format, systemOf: () => units }), [text, format, units])
}
