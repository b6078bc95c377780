import { type RawBuilder, sql } from 'kysely'

/** A list as one value, to be compared with `=`: the statement's text is the same for every number of elements. */
export const anyOf = <Value>(values: readonly Value[]): RawBuilder<Value> => sql<Value>`any(${values})`
