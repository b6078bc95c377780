import { type FitOutcome, fitOutcomeOf } from '#domain/fit-outcomes/fit-outcome.ts'
import type { Transaction } from '../database/database.ts'
import { publishEvent } from '../live-events/publish-event.ts'
import { deleteDue, deleteOutcomes, insertOutcomes, tryOutcomeTurn } from './fit-facts.repository.ts'
import { type ReadFacts, readFitFacts } from './fit-facts.ts'
import { rowOf } from './fit-outcome-row.ts'

/** How many sessions one transaction derives. It takes some tens of milliseconds. */
const BATCH = 200

/** What one transaction did. */
export interface Derived {
  /** How many queued sessions it took; 0 when none is left, or when it had no turn. */
  count: number
  /** Another process derives outcomes, or a file is being erased: try again a moment later. */
  busy: boolean
  failed: { sessionId: string; error: unknown }[]
}

type Result = { outcome: FitOutcome } | { sessionId: string; error: unknown }

function derive(read: ReadFacts): Result {
  if ('error' in read) return read
  try {
    return { outcome: fitOutcomeOf(read.facts) }
  } catch (error) {
    return { sessionId: read.sessionId, error }
  }
}

/**
 * Derives the outcomes of queued sessions again. A session without a fit loses its row; one that fails does too, because
 * no figure may rest on an outcome that is out of date.
 */
export async function deriveDueOutcomes(tx: Transaction): Promise<Derived> {
  if (!(await tryOutcomeTurn(tx))) return { count: 0, busy: true, failed: [] }
  const due = await deleteDue(tx, BATCH)
  if (due.length === 0) return { count: 0, busy: false, failed: [] }
  const sessionIds = [...new Set(due)]
  const results = (await readFitFacts(tx, sessionIds)).map(derive)
  const outcomes = results.flatMap((result) => ('outcome' in result ? [result.outcome] : []))
  const fitters = await deleteOutcomes(tx, sessionIds)
  await insertOutcomes(
    tx,
    outcomes.map((outcome) => rowOf(outcome, tx.now)),
  )
  const concerned = new Set([...fitters, ...outcomes.map(({ fitterId }) => fitterId)])
  if (concerned.size > 0) await publishEvent(tx, 'outcomes', [...concerned])
  return { count: due.length, busy: false, failed: results.flatMap((one) => ('error' in one ? [one] : [])) }
}
