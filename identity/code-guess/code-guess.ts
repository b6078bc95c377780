import { type Kysely, sql } from 'kysely'
import type { IdentityHost } from '../base/host.ts'
import type { IdentityDatabase } from '../base/tables.ts'

type Db = Kysely<IdentityDatabase>
type Hashing = Pick<IdentityHost, 'lookupHash' | 'now'>

/** How often a code may be typed wrong from one source. */
export const TRIES_PER_SOURCE = 5
/** How often from all sources together: after that the code is dead. */
export const TRIES_IN_ALL = 50

const DAY_MS = 86_400_000
/** Where guesses came from is kept no longer. */
const SOURCE_KEPT_MS = DAY_MS
/** No code lives longer than its total is kept. */
const TOTAL_KEPT_MS = 31 * DAY_MS
const TOTAL = Buffer.alloc(0)

/** A code that was typed. */
export interface TypedCode {
  /** What it was typed for (an address, a session), whether or not anybody has it: counted like a code. */
  subject: string
  /** Ids of the codes it may be. */
  codeIds: readonly string[]
  /** The address it came from, IPv6 by its /64. */
  source: string
}

export interface SpentGuess {
  /** Whether this code may be compared: it has tries left for this source and in all. */
  allows(codeId: string): boolean
  /** How many tries the source has left for the subject, after this one. Tells nothing about which codes exist. */
  left: number
  /** The same for one code. */
  leftOf(codeId: string): number
  /** The code was right: the guess was none. */
  giveBack(db: Db): Promise<void>
}

/**
 * Counts a typed code before it is compared. Guesses at the same codes wait for each other here until the transaction
 * ends, so it must commit also when the code turns out to be wrong. Asks the same statements whether or not any code
 * exists.
 */
export async function spendGuess(
  host: Hashing,
  db: Db,
  { subject, codeIds, source }: TypedCode,
): Promise<SpentGuess> {
  const subjectId = uuidOf(host.lookupHash('identity.guess_subject', subject))
  // Writes as much for a subject without a code.
  const nobody = uuidOf(host.lookupHash('identity.guess_nobody', subject))
  const ids = [subjectId, ...(codeIds.length > 0 ? codeIds : [nobody])].sort()
  const now = host.now()
  const sourceHash = host.lookupHash('identity.guess_source', `${subject} ${source}`)
  const bySource = await countGuess(db, ids, {
    sourceHash,
    now,
    forgetAt: new Date(now.getTime() + SOURCE_KEPT_MS),
  })
  // One source alone cannot use up what all sources have.
  const counted = ids.filter((id) => (bySource.get(id) ?? 0) <= TRIES_PER_SOURCE)
  const inAll = await countGuess(db, counted, {
    sourceHash: TOTAL,
    now,
    forgetAt: new Date(now.getTime() + TOTAL_KEPT_MS),
  })
  const allows = (id: string) => (inAll.get(id) ?? Number.POSITIVE_INFINITY) <= TRIES_IN_ALL
  const leftOf = (id: string) => triesLeft(bySource.get(id), inAll.get(id))
  return {
    allows,
    left: leftOf(subjectId),
    leftOf,
    giveBack: (db) => takeOff(db, counted, sourceHash),
  }
}

/** Each try takes one of both; a source without any is not counted in all. */
function triesLeft(here = 0, inAll = TRIES_IN_ALL): number {
  return inAll < TRIES_IN_ALL ? Math.max(0, TRIES_PER_SOURCE - here) : 0
}

/** Adds one for each id, in the order of the ids, and tells what each has now. */
async function countGuess(
  db: Db,
  ids: readonly string[],
  { sourceHash, now, forgetAt }: { sourceHash: Buffer; now: Date; forgetAt: Date },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ code_id: string; wrong: number }>`
    insert into identity.code_guess as g (code_id, source_hash, wrong, forget_at)
    select id, ${sourceHash}, 1, ${forgetAt}::timestamptz from unnest(${[...ids]}::uuid[]) as id order by id
    on conflict (code_id, source_hash) do update set
      wrong = case when g.forget_at <= ${now} then 1 else g.wrong + 1 end,
      forget_at = case when g.forget_at <= ${now} then excluded.forget_at else g.forget_at end
    returning code_id, wrong`.execute(db)
  return new Map(rows.map(({ code_id, wrong }) => [code_id, wrong]))
}

async function takeOff(db: Db, ids: readonly string[], sourceHash: Buffer): Promise<void> {
  await db
    .updateTable('identity.code_guess')
    .set((set) => ({ wrong: set('wrong', '-', 1) }))
    .where('code_id', 'in', ids)
    .where('source_hash', 'in', [sourceHash, TOTAL])
    .execute()
}

/** Counts that nobody asks for any more. */
export async function removeExpiredGuesses(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('identity.code_guess').where('forget_at', '<=', now).execute()
}

/** The id that a keyed hash stands for. */
export function uuidOf(hash: Buffer): string {
  const hex = hash.toString('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
