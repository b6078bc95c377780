import { randomUUID } from 'node:crypto'
import type { Database, Transaction } from '../database/database.ts'
import { newFileKey } from '../files/file-key.ts'
import type { Run } from '../http/handler-types.ts'
import { publishEvent } from '../live-events/publish-event.ts'
import { queueDownloadReady } from '../messages/download-ready.ts'
import {
  claimDownload,
  type DownloadRow,
  deleteParts,
  enterDownload,
  insertPart,
  updateDownload,
} from './downloads.repository.ts'
import { type CopyTools, planCopy } from './plan-copy.ts'
import { writeArchive } from './write-archive.ts'

/** How long a finished copy is kept. */
const KEPT_MS = 7 * 24 * 3_600_000
/** The longest time between two files. After it, another process may begin the copy again. */
const LEASE_MS = 3 * 60_000
/** A copy that could not be made so often has failed. */
const MOST_ATTEMPTS = 3

/** What makes copies in the background. */
export interface CopyMaker {
  database: Database
  tools: CopyTools
  now(): Date
  /** Whether the server stops. */
  isStopping(): boolean
}

/** The copy is not wanted any more: its person or a file of it was erased, or it was taken over. */
class CopyEnded extends Error {}
/** The server stops. */
class Stopped extends Error {}

/** The outcome of one turn: nothing waited, a copy was worked on, or it failed. */
export type Turn = { made: false } | { made: true; failure: unknown }

const leaseFrom = (at: Date) => new Date(at.getTime() + LEASE_MS)

function transactionsOf({ database, now }: CopyMaker, row: DownloadRow) {
  const circumstances = () => ({ now: now(), requestId: `download-${randomUUID()}` })
  const asSystem: Run = (work) => database.perform({ system: true }, circumstances(), work)
  const asOwner: Run = (work) =>
    asSystem(async (tx) => {
      const owner = await enterDownload(tx, row.id)
      if (!owner) throw new CopyEnded()
      tx.become({ kind: owner.role, signInId: null, id: owner.id })
      return work(tx)
    })
  return { asSystem, asOwner }
}

/** Notes progress, extends the lease and tells the open pages. @throws CopyEnded */
async function note(tx: Transaction, row: DownloadRow, changes: Parameters<typeof updateDownload>[2]) {
  const isThere = await updateDownload(tx, row, { leased_until: leaseFrom(tx.now), ...changes })
  if (!isThere) throw new CopyEnded()
  await publishEvent(tx, 'download', [row.account_id])
}

/** @param written takes the files that were written, in case they have to go */
async function writeCopy(maker: CopyMaker, row: DownloadRow, written: string[]): Promise<void> {
  const { tools, now, isStopping } = maker
  const { asSystem, asOwner } = transactionsOf(maker, row)
  const role = await asOwner(async ({ actor }) => (actor.kind === 'fitter' ? 'fitter' : 'client'))
  const key = await asOwner((tx) => tx.keys.of(row.account_id))
  const planned = await planCopy(asOwner, { id: row.account_id, role }, tools, now())
  await asSystem((tx) => note(tx, row, { files: planned.length }))
  let [bytes, done] = [0, 0]
  const store = async (part: Buffer) => {
    const file = newFileKey(row.account_id)
    await asSystem(async (tx) => {
      await note(tx, row, {})
      await insertPart(tx, { downloadId: row.id, position: written.length, file })
    })
    written.push(file)
    await tools.files.put(key, part, file)
    bytes += part.length
  }
  await writeArchive(planned, store, async () => {
    if (isStopping()) throw new Stopped()
    done += 1
    await asSystem((tx) => note(tx, row, { files_done: done }))
  })
  await asSystem(async (tx) => {
    const expires_at = new Date(tx.now.getTime() + KEPT_MS)
    await note(tx, row, { leased_until: null, ready_at: tx.now, expires_at, bytes: String(bytes) })
    await queueDownloadReady(tx, row.account_id, row.id)
  })
}

/** What an attempt that ended leaves: a stopped one is begun again at once, a failed one later, and not for ever. */
function leftBy(error: unknown, row: DownloadRow, now: Date) {
  if (error instanceof Stopped) return { leased_until: null, attempts: row.attempts - 1 }
  return { leased_until: leaseFrom(now), failed_at: row.attempts >= MOST_ATTEMPTS ? now : null }
}

/** Takes back what an attempt left. Rows of a later attempt stay, but no file of this one does. */
async function giveBack(maker: CopyMaker, row: DownloadRow, error: unknown, written: readonly string[]) {
  const { asSystem } = transactionsOf(maker, row)
  await asSystem(async (tx) => {
    if (!(await updateDownload(tx, row, leftBy(error, row, tx.now)))) return
    await deleteParts(tx, row.id)
    await publishEvent(tx, 'download', [row.account_id])
  })
  // Also those whose rows an erasure deleted before the file was there.
  await Promise.allSettled(written.map((file) => maker.tools.files.delete(file)))
}

/** Makes the copy that has waited longest. */
export async function makeNextCopy(maker: CopyMaker): Promise<Turn> {
  const { database, now } = maker
  const row = await database.perform(
    { system: true },
    { now: now(), requestId: `download-${randomUUID()}` },
    async (tx) => {
      const claimed = await claimDownload(tx, leaseFrom(tx.now))
      if (claimed) await deleteParts(tx, claimed.id)
      return claimed
    },
  )
  if (!row) return { made: false }
  const written: string[] = []
  try {
    await writeCopy(maker, row, written)
    return { made: true, failure: null }
  } catch (error) {
    await giveBack(maker, row, error, written)
    const isOver = error instanceof CopyEnded || error instanceof Stopped
    return { made: true, failure: isOver ? null : error }
  }
}
