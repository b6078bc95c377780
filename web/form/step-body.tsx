import { Suspense } from 'react'
import { Skeleton } from '#web/ui/waiting.tsx'
import { FieldStep } from './field-step.tsx'
import type { BodyProps } from './form-parts.ts'
import { later } from './later.ts'

/** The entries of a group, with the drawing. */
export const groupStep = later(async () => ({ default: (await import('./group-step.tsx')).GroupStep }))

/** What a step asks: the entries of a group, or questions. */
export function StepBody({ screen: { step }, problems }: BodyProps) {
  const [first] = step.entries
  if (first?.kind !== 'group') return <FieldStep key={step.key} step={step} problems={problems} />
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <groupStep.Part key={step.key} group={first} problems={problems} />
    </Suspense>
  )
}
