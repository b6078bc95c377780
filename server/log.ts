import { DatabaseError } from 'pg'
import pino, { type DestinationStream, type Logger } from 'pino'

/** The loggable part of a failure. It omits message and detail of a database error, which may quote a row. */
export function loggable(error: Error): object {
  if (error instanceof DatabaseError)
    return {
      database: error.code,
      constraint: error.constraint,
      table: error.table,
      stack: error.stack?.split('\n').slice(1),
    }
  return { name: error.name, message: error.message, stack: error.stack }
}

const loggableValue = (thrown: unknown): object =>
  thrown instanceof Error ? loggable(thrown) : { name: typeof thrown }

/** Opens the log: JSON lines. What stands under `err` is reduced to what may be logged, whoever logs it. */
export const openLog = (level: string, destination?: DestinationStream): Logger =>
  pino({ level, serializers: { err: loggableValue } }, destination)
