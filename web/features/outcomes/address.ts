import { CHANGE_KINDS, type ChangeKind } from '#domain/interventions/change-kinds.ts'
import { STRATA, STRATUM_NAMES, type Stratum, type StratumValue } from '#domain/outcomes/strata.ts'

/** The views of the outcomes page. The first one is shown if the address names none. */
export const VIEWS = ['zones', 'changes', 'time', 'groups', 'goals', 'predictions'] as const

/** What only this page filters by. */
export interface StratumFilters {
  strata: { readonly [Name in Stratum]?: StratumValue<Name> }
  /** Only fits that included this change. */
  change: ChangeKind | null
}

/** Every name of the address that `StratumFilters` come from. */
export const FURTHER_NAMES = [...STRATUM_NAMES, 'change'] as const

function readStratum<Name extends Stratum>(
  address: URLSearchParams,
  name: Name,
): StratumValue<Name> | undefined {
  const values: readonly StratumValue<Name>[] = STRATA[name]
  const [text, ...more] = address.getAll(name)
  return more.length > 0 ? undefined : values.find((value) => value === text)
}

/** The view, the strata and the change of an address. What does not exist is left out and named. */
export function readAddress(address: URLSearchParams) {
  const view = VIEWS.find((each) => each === address.get('view'))
  const change = CHANGE_KINDS.find((each) => each === address.get('change')) ?? null
  const further: StratumFilters = {
    strata: Object.fromEntries(
      STRATUM_NAMES.flatMap((name) => {
        const value = readStratum(address, name)
        return value === undefined ? [] : [[name, value]]
      }),
    ),
    change,
  }
  const unknown = [
    ...(address.has('view') && view === undefined ? (['view'] as const) : []),
    ...STRATUM_NAMES.filter((name) => address.has(name) && readStratum(address, name) === undefined),
    ...(address.has('change') && change === null ? (['change'] as const) : []),
  ]
  return { view: view ?? VIEWS[0], further, unknown }
}

/** The filters of this page as parameters of a call. */
export const furtherQuery = ({ strata, change }: StratumFilters) => ({
  ...strata,
  ...(change && { change }),
})
