import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'

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

async function appendTo(file: string, lines: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const handle = await open(file, 'a', 0o600)
  try {
    await handle.appendFile(lines)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Writes down what is erased, durably, before it is. */
export async function appendErasures(files: readonly string[], entries: readonly Erased[]): Promise<void> {
  const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')
  for (const file of files) await appendTo(file, lines)
}

async function readLedger(file: string): Promise<Erased[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => entryShape.parse(JSON.parse(line)))
}

const idOf = (entry: Erased) => ('riderId' in entry ? entry.riderId : entry.accountId)

/** Every erasure that any copy of the ledger knows; none when there is no ledger. */
export async function readErasures(files: readonly string[]): Promise<Erased[]> {
  const entries = (await Promise.all(files.map(readLedger))).flat()
  return [...new Map(entries.map((entry) => [idOf(entry), entry])).values()]
}
