import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Calls, Parsed } from '#contract/calls.ts'
import { ZONES } from '#domain/zones.ts'
import type { FieldChanges } from '../../audit/audit.ts'
import type { UseCase } from '../../database/database.ts'
import type { Intervention as InterventionTable } from '../../database/schema.gen.ts'
import type { HolderKey } from '../../vault/vault.ts'
import { belowFit, type Fit } from './fit.ts'

type Intervention = Calls['PATCH /api/sessions/:sessionId/interventions/:interventionId']['answer']
type NewIntervention = Parsed['POST /api/sessions/:sessionId/interventions']['body']
type Change = Parsed['PATCH /api/sessions/:sessionId/interventions/:interventionId']['body']
/** One logged change as it stands in its table. */
export type Row = Selectable<InterventionTable>
type Words = Pick<Intervention, 'what' | 'from' | 'to' | 'why'>

const detailsPlace = (id: string) => ({ table: 'intervention', row: id, field: 'details' })
const NO_WORDS: Words = { what: null, from: null, to: null, why: null }

function openWords(key: HolderKey, row: Row): Words {
  if (!row.details_sealed) return NO_WORDS
  const opened: unknown = JSON.parse(key.open(detailsPlace(row.id), row.details_sealed))
  const words = new Map<string, unknown>(Object.entries(opened ?? {}))
  const word = (name: string) => {
    const found = words.get(name)
    return typeof found === 'string' ? found : null
  }
  return { what: word('what'), from: word('from'), to: word('to'), why: word('why') }
}

function sealWords(key: HolderKey, id: string, words: Words): Buffer | null {
  const said = Object.entries(words).filter(([, word]) => word)
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
  zones: ZONES.filter((zone) => row.zones.includes(zone)),
  goals: row.goals,
  ...openWords(key, row),
  madeAt: row.made_at.toISOString(),
  withdrawn: row.withdrawn_at !== null,
  version: row.version,
})

/** A change that is logged for the first time. */
export function newRow(
  useCase: UseCase,
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
    details_sealed: sealWords(key, id, {
      what: said.what ?? null,
      from: said.from ?? null,
      to: said.to ?? null,
      why: said.why ?? null,
    }),
    version: 1,
    made_at: useCase.now,
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
export function changedColumns(useCase: UseCase, key: HolderKey, row: Row, change: Change) {
  const words = openWords(key, row)
  const next: Words = {
    what: or(change.what, words.what),
    from: or(change.from, words.from),
    to: or(change.to, words.to),
    why: or(change.why, words.why),
  }
  const sameWords = JSON.stringify(next) === JSON.stringify(words)
  const withdrawnAt = change.withdrawn ? (row.withdrawn_at ?? useCase.now) : null
  return {
    kind: or(change.kind, row.kind),
    measurement: or(change.measurement, row.measurement),
    side: or(change.side, row.side),
    from_value: or(change.fromValue, row.from_value),
    to_value: or(change.toValue, row.to_value),
    zones: or(change.zones, row.zones),
    goals: or(change.goals, row.goals),
    details_sealed: sameWords ? row.details_sealed : sealWords(key, row.id, next),
    withdrawn_at: change.withdrawn === undefined ? row.withdrawn_at : withdrawnAt,
    version: row.version + 1,
  }
}
