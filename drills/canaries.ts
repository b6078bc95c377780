// Enters a unique text in everything a person can type or send, with two fitters who share one rider, then searches for the
// texts in every file: raw database files and write-ahead log, photos, logs, backups, the export for research. What the
// three download holds their own texts, and none of the others'. Then erases the rider's file and the fitter and searches
// for their sealed values and keys; and again after the backup was restored.
//   npm run drill -- canaries

import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { BlobReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'
import { type Copy, plantEverything } from './lab/canary-people.ts'
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

/** The bytes of all files of an archive. */
async function contentOf(archive: Buffer): Promise<Buffer> {
  const reader = new ZipReader(new BlobReader(new Blob([new Uint8Array(archive)])), { useWebWorkers: false })
  const files: Uint8Array[] = []
  for (const entry of await reader.getEntries())
    if (!entry.directory) files.push(await entry.getData(new Uint8ArrayWriter()))
  await reader.close()
  return Buffer.concat(files)
}

/** Compares what somebody downloads with what is theirs. */
async function compareCopy({ who, archive, own, foreign }: Copy, canaries: ReadonlyMap<string, string>) {
  const content = await contentOf(archive)
  const has = (place: string) => {
    const text = canaries.get(place)
    if (text === undefined) throw new Error(`Nothing was planted at ${place}.`)
    return forms(text).some((form) => content.includes(form))
  }
  const missing = own.filter((place) => !has(place))
  const strange = foreign.filter(has)
  report(`own texts that the copy of ${who} lacks`, 0, missing.length)
  report(`texts of others in the copy of ${who}`, 0, strange.length)
  for (const place of [...missing, ...strange]) console.log(`  ${place}`)
}

async function said(words: readonly string[]): Promise<void> {
  const { code, said: text } = await installation.command(words)
  if (code !== 0) throw new Error(text)
  if (text.includes('in use')) console.log(`  said: ${text.trim()}`)
}

/** Loses the data folder and restores the backup, with the key that was kept. */
async function restore(): Promise<void> {
  await installation.stop()
  const key = path.join(home, 'master-key')
  await cp(path.join(dataDir, 'keys', 'master-key'), key)
  await rm(dataDir, { recursive: true })
  const names = (await readdir(installation.backupDir)).filter((name) => name.startsWith('20'))
  await said(['restore', path.join(installation.backupDir, names.sort().at(-1) ?? ''), '--key', key])
  await installation.start()
}

try {
  await installation.start()
  const planted = await plantEverything(installation.origin)
  const { canaries, riderId, account } = planted
  for (const copy of planted.copies) await compareCopy(copy, canaries)
  await said(['research:export', path.join(home, 'research')])
  await said(['backup'])
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

  await planted.close()
  const before = await sealedValues(owner)
  await said(['erase', riderId])
  await said(['erase', '--account', account])
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

  await restore()
  const restored = await searchFor(canaries)
  report('canaries found after the restore', 0, restored.found.size)
  const again = await searchDisk(path.join(dataDir, 'postgres'), gone)
  report('remnants found after the restore', 0, again.found.size)
} finally {
  await installation.remove()
}
process.exitCode = failed ? 1 : 0
