import { type RawBuilder, sql } from 'kysely'

/**
 * A list as a single parameter of a statement, to be compared with `=`. Unlike `in`, it keeps the statement's text the
 * same for every number of elements, so that the prepared plan can be reused.
 */
export const anyOf = <Value>(values: readonly Value[]): RawBuilder<Value> => sql<Value>`any(${values})`
