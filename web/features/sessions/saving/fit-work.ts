import { createContext, use, useMemo, useSyncExternalStore } from 'react'
import type { Json } from '#domain/json/json.ts'
import type {
  FitSession,
  Intervention,
  NewIntervention,
  NewRecommendation,
  Recommendation,
} from '../session.ts'
import type { FitStore, FitView } from './fit-store.ts'
import { optimisticSession } from './optimistic-session.ts'
import {
  type Fields,
  type PendingChange,
  type Place,
  placeName,
  type Row,
  type Wanted,
} from './pending-changes.ts'
import { withRefused } from './refused.ts'

type SessionFields = Partial<Pick<FitSession, 'bikeId' | 'notes' | 'goalWeights'>>
type InterventionFields = Partial<Omit<Intervention, 'id' | 'position' | 'madeAt' | 'version'>>
type RecommendationFields = Partial<Pick<Recommendation, 'kind' | 'words' | 'dueOn' | 'withdrawn'>>

/** Implausible numbers are really meant. */
interface Sure {
  confirmed?: boolean
}

/** What a fitter can do in a session; every call is kept at once and sent by itself. */
export interface FitWork {
  /** The session with everything on it that is still on its way. */
  session: FitSession
  /** The session as the server has it. */
  known: FitSession
  view: FitView
  store: FitStore
  /** False once the fit is closed or called off: then nothing can be changed. */
  open: boolean
  measure(place: Place, wanted: Wanted, how?: { confirmed?: boolean; seen?: number }): void
  /** `seen`: what the fitter had in sight, when it is not what stands now. */
  changeSession(fields: SessionFields, seen?: { base: SessionFields; version: number }): void
  log(intervention: NewIntervention): void
  correct(intervention: Intervention, fields: InterventionFields, sure?: Sure): void
  reorder(ids: readonly string[]): void
  recommend(recommendation: NewRecommendation): void
  reword(recommendation: Recommendation, fields: RecommendationFields): void
}

const fieldsOf = (value: object): Fields => {
  const named = Object.entries(value).filter((entry): entry is [string, Json] => entry[1] !== undefined)
  return Object.fromEntries(named)
}

/** What a row has now in the place of some fields. */
function baseOf(row: object, fields: Fields): Fields {
  const names = new Set(Object.keys(fields))
  return fieldsOf(Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name))))
}

/** A change of fields of a row that is there. */
function fieldsChange(
  of: Row,
  row: FitSession | Intervention | Recommendation,
  given: object,
  sure: Sure = {},
): PendingChange {
  const fields = fieldsOf(given)
  const { id, version: seen } = row
  return { kind: 'fields', of, id, fields, base: baseOf(row, fields), ...sure, seen, sent: [] }
}

/** A row that is not there yet. */
function creation(of: Exclude<Row, 'session'>, given: object, sure: Sure = {}): PendingChange {
  return { kind: 'creation', of, id: crypto.randomUUID(), fields: fieldsOf(given), ...sure, sent: null }
}

function workOn(store: FitStore, view: FitView, known: FitSession): FitWork {
  const session = optimisticSession(known, withRefused(view.refused, view.queue))
  const { change } = store
  return {
    session,
    known,
    view,
    store,
    open: session.status !== 'cancelled' && session.closedAt === null,
    measure(place, wanted, { confirmed = false, seen } = {}) {
      const there = known.measurements.find((row) => placeName(row) === placeName(place))
      change({ kind: 'value', place, wanted, confirmed, seen: seen ?? there?.version ?? 0, sent: [] })
    },
    changeSession(fields, seen) {
      if (!seen) change(fieldsChange('session', session, fields))
      else {
        const { base, version } = seen
        const of = { kind: 'fields', of: 'session', id: session.id } as const
        change({ ...of, fields: fieldsOf(fields), base: fieldsOf(base), seen: version, sent: [] })
      }
    },
    log: ({ confirmed = false, ...said }) => change(creation('intervention', said, { confirmed })),
    correct: (intervention, fields, sure) => change(fieldsChange('intervention', intervention, fields, sure)),
    reorder: (ids) => change({ kind: 'order', ids }),
    recommend: (recommendation) => change(creation('recommendation', recommendation)),
    reword: (recommendation, fields) => change(fieldsChange('recommendation', recommendation, fields)),
  }
}

/** The work on the session that is shown, kept up with what is read and what is done. */
export function useWorkOn(store: FitStore, read: FitSession): FitWork {
  const view = useSyncExternalStore(store.subscribe, store.view)
  // `read` arrives a task after a response has emptied the queue. Until then a value would be in neither of them.
  const known = store.known() ?? read
  return useMemo(() => workOn(store, view, known), [store, view, known])
}

const FitContext = createContext<FitWork | null>(null)
export const FitProvider = FitContext.Provider

/** The work on the session this component stands in. */
export function useFit(): FitWork {
  const work = use(FitContext)
  if (!work) throw new Error('useFit needs a session around it')
  return work
}
