import type { Entry, Step } from '#domain/questionnaires/questionnaire.ts'
import { preferredSystem } from '#domain/units/preferred.ts'
import { type UnitSystem, unitsOf } from '#domain/units/quantities.ts'
import { intlLocale } from '#locales/languages.ts'
import type { SystemOf } from '#web/questionnaire/say-answer.ts'

/** The browser's own tag of the language shown, with its region: the United States and Britain measure differently. */
function regionalTag(language: string, preferred: readonly string[]): string {
  const tag = intlLocale(language)
  return preferred.find((each) => each.split('-')[0] === tag.split('-')[0]) ?? tag
}

/** The rider's choice, else what is usual where the language is spoken. */
export function systemChooser(
  chosen: UnitSystem | null,
  language: string,
  preferred: readonly string[] = navigator.languages,
): SystemOf {
  const tag = regionalTag(language, preferred)
  return (quantity) => chosen ?? preferredSystem(quantity, tag)
}

function isMeasured(entry: Entry): boolean {
  if (entry.kind === 'group') return entry.fields.some(isMeasured)
  if ('measured' in entry && entry.measured) return true
  if (!('quantity' in entry)) return false
  return unitsOf(entry.quantity, 'metric').join() !== unitsOf(entry.quantity, 'imperial').join()
}

/** Whether anything of a step looks different in the other system. */
export const stepIsMeasured = (step: Step): boolean => step.entries.some(isMeasured)
