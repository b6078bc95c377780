import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  createElement,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Json } from '#domain/json/json.ts'
import { read } from '#web/api/read.ts'
import { offerSending, onSignOut, watchPage, withTabLock } from '#web/sync/browser-tabs.ts'
import type {
  FitSession,
  Intervention,
  NewIntervention,
  NewRecommendation,
  Recommendation,
} from '../session.ts'
import { withRefused } from './apply-response.ts'
import {
  type FitStore,
  type FitView,
  openFitStore,
  openQueueStorage,
  type SessionSource,
} from './fit-store.ts'
import {
  type Fields,
  optimisticSession,
  type PendingChange,
  type Place,
  placeName,
  type Row,
  type Wanted,
} from './pending-changes.ts'
import { fitServer } from './send.ts'

type SessionFields = Partial<
  Pick<
    FitSession,
    'bikeId' | 'notes' | 'goalWeights' | 'saddleHow' | 'summary' | 'goalLevels' | 'activities' | 'predictions'
  >
>
type InterventionFields = Partial<Omit<Intervention, 'id' | 'position' | 'madeAt' | 'version'>>
type RecommendationFields = Partial<Pick<Recommendation, 'kind' | 'words' | 'dueOn' | 'withdrawn'>>

/** Whether the fitter confirmed implausible numbers. */
interface Confirmation {
  confirmed?: boolean
}

/** What a fitter can do in a session. Every change is stored at once and sent automatically. */
export interface FitWork {
  /** The session with the pending changes applied. */
  session: FitSession
  /** The session as the server has it. */
  known: FitSession
  store: FitStore
  /** False once the fit is closed or cancelled, and for another fitter, who has no notes. Nothing can be changed then. */
  open: boolean
  measure(place: Place, wanted: Wanted, how?: { confirmed?: boolean; seen?: number }): void
  /** @param seen what the fitter saw, if it differs from what the server has now */
  changeSession(fields: SessionFields, seen?: { base: SessionFields; version: number }): void
  log(intervention: NewIntervention): void
  correct(intervention: Intervention, fields: InterventionFields, confirmation?: Confirmation): void
  reorder(ids: readonly string[]): void
  recommend(recommendation: NewRecommendation): void
  reword(recommendation: Recommendation, fields: RecommendationFields): void
}

const fieldsOf = (value: object): Fields => {
  const named = Object.entries(value).filter((entry): entry is [string, Json] => entry[1] !== undefined)
  return Object.fromEntries(named)
}

/** The current values of some fields of a row. */
function baseOf(row: object, fields: Fields): Fields {
  const names = new Set(Object.keys(fields))
  return fieldsOf(Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name))))
}

/** A change to fields of an existing row. */
function fieldsChange(
  of: Row,
  row: FitSession | Intervention | Recommendation,
  given: object,
  confirmation: Confirmation = {},
): PendingChange {
  const fields = fieldsOf(given)
  const { id, version: seen } = row
  return { kind: 'fields', of, id, fields, base: baseOf(row, fields), ...confirmation, seen, sent: [] }
}

/** A new row. */
function creation(
  of: Exclude<Row, 'session'>,
  given: object,
  confirmation: Confirmation = {},
): PendingChange {
  return {
    kind: 'creation',
    of,
    id: crypto.randomUUID(),
    fields: fieldsOf(given),
    ...confirmation,
    sent: null,
  }
}

function workOn(
  store: FitStore,
  { queue, refused }: Pick<FitView, 'queue' | 'refused'>,
  known: FitSession,
): FitWork {
  const session = optimisticSession(known, withRefused(refused, queue))
  const { change } = store
  return {
    session,
    known,
    store,
    open: session.notes !== null && session.status !== 'cancelled' && session.closedAt === null,
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
    correct: (intervention, fields, confirmation) =>
      change(fieldsChange('intervention', intervention, fields, confirmation)),
    reorder: (ids) => change({ kind: 'order', ids }),
    recommend: (recommendation) => change(creation('recommendation', recommendation)),
    reword: (recommendation, fields) => change(fieldsChange('recommendation', recommendation, fields)),
  }
}

