import type { Discipline } from '../disciplines.ts'
import type { ChangeKind } from '../interventions/change-kinds.ts'
import type { PeriodDays } from '../outcomes/period.ts'
import type { Place } from '../places.ts'
import type { Zone } from '../zones.ts'
import type { CaseFacts, CaseOutcome, CaseZone } from './past-case.ts'
import { outcomeOfZone } from './past-case.ts'

/** Which cases are searched. What is null or missing leaves none out. */
export type CaseFilters = {
  days: PeriodDays
  zone?: Zone | undefined
  place?: Place | undefined
  /** The least severity before the fit. */
  severity?: number | undefined
  discipline?: Discipline | undefined
  /** A change that the fit included. */
  change?: ChangeKind | undefined
  outcome?: CaseOutcome | undefined
}

/** Whether one zone has everything that is asked of a zone. */
const zonePasses = (one: CaseZone, { fitted }: CaseFacts, filters: CaseFilters): boolean =>
  (filters.zone === undefined || one.zone === filters.zone) &&
  (filters.place === undefined || one.place === filters.place) &&
  (filters.severity === undefined || one.before >= filters.severity) &&
  (filters.outcome === undefined || (fitted && outcomeOfZone(one) === filters.outcome))

/**
 * Whether a case is among those that are searched. Zone, place, severity and outcome are asked of the same zone: "worse"
 * with "knees" are cases whose knees got worse.
 */
export function passes(facts: CaseFacts, filters: CaseFilters): boolean {
  const { days, zone, place, severity, discipline, change, outcome } = filters
  if ((days.from !== null && facts.day < days.from) || facts.day > days.to) return false
  if (discipline !== undefined && facts.discipline !== discipline) return false
  if (change !== undefined && !facts.changes.includes(change)) return false
  const asksZone = [zone, place, severity, outcome].some((one) => one !== undefined)
  return !asksZone || facts.zones.some((one) => zonePasses(one, facts, filters))
}
