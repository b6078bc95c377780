import { coveredUntil, GRACE_DAYS, noticeOf } from '#domain/billing/plan.ts'
import { isQueued, listEnding, type StandingRow } from '../billing/plan.repository.ts'
import { factsOf } from '../billing/standing.ts'
import type { Transaction } from '../database/transaction.ts'
import { planNotice } from '../messages/plan-notice.ts'
import { accountUserOf } from '../people/account-user.ts'

/** Mails queued in one transaction. */
const BATCH = 50
/** Ends are looked for among plans that end within this time, and that ended at most so long ago. */
const DAYS = { ahead: 3, ago: GRACE_DAYS + 3 }

/** Queues what a fitter is to be told. @returns whether a mail was queued */
async function queueNotice(tx: Transaction, row: StandingRow): Promise<boolean> {
  const plan = factsOf(row)
  const notice = noticeOf(plan, tx.now)
  if (!notice) return false
  const purpose = `plan:${row.fitter_id}:${notice}:${coveredUntil(plan).toISOString()}`
  if (await isQueued(tx, purpose)) return false
  const fitter = await accountUserOf(tx, row.fitter_id)
  if (!fitter?.email) return false
  const { email: to, language } = fitter
  const params = { fitterId: row.fitter_id, notice, coveredUntil: coveredUntil(plan).toISOString() }
  await planNotice.queue(tx, { to, language, params }, { purpose, accountId: row.fitter_id })
  return true
}

/**
 * Queues the mails about plans that end, each once for an end.
 * @returns whether there may be more
 */
export async function queuePlanNotices(tx: Transaction): Promise<boolean> {
  let queued = 0
  for (const row of await listEnding(tx, DAYS)) {
    if (await queueNotice(tx, row)) queued += 1
    if (queued === BATCH) return true
  }
  return false
}
