import { randomUUID } from 'node:crypto'
import type { Calls, Parsed } from '#contract/calls.ts'
import { rating } from '#contract/interventions.ts'
import { sameJson } from '#domain/json/json.ts'
import { placesOf } from '#domain/places.ts'
import { ZONES, type Zone } from '#domain/zones.ts'
import type { FieldChanges } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { detailsPlace } from '../../fit-texts/sealed-places.ts'
import type { HolderKey } from '../../vault/vault.ts'
import { sessionColumns } from './session-records.service.ts'
import type { SessionRow } from './sessions.repository.ts'
import type { InterventionRow } from './workbench.repository.ts'

type Intervention = Calls['PATCH /api/sessions/:sessionId/interventions/:interventionId']['response']
type NewIntervention = Parsed['POST /api/sessions/:sessionId/interventions']['body']
type Change = Parsed['PATCH /api/sessions/:sessionId/interventions/:interventionId']['body']
/**
 * The fields that are sealed as one value: the fitter's words, the places within a zone, which can be private, and the
 * rider's rating.
 */
type Details = Pick<Intervention, 'what' | 'from' | 'to' | 'why' | 'places' | 'rating'>

const NOTHING: Details = { what: null, from: null, to: null, why: null, places: {}, rating: null }

const zonesOf = ({ zones }: Pick<InterventionRow, 'zones'>): Zone[] =>
  ZONES.filter((zone) => zones.includes(zone))

function openDetails(key: HolderKey, row: InterventionRow): Details {
  if (!row.details_sealed) return NOTHING
  const opened: unknown = JSON.parse(key.open(detailsPlace(row.id), row.details_sealed))
  const details = new Map<string, unknown>(Object.entries(opened ?? {}))
  const word = (name: string) => {
    const found = details.get(name)
    return typeof found === 'string' ? found : null
  }
  const places = placesOf(zonesOf(row), details.get('places'))
  const rated = rating.safeParse(details.get('rating'))
  return {
    what: word('what'),
    from: word('from'),
    to: word('to'),
    why: word('why'),
    places,
    rating: rated.success ? rated.data : null,
  }
}

const isGiven = (detail: string | object | null): boolean =>
  typeof detail === 'string' ? detail !== '' : Object.keys(detail ?? {}).length > 0

function sealDetails(key: HolderKey, id: string, details: Details): Buffer | null {
  const said = Object.entries(details).filter(([, detail]) => isGiven(detail))
  return said.length > 0 ? key.seal(detailsPlace(id), JSON.stringify(Object.fromEntries(said))) : null
}

/** Converts a row to the contract's response. */
export const present = (key: HolderKey, row: InterventionRow): Intervention => ({
  id: row.id,
  position: row.position,
  kind: row.kind,
  measurement: row.measurement,
  side: row.side === 'left' || row.side === 'right' ? row.side : null,
  fromValue: row.from_value,
  toValue: row.to_value,
  zones: zonesOf(row),
  goals: row.goals,
  ...openDetails(key, row),
  madeAt: row.made_at.toISOString(),
  withdrawn: row.withdrawn_at !== null,
  version: row.version,
})

/** The row of a new intervention. */
export function newRow(
  tx: Transaction,
  key: HolderKey,
  session: SessionRow,
  said: NewIntervention,
  position: number,
): InterventionRow {
  const id = randomUUID()
  return {
    id,
    ...sessionColumns(session),
    position,
    kind: said.kind,
    measurement: said.measurement ?? null,
    side: said.side ?? null,
    from_value: said.fromValue ?? null,
    to_value: said.toValue ?? null,
    zones: said.zones,
    goals: said.goals,
    details_sealed: sealDetails(key, id, {
      what: said.what ?? null,
      from: said.from ?? null,
      to: said.to ?? null,
      why: said.why ?? null,
      places: placesOf(said.zones, said.places),
      rating: said.rating ?? null,
    }),
    version: 1,
    made_at: tx.now,
    withdrawn_at: null,
  }
}

/** The fields of a row that an audit entry records. Words stay sealed. */
export const tracked = (row: InterventionRow) => ({
  kind: row.kind,
  measurement: row.measurement,
  side: row.side,
  from_value: row.from_value,
  to_value: row.to_value,
  zones: row.zones.join(' '),
  goals: row.goals.join(' '),
  details: row.details_sealed,
  withdrawn_at: row.withdrawn_at,
})

/** The recorded fields that differ, with both values. */
export function changesBetween(before: InterventionRow, after: InterventionRow): FieldChanges {
  const to = new Map(Object.entries(tracked(after)))
  return Object.fromEntries(
    Object.entries(tracked(before)).flatMap(([field, from]) => {
      const next = to.get(field) ?? null
      return from === next ? [] : [[field, { from, to: next }]]
    }),
  )
}

/** The new value, or the current one if the request does not contain the field. */
const updated = <T>(next: T | undefined, present: T): T => (next === undefined ? present : next)

/** The columns after a correction. */
export function changedColumns(tx: Transaction, key: HolderKey, row: InterventionRow, change: Change) {
  const present = openDetails(key, row)
  const zones = updated(change.zones, zonesOf(row))
  const next: Details = {
    what: updated(change.what, present.what),
    from: updated(change.from, present.from),
    to: updated(change.to, present.to),
    why: updated(change.why, present.why),
    places: placesOf(zones, updated(change.places, present.places)),
    rating: updated(change.rating, present.rating),
  }
  const withdrawnAt = change.withdrawn ? (row.withdrawn_at ?? tx.now) : null
  return {
    kind: updated(change.kind, row.kind),
    measurement: updated(change.measurement, row.measurement),
    side: updated(change.side, row.side),
    from_value: updated(change.fromValue, row.from_value),
    to_value: updated(change.toValue, row.to_value),
    zones: updated(change.zones, row.zones),
    goals: updated(change.goals, row.goals),
    details_sealed: sameJson(next, present) ? row.details_sealed : sealDetails(key, row.id, next),
    withdrawn_at: change.withdrawn === undefined ? row.withdrawn_at : withdrawnAt,
    version: row.version + 1,
  }
}
