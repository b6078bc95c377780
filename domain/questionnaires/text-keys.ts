import type { Unit, UnitSystem } from '../units/quantities.ts'
import { unitsOf } from '../units/quantities.ts'
import type { Problem } from './problems.ts'
import { PROBLEM_CODES } from './problems.ts'
import type {
  ChoiceField,
  Entry,
  Field,
  Group,
  Instead,
  MarkName,
  Questionnaire,
  Step,
} from './questionnaire.ts'

/**
 * The keys of a questionnaire's texts, in the locale namespace of its kind. Keys are derived from the description.
 * Texts with a counted number (`count`) have plural forms, `<key>_one` and so on.
 */
export const stepKey = (step: Step, part: 'name' | 'title' | 'lead'): string => `steps.${step.key}.${part}`

/**
 * The name used in a field's text keys: `heightCm`; in a group `discomfort.severity`; with the words of another
 * questionnaire `intake:discomfort.severity`.
 */
export function textName(entry: Entry, group?: Group): string {
  const name = group === undefined ? entry.key : `${group.key}.${entry.key}`
  return 'words' in entry && entry.words ? `${entry.words}:${name}` : name
}

/**
 * `label`: the name of a field. `hint`: a line of help, which not every field has. `low`, `high`: the words at the ends
 * of a scale, `middle` at its middle. `required`: shown when the answer is missing. `short`: the answer (`value`) in a
 * list of few words, for a number whose label would be too long there.
 */
export type FieldPart = 'label' | 'hint' | 'short' | 'low' | 'middle' | 'high' | 'required'
export function fieldKey(name: string, part: FieldPart): string {
  const [namespace, own] = name.split(':')
  return own === undefined ? `fields.${name}.${part}` : `${namespace}:fields.${own}.${part}`
}

/** Where names that several parts of the product share are translated. */
const NAMED: Record<NonNullable<ChoiceField['named']>, string> = {
  zone: 'common:zone',
  measurement: 'measurements:names',
  goal: 'intake:options.goals',
}

/** The text key of an option. An option with a distance has one for each system of distances. */
export function optionKey(field: Field, option: string, system: UnitSystem = 'metric'): string {
  if ('named' in field && field.named) return `${NAMED[field.named]}.${option}`
  const measured = 'measured' in field && field.measured?.includes(option)
  const place = field.words ? `${field.words}:` : ''
  return `${place}options.${field.key}.${option}${measured ? `_${system}` : ''}`
}

export const unitKey = (unit: Unit): string => `common:unit.${unit}`

/** The choice beside a number that is not a number: Gone, does not apply, not yet. */
export const insteadKey = (instead: Instead | 'gone'): string => `followUp:instead.${instead}`

/**
 * The text key for a value of a two-sided scale, such as −2 for much less than expected; undefined for a scale that
 * counts from one end.
 */
export function valueKey({ min }: { min: number }, value: number): string | undefined {
  if (min >= 0) return undefined
  const side = value < 0 ? 'minus' : 'plus'
  return `followUp:values.${value === 0 ? 'zero' : `${side}${Math.abs(value)}`}`
}

export const markKey = (mark: MarkName): string => `marks.${mark}`

/** The message for a problem at a field, the same in all questionnaires; its text takes the problem's `params`. */
export const problemKey = (problem: Problem, name: string): string =>
  problem.code === 'required' ? fieldKey(name, 'required') : `intake:problems.${problem.code}`

const SYSTEMS: readonly UnitSystem[] = ['metric', 'imperial']

function keysOfField(field: Field, group?: Group): string[] {
  const name = textName(field, group)
  const keys = [fieldKey(name, 'label')]
  if (field.required) keys.push(fieldKey(name, 'required'))
  if (field.kind === 'scale') keys.push(fieldKey(name, 'low'), fieldKey(name, 'high'))
  if ('middle' in field) keys.push(fieldKey(name, 'middle'))
  if ('gone' in field) keys.push(insteadKey('gone'))
  if (field.kind === 'scale' && field.min < 0)
    for (let value = field.min; value <= field.max; value += 1) keys.push(valueKey(field, value) ?? '')
  if ('instead' in field && field.instead) keys.push(insteadKey(field.instead))
  if ('mark' in field && field.mark !== undefined) keys.push(markKey(field.mark.name))
  for (const system of SYSTEMS) {
    if ('options' in field) keys.push(...field.options.map((option) => optionKey(field, option, system)))
    if ('quantity' in field) keys.push(...unitsOf(field.quantity, system).map(unitKey))
  }
  return keys
}

const keysOfEntry = (entry: Entry): string[] =>
  entry.kind === 'group'
    ? [
        fieldKey(entry.key, 'label'),
        ...(entry.more ? [fieldKey(entry.key, 'required')] : []),
        ...entry.fields.flatMap((field) => keysOfField(field, entry)),
      ]
    : keysOfField(entry)

/** All text keys of a questionnaire (except hints and short answers), each once, plural forms under their common key. */
export function textKeys({ steps }: Questionnaire): string[] {
  return [
    ...new Set([
      ...steps.flatMap((step) => [stepKey(step, 'name'), stepKey(step, 'title'), stepKey(step, 'lead')]),
      ...steps.flatMap((step) => step.entries).flatMap(keysOfEntry),
      ...PROBLEM_CODES.filter((code) => code !== 'required').map((code) => `intake:problems.${code}`),
    ]),
  ]
}
