import { DISCIPLINES } from '#domain/disciplines.ts'
import { CHANGE_KINDS } from '#domain/interventions/change-kinds.ts'
import { isPeriod, type Period } from '#domain/outcomes/period.ts'
import { CASE_OUTCOMES } from '#domain/past-cases/past-case.ts'
import { ALL_PLACES, PLACES, type Place } from '#domain/places.ts'
import { ZONES, type Zone } from '#domain/zones.ts'
import { chosenIn } from '#web/list-controls/use-address-choices.ts'

/** The least severity before, as in an address. */
export const SEVERITIES = ['1', '2', '3', '4', '5', '6', '7'] as const

/** Everything that the address of the page can name, besides the page of the results. */
export const CASE_FILTERS = [
  'period',
  'zone',
  'place',
  'severity',
  'discipline',
  'change',
  'outcome',
] as const
export type CaseFilter = (typeof CASE_FILTERS)[number]

/** All time: the period of a search that names none. */
export const USUAL_PERIOD: Period = 'all'

/** The places that can be chosen: of the zone, or of all zones. */
export const placesOf = (zone: Zone | undefined): readonly Place[] =>
  zone === undefined ? ALL_PLACES : PLACES[zone]

function periodIn(address: URLSearchParams): Period | undefined {
  const [text, ...more] = address.getAll('period')
  return text !== undefined && more.length === 0 && isPeriod(text) ? text : undefined
}

/** The filters of an address. What does not exist is left out and named in `ignored`. */
export function readCaseAddress(address: URLSearchParams) {
  const zone = chosenIn(address, 'zone', ZONES)
  const filters = {
    period: periodIn(address),
    zone,
    place: chosenIn(address, 'place', placesOf(zone)),
    severity: chosenIn(address, 'severity', SEVERITIES),
    discipline: chosenIn(address, 'discipline', DISCIPLINES),
    change: chosenIn(address, 'change', CHANGE_KINDS),
    outcome: chosenIn(address, 'outcome', CASE_OUTCOMES),
  }
  return {
    filters,
    ignored: CASE_FILTERS.filter((name) => address.has(name) && filters[name] === undefined),
  }
}

export type CaseFilterValues = ReturnType<typeof readCaseAddress>['filters']
