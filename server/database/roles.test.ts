import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { TEST_MASTER_KEYS } from '../testing/postgres.global-setup.ts'
import { deriveRolePassword, parseRing } from '../vault/master-keys.ts'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { withClient } from './one-connection.ts'
import { APP_ROLE, RolesMissingError, refusePowerfulRole } from './roles.ts'
import { prepareDatabase } from './set-up.ts'
import { refuseTemporaryTables } from './temporary-tables.ts'

/** Makes the role names unique, because roles belong to the whole PostgreSQL. */
const suffix = randomBytes(4).toString('hex')
const ring = parseRing(TEST_MASTER_KEYS)
const made: string[] = []
let owner: Client
beforeAll(async () => {
  owner = new Client({ connectionString: inject('postgresOwnerUrl') })
  await owner.connect()
})
afterAll(async () => {
  for (const role of made.reverse()) {
    await owner.query(`drop owned by ${role} cascade`).catch(() => undefined)
    await owner.query(`drop role if exists ${role}`)
  }
  await owner.end()
})

async function makeRole(name: string, more = ''): Promise<string> {
  const role = `${name}_${suffix}`
  await owner.query(`create role ${role} login password 'x' ${more}`)
  made.push(role)
  return role
}

function urlOf(role: string): string {
  const url = new URL(inject('postgresOwnerUrl'))
  url.username = role
  url.password = 'x'
  return url.href
}

describe('an owner who may not create roles', () => {
  it('is told the SQL that makes them; run by an administrator, the start goes on', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'spokewell-roles-'))
    await chmod(dataDir, 0o711)
    const postgres = await startEmbeddedPostgres({
      dataDir,
      log: () => undefined,
      settings: { fsync: 'off' },
    })
    const administrator = (sql: string) => withClient(postgres.ownerUrl, (client) => client.query(sql))
    try {
      await administrator(`create role "Poor owner" login password 'x'`)
      await administrator('grant "Poor owner" to current_user')
      await administrator('create database practice owner "Poor owner"')
      const url = new URL(postgres.ownerUrl)
      url.username = encodeURIComponent('Poor owner')
      url.password = 'x'
      url.pathname = '/practice'
      const start = () => prepareDatabase({ ownerUrl: url.href, url: null, ring })
      const problem = await start().catch((error: Error) => error)
      expect(problem).toBeInstanceOf(RolesMissingError)
      const [, sql = ''] = String(problem).split('\n\n')
      await administrator(sql)
      expect((await start()).migrated.length).toBeGreaterThan(5)
      expect((await start()).migrated).toEqual([])
    } finally {
      await postgres.stop()
      await rm(dataDir, { recursive: true })
    }
  })
})

describe('the run-time role and temporary tables', () => {
  it('is refused with the SQL that takes the right away', async () => {
    const name = `temporary_${suffix}`
    await owner.query(`create database ${name}`)
    try {
      const role = await makeRole('temporary')
      const inDatabase = (as: string) => {
        const url = new URL(as)
        url.pathname = `/${name}`
        return url.href
      }
      const check = () => withClient(inDatabase(urlOf(role)), refuseTemporaryTables)
      const problem = await check().catch((error: Error) => error.message)
      const [, sql = ''] = String(problem).split('\n\n')
      expect(sql).toContain(`revoke temporary on database ${name} from public, ${role};`)
      await withClient(inDatabase(inject('postgresOwnerUrl')), (client) => client.query(sql))
      await check()
    } finally {
      await owner.query(`drop database ${name}`)
    }
  })
})

describe('the run-time role is refused when it', () => {
  const refused = async (role: string) => withClient(urlOf(role), refusePowerfulRole)

  it('may create roles', async () => {
    await expect(refused(await makeRole('creator', 'createrole'))).rejects.toThrow(
      /is a superuser, may bypass/,
    )
  })

  it('owns a table', async () => {
    const role = await makeRole('landlord')
    await owner.query(`create table mine_${suffix} ()`)
    await owner.query(`grant ${role} to current_user`)
    await owner.query(`grant create on schema public to ${role}`)
    await owner.query(`alter table mine_${suffix} owner to ${role}`)
    await expect(refused(role)).rejects.toThrow(/owns tables/)
  })

  it('may become who owns the tables', async () => {
    const role = await makeRole('heir', 'noinherit')
    await owner.query(`create table other_${suffix} ()`)
    const landlord = await makeRole('other_landlord')
    await owner.query(`grant ${landlord} to current_user`)
    await owner.query(`grant create on schema public to ${landlord}`)
    await owner.query(`alter table other_${suffix} owner to ${landlord}`)
    await expect(refused(role)).resolves.toBeUndefined()
    await owner.query(`grant ${landlord} to ${role}`)
    await expect(refused(role)).rejects.toThrow(/by a role it may become/)
  })

  it('is the owner of the database itself', async () => {
    await expect(withClient(inject('postgresOwnerUrl'), refusePowerfulRole)).rejects.toThrow(
      /Point DATABASE_URL at/,
    )
  })

  it('and no other: the one that is made is let through', async () => {
    const app = new URL(inject('postgresOwnerUrl'))
    app.username = APP_ROLE
    app.password = deriveRolePassword(ring, APP_ROLE)
    await expect(withClient(app.href, refusePowerfulRole)).resolves.toBeUndefined()
  })
})