/** The work on the shown session. It is updated after every change and response. */
function useWorkOn(store: FitStore, read: FitSession): FitWork {
  const { queue, refused } = useSyncExternalStore(store.subscribe, store.view)
  // `read` arrives a task after a response has emptied the queue. Without `known`, a value would be in neither in the
  // meantime.
  const known = store.known() ?? read
  return useMemo(() => workOn(store, { queue, refused }, known), [store, queue, refused, known])
}

const FitContext = createContext<FitWork | null>(null)

interface FitProviderProps {
  store: FitStore
  /** The session as the page has loaded it. */
  read: FitSession
  children: ReactNode
}

/** Provides the work on a session. What is inside is not rendered again when only the save status changes. */
export const FitProvider = ({ store, read, children }: FitProviderProps) =>
  createElement(FitContext, { value: useWorkOn(store, read) }, children)

/** The work on the session that this component belongs to. */
export function useFit(): FitWork {
  const work = use(FitContext)
  if (!work) throw new Error('useFit needs a session around it')
  return work
}

/** The session that this component belongs to; null outside of one. */
export const useSessionAround = (): FitSession | null => use(FitContext)?.session ?? null

/** The save status of the session that this component belongs to. */
export function useFitView(): FitView {
  const { store } = useFit()
  return useSyncExternalStore(store.subscribe, store.view)
}

export const sessionQuery = (sessionId: string) =>
  read('GET /api/sessions/:sessionId', { params: { sessionId } })

/** The session in this page's cache, for the store. */
export function sessionSource(client: QueryClient, sessionId: string): SessionSource {
  const query = sessionQuery(sessionId)
  const filter = { queryKey: query.queryKey, exact: true }
  return {
    known: () => client.getQueryData(query.queryKey),
    async pauseReading() {
      const reading = client.isFetching(filter) > 0
      await client.cancelQueries(filter)
      return (session) => {
        client.setQueryData(query.queryKey, session)
        if (reading) void client.invalidateQueries(filter)
      }
    },
    readAgain: () => client.fetchQuery({ ...query, staleTime: 0 }),
  }
}

const open = (client: QueryClient, sessionId: string) =>
  openFitStore({
    sessionId,
    server: fitServer,
    storage: openQueueStorage(sessionId),
    session: sessionSource(client, sessionId),
    withTabLock: (work) => withTabLock(`fit/${sessionId}`, work),
    now: () => new Date(),
  })

/** Sends at once when the connection is back, when the page may be closed soon, and before a sign-out. */
function sendOnPageEvents(store: FitStore): () => void {
  const sendUnsaved = () => {
    if (store.view().status !== 'saved') void store.sendAll()
  }
  const takeBack = offerSending(store.sendAll)
  const unwatch = watchPage({ online: sendUnsaved, hidden: sendUnsaved })
  return () => {
    takeBack()
    unwatch()
  }
}

/** The store of a session while its page is shown; null until it is open. */
export function useFitStore(sessionId: string): FitStore | null {
  const client = useQueryClient()
  const [store, setStore] = useState<FitStore | null>(null)
  useEffect(() => {
    let gone = false
    let stop = () => {}
    const opening = open(client, sessionId)
    // At a sign-out the person was asked about unsent changes, so leaving the page does not store them again.
    const stopListening = onSignOut(() => void opening.then((opened) => opened.discard()))
    void opening.then((opened) => {
      if (gone) return
      stop = sendOnPageEvents(opened)
      setStore(opened)
    })
    return () => {
      gone = true
      stop()
      setStore(null)
      void opening.then((opened) => opened.close()).then(stopListening)
    }
  }, [client, sessionId])
  return store
}
