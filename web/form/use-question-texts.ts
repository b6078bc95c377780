import { useMemo } from 'react'
import type { Json } from '#domain/json/json.ts'
import type { Problem } from '#domain/questionnaires/problems.ts'
import type { Field, Group, Step } from '#domain/questionnaires/questionnaire.ts'
import {
  type FieldPart,
  fieldKey,
  markKey,
  optionKey,
  problemKey,
  stepKey,
  textName,
} from '#domain/questionnaires/text-keys.ts'
import { shownBounds } from '#domain/units/convert.ts'
import { unitsOf } from '#domain/units/quantities.ts'
import type { Namespace } from '#locales/namespaces.ts'
import { sayText, type TranslateAny } from '#locales/translator.ts'
import { type Reader, type SystemOf, sayAnswer, sayParts } from '#web/questionnaire/say-answer.ts'
import { findTexts } from '#web/ui/language/texts.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** Everything a questionnaire says, in the reader's language and units. */
export interface QuestionTexts {
  step(step: Step, part: 'name' | 'title' | 'lead'): string
  /** The name of an entry of a step: a field or a group. */
  name(key: string): string
  field(field: Field, part: FieldPart, group?: Group): string
  hint(field: Field, group?: Group): string | undefined
  option(field: Field, option: string): string
  problem(problem: Problem, field: Field, group?: Group): string
  /** An answer in words; empty when there is none. */
  answer(field: Field, value: Json | undefined): string
  mark(field: Field): string | undefined
}

/** The bounds of a problem as the reader would enter them; the unit is said once, at the upper one. */
function shownParams(field: Field, { params }: Problem, reader: Reader): Record<string, string | number> {
  const { min, max } = params
  if (!('quantity' in field) || min === undefined || max === undefined) return params
  const system = reader.systemOf(field.quantity)
  const bounds = shownBounds(field.quantity, system, { min, max })
  const units = unitsOf(field.quantity, system)
  const lower = units.length > 1 ? units : []
  return { min: sayParts(reader, bounds.min, lower), max: sayParts(reader, bounds.max, units) }
}

function textsOf(reader: Reader, namespace: Namespace): QuestionTexts {
  const { text: say, systemOf } = reader
  return {
    step: (step, part) => say(stepKey(step, part)),
    name: (key) => say(fieldKey(key, 'label')),
    field: (field, part, group) => say(fieldKey(textName(field, group), part)),
    hint: (field, group) => {
      const key = fieldKey(textName(field, group), 'hint')
      const [own = '', other] = key.split(':')
      const english = findTexts('en', other ? own : namespace)
      return english?.has(other ?? own) ? say(key) : undefined
    },
    option: (field, option) => say(optionKey(field, option, systemOf('distance'))),
    problem: (problem, field, group) =>
      say(problemKey(problem, textName(field, group)), shownParams(field, problem, reader)),
    answer: (field, value) => sayAnswer(reader, field, value) ?? '',
    mark: (field) => ('mark' in field && field.mark ? say(markKey(field.mark.name)) : undefined),
  }
}

/** The texts of a questionnaire, in the language shown and the rider's units. */
export function useQuestionTexts(systemOf: SystemOf, namespace: Namespace): QuestionTexts {
  const { language } = useTranslation(namespace, 'common')
  const format = useFormat()
  return useMemo(() => {
    const say: TranslateAny = (key, values) =>
      sayText(language, findTexts, key.includes(':') ? key : `${namespace}:${key}`, values)
    return textsOf({ text: say, format, systemOf }, namespace)
  }, [language, format, systemOf, namespace])
}
