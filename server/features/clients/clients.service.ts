import type { Calls, Parsed } from '#contract/calls.ts'
import { BIKE_TYPES } from '#domain/bikes/bike.ts'
import { coveredUntil, noticeOf, readOnlyFrom } from '#domain/billing/plan.ts'
import { dateIn } from '#domain/calendar/local-date.ts'
import { followUpEnded, followUpStatus } from '#domain/sessions/follow-up-status.ts'
import { nextStep } from '#domain/sessions/next-step.ts'
import { sessionStatus } from '#domain/sessions/session-status.ts'
import { ZONES } from '#domain/zones.ts'
import { findStanding, type StandingRow } from '../../billing/plan.repository.ts'
import { factsOf } from '../../billing/standing.ts'
import type { Transaction } from '../../database/database.ts'
import { timeCursors } from '../../http/cursor.ts'
import { requireActor } from '../../http/require-actor.ts'
import { openContact } from '../../people/rider-contact.ts'
import { type ClientRow, countClients, countWaiting, listClients } from './clients.repository.ts'

type Page = Calls['GET /api/clients']['response']
type Client = Page['items'][number]
type Query = Parsed['GET /api/clients']['query']

/** The columns of a follow-up on which the status of its session depends. */
export interface ListedFollowUp {
  sessionId: string
  dueOn: string
  windowEndsOn: string
  submittedAt: Date | null
  skippedAt: Date | null
}

/** What the list of clients needs of other features. */
export interface ClientParts {
  /** The follow-ups of some sessions. */
  followUpsOf(tx: Transaction, sessionIds: readonly string[]): Promise<readonly ListedFollowUp[]>
}

/** The day of the earliest follow-up that can still be answered. */
const nextDay = (followUps: readonly ListedFollowUp[], today: string): string | null =>
  followUps
    .filter((followUp) => !followUpEnded(followUpStatus(followUp, today)))
    .map(({ dueOn }) => dueOn)
    .sort()[0] ?? null

const unreadOf = ({ unread_id, unread_session, unread_follow_up }: ClientRow): Client['unread'] =>
  unread_id && unread_session
    ? { submissionId: unread_id, sessionId: unread_session, kind: unread_follow_up ? 'follow_up' : 'intake' }
    : null

function worstOf({ zone, score }: ClientRow): Client['worst'] {
  const known = ZONES.find((each) => each === zone)
  return known && score !== null ? { zone: known, score } : null
}

function present(tx: Transaction, row: ClientRow, followUps: readonly ListedFollowUp[]): Client {
  const today = dateIn(tx.now, row.time_zone ?? 'UTC')
  const contact = openContact(tx.keys.unwrap(row.rider_id, row.wrapped), row)
  const facts = {
    invitedAt: row.invited_at,
    invitationExpiresAt: row.invitation_expires_at,
    intakeStartedAt: row.intake_started_at,
    intakeSubmittedAt: row.intake_submitted_at,
    fittedAt: row.fitted_at,
    closedAt: row.closed_at,
    cancelledAt: row.cancelled_at,
    followUps,
  }
  const status = sessionStatus(facts, tx.now, today)
  const step = nextStep(status, { openAlerts: row.alerts, unreadForms: row.unread_id ? 1 : 0 })
  return {
    riderId: row.rider_id,
    name: contact.name ?? '',
    email: contact.email,
    bikeTypes: BIKE_TYPES.filter((type) => row.bike_types.includes(type)),
    session: {
      id: row.session_id,
      status,
      createdAt: row.created_at.toISOString(),
      fittedAt: row.fitted_at?.toISOString() ?? null,
      invitationExpiresAt: row.invitation_expires_at?.toISOString() ?? null,
    },
    nextStep: step,
    nextOn: step === 'wait_follow_up' ? nextDay(followUps, today) : null,
    lastContactAt: row.last_contact_at.toISOString(),
    worst: worstOf(row),
    hasForm: row.form_id !== null,
    unread: unreadOf(row),
    alerts: row.alerts,
  }
}

/**
 * The fitter's clients, one row for each person, by last contact.
 * @param riders those who are listed; all by default
 */
export async function listOfFitter(
  tx: Transaction,
  { filter, order, cursor, limit }: Query,
  riders: readonly string[] | undefined,
  { followUpsOf }: ClientParts,
): Promise<Page> {
  const fitterId = requireActor('fitter', tx)
  const after = cursor ? timeCursors.read(cursor) : null
  const found = await listClients(tx, fitterId, { filter, order, riders, after, limit: limit + 1 })
  const rows = found.slice(0, limit)
  const followUps = await followUpsOf(
    tx,
    rows.map(({ session_id }) => session_id),
  )
  const last = found.length > limit ? rows.at(-1) : undefined
  return {
    items: rows.map((row) =>
      present(
        tx,
        row,
        followUps.filter(({ sessionId }) => sessionId === row.session_id),
      ),
    ),
    next: last ? timeCursors.write([last.last_contact_at.toISOString(), last.rider_id]) : null,
  }
}

/** How many clients each filter shows. */
export const countByFilter = (tx: Transaction): Promise<Calls['GET /api/client-counts']['response']> =>
  countClients(tx, requireActor('fitter', tx))

type Waiting = Calls['GET /api/waiting-counts']['response']

/** What the fitter is to be told about the plan; undefined if there is nothing. */
function planToTell(row: StandingRow | undefined, now: Date): Waiting['plan'] {
  const plan = row && factsOf(row)
  const notice = plan && noticeOf(plan, now)
  if (!notice) return undefined
  return {
    notice,
    coveredUntil: coveredUntil(plan).toISOString(),
    readOnlyFrom: readOnlyFrom(plan).toISOString(),
  }
}

/** How many forms the fitter has not read, how many follow-ups have open alerts, and whether the plan ends. */
export async function countForNavigation(tx: Transaction): Promise<Waiting> {
  const id = requireActor('fitter', tx)
  const [counts, row] = await Promise.all([countWaiting(tx, id), findStanding(tx, id)])
  const plan = planToTell(row, tx.now)
  return { ...counts, ...(plan && { plan }) }
}
