import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type RootOperationNode,
} from 'kysely'
import { ClientConnection, type Connection, type SendingClient } from './client-connection.ts'

/** Whether a query only reads. Raw SQL counts as a change, and so does a select without a table, for its functions. */
const onlyReads = (query: RootOperationNode): boolean =>
  query.kind === 'SelectQueryNode' &&
  query.from !== undefined &&
  (query.with?.expressions ?? []).every(({ expression }) => expression.kind === 'SelectQueryNode')

class OpenConnection implements DatabaseConnection {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  async executeQuery<Row>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<Row>> {
    const result = await this.#connection.send({ text: sql, values: parameters, reads: onlyReads(query) })
    return { rows: result.rows, numAffectedRows: BigInt(result.rowCount ?? 0) }
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('read in pages instead of streaming inside a transaction')
  }
}

/** Passes the query to the connection at once, so that statements are sent in the order in which they are executed. */
class OrderedExecutor extends DefaultQueryExecutor {
  readonly #connection: DatabaseConnection

  constructor(connection: DatabaseConnection) {
    super(new PostgresQueryCompiler(), new PostgresAdapter(), {
      provideConnection: (consumer) => consumer(connection),
    })
    this.#connection = connection
  }

  override executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#connection.executeQuery<Row>(query)
  }
}

function driverOf(connection: DatabaseConnection): Driver {
  return {
    init: async () => undefined,
    acquireConnection: async () => connection,
    beginTransaction: async () => {
      throw new Error('the transaction is opened by the database layer')
    },
    commitTransaction: async () => undefined,
    rollbackTransaction: async () => undefined,
    releaseConnection: async () => undefined,
    destroy: async () => undefined,
  }
}

/** Kysely on a connection that is already inside one of our transactions. */
export function kyselyOnConnection<Tables>(given: Connection): Kysely<Tables> {
  const connection = new OpenConnection(given)
  const driver = driverOf(connection)
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
  return new Kysely<Tables>({
    config: { dialect },
    dialect,
    driver,
    executor: new OrderedExecutor(connection),
  })
}

/** Kysely on a driver's client that is already inside one of our transactions. */
export const kyselyOnClient = <Tables>(client: SendingClient): Kysely<Tables> =>
  kyselyOnConnection<Tables>(new ClientConnection(client, { prepared: false }))
