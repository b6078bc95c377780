// Tries to sell a time twice: many riders and the fitter want one time at once, over four processes of the server; one mail
// is confirmed many times at once; a full day is booked. Then kills the server while bookings are made, moved and
// cancelled, and at last tries free times in random weeks against a slow model.
//   npm run drill -- booking [rounds] [kills] [weeks]
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { startServer } from '../bench/lab/server.ts'
import { surviveKills } from './booking/kills.ts'
import { race } from './booking/races.ts'

const [rounds = 50, kills = 20, weeks = 2_000] = process.argv.slice(2).map(Number)
const PROCESSES = 4

const problems: string[] = []
const broken = (what: string) => {
  problems.push(what)
  console.log(`  BROKEN: ${what}`)
}

async function ownerOf(url: string): Promise<pg.Client> {
  const owner = new pg.Client({ connectionString: url })
  // A killed server takes the connection with it.
  owner.on('error', () => undefined)
  await owner.connect()
  return owner
}

const MASTER_KEY = `drill:${randomBytes(32).toString('base64')}`
let first = await startServer({ MASTER_KEY })
try {
  const url = await first.ownerUrl()
  const others: (typeof first)[] = []
  for (let count = 1; count < PROCESSES; count += 1)
    others.push(await startServer({ MASTER_KEY, DATABASE_URL: url, DATABASE_OWNER_URL: url }))
  const owner = await ownerOf(url)
  const course = { origins: [first, ...others].map(({ origin }) => origin), owner, broken }
  const races = await race(course, rounds).finally(async () => {
    await owner.end()
    for (const other of others) await other.stop()
  })
  console.log(`races=${races} processes=${PROCESSES} broken=${problems.length}`)

  const { home, port } = first
  const lives = await surviveKills(
    {
      origin: first.origin,
      owner: async () => ownerOf(await first.ownerUrl()),
      async killAndRestart() {
        first.kill()
        await first.ended
        first = await startServer({ MASTER_KEY }, { home, port })
      },
    },
    kills,
    broken,
  )
  console.log(`kills=${kills} bookings made, moved and cancelled=${lives} broken=${problems.length}`)
} finally {
  await first.stop()
}

const tried = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'domain/booking/free-times.test.ts', '-t', 'random weeks'],
  { env: { ...process.env, BOOKING_WEEKS: String(weeks) }, encoding: 'utf8' },
)
if (tried.status !== 0) broken(`free times in random weeks:\n${tried.stdout}`)
console.log(`random weeks=${weeks} broken=${problems.length}`)
if (problems.length > 0) process.exitCode = 1
