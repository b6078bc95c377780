import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import type { Kysely } from 'kysely'
import { Client, Pool, type PoolClient } from 'pg'
import { z } from 'zod'
import { passwordFaults } from '#domain/password/password-faults.ts'
import { normalForm } from '#domain/text/normal-form.ts'
import { readText } from '#domain/text/typed-text.ts'
import { type IdentityHost, type IdentityMail, registerIdentity } from '#identity/identity.ts'
import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts'
import { kyselyOnClient } from '../database/kysely-on-connection.ts'
import { migrate, readMigrations } from '../database/migrate.ts'
import { printLine } from '../print-line.ts'
import { makeMasterKeys, readMasterKeys } from '../vault/master-keys.ts'
import { newVaultRoot, openVault, type Vault } from '../vault/vault.ts'

/**
 * The sign-in service as another provider would host it: in its own process, with its own port and database, without
 * the product. It has two additional routes for tests: one lists the mails it would send, the other advances its clock.
 */
const env = z
  .object({
    PORT: z.coerce.number().int(),
    DATA_DIR: z.string(),
    /** The origin of the product's pages. */
    SITE_URL: z.url(),
    /** The start of its clock; the real time by default. */
    CLOCK: z.iso.datetime().optional(),
  })
  .parse(process.env)

const publicUrl = `http://localhost:${env.PORT}`
let shift = env.CLOCK ? Date.parse(env.CLOCK) - Date.now() : 0
const mails: IdentityMail[] = []

/** A vault with the same key at each start. */
function ownVault(): Vault {
  mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o711 })
  const ring = readMasterKeys(null, env.DATA_DIR) ?? makeMasterKeys(env.DATA_DIR).ring
  const file = join(env.DATA_DIR, 'vault-root')
  if (!existsSync(file)) writeFileSync(file, newVaultRoot(ring), { mode: 0o600 })
  return openVault(ring, readFileSync(file))
}

async function prepare(ownerUrl: string): Promise<void> {
  const owner = new Client({ connectionString: ownerUrl })
  await owner.connect()
  const { rowCount } = await owner.query(`select from pg_roles where rolname = 'spokewell_identity'`)
  if (rowCount === 0)
    await owner.query('create role spokewell_identity nologin; grant spokewell_identity to current_user')
  const folder = new URL('../../identity/migrations', import.meta.url).pathname
  await migrate(owner, await readMigrations(folder, 'identity'))
  await owner.end()
}

async function inTransaction<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  try {
    await client.query('begin; set local role spokewell_identity')
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

const postgres = await startEmbeddedPostgres({
  dataDir: env.DATA_DIR,
  log: () => undefined,
  settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
})
await prepare(postgres.ownerUrl)
const pool = new Pool({ connectionString: postgres.ownerUrl, max: 8 })
const vault = ownVault()
const app = Fastify({ forceCloseConnections: true })
const host: IdentityHost = {
  async transaction<T, Tables>(work: (db: Kysely<Tables>) => Promise<T>) {
    const client = await pool.connect()
    return inTransaction(client, () => work(kyselyOnClient<Tables>(client)))
  },
  publicUrl,
  siteUrl: env.SITE_URL,
  allowedOrigins: [env.SITE_URL],
  confirmPath: '/auth/confirm',
  callbackPath: '/auth/callback',
  flowCookieName: 'hosted-flow',
  signUpCookieName: 'hosted-sign-up',
  autoconfirm: true,
  anonymousAllowed: false,
  signUpAllowed: true,
  manualLinkingAllowed: true,
  passwordMin: 8,
  currentPasswordRequired: false,
  passwordFaults: (password) => passwordFaults(password),
  seal: (purpose, text, row) => vault.seal(`seal:${purpose}`, row, text),
  open: (purpose, sealed, row) => vault.open(`seal:${purpose}`, row, sealed),
  normalForm,
  oneLine: (typed, longest) => {
    const read = readText(typed, { longest })
    return 'text' in read ? read.text : undefined
  },
  lookupHash: (purpose, value) => vault.hash(`hash:${purpose}`, value),
  sendMail: async (_db, mail) => {
    if (!mail.nobody) mails.push(mail)
  },
  onSessionsEnded: async () => undefined,
  consumeLimit: async () => ({ allowed: true, retryAfterSeconds: 0 }),
  clientAddress: (request) => request.ip,
  coarseSource: () => ({ network: 'none', browser: 'none' }),
  now: () => new Date(Date.now() + shift),
  log: app.log,
}
await registerIdentity(app, host)
app.get('/operator/mails', async () => mails)
app.post('/operator/clock', async ({ body }) => {
  shift += z.object({ forward: z.number() }).parse(body).forward
  return {}
})
await app.listen({ port: env.PORT, host: '127.0.0.1' })
printLine(`hosted at ${publicUrl}/auth/v1`)

await new Promise((resolve) => process.once('SIGTERM', resolve))
await app.close()
await pool.end()
await postgres.stop()
process.exit(0)
