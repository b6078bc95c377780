import { type RawBuilder, sql } from 'kysely'

/**
 * A list as one value of a statement, to be compared with `=`. Unlike `in`, it keeps the statement's text the same for
 * every number of elements, so that its plan is kept.
 */
export const anyOf = <Value>(values: readonly Value[]): RawBuilder<Value> => sql<Value>`any(${values})`
