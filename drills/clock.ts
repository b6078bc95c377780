// Sets the clock of a filled installation far ahead and counts what is destroyed: first without confirmation, then
// after the operator has confirmed the clock, then with the clock set back. npm run drill -- clock [days ahead]
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { plantEverything } from './lab/canary-people.ts'
import { ownerConnection, rowIds } from './lab/database.ts'
import { filesBelow } from './lab/disk.ts'
import { newInstallation } from './lab/installation.ts'

const DAYS = Number(process.argv[2] ?? 3650)
const BACKUPS = 6
const TOLD_WITHIN_MS = 60_000

const installation = await newInstallation({ LOG_LEVEL: 'error' })
const { origin, dataDir, backupDir } = installation
let failed = false

const shiftedBy = (days: number): Record<string, string> => ({
  CLOCK_SHIFT_DAYS: String(days),
  NODE_OPTIONS: `--import=${new URL('lab/shift-clock.mjs', import.meta.url).href}`,
})

function promise(what: string, held: boolean): void {
  console.log(`${held ? 'held' : 'BROKEN'}: ${what}`)
  failed ||= !held
}

async function command(words: string[], days: number): Promise<string> {
  const { code, said } = await installation.command(words, shiftedBy(days))
  if (code !== 0) throw new Error(said)
  return said
}

/** Everything that could be deleted: rows by their keys, photos, backups. */
async function everything(): Promise<Set<string>> {
  const owner = await ownerConnection(dataDir)
  try {
    const photos = (await filesBelow(path.join(dataDir, 'files'))).map((file) => `photo file ${file}`)
    const backups = (await readdir(backupDir)).filter((name) => name.startsWith('20'))
    return new Set([...(await rowIds(owner)), ...photos, ...backups.map((name) => `backup ${name}`)])
  } finally {
    await owner.end()
  }
}

/** The entries that no longer exist, counted by kind. */
function destroyed(before: ReadonlySet<string>, after: ReadonlySet<string>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const thing of before) {
    if (after.has(thing)) continue
    const kind = thing.split(' ')[0] ?? ''
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return counts
}

const total = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((sum, count) => sum + count, 0)

async function clockIsAhead(): Promise<boolean> {
  const answer = await (await fetch(`${origin}/readyz`)).json()
  return answer.clock === 'ahead'
}

/** Runs the server once, long enough for all periodic work. @returns whether it reported a clock that is ahead */
async function serveOnce(days: number): Promise<boolean> {
  await installation.start(shiftedBy(days))
  const ahead = await clockIsAhead()
  // A stop waits for the periodic work that the start has begun.
  await wait(3_000)
  await installation.stop()
  return ahead
}

/** Whether the log reports the problem to the operator. */
async function wasTold(): Promise<boolean> {
  const giveUpAt = performance.now() + TOLD_WITHIN_MS
  while (performance.now() < giveUpAt) {
    const output = await readFile(path.join(installation.home, 'output.log'), 'utf8')
    if (output.includes('npm run clock -- --confirm')) return true
    await wait(200)
  }
  return false
}

/** Counts while the server runs, because the database is its child process. */
async function count(days: number): Promise<Set<string>> {
  await installation.start(shiftedBy(days))
  const found = await everything()
  await installation.stop()
  return found
}

try {
  await installation.start()
  await plantEverything(origin)
  await installation.stop()
  for (let day = 0; day < BACKUPS; day += 1) await command(['backup'], day)
  const before = await count(0)
  console.log(`rows, photos and backups there: ${before.size}`)

  promise(`${DAYS} days ahead, the server says so`, await serveOnce(DAYS))
  promise('the operator is told in the log', await wasTold())
  await command(['backup'], DAYS)
  const unasked = destroyed(before, await count(DAYS))
  console.log(`destroyed by a clock ${DAYS} days ahead: ${total(unasked)}`)
  promise('nothing is destroyed unasked', total(unasked) === 0)

  promise('the clock set back is plausible', !(await serveOnce(0)))
  await command(['clock', '--confirm'], DAYS)
  promise('the clock confirmed is plausible', !(await serveOnce(DAYS)))
  await command(['backup'], DAYS)
  const confirmed = destroyed(before, await count(DAYS))
  console.log(`destroyed after the clock was confirmed: ${total(confirmed)}`)
  for (const [kind, many] of confirmed) console.log(`  ${kind}: ${many}`)
  promise('retention goes on once the clock is confirmed', (confirmed.get('public.submission') ?? 0) > 0)
  promise('old backups go once the clock is confirmed', (confirmed.get('backup') ?? 0) > 0)
  const left = (await readdir(backupDir)).filter((name) => name.startsWith('20'))
  promise('the newest three backups stay', left.length >= 3)
} finally {
  await installation.remove()
}
process.exitCode = failed ? 1 : 0
