import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { ensureExtension } from './extensions.ts'

const suffix = randomBytes(4).toString('hex')
const [database, role] = [`ext_${suffix}`, `ext_owner_${suffix}`]
let admin: Client
beforeAll(async () => {
  admin = new Client({ connectionString: inject('postgresOwnerUrl') })
  await admin.connect()
  await admin.query(`create role ${role} login password 'x'`)
  await admin.query(`create database ${database}`)
})
afterAll(async () => {
  await admin.query(`drop database ${database}`)
  await admin.query(`drop role ${role}`)
  await admin.end()
})

/** A connection to the database as this role. */
async function connected(as: { user?: string }): Promise<Client> {
  const url = new URL(inject('postgresOwnerUrl'))
  url.pathname = `/${database}`
  if (as.user) [url.username, url.password] = [as.user, 'x']
  const client = new Client({ connectionString: url.href })
  await client.connect()
  return client
}

it('is created by the owner; whoever may not is told what to run', async () => {
  const stranger = await connected({ user: role })
  await expect(ensureExtension(stranger)).rejects.toThrow('create extension if not exists btree_gist;')
  const owner = await connected({})
  await ensureExtension(owner)
  // It is there now, so nobody has to create it.
  await ensureExtension(stranger)
  await Promise.all([stranger.end(), owner.end()])
})
