import { type Entry, entriesOf, type Questionnaire } from '../questionnaires/questionnaire.ts'

const NAMES: ReadonlySet<string> = new Set(['name', 'guardianName'])

/** Whether the answer says who the rider is or how to reach them, or belongs to the consent ledger. */
function identifies(entry: Entry): boolean {
  if (entry.kind === 'email' || entry.kind === 'phone') return true
  if (entry.kind === 'date') return entry.age !== undefined
  return (entry.kind === 'boolean' && entry.consent !== undefined) || NAMES.has(entry.key)
}

/** The questionnaire without the questions about name, contact, date of birth and consents. */
export const withoutIdentity = (questionnaire: Questionnaire): Questionnaire => ({
  ...questionnaire,
  steps: questionnaire.steps.map((step) => ({
    ...step,
    entries: step.entries.filter((entry) => !identifies(entry)),
  })),
})

/** The answers to these questions only. */
export function answersTo<Answer>(
  questionnaire: Questionnaire,
  answers: Readonly<Record<string, Answer>>,
): Record<string, Answer> {
  const asked = new Set(entriesOf(questionnaire).map(({ key }) => key))
  return Object.fromEntries(Object.entries(answers).filter(([key]) => asked.has(key)))
}
