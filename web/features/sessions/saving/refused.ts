import type { ProblemAt } from '#contract/errors.ts'
import type { ApiError } from '#web/api/api-error.ts'
import { added, nameOf, type PendingChange } from './pending-changes.ts'

/** A change the server does not take as it is: it waits for the fitter, and nothing that can go without it does. */
export interface Refused {
  change: PendingChange
  error: ApiError
  /** What is wrong with it, where the server said so. */
  problem: ProblemAt | null
}

/** Those of a batch of values that a refusal names. */
function namedValues(batch: readonly PendingChange[], error: ApiError): Refused[] {
  return error.problems.flatMap((problem): Refused[] => {
    const [list, index] = problem.path
    const change = list === 'changes' && typeof index === 'number' ? batch[index] : undefined
    return change ? [{ change, error, problem }] : []
  })
}

/**
 * The changes of a batch that a refusal is about: those it names, or the only one there is. None when it does not say
 * which of several it means.
 */
export function refusedIn(batch: readonly PendingChange[], error: ApiError): Refused[] {
  const [first] = batch
  if (first?.kind === 'value') {
    const named = namedValues(batch, error)
    if (named.length > 0 || batch.length > 1) return named
  }
  return first ? [{ change: first, error, problem: error.problems[0] ?? null }] : []
}

/** Nothing of what was refused reached the session: the last sending does not count. */
function unsent(change: PendingChange): PendingChange {
  if (change.kind === 'value') return { ...change, sent: change.sent.slice(0, -1) }
  if (change.kind === 'fields') return { ...change, sent: change.sent.slice(0, -1) }
  return change.kind === 'creation' ? { ...change, sent: null } : change
}

/** The fields of the session stand each for itself: only the named ones wait, the others go on. */
function parted({ change, error, problem }: Refused): { refused: Refused; rest: PendingChange | null } {
  const whole = { refused: { change: unsent(change), error, problem }, rest: null }
  if (change.kind !== 'fields' || change.of !== 'session') return whole
  const named = new Set(error.problems.map(({ path: [field] }) => field))
  const fields = Object.entries(change.fields)
  const good = fields.filter(([name]) => !named.has(name))
  if (good.length === 0 || good.length === fields.length) return whole
  const bad = Object.fromEntries(fields.filter(([name]) => named.has(name)))
  return {
    refused: { change: { ...change, fields: bad, sent: [] }, error, problem },
    rest: { ...change, fields: Object.fromEntries(good), sent: [] },
  }
}

/** The order of what is there, as long as a row that it names is not. */
export function withoutRows(queue: readonly PendingChange[], refused: readonly Refused[]): PendingChange[] {
  const missing = new Set(refused.flatMap(({ change }) => (change.kind === 'creation' ? [change.id] : [])))
  return queue.flatMap((each): PendingChange[] => {
    if (each.kind !== 'order') return [each]
    const ids = each.ids.filter((id) => !missing.has(id))
    return ids.length === 0 ? [] : [ids.length === each.ids.length ? each : { ...each, ids }]
  })
}

/**
 * Takes what was refused out of the queue. What was changed since it was sent stays: it may be right by now.
 */
export function removeRefused(
  queue: readonly PendingChange[],
  found: readonly Refused[],
): { queue: PendingChange[]; refused: Refused[] } {
  const standing = found.filter(({ change }) => queue.includes(change))
  const parts = new Map(standing.map((each) => [each.change, parted(each)]))
  const left = queue.flatMap((each): PendingChange[] => {
    const part = parts.get(each)
    if (!part) return [each]
    return part.rest ? [part.rest] : []
  })
  const refused = [...parts.values()].map((each) => each.refused)
  return { queue: withoutRows(left, refused), refused }
}

/** The queue with what was refused before everything else: it is tried again. */
export const withRefused = (refused: readonly Refused[], queue: readonly PendingChange[]): PendingChange[] =>
  queue.reduce(
    added,
    refused.map(({ change }) => change),
  )

/** What was refused of a change of this name. */
export const refusedAt = (refused: readonly Refused[], name: string): Refused | undefined =>
  refused.find(({ change }) => nameOf(change) === name)
