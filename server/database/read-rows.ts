import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from './schema.gen.ts'

/**
 * Reads the rows of a select that is written as SQL. As a query of its own such a text would count as a change, and its
 * call would wait for the commit.
 */
export const readRows = <Row>(db: Kysely<DB>, select: RawBuilder<Row>): Promise<Row[]> =>
  db.selectFrom(sql<Row>`(${select})`.as('read')).selectAll().$castTo<Row>().execute()
