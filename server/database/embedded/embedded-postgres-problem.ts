import { OperatorProblem } from '../../operator-problem.ts'

export type EmbeddedPostgresCode =
  | 'platform_unsupported'
  | 'no_reachable_place'
  | 'place_missing'
  | 'foreign_owner'
  | 'other_version'
  | 'cluster_damaged'
  | 'state_damaged'
  | 'password_lost'
  | 'cluster_in_use'
  | 'initdb_failed'
  | 'start_failed'

/**
 * The embedded PostgreSQL cannot be started. The message is for the operator and says what to do; programs compare the
 * code.
 */
export class EmbeddedPostgresProblem extends OperatorProblem {
  readonly code: EmbeddedPostgresCode

  constructor(code: EmbeddedPostgresCode, message: string) {
    super(message)
    this.name = 'EmbeddedPostgresProblem'
    this.code = code
  }
}
