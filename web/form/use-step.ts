import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { withQuery } from '#web/paths.ts'

interface ShownStepOfUrl {
  /** Index of the step in the address. */
  index: number
  /** The furthest step shown in this visit. */
  furthest: number
  /** Whether another step was shown before, so that the focus has to follow. */
  arrived: boolean
  /** The address of a step. */
  to(index: number): string
  go(index: number): void
}

/** The step in the address, so that reload and the browser's Back work. */
export function useStep(count: number, address: Record<string, string>): ShownStepOfUrl {
  const [search, setSearch] = useSearchParams()
  const { pathname } = useLocation()
  const asked = Number(search.get('step') ?? 1)
  const index = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), count) - 1 : 0
  const [seen, setSeen] = useState({ first: index, furthest: index, moved: false })
  if (index > seen.furthest || (index !== seen.first && !seen.moved)) {
    setSeen({ ...seen, furthest: Math.max(index, seen.furthest), moved: true })
  }
  const paramsOf = (step: number) => ({ ...address, step: String(step + 1) })
  return {
    index,
    furthest: seen.furthest,
    arrived: seen.moved,
    to: (step) => withQuery(pathname, paramsOf(step)),
    go: (step) => setSearch(paramsOf(step)),
  }
}
