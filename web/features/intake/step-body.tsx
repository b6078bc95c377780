import type { Problem } from '#domain/questionnaires/problems.ts'
import type { Step } from '#domain/questionnaires/questionnaire.ts'
import { FieldStep } from './field-step.tsx'
import { GroupStep } from './group-step.tsx'

/** What a step asks: the entries of a group, or questions. */
export function StepBody({ step, problems }: { step: Step; problems: readonly Problem[] }) {
  const [first] = step.entries
  if (first?.kind === 'group') return <GroupStep key={step.key} group={first} problems={problems} />
  return <FieldStep key={step.key} step={step} problems={problems} />
}
