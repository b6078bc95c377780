import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import {
  FILTER_NAMES,
  type FilterName,
  filterQuery,
  NO_FILTERS,
  type OutcomeFilters,
  readFilters,
  withFilter,
  withoutFilters,
} from './filters.ts'

/** The filters of the current address, and what changes them. A change replaces the address. */
export function useOutcomeFilters() {
  const [address, setAddress] = useSearchParams()
  const { filters, ignored } = useMemo(() => readFilters(address), [address])
  return {
    filters,
    /** Filters of the address that do not exist. They are left out. */
    ignored,
    /** The filters as parameters of a call. */
    query: useMemo(() => filterQuery(filters), [filters]),
    /** Whether fewer fits are counted than without filters. */
    narrowed: FILTER_NAMES.some((name) => filters[name] !== NO_FILTERS[name]),
    change: <Name extends FilterName>(name: Name, value: OutcomeFilters[Name]) =>
      setAddress((before) => withFilter(before, name, value), { replace: true }),
    clear: (names: readonly string[] = FILTER_NAMES) =>
      setAddress((before) => withoutFilters(before, names), { replace: true }),
  }
}

export type OutcomeFilterControl = ReturnType<typeof useOutcomeFilters>
