import type { Json, JsonObject } from '../json/json.ts'
import { answerHolds } from './answer-holds.ts'
import type { Answers } from './answers.ts'
import { itemsOf, memberOf } from './answers.ts'
import type { Field, FigureName, Group, Questionnaire } from './questionnaire.ts'
import { entriesOf, oncePerQuestionnaire } from './questionnaire.ts'

/**
 * A plain projection of an answer for statistics. `option` is the option or zone it is about, null for a number;
 * `value` is the number, 1 or 0 for yes or no, and 1 for each option that was chosen.
 */
export type Figure = { name: FigureName; option: string | null; value: number }

/** A figure as it was stored. Its name may be of a version that is not known here. */
export type StoredFigure = Omit<Figure, 'name'> & { name: string }

function figuresOfField(field: Field, value: Json | undefined): Figure[] {
  if (!('figure' in field) || field.figure === undefined) return []
  const name = field.figure
  if (typeof value === 'number') return [{ name, option: null, value }]
  if (typeof value === 'boolean') return [{ name, option: null, value: Number(value) }]
  if (!('options' in field)) return []
  const chosen: readonly (Json | undefined)[] = Array.isArray(value) ? value : [value]
  return field.options
    .filter((option) => chosen.includes(option))
    .map((option) => ({ name, option, value: 1 }))
}

function scoreOf(items: readonly JsonObject[], of: string, option: string, key: string): number | undefined {
  const item = items.find((candidate) => memberOf(candidate, of) === option)
  const score = item && memberOf(item, key)
  return typeof score === 'number' ? score : undefined
}

function figuresOfGroup({ key, figure, fields, when }: Group, answers: Answers): Figure[] {
  if (when !== undefined && !answerHolds(when, memberOf(answers, when.field))) return []
  const axis = fields.find((field) => field.key === figure?.of)
  if (figure === undefined || axis === undefined || !('options' in axis)) return []
  const items = itemsOf(answers, key)
  return axis.options.flatMap((option) => {
    const score = scoreOf(items, figure.of, option, figure.value)
    if (score === undefined && figure.answered) return []
    return [{ name: figure.name, option, value: score ?? 0 }]
  })
}

const entriesWithFigures = oncePerQuestionnaire((questionnaire) =>
  entriesOf(questionnaire).filter((entry) => 'figure' in entry && entry.figure !== undefined),
)

/**
 * The plain figures of submitted answers, in the questionnaire's order. Texts are never included; a zone that was not
 * named scores 0.
 */
export function figures(questionnaire: Questionnaire, answers: Answers): Figure[] {
  return entriesWithFigures(questionnaire).flatMap((entry) =>
    entry.kind === 'group'
      ? figuresOfGroup(entry, answers)
      : figuresOfField(entry, memberOf(answers, entry.key)),
  )
}
