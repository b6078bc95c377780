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
  unitKey,
} from '#domain/questionnaires/text-keys.ts'
import { shown, shownBounds } from '#domain/units/convert.ts'
import { unitsOf } from '#domain/units/quantities.ts'
import { sayText, type TranslateAny } from '#locales/translator.ts'
import { findTexts } from '#web/ui/language/texts.ts'
import { type Formats, useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { SystemOf } from './units.ts'

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

interface Speech {
  say: TranslateAny
  format: Formats
  systemOf: SystemOf
}

/** A number with its unit: 180 cm, 5 ft 11 in. */
function quantityText(parts: readonly number[], units: readonly string[], { say, format }: Speech): string {
  return parts.map((part, index) => `${format.number(part)} ${say(units[index] ?? '')}`.trim()).join(' ')
}

/** The bounds of a problem as the reader would enter them; the unit is said once, at the upper one. */
function shownParams(field: Field, { params }: Problem, speech: Speech): Record<string, string | number> {
  const { min, max } = params
  if (!('quantity' in field) || min === undefined || max === undefined) return params
  const system = speech.systemOf(field.quantity)
  const bounds = shownBounds(field.quantity, system, { min, max })
  const units = unitsOf(field.quantity, system).map(unitKey)
  const lower = units.length > 1 ? units : []
  return { min: quantityText(bounds.min, lower, speech), max: quantityText(bounds.max, units, speech) }
}

function numberAnswer(field: Field, value: number, speech: Speech): string {
  if (field.kind === 'scale') return speech.say('common:scale.answer', { value, max: field.max })
  if (!('quantity' in field)) return String(value)
  const system = speech.systemOf(field.quantity)
  return quantityText(
    shown(field.quantity, system, value),
    unitsOf(field.quantity, system).map(unitKey),
    speech,
  )
}

function answerText(field: Field, value: Json | undefined, speech: Speech): string {
  const { say, format, systemOf } = speech
  const option = (key: string) => say(optionKey(field, key, systemOf('distance')))
  if (typeof value === 'number') return numberAnswer(field, value, speech)
  if (typeof value === 'boolean') return say(value ? 'common:state.yes' : 'common:state.no')
  if (Array.isArray(value)) return format.list(value.map((each) => option(String(each))))
  if (typeof value !== 'string') return ''
  if (field.kind === 'choice') return option(value)
  return field.kind === 'date' && /^\d{4}-\d\d-\d\d$/.test(value) ? format.date(value) : value
}

function textsOf(speech: Speech): QuestionTexts {
  const { say, systemOf } = speech
  const english = findTexts('en', 'intake')
  return {
    step: (step, part) => say(stepKey(step, part)),
    name: (key) => say(fieldKey(key, 'label')),
    field: (field, part, group) => say(fieldKey(textName(field, group), part)),
    hint: (field, group) => {
      const key = fieldKey(textName(field, group), 'hint')
      return english?.has(key) ? say(key) : undefined
    },
    option: (field, option) => say(optionKey(field, option, systemOf('distance'))),
    problem: (problem, field, group) =>
      say(problemKey(problem, textName(field, group)), shownParams(field, problem, speech)),
    answer: (field, value) => answerText(field, value, speech),
    mark: (field) => ('mark' in field && field.mark ? say(markKey(field.mark.name)) : undefined),
  }
}

/** The texts of a questionnaire, in the language shown and the rider's units. */
export function useQuestionTexts(systemOf: SystemOf): QuestionTexts {
  const { language } = useTranslation('intake', 'common')
  const format = useFormat()
  return useMemo(() => {
    const say: TranslateAny = (key, values) =>
      sayText(language, findTexts, key.includes(':') ? key : `intake:${key}`, values)
    return textsOf({ say, format, systemOf })
  }, [language, format, systemOf])
}
