import { isObject } from '#domain/json/json.ts'
import { type Answers, answerAt, memberOf } from '#domain/questionnaires/answers.ts'
import { locateEntry } from '#domain/questionnaires/locate-entry.ts'
import { marks } from '#domain/questionnaires/marks.ts'
import type { MarkName, Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import { labelOf, type Reader, sayAnswer } from '#domain/questionnaires/say-answer.ts'
import { isOwnWords } from './answered-in.tsx'

/** One thing to see first: an item with all its marked answers. */
export interface Marked {
  path: string
  name: string
  /** The name is in the words of whoever answered. */
  ownName: boolean
  marks: MarkName[]
  /** The severity, if one is marked. */
  severity: number | null
  /** The answer, if the name is a question and the mark alone does not answer it. */
  said: string | null
}

/** The answer to a question. Null for items of a group, and for yes/no questions, where the mark says what yes means. */
function saidAt(reader: Reader, questionnaire: Questionnaire, answers: Answers, path: string): string | null {
  const place = locateEntry(questionnaire, path)
  if (!place?.field || place.group || place.field.kind === 'boolean') return null
  const said = sayAnswer(reader, place.field, answerAt(answers, path))
  const zones = path === 'redFlags' && locateEntry(questionnaire, 'redFlagZones')?.field
  const where = zones && sayAnswer(reader, zones, answerAt(answers, 'redFlagZones'))
  return where ? reader.format.labelled(said, where) : said
}

function nameOf(
  reader: Reader,
  questionnaire: Questionnaire,
  answers: Answers,
  path: string,
): Pick<Marked, 'name' | 'ownName'> {
  const place = locateEntry(questionnaire, path)
  const first = place?.group?.fields[0]
  if (!place?.group || !first)
    return { name: place?.field ? labelOf(reader, place.field) : '', ownName: false }
  const item = answerAt(answers, `${place.group.key}.${place.itemId}`)
  const said = isObject(item) && sayAnswer(reader, first, memberOf(item, first.key), place.group)
  return { name: said || '', ownName: isOwnWords(first) }
}

/** A sign that needs a physician comes before any severity. */
const weightOf = ({ marks, severity }: Marked): number =>
  marks.includes('redFlag') ? Number.POSITIVE_INFINITY : (severity ?? 0)

/** What the fitter should see first: red flags, then one entry per zone or injury, the most severe first. */
export function markedOf(reader: Reader, questionnaire: Questionnaire, answers: Answers): Marked[] {
  const found = new Map<string, Marked>()
  for (const { name, path } of marks(questionnaire, answers)) {
    const itemPath = path.split('.').slice(0, 2).join('.')
    const value = answerAt(answers, path)
    const entry = found.get(itemPath) ?? {
      path: itemPath,
      ...nameOf(reader, questionnaire, answers, path),
      marks: [],
      severity: null,
      said: saidAt(reader, questionnaire, answers, path),
    }
    entry.marks.push(name)
    if (name === 'severe' && typeof value === 'number') entry.severity = value
    found.set(itemPath, entry)
  }
  return [...found.values()].sort((a, b) => (weightOf(a) === weightOf(b) ? 0 : weightOf(b) - weightOf(a)))
}
