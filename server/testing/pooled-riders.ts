import { randomUUID } from 'node:crypto'
import type { Person } from './builders.ts'
import type { TestApp } from './test-app.ts'

/** A rider with one scored fit, stored as the worker derives it. */
export interface PooledRider {
  id: string
  accountId: string | null
  sessionId: string
}

export interface PooledFit {
  /** A score for each of the six zones, from feet to hands. */
  before?: readonly number[]
  after?: readonly number[] | null
  discipline?: string
  weeklyHours?: number | null
  fittedOn?: string
  satisfaction?: number | null
  redFlag?: boolean
  /** The latest answer to the research consent; undefined for none. */
  consent?: boolean | undefined
  accountId?: string | null
}

const ENTRY = `insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, changes)
  values ('0', $1, 'test', 'system', 'test.made', $2, $3, '{}')`

/**
 * Stores riders with their outcomes directly. A pool takes dozens of riders, and making each through the calls would take
 * seconds; what the calls store is tested elsewhere.
 */
export function pooledRiders(t: TestApp) {
  const { owner } = t.data

  async function inOneCommit(work: () => Promise<void>): Promise<void> {
    await owner.query('begin')
    await work()
    await owner.query('commit')
  }

  /** Stores an answer of a rider to the research consent, without a call. */
  async function answerConsent(riderId: string, granted: boolean): Promise<void> {
    const id = randomUUID()
    const at = t.clock.now()
    await inOneCommit(async () => {
      await owner.query(
        `insert into consent (id, rider_id, purpose, granted, notice_version, text_hash, language, at, actor)
         values ($1, $2, 'research', $3, '1', '\\x00', 'en', $4, 'guest')`,
        [id, riderId, granted, at],
      )
      await owner.query(ENTRY, [at, 'consent', id])
    })
  }

  /** Adds a rider with one fit to a practice. */
  async function add(fitter: Person, fit: PooledFit = {}): Promise<PooledRider> {
    const made = { id: randomUUID(), accountId: fit.accountId ?? null, sessionId: randomUUID() }
    const at = t.clock.now()
    const { wrapped } = t.data.vault.newHolderKey(made.id)
    await inOneCommit(async () => {
      await owner.query(
        `insert into rider (id, fitter_id, account_id, language, created_at) values ($1, $2, $3, 'en', $4)`,
        [made.id, fitter.id, made.accountId, at],
      )
      await owner.query('insert into vault_key values ($1, $2, $3, $4)', [
        made.id,
        wrapped,
        t.data.vault.currentMasterKey,
        at,
      ])
      await owner.query(ENTRY, [at, 'rider', made.id])
    })
    await addFit(fitter, made, fit)
    if (fit.consent !== undefined) await answerConsent(made.id, fit.consent)
    return made
  }

  /** Stores the outcome of a fit of a rider. */
  async function addFit(fitter: Person, rider: PooledRider, fit: PooledFit): Promise<void> {
    const after = fit.after === undefined ? [0, 1, 0, 0, 0, 0] : fit.after
    const fittedOn = fit.fittedOn ?? '2026-01-15'
    await owner.query(
      `insert into fit_outcome (session_id, fitter_id, rider_id, fitted_on, discipline, weekly_hours, bike_types, goals, goal_weights,
         goal_agreed, goal_changed, goal_attainment, before, after_milestone, after_day, after_early, after_assisted, after,
         satisfaction, red_flag_before, red_flag_after, changes, milestones, milestone_due_on, milestone_answered_day,
         milestone_skipped, address_failed, derived_at)
       values ($1, $2, $3, $4::date, $5, $13, '{}', '{}', '{}', '{}', '{}', '{}', $6, $7, $7, $8, $8, $9, $10, $11, false, '{}',
         '{42}', array[$4::date + 42], array[$7::int], '{false}', false, $12)`,
      [
        rider.sessionId,
        fitter.id,
        rider.id,
        fittedOn,
        fit.discipline ?? 'endurance',
        fit.before ?? [0, 4, 0, 0, 0, 0],
        after ? 42 : null,
        after ? false : null,
        after,
        fit.satisfaction ?? null,
        fit.redFlag ?? false,
        t.clock.now(),
        fit.weeklyHours === undefined ? 6 : fit.weeklyHours,
      ],
    )
  }

  /** Adds as many riders to each practice as are wanted, all alike. */
  async function addMany(practices: readonly (readonly [Person, number])[], fit: PooledFit = {}) {
    const riders: PooledRider[] = []
    for (const [fitter, count] of practices)
      for (let made = 0; made < count; made += 1) riders.push(await add(fitter, { consent: true, ...fit }))
    return riders
  }

  return { add, addFit, addMany, answerConsent }
}
