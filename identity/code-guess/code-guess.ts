import type { Kysely } from 'kysely'
import type { IdentityHost } from '../base/host.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import { decrementGuesses, insertGuesses } from './code-guess.repository.ts'

type Db = Kysely<IdentityDatabase>
type Hashing = Pick<IdentityHost, 'lookupHash' | 'now'>

/** How many wrong guesses one source may make at a code. */
export const TRIES_PER_SOURCE = 5
/** How many wrong guesses all sources together may make. After that the code is invalid. */
export const TRIES_IN_ALL = 50

const DAY_MS = 86_400_000
/** How long the sources of guesses are kept. */
const SOURCE_KEPT_MS = DAY_MS
/** No code is valid for longer than this. */
const TOTAL_KEPT_MS = 31 * DAY_MS
const TOTAL = Buffer.alloc(0)

/** A code that was typed. */
export interface TypedCode {
  /**
   * The address or session that it was typed for, existing or not. Guesses at a missing one are counted in the same
   * way.
   */
  subject: string
  /** The ids of the codes that it could match. */
  codeIds: readonly string[]
  /** The client address; IPv6 is reduced to its /64. */
  source: string
}

export interface SpentGuess {
  /** Whether this code may be compared: attempts are left for this source and in total. */
  allows(codeId: string): boolean
  /** The attempts that this source has left for the subject, after this one. Reveals nothing about existing codes. */
  left: number
  /** The same for one code. */
  leftOf(codeId: string): number
  /** Does not count the guess, because the code was correct. */
  giveBack(db: Db): Promise<void>
}

/**
 * Counts a typed code before it is compared. Concurrent guesses at the same codes wait here until the transaction ends.
 * The transaction must commit even if the code is wrong. Runs the same statements whether or not a code exists.
 */
export async function spendGuess(
  host: Hashing,
  db: Db,
  { subject, codeIds, source }: TypedCode,
): Promise<SpentGuess> {
  const subjectId = uuidOf(host.lookupHash('identity.guess_subject', subject))
  // Writes the same number of rows for a subject without a code.
  const absentCode = uuidOf(host.lookupHash('identity.guess_nobody', subject))
  const ids = [subjectId, ...(codeIds.length > 0 ? codeIds : [absentCode])].sort()
  const now = host.now()
  const sourceHash = host.lookupHash('identity.guess_source', `${subject} ${source}`)
  const bySource = await insertGuesses(db, ids, {
    sourceHash,
    now,
    forgetAt: new Date(now.getTime() + SOURCE_KEPT_MS),
  })
  // Only guesses within a source's limit count in total, so a single source cannot use up the total.
  const counted = ids.filter((id) => (bySource.get(id) ?? 0) <= TRIES_PER_SOURCE)
  const inAll = await insertGuesses(db, counted, {
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
    giveBack: (db) => decrementGuesses(db, counted, [sourceHash, TOTAL]),
  }
}

/** The attempts that a source has left; none once the attempts of all sources are used up. */
function triesLeft(here = 0, inAll = TRIES_IN_ALL): number {
  return inAll < TRIES_IN_ALL ? Math.max(0, TRIES_PER_SOURCE - here) : 0
}

/** Derives a stable UUID from a keyed hash. */
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
