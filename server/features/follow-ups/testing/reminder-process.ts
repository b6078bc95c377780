import { Client } from 'pg'
import pino from 'pino'
import { openDatabase } from '../../../database/database.ts'
import { openVaultOf, runTimeLogin } from '../../../database/set-up.ts'
import { openListener } from '../../../live-events/listener.ts'
import { openSmtpSender } from '../../../mail/smtp-sender.ts'
import { messageRegistry } from '../../../messages/registry.ts'
import { MAX_MAIL_CONNECTIONS } from '../../../outbox/lanes.ts'
import { startOutboxWorker } from '../../../outbox/worker.ts'
import { makeSmsSender } from '../../../sms/sms-sender.ts'
import { parseRing } from '../../../vault/master-keys.ts'
import { startFollowUpWorker } from '../follow-up-worker.ts'

/** The two workers of a server in their own process, which the experiment kills. */
const { OWNER_URL = '', MASTER_KEY = '', SMTP_URL = '', NOW = '' } = process.env
const ring = parseRing(MASTER_KEY)
const owner = new Client({ connectionString: OWNER_URL })
await owner.connect()
const vault = await openVaultOf(owner, ring)
const login = await runTimeLogin(owner, { ownerUrl: OWNER_URL, url: null }, vault)
await owner.end()

const place = { publicUrl: 'http://localhost:3000', from: 'no-reply@localhost' }
const log = pino({ level: 'error' })
const database = openDatabase({ ...login, vault, publicUrl: place.publicUrl, size: 6 })
const listener = await openListener(OWNER_URL, log)
const now = () => new Date(NOW)
const outbox = startOutboxWorker({
  database,
  messages: messageRegistry,
  listener,
  sender: openSmtpSender(SMTP_URL, place, MAX_MAIL_CONNECTIONS),
  sms: makeSmsSender({ smsUrl: null }),
  now,
  log,
  pollMs: 50,
})
const followUps = startFollowUpWorker({ database, now, log, everyMs: 50 })
process.once('SIGTERM', async () => {
  await Promise.all([outbox.stop(), followUps.stop()])
  await listener.close()
  await database.close()
})
