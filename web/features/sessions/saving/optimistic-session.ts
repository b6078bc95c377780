import type { Json } from '#domain/json/json.ts'
import type { FitSession, Intervention, Measured, Recommendation } from '../session.ts'
import {
  type Creation,
  type FieldsChange,
  type PendingChange,
  placeName,
  type ValueChange,
} from './pending-changes.ts'

/** Rows that are on their way look like this until the server has them. */
export const blankIntervention: Intervention = {
  id: '',
  position: 0,
  kind: 'other',
  measurement: null,
  side: null,
  fromValue: null,
  toValue: null,
  zones: [],
  places: {},
  goals: [],
  what: null,
  from: null,
  to: null,
  why: null,
  madeAt: '',
  withdrawn: false,
  version: 0,
}

export const blankRecommendation: Recommendation = {
  id: '',
  position: 0,
  kind: 'exercise',
  words: '',
  dueOn: null,
  doneAt: null,
  withdrawn: false,
  version: 0,
}

/** A row with fields laid over it; names it does not know are left out. */
export function withKnownFields<Target extends object>(
  row: Target,
  fields: { readonly [name: string]: Json },
): Target {
  const known = Object.entries(fields).filter(([name]) => Object.hasOwn(row, name))
  return { ...row, ...Object.fromEntries(known) }
}

function withValue(rows: readonly Measured[], { place, wanted, seen }: ValueChange): Measured[] {
  const name = placeName(place)
  const there = rows.find((row) => placeName(row) === name)
  const others = rows.filter((row) => row !== there)
  if (wanted.value === null) return others
  const { reference, method } = wanted
  const measuredAt = there?.measuredAt ?? ''
  const next = {
    ...place,
    value: wanted.value,
    reference,
    method,
    version: there?.version ?? seen,
    measuredAt,
  }
  return there ? rows.map((row) => (row === there ? next : row)) : [...rows, next]
}

const withCreation = <Target extends { id: string; position: number }>(
  rows: readonly Target[],
  blank: Target,
  { id, fields }: Creation,
): Target[] => [
  ...rows,
  { ...withKnownFields(blank, fields), id, position: (rows.at(-1)?.position ?? 0) + 1 },
]

const withFields = <Target extends { id: string }>(
  rows: readonly Target[],
  { id, fields }: FieldsChange,
): Target[] => rows.map((row) => (row.id === id ? withKnownFields(row, fields) : row))

function inOrder(rows: readonly Intervention[], ids: readonly string[]): Intervention[] {
  const place = (row: Intervention, index: number) =>
    ids.includes(row.id) ? ids.indexOf(row.id) : ids.length + index
  return rows
    .map((row, index) => ({ row, at: place(row, index) }))
    .sort((a, b) => a.at - b.at)
    .map(({ row }, index) => ({ ...row, position: index + 1 }))
}

function withChange(session: FitSession, change: PendingChange): FitSession {
  const { measurements, interventions, recommendations } = session
  if (change.kind === 'value') return { ...session, measurements: withValue(measurements, change) }
  if (change.kind === 'order') return { ...session, interventions: inOrder(interventions, change.ids) }
  if (change.of === 'session') return withKnownFields(session, change.fields)
  if (change.of === 'intervention') {
    return {
      ...session,
      interventions:
        change.kind === 'creation'
          ? withCreation(interventions, blankIntervention, change)
          : withFields(interventions, change),
    }
  }
  return {
    ...session,
    recommendations:
      change.kind === 'creation'
        ? withCreation(recommendations, blankRecommendation, change)
        : withFields(recommendations, change),
  }
}

/** The session as the fitter sees it: what the server has, and over it what is on its way. */
export function optimisticSession(session: FitSession, queue: readonly PendingChange[]): FitSession {
  const shown = queue.reduce(withChange, session)
  const bike = shown.bikes.find(({ id }) => id === shown.bikeId) ?? null
  return bike === shown.bike ? shown : { ...shown, bike }
}
