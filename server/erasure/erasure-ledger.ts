import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { syncFolder } from '../files/sync-folder.ts'
import { named, naming, OperatorProblem } from '../operator-problem.ts'

const at = z.iso.datetime()
/**
 * One erased file or account, or one row of somebody who has neither. The ledger contains ids only, no personal data.
 */
const erasedShape = z.union([
  z.strictObject({ riderId: z.uuid(), at }),
  z.strictObject({ accountId: z.uuid(), at }),
  z.strictObject({ visitorRowId: z.uuid(), at }),
])
export type Erased = z.infer<typeof erasedShape>

/** What a rider closes: the fitter's access, the use of the file, the consent to the fit or to research, what a link shared. */
const CLOSABLE = ['access', 'use', 'fit', 'research', 'share'] as const
/**
 * What a rider closed or opened again: of a file, for research of the account, for a share of its offer. A restore repeats
 * the last of each.
 */
const closingShape = z.strictObject({ of: z.uuid(), closed: z.enum(CLOSABLE), on: z.boolean(), at })
export type Closing = z.infer<typeof closingShape>

const entryShape = z.union([erasedShape, closingShape])
export type LedgerEntry = z.infer<typeof entryShape>
export const isErased = (entry: LedgerEntry): entry is Erased => !('closed' in entry)

/**
 * The copies of the ledger. They are outside the database, so that a restore cannot bring back what was erased. There
 * are two, so that losing the data folder does not lose the ledger.
 */
export const ledgerFiles = ({ dataDir, backupDir }: { dataDir: string; backupDir: string }) => [
  join(dataDir, 'erasures', 'ledger.jsonl'),
  join(backupDir, 'erasure-ledger.jsonl'),
]

/** Appends whole lines. An incomplete last line is ended first, so that it does not damage the new one. */
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

const linesOf = (entries: readonly LedgerEntry[]): string =>
  entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')

/** Writes erasures and closings to the ledger durably, before they take effect. */
export async function appendToLedger(
  files: readonly string[],
  entries: readonly LedgerEntry[],
): Promise<void> {
  for (const file of files) await appendTo(file, linesOf(entries))
}

function parseEntry(text: string): LedgerEntry | null {
  try {
    return entryShape.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

const NO_ID = '00000000-0000-4000-8000-000000000000'
/** Replaces every hexadecimal digit by 0, so that the shapes of entries can be compared. */
const outline = (text: string): string => text.replace(/[0-9a-f]/g, '0')
const SOME_TIME = '2000-01-01T00:00:00.000Z'
const SHAPES = [
  ...['riderId', 'accountId', 'visitorRowId'].map((name) => ({ [name]: NO_ID, at: SOME_TIME })),
  ...CLOSABLE.flatMap((closed) => [true, false].map((on) => ({ of: NO_ID, closed, on, at: SOME_TIME }))),
]
const OUTLINES = SHAPES.map((shape) => outline(JSON.stringify(shape)))

/** Whether a text is the beginning of an entry: its writing was cut off, so its erasure was never confirmed. */
const isCutOff = (text: string): boolean => OUTLINES.some((whole) => whole.startsWith(outline(text)))

interface Copy {
  file: string
  found: boolean
  entries: LedgerEntry[]
  /** The line numbers of entries whose writing was cut off. */
  cutOff: number[]
  /** The line numbers of other unreadable lines. */
  damaged: number[]
}

/** Reads one copy of the ledger. A line may contain a cut-off entry followed by a complete one. */
async function readCopy(file: string): Promise<Copy> {
  const copy: Copy = { file, found: true, entries: [], cutOff: [], damaged: [] }
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw named(error, file)
    copy.found = false
    return ''
  })
  text.split('\n').forEach((line, index) => {
    // After a power loss some file systems leave zeros at the end of a file.
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

/** What an entry is about. A later entry about the same replaces an earlier one. */
function subjectOf(entry: LedgerEntry): string {
  if (!isErased(entry)) return `${entry.closed} ${entry.of}`
  if ('riderId' in entry) return entry.riderId
  return 'accountId' in entry ? entry.accountId : entry.visitorRowId
}

/** The last entry about each subject, whichever copy has it. */
const unique = (entries: readonly LedgerEntry[]): LedgerEntry[] => [
  ...new Map(
    entries.toSorted((a, b) => a.at.localeCompare(b.at)).map((entry) => [subjectOf(entry), entry]),
  ).values(),
]

/** An erasure is known by whom it erased, a closing by its time too. */
const identityOf = (entry: LedgerEntry): string =>
  isErased(entry) ? subjectOf(entry) : JSON.stringify(entry)

/** The union of all copies of the ledger. */
export interface ErasureLedger {
  entries: LedgerEntry[]
  /** Whether at least one copy exists. */
  found: boolean
  /** Notes about the copies for the operator, one line each. */
  remarks: string[]
}

const lineNumbers = (lines: readonly number[]): string =>
  `line${lines.length > 1 ? 's' : ''} ${[...new Set(lines)].join(', ')}`

/**
 * Reads all copies of the ledger. An entry whose writing was cut off is reported; its erasure was not confirmed. An
 * intact copy makes up for a damaged one.
 * @throws OperatorProblem when every existing copy has a damaged line: an erasure might be missing
 */
export async function readLedger(files: readonly string[]): Promise<ErasureLedger> {
  const copies = (await Promise.all([...new Set(files)].map(readCopy))).filter(({ found }) => found)
  const damaged = copies.filter((copy) => copy.damaged.length > 0)
  const [first] = damaged
  if (first && damaged.length === copies.length)
    throw new OperatorProblem(
      `The erasure ledger ${first.file} is damaged in ${lineNumbers(first.damaged)}: an erasure may be missing. Replace it with its other copy, or correct the line.`,
    )
  return {
    entries: unique(copies.flatMap(({ entries }) => entries)),
    found: copies.length > 0,
    remarks: [
      ...copies
        .filter(({ cutOff }) => cutOff.length > 0)
        .map(
          ({ file, cutOff }) =>
            `The erasure ledger ${file} contains an incomplete entry (${lineNumbers(cutOff)}): that erasure was never confirmed. Repeat it if that was not done.`,
        ),
      ...damaged.map(
        ({ file, damaged: lines }) =>
          `The erasure ledger ${file} is damaged in ${lineNumbers(lines)}; its other copy is intact and was used.`,
      ),
    ],
  }
}

/** Adds missing entries to each copy, so that every copy is complete on its own. */
export async function completeLedgers(
  files: readonly string[],
  entries: readonly LedgerEntry[],
): Promise<void> {
  for (const file of files) {
    const known = new Set((await readCopy(file)).entries.map(identityOf))
    const missing = entries.filter((entry) => !known.has(identityOf(entry)))
    if (missing.length > 0) await appendTo(file, linesOf(missing))
  }
}
