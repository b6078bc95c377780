import { useMemo } from 'react'
import type { Json } from '#domain/json/json.ts'
import type { Problem } from '#domain/questionnaires/problems.ts'
import type { Field, Group, ScaleField, Step } from '#domain/questionnaires/questionnaire.ts'
import { type Reader, type SystemOf, sayAnswer, sayParts } from '#domain/questionnaires/say-answer.ts'
import {
  type FieldPart,
  fieldKey,
  markKey,
  optionKey,
  problemKey,
  stepKey,
  textName,
  valueKey,
} from '#domain/questionnaires/text-keys.ts'
import { shownBounds } from '#domain/units/convert.ts'
import { unitsOf } from '#domain/units/quantities.ts'
import type { Namespace } from '#locales/namespaces.ts'
import { sayText, type TranslateAny } from '#locales/translator.ts'
import { findTexts } from '#web/ui/language/texts.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** All texts of a questionnaire, in the reader's language and units. */
export interface QuestionTexts {
  step(step: Step, part: 'name' | 'title' | 'lead'): string
  /** The name of an entry of a step: a field or a group. */
  name(key: string): string
  field(field: Field, part: FieldPart, group?: Group): string
  hint(field: Field, group?: Group): string | undefined
  option(field: Field, option: string): string
  problem(problem: Problem, field: Field, group?: Group): string
  /** An answer in words; empty if there is none. */
  answer(field: Field, value: Json | undefined, group: Group | undefined): string
  /** The same in fewer words: 5 of 7. */
  brief(field: Field, value: Json | undefined, group: Group | undefined): string
  /** An answer that can be understood without its question, such as "after 45 min"; empty if there is none. */
  fact(field: Field, value: Json | undefined, group: Group | undefined): string
  mark(field: Field): string | undefined
}

/** The bounds of a problem as the reader would enter them. The unit is named once, at the upper bound. */
function shownParams(field: Field, { params }: Problem, reader: Reader): Record<string, string | number> {
  const { min, max } = params
  if (!('quantity' in field) || min === undefined || max === undefined) return params
  const system = reader.systemOf(field.quantity)
  const bounds = shownBounds(field.quantity, system, { min, max })
  const units = unitsOf(field.quantity, system)
  const lower = units.length > 1 ? units : []
  return { min: sayParts(reader, bounds.min, lower), max: sayParts(reader, bounds.max, units) }
}

/** Whether a key has a text, in the form's own namespace unless it names another. */
function hasText(key: string, namespace: Namespace): boolean {
  const [own = '', other] = key.split(':')
  return findTexts('en', other ? own : namespace)?.has(other ?? own) ?? false
}

/** Whether a value of a scale is said as a number; others have words of their own. */
const isCounted = (field: ScaleField, value: number): boolean =>
  value >= field.min && valueKey(field, value) === undefined

function briefly(reader: Reader, field: Field, value: Json | undefined, group: Group | undefined): string {
  if (field.kind === 'scale' && typeof value === 'number' && isCounted(field, value))
    return reader.text('common:scale.answer', { value: reader.format.number(value), max: field.max })
  return sayAnswer(reader, field, value, group) ?? ''
}

function textsOf(reader: Reader, namespace: Namespace): QuestionTexts {
  const { text: say, systemOf } = reader
  return {
    step: (step, part) => say(stepKey(step, part)),
    name: (key) => say(fieldKey(key, 'label')),
    field: (field, part, group) => say(fieldKey(textName(field, group), part)),
    hint: (field, group) => {
      const key = fieldKey(textName(field, group), 'hint')
      return hasText(key, namespace) ? say(key) : undefined
    },
    option: (field, option) => say(optionKey(field, option, systemOf('distance'))),
    problem: (problem, field, group) =>
      say(problemKey(problem, textName(field, group)), shownParams(field, problem, reader)),
    answer: (field, value, group) => sayAnswer(reader, field, value, group) ?? '',
    brief: (field, value, group) => briefly(reader, field, value, group),
    fact: (field, value, group) => {
      const answer = briefly(reader, field, value, group)
      if (!answer || !('quantity' in field)) return answer
      const short = fieldKey(textName(field, group), 'short')
      if (hasText(short, namespace)) return say(short, { value: answer })
      return `${say(fieldKey(textName(field, group), 'label'))} ${answer}`
    },
    mark: (field) => ('mark' in field && field.mark ? say(markKey(field.mark.name)) : undefined),
  }
}

/** The texts of a questionnaire, in the current language and the rider's units. */
export function useQuestionTexts(systemOf: SystemOf, namespace: Namespace): QuestionTexts {
  // The intake asks for the details of a zone only in a later step, which loads their texts and its own.
  const { language } = useTranslation(
    namespace === 'intake' ? 'intakeOpening' : namespace,
    namespace === 'followUp' ? 'zoneDetails' : 'common',
  )
  const format = useFormat()
  return useMemo(() => {
    const say: TranslateAny = (key, values) =>
      sayText(language, findTexts, key.includes(':') ? key : `${namespace}:${key}`, values)
    return textsOf({ text: say, format, systemOf }, namespace)
  }, [language, format, systemOf, namespace])
}
