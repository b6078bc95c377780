import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useOutcomeFilters } from '#web/outcome-filters/use-outcome-filters.ts'
import { outcomeSessionsPath, pages, withChangedQuery } from '#web/paths.ts'
import { furtherQuery, readAddress } from './address.ts'

/** What the address of the outcomes page asks for, and the addresses that it leads to. */
export function useOutcomePage() {
  const [address] = useSearchParams()
  const { query: common, narrowed } = useOutcomeFilters()
  const { view, further, unknown } = useMemo(() => readAddress(address), [address])
  const query = useMemo(() => ({ ...common, ...furtherQuery(further) }), [common, further])
  return {
    view,
    further,
    unknown,
    /** Every filter as a parameter of the page's calls. */
    query,
    narrowed: narrowed || Object.keys(furtherQuery(further)).length > 0,
    /** The fits behind a figure, with the filters of the page, or with others in their place. */
    sessions: (of: string, others: Record<string, string> = {}) =>
      outcomeSessionsPath(of, { ...query, ...others }),
    /** The page with other parameters. */
    with: (changes: Record<string, string | null>): string =>
      withChangedQuery(pages.outcomes, address, changes),
  }
}

export type OutcomePage = ReturnType<typeof useOutcomePage>
