// Enters a unique text in everything a person can type or send, then searches for the texts in every file: raw database
// files and write-ahead log, photos, logs, backups. Then erases the rider and the fitter and searches for their sealed
// values and keys.
//   npm run drill -- canaries

import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { plantEverything } from './lab/canary-people.ts'
import { ownerConnection, relationOf, sealedValues } from './lab/database.ts'
import { filesBelow, searchDisk } from './lab/disk.ts'
import { newInstallation } from './lab/installation.ts'

/** Stored in the clear by design. Finding it proves that the search works. */
const CONTROL = 'reduce_discomfort'

const installation = await newInstallation({ LOG_LEVEL: 'debug' })
const { home, dataDir } = installation
let failed = false

function report(what: string, promised: number, counted: number): void {
  console.log(`${what}: ${counted}`)
  failed ||= counted !== promised
}

/** A text as it is, in hexadecimal and in base64: every form in which it might be stored. */
const forms = (text: string): Buffer[] => [
  Buffer.from(text),
  Buffer.from(Buffer.from(text).toString('hex')),
  ...[0, 1, 2].map((shift) =>
    Buffer.from(
      Buffer.from(' '.repeat(shift) + text)
        .toString('base64')
        .slice(shift === 0 ? 0 : 4, -4),
    ),
  ),
]

/** Unpacks the tables of the backups, because compression hides texts from the search. */
async function unpackBackups(): Promise<void> {
  for (const file of await filesBelow(installation.backupDir))
    if (file.endsWith('.gz')) await writeFile(`${file}.unpacked`, gunzipSync(await readFile(file)))
}

async function searchFor(canaries: ReadonlyMap<string, string>) {
  const needles = new Map([...canaries].map(([place, text]) => [place, forms(text)]))
  return searchDisk(home, needles)
}

try {
  await installation.start()
  const { canaries, riderId, account } = await plantEverything(installation.origin)
  const saved = await installation.command(['backup'])
  if (saved.code !== 0) throw new Error(saved.said)
  await unpackBackups()
  const owner = await ownerConnection(dataDir)
  await owner.query('analyze')
  await owner.query('checkpoint')
  const search = await searchFor(canaries)
  console.log(`canaries planted: ${canaries.size}`)
  console.log(`files searched: ${search.files} (${Math.round(search.bytes / 2 ** 20)} MB)`)
  report('canaries found', 0, search.found.size)
  for (const [place, files] of search.found) console.log(`  ${place} in ${files.join(', ')}`)
  const control = await searchDisk(home, new Map([['control', [Buffer.from(CONTROL)]]]))
  report('the search finds what stands in the clear by design (1: yes)', 1, control.found.size)

  const before = await sealedValues(owner)
  for (const words of [
    ['erase', riderId],
    ['erase', '--account', account],
  ]) {
    const erased = await installation.command(words)
    if (erased.code !== 0) throw new Error(erased.said)
    if (erased.said.includes('in use')) console.log(`  said: ${erased.said.trim()}`)
  }
  const after = await sealedValues(owner)
  const gone = new Map([...before].filter(([value]) => !after.has(value)))
  const remnants = await searchDisk(path.join(dataDir, 'postgres'), gone)
  const living = await searchDisk(path.join(dataDir, 'postgres'), after)
  console.log(`sealed values and keys erased: ${gone.size}`)
  console.log(`files of the database searched: ${remnants.files}`)
  report('remnants found', 0, remnants.found.size)
  for (const [place, files] of remnants.found)
    for (const file of files)
      console.log(
        `  ${place} in ${file}, of ${file.includes('base') ? await relationOf(owner, file) : 'the log'}`,
      )
  await owner.end()
  report('living sealed values that the search misses', 0, after.size - living.found.size)
  failed ||= gone.size === 0
} finally {
  await installation.remove()
}
process.exitCode = failed ? 1 : 0
