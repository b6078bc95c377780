// Sends `kill -9` to the server and to its PostgreSQL at random moments, while several clients write.
//   npm run drill -- kill [kills]
import { setTimeout as wait } from 'node:timers/promises'
import { signUp, startServer } from '../bench/lab/server.ts'
import { type Ledger, startWriters } from './lab/writers.ts'

const LANES = 4
/** How long a process lives before it is killed, in milliseconds. */
const [SHORTEST_LIFE, LONGEST_LIFE] = [200, 2_500]
/** Every third kill is of PostgreSQL, which also ends the server. */
const POSTGRES_EVERY = 3
const REPORT_EVERY = 5

const kills = Number(process.argv[2] ?? 40)
let server = await startServer()
const { home, port } = server

/** Kills one of the two and starts the server again on the remaining data. */
async function killAndRestart(round: number): Promise<void> {
  await wait(SHORTEST_LIFE + Math.random() * (LONGEST_LIFE - SHORTEST_LIFE))
  if (round % POSTGRES_EVERY === 0) process.kill(await server.postgresPid(), 'SIGKILL')
  else server.kill()
  await server.ended
  server = await startServer({}, { home, port })
}

function report(ledger: Ledger, seconds: number): void {
  const { acknowledged, lost, doubled, strange } = ledger
  console.log(
    `kills=${kills} acknowledged=${acknowledged} lost=${lost.length} doubled=${doubled.length} strange=${strange.length} seconds=${Math.round(seconds)}`,
  )
  for (const line of [...lost, ...doubled, ...strange].slice(0, 20)) console.log(`  ${line}`)
  if (lost.length + doubled.length + strange.length > 0 || acknowledged === 0) process.exitCode = 1
}

try {
  const startedAt = performance.now()
  const fitters = await Promise.all(Array.from({ length: LANES }, () => signUp(server.origin, 'fitter')))
  const writers = startWriters(
    server.origin,
    fitters.map(({ cookie }) => cookie),
  )
  for (let round = 1; round <= kills; round += 1) {
    await killAndRestart(round)
    const soFar = await writers.check()
    if (round % REPORT_EVERY === 0) console.log(`  ${round} kills, ${soFar} acknowledged writes`)
  }
  const ledger = await writers.stop()
  report(ledger, (performance.now() - startedAt) / 1000)
} finally {
  await server.stop()
}
