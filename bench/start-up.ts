// Measures how long `npm start` takes from the key press to serving, with packages, build and data in place.
//   npm run bench -- start-up [runs]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, makeHome, median, removeHome, untilStopped } from './lab/server.ts'

const BOUND_MS = 1_500
const GIVE_UP_MS = 120_000
const ROOT = path.resolve(import.meta.dirname, '..')

/** Starts and stops once. @returns milliseconds from spawning npm to the first 200 of /livez */
async function startOnce(dataDir: string): Promise<number> {
  const port = await freePort()
  const startedAt = performance.now()
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), PUBLIC_URL: `http://localhost:${port}`, DATA_DIR: dataDir },
  })
  const exited = once(npm, 'exit')
  try {
    while (!(await isLive(port))) {
      if (npm.exitCode !== null) throw new Error(`npm start ended with code ${npm.exitCode}`)
      if (performance.now() - startedAt > GIVE_UP_MS) throw new Error('npm start does not serve')
      await wait(10)
    }
    return performance.now() - startedAt
  } finally {
    npm.kill('SIGTERM')
    await exited
    await untilStopped(dataDir)
  }
}

const isLive = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/livez`).then(
    (answer) => answer.ok,
    () => false,
  )

const runs = Number(process.argv[2] ?? 5)
const dataDir = await makeHome()
try {
  const first = await startOnce(dataDir)
  console.log(`first start, making the database: ${Math.round(first)} ms`)
  const warm: number[] = []
  for (let run = 0; run < runs; run += 1) warm.push(await startOnce(dataDir))
  const typical = median(warm)
  console.log(`warm starts: ${warm.map((ms) => Math.round(ms)).join(', ')} ms`)
  console.log(
    `median ${Math.round(typical)} ms = ${(typical / BOUND_MS).toFixed(2)} of the bound (${BOUND_MS} ms)`,
  )
  if (typical > BOUND_MS) process.exitCode = 1
} finally {
  await removeHome(dataDir)
}
