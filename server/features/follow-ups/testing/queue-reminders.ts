import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { openDatabase } from '../../../database/database.ts'
import { openVaultOf, runTimeLogin } from '../../../database/set-up.ts'
import { parseRing } from '../../../vault/master-keys.ts'
import { processDueFollowUps } from '../reminders.service.ts'
import { seedReminders } from './seed-reminders.ts'

/**
 * Queues due reminders of one new rider in the outbox of a running server, and prints the rider's id. Usage:
 * `queue-reminders.ts count address`.
 */
const { OWNER_URL = '', MASTER_KEY = '', PUBLIC_URL = '' } = process.env
const [count = '300', address = 'jonas@example.org'] = process.argv.slice(2)
const now = new Date()
const hoursToNoon = 12 - now.getUTCHours()
// The names of these zones count hours west of Greenwich.
const timeZone = `Etc/GMT${hoursToNoon > 0 ? '-' : '+'}${Math.abs(hoursToNoon)}`

const owner = new Client({ connectionString: OWNER_URL })
await owner.connect()
const vault = await openVaultOf(owner, parseRing(MASTER_KEY))
const login = await runTimeLogin(owner, { ownerUrl: OWNER_URL, url: null }, vault)
const rider = await seedReminders(owner, MASTER_KEY, { count: Number(count), address, now, timeZone })
await owner.end()
const database = openDatabase({ ...login, vault, publicUrl: PUBLIC_URL, size: 1 })
const circumstances = { now, requestId: `drill-${randomUUID()}` }
while ((await database.perform({ system: true }, circumstances, processDueFollowUps)).count > 0);
await database.close()
process.stdout.write(rider)
