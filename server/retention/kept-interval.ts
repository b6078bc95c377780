import { type Kept, RETENTION, type RetentionClass } from '#domain/retention.ts'

/** The time that a class of data is kept, as an interval of SQL. */
export function keptInterval(of: RetentionClass): string {
  const kept: Kept = RETENTION[of]
  return 'years' in kept ? `interval '${kept.years} years'` : `interval '${kept.days} days'`
}
