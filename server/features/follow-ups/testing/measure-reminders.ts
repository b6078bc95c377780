import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../../database/embedded/embedded-postgres.ts'
import { prepareDatabase } from '../../../database/set-up.ts'
import { parseRing } from '../../../vault/master-keys.ts'
import { killReminders } from './kill-reminders.ts'

/** Sends reminders from its own database and prints the result as JSON. Usage: `measure-reminders.ts count kills`. */
const [count = '1000', kills = '10'] = process.argv.slice(2)
const masterKey = `bench:${Buffer.alloc(32, 7).toString('base64')}`
const dataDir = await mkdtemp(join(tmpdir(), 'spokewell-reminders-'))
// When run as root, PostgreSQL uses another user, who must be able to reach its folder.
await chmod(dataDir, 0o711)
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
try {
  await prepareDatabase({ ownerUrl: postgres.ownerUrl, url: null, ring: parseRing(masterKey) })
  const outcome = await killReminders(
    { ownerUrl: postgres.ownerUrl, masterKey },
    { count: Number(count), kills: Number(kills) },
  )
  process.stdout.write(`${JSON.stringify(outcome)}\n`)
} finally {
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}
