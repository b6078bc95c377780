import { type ExpressionBuilder, sql } from 'kysely'
import type { DB } from '../database/schema.gen.ts'

export type Is = ExpressionBuilder<DB, 'audit_entry'>

/**
 * The second entry of one step. Submitting a form writes an entry of the form and one of its session or follow-up;
 * correcting a form writes one of the new revision and one of the revision that it supersedes; predicting writes one of
 * the predictions and one of the session, which has no changes.
 */
export const isDuplicate = (is: Is) =>
  is.or([
    is.and([is('entity', '=', 'session'), is('action', '=', 'intake.submitted')]),
    is.and([is('entity', '=', 'follow_up'), is('action', '=', 'follow_up.submitted')]),
    is.and([is('action', '=', 'session.changed'), sql<boolean>`changes = '{}'`]),
    is.and([
      is('entity', 'in', ['submission', 'second_baseline']),
      sql<boolean>`coalesce(changes -> 'superseded_at' is not null, false)`,
    ]),
  ])
