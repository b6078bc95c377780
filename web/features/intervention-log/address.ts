import { INTERVENTION_KINDS } from '#domain/interventions/intervention.ts'
import { isPeriod, type Period } from '#domain/outcomes/period.ts'
import { ZONES } from '#domain/zones.ts'
import { chosenIn } from '#web/list-controls/use-address-choices.ts'

export const LOG_FILTERS = ['period', 'kind', 'zone'] as const
export type LogFilter = (typeof LOG_FILTERS)[number]

/** All time: the period of a log whose address names none. */
export const USUAL_PERIOD: Period = 'all'

/** The filters of an address. What does not exist is left out and named in `ignored`. */
export function readLogAddress(address: URLSearchParams) {
  const [period, ...more] = address.getAll('period')
  const filters = {
    period: period !== undefined && more.length === 0 && isPeriod(period) ? period : undefined,
    kind: chosenIn(address, 'kind', INTERVENTION_KINDS),
    zone: chosenIn(address, 'zone', ZONES),
  }
  return {
    filters,
    ignored: LOG_FILTERS.filter((name) => address.has(name) && filters[name] === undefined),
  }
}

export type LogFilterValues = ReturnType<typeof readLogAddress>['filters']
