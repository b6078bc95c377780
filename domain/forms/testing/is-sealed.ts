import type { Field, Group } from '../../questionnaires/questionnaire.ts'

/** Whether an answer, or one of an item of `group`, is stored only in the sealed answers. */
export function isSealed(field: Field, group?: Group): boolean {
  return !('figure' in field) && field.key !== group?.figure?.of && field.key !== group?.figure?.value
}
