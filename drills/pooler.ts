// Runs the product with DATABASE_PREPARED=off behind PgBouncer in transaction mode, which gives each transaction another
// connection, while several clients write. Every acknowledged write must be found exactly once.
//   npm run drill -- pooler [seconds]
import { fork, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort, makeHome, removeHome, signUp, startServer } from '../bench/lab/server.ts'
import { startWriters } from './lab/writers.ts'

const SECONDS = Number(process.argv[2] ?? 30)
const LANES = 4
/** Fewer than the product's connections, so that its transactions take turns on them. */
const SERVER_CONNECTIONS = 3
const ANSWERS_WITHIN_MS = 10_000

/** The version of the installed PgBouncer, such as 1.18.0. */
function installedVersion(): string {
  const { stdout, status } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' })
  if (status === 0) return /\d+(\.\d+)+/.exec(stdout)?.[0] ?? 'unknown'
  console.error('PgBouncer is not installed. On Debian: apt-get update && apt-get install pgbouncer')
  process.exit(1)
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const connected = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return connected
}

/** Starts PgBouncer in transaction mode in front of a database. @returns its port and how to stop it */
async function startPooler(home: string, database: URL, login: { user: string; password: string }) {
  const port = await freePort()
  const file = path.join(home, 'pgbouncer.ini')
  const target = `host=${database.hostname} port=${database.port} dbname=spokewell user=${login.user} password=${login.password}`
  await writeFile(
    file,
    `[databases]
spokewell = ${target}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${SERVER_CONNECTIONS}
max_client_conn = 200
stats_users = ${login.user}
`,
  )
  await chmod(file, 0o644)
  // PgBouncer refuses to run as root.
  const account = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const pooler = spawn('pgbouncer', ['-q', ...account, file], { stdio: ['ignore', 'ignore', 'inherit'] })
  const giveUpAt = Date.now() + ANSWERS_WITHIN_MS
  while (!(await answers(port))) {
    if (pooler.exitCode !== null || Date.now() > giveUpAt) throw new Error('PgBouncer does not answer')
    await wait(50)
  }
  const stop = async () => {
    const exited = once(pooler, 'exit')
    pooler.kill('SIGTERM')
    await exited
  }
  return { port, stop }
}

/** The transactions that went through the pooler, by its own count. */
async function pooledTransactions(port: number, user: string): Promise<number> {
  const admin = new pg.Client({ host: '127.0.0.1', port, user, database: 'pgbouncer' })
  await admin.connect()
  const { rows } = await admin.query('show stats_totals')
  await admin.end()
  return Number(rows.find(({ database }) => database === 'spokewell')?.xact_count ?? 0)
}

/** Sends writes for some seconds and compares what is stored with what was acknowledged. */
async function write(origin: string) {
  const fitters = await Promise.all(Array.from({ length: LANES }, () => signUp(origin, 'fitter')))
  const writers = startWriters(
    origin,
    fitters.map(({ cookie }) => cookie),
  )
  for (let second = 0; second < SECONDS; second += 5) {
    await wait(5_000)
    await writers.check()
  }
  return writers.stop()
}

const version = installedVersion()
const home = await makeHome()
const postgres = fork('server/testing/postgres-process.ts', [home])
const [ownerUrl] = await once(postgres, 'message')
const login = { user: 'spokewell_app', password: randomBytes(16).toString('hex') }
const pooler = await startPooler(home, new URL(String(ownerUrl)), login)
try {
  const server = await startServer({
    DATABASE_URL: `postgres://${login.user}:${login.password}@127.0.0.1:${pooler.port}/spokewell`,
    DATABASE_OWNER_URL: String(ownerUrl),
    DATABASE_PREPARED: 'off',
  })
  const { acknowledged, lost, doubled, strange } = await write(server.origin).finally(() => server.stop())
  const transactions = await pooledTransactions(pooler.port, login.user)
  console.log(
    `PgBouncer ${version}: transactions=${transactions} acknowledged=${acknowledged} lost=${lost.length} doubled=${doubled.length} strange=${strange.length}`,
  )
  for (const line of [...lost, ...doubled, ...strange].slice(0, 20)) console.log(`  ${line}`)
  if (lost.length + doubled.length + strange.length > 0 || acknowledged === 0 || transactions === 0)
    process.exitCode = 1
} finally {
  await pooler.stop()
  const ended = once(postgres, 'exit')
  postgres.disconnect()
  await ended
  await removeHome(home)
}
