import type { ReactNode } from 'react'
import { conditionPlace, type PageCondition } from '#domain/page-values.ts'

/** A part of the page that is only there under a condition, which the server knows when it starts. */
export function When({ holds, children }: { holds: PageCondition; children: ReactNode }) {
  const { before, behind } = conditionPlace(holds)
  return (
    <>
      {before}
      {children}
      {behind}
    </>
  )
}
