import type { Calls } from '#contract/calls.ts'
import { dateIn } from '#domain/calendar/local-date.ts'
import { breachHoursLeft, RIGHTS_OUTCOMES, rightsDueOn, rightsState } from '#domain/rights/rights-clock.ts'
import type { Transaction } from '../../database/database.ts'
import { actorId } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { closingOf, wordsOf } from '../../rights/breaches.ts'
import {
  type BreachRow,
  findBreach,
  findRequest,
  listAnsweredRequests,
  listClosedBreaches,
  listOpenBreaches,
  listOpenRequests,
  listSteps,
  type RequestRow,
  type StepRow,
} from '../../rights/rights.repository.ts'
import { addressOf, clockOf, rightOf } from '../../rights/rights-requests.ts'

type Requests = Calls['GET /api/rights-requests']['response']
type Request = Requests['open'][number]
type Breaches = Calls['GET /api/data-breaches']['response']
type Breach = Breaches['open'][number]

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** The steps of one request or breach. `rights_request.proven` is named `proven`. */
function stepsOf({ actor }: Transaction, steps: readonly StepRow[], id: string): Request['steps'] {
  return steps
    .filter(({ entity_id }) => entity_id === id)
    .map(({ at, action, actor: kind, actor_id }) => ({
      at: at.toISOString(),
      name: action.slice(action.indexOf('.') + 1),
      by: kind !== 'support' ? 'system' : actor_id === actorId(actor) ? 'me' : 'support',
    }))
}

const presentRequest = (tx: Transaction, row: RequestRow, steps: readonly StepRow[]): Request => ({
  id: row.id,
  right: rightOf(row),
  address: addressOf(tx, row),
  language: row.language,
  receivedOn: row.received_on,
  dueOn: rightsDueOn(clockOf(row)),
  state: rightsState(clockOf(row), dateIn(tx.now, 'UTC')),
  provenAt: iso(row.proven_at),
  extendedAt: iso(row.extended_at),
  answeredAt: iso(row.answered_at),
  outcome: RIGHTS_OUTCOMES.find((outcome) => outcome === row.outcome) ?? null,
  steps: stepsOf(tx, steps, row.id),
})

const presentBreach = (tx: Transaction, row: BreachRow, steps: readonly StepRow[]): Breach => ({
  id: row.id,
  awareAt: row.aware_at.toISOString(),
  words: wordsOf(tx, row),
  hoursLeft: breachHoursLeft(row.aware_at, tx.now),
  authorityToldAt: iso(row.authority_told_at),
  peopleToldAt: iso(row.people_told_at),
  closedAt: iso(row.closed_at),
  closing: closingOf(tx, row),
  steps: stepsOf(tx, steps, row.id),
})

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

/** The open requests, the oldest first, and those that were answered last. */
export async function readRequests(tx: Transaction): Promise<Requests> {
  const [open, answered] = await Promise.all([listOpenRequests(tx), listAnsweredRequests(tx)])
  const steps = await listSteps(tx, 'rights_request', idsOf([...open, ...answered]))
  const present = (row: RequestRow) => presentRequest(tx, row, steps)
  return { open: open.map(present), answered: answered.map(present) }
}

/** @throws AppError `not_found` */
export async function readRequest(tx: Transaction, id: string): Promise<Request> {
  const [row, steps] = await Promise.all([findRequest(tx, id), listSteps(tx, 'rights_request', [id])])
  if (!row) throw new AppError('not_found')
  return presentRequest(tx, row, steps)
}

/** The open breaches, the oldest first, and those that were closed last. */
export async function readBreaches(tx: Transaction): Promise<Breaches> {
  const [open, closed] = await Promise.all([listOpenBreaches(tx), listClosedBreaches(tx)])
  const steps = await listSteps(tx, 'data_breach', idsOf([...open, ...closed]))
  const present = (row: BreachRow) => presentBreach(tx, row, steps)
  return { open: open.map(present), closed: closed.map(present) }
}

/** @throws AppError `not_found` */
export async function readBreach(tx: Transaction, id: string): Promise<Breach> {
  const [row, steps] = await Promise.all([findBreach(tx, id), listSteps(tx, 'data_breach', [id])])
  if (!row) throw new AppError('not_found')
  return presentBreach(tx, row, steps)
}
