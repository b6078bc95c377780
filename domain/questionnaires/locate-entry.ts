import type { Path } from './answers.ts'
import type { Field, Group, Questionnaire, Step } from './questionnaire.ts'

/** The entry at a path: the step, and the field; a group with its item's field, or without one for the whole group. */
export type EntryLocation = { step: Step; group?: Group; itemId?: string; field?: Field }

/** The entry that a path leads to; undefined when the questionnaire has none. */
export function locateEntry(questionnaire: Questionnaire, path: Path): EntryLocation | undefined {
  const [key, itemId, itemField] = path.split('.')
  for (const step of questionnaire.steps) {
    const entry = step.entries.find((candidate) => candidate.key === key)
    if (entry === undefined) continue
    if (entry.kind !== 'group') return { step, field: entry }
    const field = entry.fields.find((candidate) => candidate.key === itemField)
    return {
      step,
      group: entry,
      ...(itemId === undefined ? {} : { itemId }),
      ...(field === undefined ? {} : { field }),
    }
  }
  return undefined
}
