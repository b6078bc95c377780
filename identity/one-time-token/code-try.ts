import type { Kysely } from 'kysely'
import type { IdentityHost } from '../base/host.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import { deleteTriesBefore, findTryPeriod, insertTry } from './code-try.repository.ts'

type Db = Kysely<IdentityDatabase>

/** The longest period over which attempts are counted. */
const HOUR_MS = 3_600_000

/** How many codes of a kind a person may enter within a period of at most an hour. */
export interface TryBudget {
  kind: string
  tries: number
  withinMs: number
}

/**
 * Counts one attempt of a person's budget; false if none is left. Concurrent attempts wait for each other here. The
 * transaction must commit even if the code is wrong.
 */
export function spendTry(
  host: IdentityHost,
  db: Db,
  personId: string,
  { kind, tries, withinMs }: TryBudget,
): Promise<boolean> {
  const now = host.now()
  return insertTry(db, { personId, kind, tries, now, periodBegan: new Date(now.getTime() - withinMs) })
}

/** Seconds until a used-up budget is full again. */
export async function secondsToNextTry(
  host: IdentityHost,
  db: Db,
  personId: string,
  { kind, withinMs }: TryBudget,
): Promise<number> {
  const since = await findTryPeriod(db, personId, kind)
  const over = (since?.getTime() ?? 0) + withinMs - host.now().getTime()
  return Math.max(1, Math.ceil(over / 1000))
}

export const deleteExpiredTries = (db: Db, now: Date): Promise<void> =>
  deleteTriesBefore(db, new Date(now.getTime() - HOUR_MS))
