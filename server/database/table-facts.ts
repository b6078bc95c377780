/** How much a column says about a person. `sealed` columns hold ciphertext only. */
export type DataClass = 'none' | 'personal' | 'health'

/** How long data is kept, and what ends it. */
export type Retention =
  | 'while_account_lives'
  | 'while_file_lives'
  | 'seven_years'
  | 'until_sent_30_days'
  | 'until_expired'
  | 'day_after_expiry'
  | 'seven_days'
  | 'ninety_days'
  | 'one_year'
  | 'for_ever_silent'
  | 'while_installation_lives'

export interface TableFacts {
  purpose: string
  retention: Retention
  /** Whether it is part of a person's own export. */
  exported: boolean
  /** What erasing a rider or an account does to its rows. */
  erasure: 'deleted' | 'emptied' | 'key_destroyed' | 'kept'
  columns: Record<string, DataClass>
}

export const none = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'none' as const]))
export const personal = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, 'personal' as const]))
export const health = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, 'health' as const]))
/** The columns by which a row belongs to a session. */
export const belowSession = none('fitter_id', 'rider_id', 'session_id')
