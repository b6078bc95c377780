import type { ReactNode } from 'react'
import { conditionPlace, type PageCondition } from '#domain/page-values.ts'

type WhenProps = { children: ReactNode } & ({ holds: PageCondition } | { fails: PageCondition })

/** A part of a document that is only there under a condition, or only without it. The server knows when it starts. */
export function When({ children, ...condition }: WhenProps) {
  const { before, behind } =
    'holds' in condition ? conditionPlace(condition.holds) : conditionPlace(condition.fails, { fails: true })
  return (
    <>
      {before}
      {children}
      {behind}
    </>
  )
}
