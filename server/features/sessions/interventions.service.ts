import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Calls, Parsed } from '#contract/calls.ts'
import { ZONES } from '#domain/zones.ts'
import { created, type FieldChanges } from '../../audit/audit.ts'
import type { UseCase } from '../../database/database.ts'
import type { Intervention as InterventionTable } from '../../database/schema.gen.ts'
import { AppError } from '../../http/problem.ts'
import type { HolderKey } from '../../vault/vault.ts'
import { belowFit, type Fit, lockOpenFit, recordInFit, refuseStale, tellOfFit } from './fit.ts'

type Intervention = Calls['PATCH /api/sessions/:sessionId/interventions/:interventionId']['answer']
type NewIntervention = Parsed['POST /api/sessions/:sessionId/interventions']['body']
type Change = Parsed['PATCH /api/sessions/:sessionId/interventions/:interventionId']['body']
type Row = Selectable<InterventionTable>
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

const present = (key: HolderKey, row: Row): Intervention => ({
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

const rowsOf = ({ db }: UseCase, sessionId: string) =>
  db
    .selectFrom('intervention')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy('position')
    .orderBy('id')

/** What was changed in a fit, in the order it was made; what was taken back too. */
export async function interventionsOf(
  useCase: UseCase,
  fit: Pick<Fit, 'id' | 'rider_id'>,
): Promise<Intervention[]> {
  const rows = await rowsOf(useCase, fit.id).execute()
  if (rows.length === 0) return []
  const key = await useCase.keys.of(fit.rider_id)
  return rows.map((row) => present(key, row))
}

/** What the trail keeps of a row; words stay sealed. */
const tracked = (row: Row) => ({
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

function changesBetween(before: Row, after: Row): FieldChanges {
  const to = new Map(Object.entries(tracked(after)))
  return Object.fromEntries(
    Object.entries(tracked(before)).flatMap(([field, from]) => {
      const next = to.get(field) ?? null
      return from === next ? [] : [[field, { from, to: next }]]
    }),
  )
}

/** What the same request logged before. @throws AppError `not_found` */
export async function loggedBefore(useCase: UseCase, id: string): Promise<Intervention> {
  const row = await useCase.db.selectFrom('intervention').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return present(await useCase.keys.of(row.rider_id), row)
}

/**
 * Logs a change the fitter made, after those logged before.
 * @throws AppError `not_found`, `session_closed`
 */
export async function logIntervention(
  useCase: UseCase,
  sessionId: string,
  said: NewIntervention,
): Promise<Intervention> {
  const fit = await lockOpenFit(useCase, sessionId)
  const earlier = await rowsOf(useCase, sessionId).execute()
  const key = await useCase.keys.of(fit.rider_id)
  const id = randomUUID()
  const row: Row = {
    id,
    ...belowFit(fit),
    position: (earlier.at(-1)?.position ?? 0) + 1,
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
  await useCase.db.insertInto('intervention').values(row).execute()
  await recordInFit(useCase, fit, {
    action: 'intervention.created',
    entity: 'intervention',
    entityId: id,
    changes: created({ session_id: sessionId, ...tracked(row) }),
  })
  await tellOfFit(useCase, fit)
  return present(key, row)
}

/** A named field replaces what stood; one that is not named stays. */
const or = <T>(next: T | undefined, present: T): T => (next === undefined ? present : next)

function rowAfter(useCase: UseCase, key: HolderKey, row: Row, change: Change): Row {
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
    ...row,
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

/**
 * Corrects a logged change, takes it back or brings it back; the trail keeps what it was.
 * @throws AppError `not_found`, `stale_version`, `session_closed`
 */
export async function correctIntervention(
  useCase: UseCase,
  sessionId: string,
  id: string,
  change: Change,
): Promise<Intervention> {
  const fit = await lockOpenFit(useCase, sessionId)
  const before = await rowsOf(useCase, sessionId).where('id', '=', id).executeTakeFirst()
  if (!before) throw new AppError('not_found')
  refuseStale(change.version, before.version)
  const key = await useCase.keys.of(fit.rider_id)
  const after = rowAfter(useCase, key, before, change)
  const {
    kind,
    measurement,
    side,
    from_value,
    to_value,
    zones,
    goals,
    details_sealed,
    version,
    withdrawn_at,
  } = after
  await useCase.db
    .updateTable('intervention')
    .set({
      kind,
      measurement,
      side,
      from_value,
      to_value,
      zones,
      goals,
      details_sealed,
      version,
      withdrawn_at,
    })
    .where('id', '=', id)
    .execute()
  await recordInFit(useCase, fit, {
    action: change.withdrawn ? 'intervention.withdrawn' : 'intervention.changed',
    entity: 'intervention',
    entityId: id,
    changes: changesBetween(before, after),
  })
  await tellOfFit(useCase, fit)
  return present(key, after)
}

/**
 * Puts the logged changes into the order in which they were made. Those not named keep their places behind.
 * @throws AppError `not_found`, also when one of them is no change of this fit; `session_closed`
 */
export async function orderInterventions(
  useCase: UseCase,
  sessionId: string,
  ids: readonly string[],
): Promise<{ items: Intervention[] }> {
  const fit = await lockOpenFit(useCase, sessionId)
  const rows = await rowsOf(useCase, sessionId).execute()
  if (!ids.every((id) => rows.some((row) => row.id === id))) throw new AppError('not_found')
  const placeOf = (row: Row) => (ids.includes(row.id) ? ids.indexOf(row.id) : ids.length + row.position)
  const ordered = rows.toSorted((a, b) => placeOf(a) - placeOf(b))
  for (const [index, row] of ordered.entries()) {
    const position = index + 1
    if (row.position === position) continue
    await useCase.db
      .updateTable('intervention')
      .set({ position, version: row.version + 1 })
      .where('id', '=', row.id)
      .execute()
    await recordInFit(useCase, fit, {
      action: 'intervention.moved',
      entity: 'intervention',
      entityId: row.id,
      changes: { position: { from: row.position, to: position } },
    })
  }
  await tellOfFit(useCase, fit)
  return { items: await interventionsOf(useCase, fit) }
}
