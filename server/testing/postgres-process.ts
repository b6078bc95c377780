// A PostgreSQL of its own, until the channel to the process that started it closes: `postgres-process.ts <data folder>`.
// It sends the owner's URL as its only message.
import { once } from 'node:events'
import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts'

const postgres = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '', log: () => undefined })
process.send?.(postgres.ownerUrl)
await once(process, 'disconnect')
await postgres.stop()
