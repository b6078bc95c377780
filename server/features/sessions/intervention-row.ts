import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Calls, Parsed } from '#contract/calls.ts'
import { sameJson } from '#domain/json/json.ts'
import { placesOf } from '#domain/places.ts'
import { ZONES, type Zone } from '#domain/zones.ts'
import type { FieldChanges } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import type { Intervention as InterventionTable } from '../../database/schema.gen.ts'
import type { HolderKey } from '../../vault/vault.ts'
import { belowFit, type Fit } from './fit.ts'

type Intervention = Calls['PATCH /api/sessions/:sessionId/interventions/:interventionId']['response']
type NewIntervention = Parsed['POST /api/sessions/:sessionId/interventions']['body']
type Change = Parsed['PATCH /api/sessions/:sessionId/interventions/:interventionId']['body']
/** One logged change as it stands in its table. */
export type Row = Selectable<InterventionTable>
/** What is sealed together: the fitter's words, and where within a zone it hurts, which can be most private. */
type Details = Pick<Intervention, 'what' | 'from' | 'to' | 'why' | 'places'>

const detailsPlace = (id: string) => ({ table: 'intervention', row: id, field: 'details' })
const NOTHING: Details = { what: null, from: null, to: null, why: null, places: {} }

const zonesOf = ({ zones }: Pick<Row, 'zones'>): Zone[] => ZONES.filter((zone) => zones.includes(zone))

function openDetails(key: HolderKey, row: Row): Details {
  if (!row.details_sealed) return NOTHING
  const opened: unknown = JSON.parse(key.open(detailsPlace(row.id), row.details_sealed))
  const details = new Map<string, unknown>(Object.entries(opened ?? {}))
  const word = (name: string) => {
    const found = details.get(name)
    return typeof found === 'string' ? found : null
  }
  const places = placesOf(zonesOf(row), details.get('places'))
  return { what: word('what'), from: word('from'), to: word('to'), why: word('why'), places }
}

const isSaid = (detail: string | object | null): boolean =>
  typeof detail === 'string' ? detail !== '' : Object.keys(detail ?? {}).length > 0

function sealDetails(key: HolderKey, id: string, details: Details): Buffer | null {
  const said = Object.entries(details).filter(([, detail]) => isSaid(detail))
  return said.length > 0 ? key.seal(detailsPlace(id), JSON.stringify(Object.fromEntries(said))) : null
}

/** A logged change as it is told. */
export const present = (key: HolderKey, row: Row): Intervention => ({
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

/** A change that is logged for the first time. */
export function newRow(
  tx: Transaction,
  key: HolderKey,
  fit: Fit,
  said: NewIntervention,
  position: number,
): Row {
  const id = randomUUID()
  return {
    id,
    ...belowFit(fit),
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
    }),
    version: 1,
    made_at: tx.now,
    withdrawn_at: null,
  }
}

/** What the trail keeps of a row; words stay sealed. */
export const tracked = (row: Row) => ({
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

/** Field by field what it was and what it became. */
export function changesBetween(before: Row, after: Row): FieldChanges {
  const to = new Map(Object.entries(tracked(after)))
  return Object.fromEntries(
    Object.entries(tracked(before)).flatMap(([field, from]) => {
      const next = to.get(field) ?? null
      return from === next ? [] : [[field, { from, to: next }]]
    }),
  )
}

/** A named field replaces what stood; one that is not named stays. */
const or = <T>(next: T | undefined, present: T): T => (next === undefined ? present : next)

/** The columns as a change leaves them. */
export function changedColumns(tx: Transaction, key: HolderKey, row: Row, change: Change) {
  const present = openDetails(key, row)
  const zones = or(change.zones, zonesOf(row))
  const next: Details = {
    what: or(change.what, present.what),
    from: or(change.from, present.from),
    to: or(change.to, present.to),
    why: or(change.why, present.why),
    places: placesOf(zones, or(change.places, present.places)),
  }
  const withdrawnAt = change.withdrawn ? (row.withdrawn_at ?? tx.now) : null
  return {
    kind: or(change.kind, row.kind),
    measurement: or(change.measurement, row.measurement),
    side: or(change.side, row.side),
    from_value: or(change.fromValue, row.from_value),
    to_value: or(change.toValue, row.to_value),
    zones: or(change.zones, row.zones),
    goals: or(change.goals, row.goals),
    details_sealed: sameJson(next, present) ? row.details_sealed : sealDetails(key, row.id, next),
    withdrawn_at: change.withdrawn === undefined ? row.withdrawn_at : withdrawnAt,
    version: row.version + 1,
  }
}
