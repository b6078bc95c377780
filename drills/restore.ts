// Kills a restore at many points and checks each time whether a server starts on the remaining data. An erased rider
// must never be served, what a rider closed after the backup must stay closed, the repeated restore must bring back
// everything else, and no earlier cookie, token or link may work.
//   npm run drill -- restore [kills in each phase] [riders]
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { closeRider } from './restoring/closings.ts'
import { type Installation, newInstallation } from './restoring/installation.ts'
import { type Counts, fill, look, openWaysIn, type Practice, riderOf } from './restoring/practice.ts'

const [KILLS = 5, RIDERS = 6] = process.argv.slice(2).map(Number)
const PHASES = ['Checking', 'Creating', 'Loading', 'Copying'] as const

const broken: string[] = []
const promise = (held: boolean, what: string): void => {
  if (!held) broken.push(what)
}

/** Runs a whole restore. @returns when each phase began and when it ended, in milliseconds */
async function timed(place: Installation, folder: string): Promise<number[]> {
  const begun = performance.now()
  const running = place.run('restore', folder, '--key', place.key)
  const times: number[] = []
  running.process.stdout?.on('data', () => {
    const next = PHASES[times.length]
    if (next && running.printed().includes(`${next} `)) times.push(performance.now() - begun)
  })
  const code = await running.ended
  if (code !== 0) throw new Error(`the restore failed: ${running.printed()}`)
  return [...times, performance.now() - begun]
}

/**
 * Kills a restore some time after a phase began.
 * @returns whether it was still running, and whether it had changed anything
 */
async function killed(
  place: Installation,
  folder: string,
  { phase, ms }: { phase: string; ms: number },
): Promise<{ hit: boolean; changing: boolean }> {
  const running = place.run('restore', folder, '--key', place.key)
  while (!running.printed().includes(`${phase} `) && running.process.exitCode === null)
    await Promise.race([once(running.process.stdout ?? running.process, 'data'), running.ended])
  await wait(ms)
  running.process.kill('SIGKILL')
  await running.ended
  const changing = running.printed().includes('Creating ') || (await place.isMarked())
  return { hit: running.process.signalCode === 'SIGKILL', changing }
}

interface Expected extends Counts {
  gone: number
}

async function whole(place: Installation, practice: Practice, expected: Expected, when: string) {
  const server = await place.start()
  if ('refused' in server) {
    promise(false, `${when}: the start was refused: ${server.refused}`)
    return
  }
  const open = await openWaysIn(place.origin, practice)
  promise(open === 0, `${when}: ${open} ways in of before the restore let somebody in`)
  const found = await look(place.origin, practice)
  const same = JSON.stringify(found) === JSON.stringify(expected)
  promise(same, `${when}: found ${JSON.stringify(found)} in place of ${JSON.stringify(expected)}`)
  await server.stop()
}

async function repeated(place: Installation, folder: string, when: string): Promise<string> {
  const { code, printed } = await place.command('restore', folder, '--key', place.key)
  promise(code === 0, `${when}: the repeated restore failed: ${printed}`)
  return printed
}

interface Prepared {
  practice: Practice
  expected: Expected
  folder: string
}

const CLOSED = { gone: 404, endedShare: 404, closedFile: 404, keptShare: 200 }

/** Fills the installation and makes a backup. After it, erases a rider, and ends a share and a fitter's access. */
async function prepare(place: Installation): Promise<Prepared> {
  const server = await place.start()
  if ('refused' in server) throw new Error(server.refused)
  const practice = await fill(place.origin, RIDERS)
  const riderId = await riderOf(place.origin, practice, practice.sent.at(-1) ?? '')
  await place.command('backup')
  const erased = await place.command('erase', riderId)
  if (erased.code !== 0) throw new Error(erased.printed)
  await closeRider(practice.shared)
  const expected = await look(place.origin, practice)
  for (const [what, status] of Object.entries(CLOSED))
    promise(
      Object(expected)[what] === status,
      `before the restore: ${what} answered ${Object(expected)[what]}`,
    )
  await server.stop()
  await place.keepKey()
  return { practice, expected, folder: await place.backup() }
}

/** Kills one restore after the other, each on the data that the previous one left. */
async function killEverywhere(place: Installation, prepared: Prepared, times: readonly number[]) {
  const { folder, practice, expected } = prepared
  const counted = { kills: 0, untouched: 0, refused: 0, complete: 0 }
  let begun = false
  for (const [index, phase] of PHASES.entries())
    for (let kill = 0; kill < KILLS; kill += 1) {
      const length = (times[index + 1] ?? 0) - (times[index] ?? 0)
      const { hit, changing } = await killed(place, folder, { phase, ms: (length * kill) / KILLS })
      if (hit) counted.kills += 1
      begun ||= changing
      // Before the first change there is nothing that a start could refuse or serve.
      if (!begun) {
        counted.untouched += 1
        continue
      }
      const server = await place.start()
      if ('refused' in server) {
        counted.refused += 1
        promise(server.refused.includes('A restore was not finished'), `unclear: ${server.refused}`)
        continue
      }
      // The restore ended before the kill, or the kill came after the marks were removed. Then it must be complete.
      await server.stop()
      await whole(place, practice, expected, `a kill in "${phase}"`)
      counted.complete += 1
      begun = false
      await place.loseData()
    }
  return counted
}

const tails: Record<string, (whole: string) => string> = {
  'cut off': (text) => `${text}{"riderId":"11111111-1111`,
  'zeros after a power loss': (text) => `${text}{"riderId":"1111${'\0'.repeat(40)}`,
  'cut off, then appended to': (text) => `{"riderId":"11111111${text}`,
}

async function tornLedgers(place: Installation, { folder, practice, expected }: Prepared) {
  const text = await readFile(place.ledger, 'utf8')
  for (const [what, spoil] of Object.entries(tails)) {
    await place.loseData()
    await writeFile(place.ledger, spoil(text))
    const printed = await repeated(place, folder, `ledger ${what}`)
    promise(printed.includes('incomplete entry (line'), `ledger ${what}: not reported`)
    await whole(place, practice, expected, `ledger ${what}`)
  }
  await writeFile(place.ledger, text)
}

const place = await newInstallation()
try {
  const prepared = await prepare(place)
  const { practice, expected, folder } = prepared
  console.log(
    `${practice.invitations} invitations, ${practice.drafts} drafts, ${practice.sent.length} sent intakes, ${practice.photos} photos; one rider erased, a share and a file closed after the backup`,
  )
  await place.loseData()
  const times = await timed(place, folder)
  await whole(place, practice, expected, 'undisturbed')
  await place.loseData()
  const { kills, untouched, refused, complete } = await killEverywhere(place, prepared, times)
  await repeated(place, folder, 'after the kills')
  await whole(place, practice, expected, 'after the kills')
  console.log(
    `${kills} restores killed: ${untouched} before the first change, ${refused} starts refused, ${complete} complete already`,
  )
  await tornLedgers(place, prepared)
  console.log(`${Object.keys(tails).length} torn ledgers restored from`)
  const ways = practice.cookies.length + practice.refreshTokens.length + practice.links.length
  console.log(`${ways} cookies, refresh tokens and links of before tried after each whole restore`)
  console.log(`served at the end: ${JSON.stringify(expected)}`)
} finally {
  await place.remove()
}
for (const what of broken) console.log(`BROKEN  ${what}`)
console.log(broken.length === 0 ? 'Every promise held.' : `${broken.length} promises broken.`)
process.exitCode = broken.length === 0 ? 0 : 1
