import type { Json } from '../json/json.ts'
import type { Answers, Path } from './answers.ts'
import { itemsOf, memberOf, pathOf } from './answers.ts'
import type { Field, MarkName, Questionnaire } from './questionnaire.ts'
import { entriesOf, oncePerQuestionnaire } from './questionnaire.ts'

/** An answer that the fitter should see first. */
export type Mark = { name: MarkName; path: Path }

function markOf(field: Field, value: Json | undefined): MarkName | undefined {
  if (field.kind === 'boolean') return value === true ? field.mark?.name : undefined
  if (field.kind === 'choices') {
    const telling = Array.isArray(value) && value.some((option) => option !== field.exclusive)
    return telling ? field.mark?.name : undefined
  }
  if (field.kind !== 'scale' || field.mark === undefined || typeof value !== 'number') return undefined
  const { mark } = field
  return ('from' in mark ? value >= mark.from : value <= mark.to) ? mark.name : undefined
}

/** The questions that can be marked, with their group's key if they are in one. */
const markedFields = oncePerQuestionnaire((questionnaire) =>
  entriesOf(questionnaire).flatMap((entry) => {
    const fields = (entry.kind === 'group' ? entry.fields : [entry]).filter(
      (field) => 'mark' in field && field.mark !== undefined,
    )
    return fields.length === 0 ? [] : [{ group: entry.kind === 'group' ? entry.key : null, fields }]
  }),
)

/** The marked answers, in the questionnaire's order: severity 6–7, current injuries, treatment. */
export function marks(questionnaire: Questionnaire, answers: Answers): Mark[] {
  return markedFields(questionnaire).flatMap(({ group, fields }) => {
    const places = group === null ? [answers] : itemsOf(answers, group)
    return places.flatMap((place) =>
      fields.flatMap((field) => {
        const name = markOf(field, memberOf(place, field.key))
        if (name === undefined) return []
        return [{ name, path: group === null ? field.key : pathOf(group, String(place.id), field.key) }]
      }),
    )
  })
}
