import { type Expression, type RawBuilder, sql } from 'kysely'

/** How many rows a query finds, as a scalar. A limit in the query bounds what is read and counted. */
export const rowCount = (rows: Expression<unknown>): RawBuilder<number> =>
  sql<number>`(select count(*)::int from ${rows} as counted)`
