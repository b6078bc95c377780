import { randomBytes } from 'node:crypto'
import { Client, DatabaseError } from 'pg'
import { inject } from 'vitest'
import { withClient } from '../database/one-connection.ts'
import { appUrl } from '../database/role-password.ts'
import { APP_ROLE } from '../database/roles.ts'
import { revokeTemporaryTables } from '../database/temporary-tables.ts'
import { deriveRolePassword, type MasterKeyRing, parseRing } from '../vault/master-keys.ts'
import { openVault, type Vault } from '../vault/vault.ts'
import { TEST_MASTER_KEYS } from './postgres.global-setup.ts'

/** The database of a test file: migrated, and dropped at the end. */
export interface TestDatabase {
  name: string
  ownerUrl: string
  /** The URL for the run-time role. */
  url: string
  ring: MasterKeyRing
  vault: Vault
  /** A connection of the owner, for whom row security does not apply. */
  owner: Client
  /** Ends the owner's connection, so that the database can be copied. */
  disconnect(): Promise<void>
  drop(): Promise<void>
}

const IN_USE = '55006'
const TRIES = 50

/**
 * Copies a database, with retries: PostgreSQL refuses a template while anything is connected to it. Copying the files
 * takes a ninth of the processor time of writing every page to the log, which is the default.
 */
async function copyDatabase(
  client: Client,
  name: string,
  template: string,
  triesLeft = TRIES,
): Promise<void> {
  try {
    await client.query(`create database ${name} template ${template} strategy file_copy`)
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== IN_USE || triesLeft === 0) throw error
    await client.query('select pg_sleep(0.1)')
    await copyDatabase(client, name, template, triesLeft - 1)
  }
}

/** @param template the database to copy; the empty template by default. Nothing may be connected to it. */
export async function testDatabase(template = inject('templateDatabase')): Promise<TestDatabase> {
  const name = `t_${randomBytes(6).toString('hex')}`
  const maintenanceUrl = inject('postgresOwnerUrl')
  await withClient(maintenanceUrl, (client) => copyDatabase(client, name, template))
  const own = new URL(maintenanceUrl)
  own.pathname = `/${name}`
  const ring = parseRing(TEST_MASTER_KEYS)
  const owner = new Client({ connectionString: own.href })
  await owner.connect()
  // A copy does not include privileges on the database.
  await revokeTemporaryTables(owner)
  const { rows } = await owner.query<{ wrapped: Buffer }>('select wrapped from vault_root')
  const wrapped = rows[0]?.wrapped
  if (!wrapped) throw new Error('template without vault root')
  let connected = true
  const disconnect = async () => {
    if (connected) await owner.end()
    connected = false
  }
  return {
    name,
    ownerUrl: own.href,
    url: appUrl(own.href, deriveRolePassword(ring, APP_ROLE)),
    ring,
    vault: openVault(ring, wrapped),
    owner,
    disconnect,
    async drop() {
      await disconnect()
      // Without force: PostgreSQL waits for connections that are closing, and the owner may not end the run-time
      // role's.
      await withClient(maintenanceUrl, (client) => client.query(`drop database if exists ${name}`))
    },
  }
}
