import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { syncFolder } from '../files/sync-folder.ts'
import { named, naming, OperatorProblem } from '../operator-problem.ts'

/** One erased file, or account. Ids only: the ledger names nobody. */
const at = z.iso.datetime()
const entryShape = z.union([
  z.strictObject({ riderId: z.uuid(), at }),
  z.strictObject({ accountId: z.uuid(), at }),
])
export type Erased = z.infer<typeof entryShape>

/**
 * Outside the database, so that a restore cannot bring back what was erased; and in two places,
 * so that the loss of the data folder does not lose what must stay erased.
 */
export const ledgerFiles = ({ dataDir, backupDir }: { dataDir: string; backupDir: string }) => [
  join(dataDir, 'erasures', 'ledger.jsonl'),
  join(backupDir, 'erasure-ledger.jsonl'),
]

/** Appends whole lines. An incomplete last line is ended first, so that it takes no other with it. */
async function appendTo(file: string, lines: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const handle = await open(file, 'a+', 0o600)
  try {
    await naming(file, async () => {
      const { size } = await handle.stat()
      const last = Buffer.alloc(1)
      if (size > 0) await handle.read(last, 0, 1, size - 1)
      const begin = size > 0 && last.toString() !== '\n' ? '\n' : ''
      await handle.appendFile(begin + lines)
      await handle.sync()
    })
  } finally {
    await handle.close()
  }
  await syncFolder(dirname(file))
}

const linesOf = (entries: readonly Erased[]): string =>
  entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')

/** Writes down what is erased, durably, before it is. */
export async function appendErasures(files: readonly string[], entries: readonly Erased[]): Promise<void> {
  for (const file of files) await appendTo(file, linesOf(entries))
}

function parseEntry(text: string): Erased | null {
  try {
    return entryShape.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

const NO_ID = '00000000-0000-4000-8000-000000000000'
/** Every hexadecimal digit made the same, so that any entry begins as this one does. */
const outline = (text: string): string => text.replace(/[0-9a-f]/g, '0')
const OUTLINES = ['riderId', 'accountId'].map((name) =>
  outline(JSON.stringify({ [name]: NO_ID, at: '2000-01-01T00:00:00.000Z' })),
)

/** The beginning of an entry: its writing was cut off, so the erasure it belongs to was never confirmed. */
const isCutOff = (text: string): boolean => OUTLINES.some((whole) => whole.startsWith(outline(text)))

interface Copy {
  file: string
  found: boolean
  entries: Erased[]
  /** Line numbers of entries whose writing was cut off. */
  cutOff: number[]
  /** Line numbers that hold anything else. */
  damaged: number[]
}

/** One copy of the ledger. A line may hold a cut-off entry with a complete one behind it. */
async function readCopy(file: string): Promise<Copy> {
  const copy: Copy = { file, found: true, entries: [], cutOff: [], damaged: [] }
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw named(error, file)
    copy.found = false
    return ''
  })
  text.split('\n').forEach((line, index) => {
    // A file system that lost power may leave zeros where the end of a line was to be.
    const written = line.replaceAll('\0', '')
    if (written.length < line.length) copy.cutOff.push(index + 1)
    for (const part of written.split(/(?=\{")/).filter(Boolean)) {
      const entry = parseEntry(part)
      if (entry) copy.entries.push(entry)
      else (isCutOff(part) ? copy.cutOff : copy.damaged).push(index + 1)
    }
  })
  return copy
}

const idOf = (entry: Erased) => ('riderId' in entry ? entry.riderId : entry.accountId)

const unique = (entries: readonly Erased[]): Erased[] => [
  ...new Map(entries.map((entry) => [idOf(entry), entry])).values(),
]

/** The union of all copies of the ledger. */
export interface ErasureLedger {
  entries: Erased[]
  /** Whether any copy was there at all. */
  found: boolean
  /** Notes about the copies for the operator, a line each. */
  remarks: string[]
}

const lineNumbers = (lines: readonly number[]): string =>
  `line${lines.length > 1 ? 's' : ''} ${[...new Set(lines)].join(', ')}`

/**
 * Reads every copy of the ledger. An entry whose writing was cut off is reported: its erasure was not confirmed.
 * A damaged copy is made good by one that is whole.
 * @throws OperatorProblem when each copy there is has a damaged line: an erasure might be missing
 */
export async function readLedger(files: readonly string[]): Promise<ErasureLedger> {
  const copies = (await Promise.all([...new Set(files)].map(readCopy))).filter(({ found }) => found)
  const damaged = copies.filter((copy) => copy.damaged.length > 0)
  const [first] = damaged
  if (first && damaged.length === copies.length)
    throw new OperatorProblem(
      `The erasure ledger ${first.file} is damaged in ${lineNumbers(first.damaged)}: an erasure may be missing. Put its other copy in its place, or correct the line.`,
    )
  return {
    entries: unique(copies.flatMap(({ entries }) => entries)),
    found: copies.length > 0,
    remarks: [
      ...copies
        .filter(({ cutOff }) => cutOff.length > 0)
        .map(
          ({ file, cutOff }) =>
            `The erasure ledger ${file} holds an entry that was cut off (${lineNumbers(cutOff)}): that erasure was never confirmed. If nobody repeated it, erase again.`,
        ),
      ...damaged.map(
        ({ file, damaged: lines }) =>
          `The erasure ledger ${file} is damaged in ${lineNumbers(lines)}; its other copy is whole and was used too.`,
      ),
    ],
  }
}

/** Brings each copy up to all that is known, so that each of them alone is enough. */
export async function completeLedgers(files: readonly string[], entries: readonly Erased[]): Promise<void> {
  for (const file of files) {
    const known = new Set((await readCopy(file)).entries.map(idOf))
    const missing = entries.filter((entry) => !known.has(idOf(entry)))
    if (missing.length > 0) await appendTo(file, linesOf(missing))
  }
}
