import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import type { FitSession } from '../session.ts'
import { FakeFitServer } from '../testing/fake-fit-server.ts'
import { fitSession, intervention, measured } from '../testing/fit-session.ts'
import { withRefused } from './apply-response.ts'
import { openFitStore } from './fit-store.ts'
import { type Fields, optimisticSession, type PendingChange, type StoredQueue } from './pending-changes.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const NOBODY: StoredQueue[] = []

/** A page that shows a session. */
async function page(server: FakeFitServer, left = NOBODY) {
  let known: FitSession = server.session
  const storage = { kept: left }
  const store = await openFitStore({
    sessionId: 'session',
    server,
    storage: {
      adopt: async () => storage.kept.splice(0),
      keep: async (kept) => {
        storage.kept = kept.queue.length + kept.conflicts.length > 0 ? [kept] : []
      },
      leave: () => undefined,
    },
    session: {
      known: () => known,
      pauseReading: async () => (session) => {
        known = session
      },
      readAgain: async () => {
        if (!server.there) throw new ApiError({ status: 404, body: '', problem: { code: 'not_found' } })
        known = server.session
        return known
      },
    },
    withTabLock: (work) => work(),
    now: () => new Date('2026-11-20T10:00:00Z'),
  })
  return {
    store,
    storage,
    shown: () => optimisticSession(known, withRefused(store.view().refused, store.view().queue)),
    passes: (ms = 2000) => vi.advanceTimersByTimeAsync(ms),
    type: (value: number | null, seen = known.measurements[0]?.version ?? 0) =>
      store.change(height(value, seen)),
  }
}

const height = (value: number | null, seen: number): PendingChange => ({
  kind: 'value',
  place: { phase: 'before', key: 'saddle_height', side: null },
  wanted: { value, reference: 'nose', method: null },
  confirmed: false,
  seen,
  sent: [],
})
const notes = (text: string, base: string, seen: number): PendingChange => ({
  kind: 'fields',
  of: 'session',
  id: 'session',
  fields: { notes: text },
  base: { notes: base },
  seen,
  sent: [],
})
const logged = (id: string, fields: Fields): PendingChange => ({
  kind: 'creation',
  of: 'intervention',
  id,
  fields,
  sent: null,
})
const corrected = (id: string, fields: Fields, base: Fields, seen: number): PendingChange => ({
  kind: 'fields',
  of: 'intervention',
  id,
  fields,
  base,
  seen,
  sent: [],
})

it('shows typed values at once, sends the newest once, and reports when it was saved', async () => {
  const server = new FakeFitServer()
  const { store, type, shown, passes } = await page(server)
  for (const value of [730, 731, 732]) type(value)
  expect(shown().measurements).toMatchObject([{ value: 732 }])
  expect(store.view().status).toBe('saving')
  await passes()
  expect(server.heard).toEqual(['values'])
  expect(store.view()).toMatchObject({ status: 'saved', savedAt: '2026-11-20T10:00:00.000Z', queue: [] })
  expect(shown().measurements).toMatchObject([{ value: 732, version: 1 }])
})

it('stores on the device what cannot be sent, and retries with longer pauses', async () => {
  const server = new FakeFitServer()
  server.troubles.push('unreached', 'unreached', 'unreached')
  const { store, storage, type, passes } = await page(server)
  type(730)
  await passes()
  expect(store.view().status).toBe('waiting')
  expect(storage.kept[0]?.queue).toHaveLength(1)
  await passes(10_000)
  expect(store.view().status).toBe('saved')
  expect(storage.kept).toEqual([])
})

it('loads what another page left, and sends it', async () => {
  const server = new FakeFitServer()
  const { store, passes } = await page(server, [{ queue: [height(730, 0)], conflicts: [] }])
  await passes()
  expect(server.session.measurements).toMatchObject([{ value: 730 }])
  expect(store.view().status).toBe('saved')
})

it('does not mistake a lost response for another device’s change', async () => {
  const server = new FakeFitServer()
  server.troubles.push('response lost')
  const { store, type, passes } = await page(server)
  type(730)
  await passes(1300)
  type(731, 0)
  await passes(10_000)
  expect(store.view()).toMatchObject({ status: 'saved', conflicts: [] })
  expect(server.session.measurements).toMatchObject([{ value: 731, version: 2 }])
})

it('asks if another device changed the same value; mine is sent based on the new version', async () => {
  const server = new FakeFitServer()
  const { store, type, shown, passes } = await page(server)
  server.elsewhere('saddle_height', 735)
  type(731, 0)
  await passes()
  const [conflict] = store.view().conflicts
  expect(store.view().status).toBe('conflict')
  expect(conflict).toMatchObject({ mine: { wanted: { value: 731 } }, present: { value: 735 } })
  expect(shown().measurements).toMatchObject([{ value: 735 }])
  if (conflict) store.decide(conflict, 'mine')
  await passes()
  expect(server.session.measurements).toMatchObject([{ value: 731, version: 2 }])
  expect(store.view().status).toBe('saved')
})

it('keeps the other device’s value if the fitter chooses it', async () => {
  const server = new FakeFitServer(fitSession({ measurements: [measured('before', 'saddle_height', 728)] }))
  const { store, type, passes } = await page(server)
  server.elsewhere('saddle_height', 735)
  type(null, 1)
  await passes()
  const [conflict] = store.view().conflicts
  if (conflict) store.decide(conflict, 'theirs')
  await passes()
  expect(server.session.measurements).toMatchObject([{ value: 735 }])
  expect(store.view()).toMatchObject({ status: 'saved', conflicts: [] })
})

it('merges different fields that two devices changed, and asks about the same one', async () => {
  const server = new FakeFitServer()
  const { store, passes } = await page(server)
  server.session = { ...server.session, bikeId: 'gravel', version: 2 }
  store.change(notes('Sits left', '', 1))
  await passes()
  expect(server.session).toMatchObject({ bikeId: 'gravel', notes: 'Sits left', version: 3 })
  server.session = { ...server.session, notes: 'Sits right', version: 4 }
  store.change(notes('Sits far left', 'Sits left', 3))
  await passes()
  const [conflict] = store.view().conflicts
  expect(conflict).toMatchObject({ kind: 'fields', present: { notes: 'Sits right' } })
  if (conflict) store.decide(conflict, 'mine')
  await passes()
  expect(server.session.notes).toBe('Sits far left')
})

it('asks about fields that only make sense together if another device changed one of them', async () => {
  const server = new FakeFitServer(fitSession({ interventions: [intervention('a', { zones: ['feet'] })] }))
  const { store, passes } = await page(server)
  const there = intervention('a', { zones: ['hands'], why: 'Numb', version: 2 })
  server.session = { ...server.session, interventions: [there] }
  const mine = { zones: ['knees'], places: { knees: 'front' }, what: 'Up' }
  store.change(corrected('a', mine, { zones: ['feet'], places: {}, what: null }, 1))
  await passes()
  expect(server.session.interventions).toMatchObject([{ zones: ['hands'], places: {}, what: 'Up' }])
  const [conflict] = store.view().conflicts
  expect(conflict).toMatchObject({ mine: { fields: { zones: ['knees'], places: { knees: 'front' } } } })
  if (conflict) store.decide(conflict, 'mine')
  await passes()
  expect(server.session.interventions).toMatchObject([{ zones: ['knees'], places: { knees: 'front' } }])
})

it('creates a row once however often it is sent, and corrects it with its new id', async () => {
  const server = new FakeFitServer()
  server.troubles.push('response lost')
  const { store, shown, passes } = await page(server)
  store.change(logged('here', { kind: 'saddle', what: 'A wider one' }))
  await passes(1300)
  store.change(corrected('here', { why: 'Soft tissue', withdrawn: true }, { why: null, withdrawn: false }, 0))
  expect(shown().interventions).toMatchObject([{ what: 'A wider one', why: 'Soft tissue' }])
  await passes(10_000)
  expect(server.session.interventions).toMatchObject([
    { id: 'made 1', what: 'A wider one', why: 'Soft tissue', withdrawn: true },
  ])
  store.change(corrected('here', { withdrawn: false }, { withdrawn: true }, 2))
  await passes()
  expect(server.session.interventions).toMatchObject([{ withdrawn: false }])
  expect(store.currentName('here')).toBe('made 1')
})

it('sends an order after the rows in it, with the ids that the server gave them', async () => {
  const server = new FakeFitServer(fitSession({ interventions: [intervention('first')] }))
  const { store, shown, passes } = await page(server)
  store.change({ kind: 'order', ids: ['first'] })
  store.change(logged('here', { kind: 'saddle' }))
  store.change({ kind: 'order', ids: ['here', 'first'] })
  expect(shown().interventions.map(({ id }) => id)).toEqual(['here', 'first'])
  await passes()
  expect(server.heard).toEqual(['create intervention', 'order made 1,first'])
  expect(server.session.interventions.map(({ id }) => id)).toEqual(['made 1', 'first'])
})

it('keeps changes while the practice is read-only, and saves them once it is paid for', async () => {
  const server = new FakeFitServer()
  server.troubles.push('unpaid', 'unpaid')
  const { store, type, passes } = await page(server)
  type(730)
  await passes()
  expect(store.view()).toMatchObject({ status: 'barred', queue: [{ kind: 'value' }] })
  store.retry()
  await passes()
  expect(store.view()).toMatchObject({ status: 'barred', queue: [{ kind: 'value' }] })
  store.retry()
  await passes()
  expect(store.view()).toMatchObject({ status: 'saved', queue: [] })
  expect(server.session.measurements).toMatchObject([{ value: 730 }])
})

it('stops for a session that was closed in the meantime, and continues when it is reopened, or discards', async () => {
  const server = new FakeFitServer()
  server.troubles.push('closed', 'closed')
  const { store, type, passes } = await page(server)
  type(730)
  await passes()
  expect(store.view()).toMatchObject({ status: 'closed', queue: [{ kind: 'value' }] })
  store.retry()
  await passes()
  expect(store.view().status).toBe('closed')
  store.discard()
  expect(store.view()).toMatchObject({ status: 'saved', queue: [] })
  type(731, 0)
  expect(await store.sendAll()).toBe(true)
  expect(server.session.measurements).toMatchObject([{ value: 731 }])
})

const at = (key: string, value: number): PendingChange => ({
  kind: 'value',
  place: { phase: 'before', key, side: null },
  wanted: { value, reference: null, method: null },
  confirmed: false,
  seen: 0,
  sent: [],
})
const tooLarge = (change: PendingChange) =>
  change.kind === 'value' && change.place.key === 'stem_length'
    ? { code: 'too_large', params: { min: 20, max: 160 } }
    : null

it.each([true, false])(
  'sets aside only the refused value, named or not (%s), and saves the others',
  async (names) => {
    const server = new FakeFitServer()
    server.refuses = tooLarge
    server.names = names
    const { store, storage, shown, passes } = await page(server)
    store.change(at('frame_stack', 560))
    store.change(at('stem_length', 900))
    store.change(at('frame_reach', 380))
    store.change(notes('Sits left', '', 1))
    await passes()
    expect(server.session.measurements.map(({ key }) => key).toSorted()).toEqual([
      'frame_reach',
      'frame_stack',
    ])
    expect(server.session.notes).toBe('Sits left')
    expect(store.view()).toMatchObject({
      status: 'refused',
      queue: [],
      refused: [{ change: { wanted: { value: 900 } }, problem: names ? { code: 'too_large' } : null }],
    })
    expect(storage.kept).toMatchObject([{ queue: [{ place: { key: 'stem_length' } }] }])
    expect(shown().measurements).toHaveLength(3)
    expect(await store.sendAll()).toBe(false)
    server.refuses = () => null
    store.change(at('stem_length', 90))
    await passes()
    expect(store.view()).toMatchObject({ status: 'saved', refused: [] })
    expect(storage.kept).toEqual([])
  },
)

it('discards only the change that was refused, or sends it again', async () => {
  const server = new FakeFitServer(fitSession({ interventions: [intervention('first')] }))
  server.refuses = (change) => (change.kind === 'creation' ? { code: 'too_large' } : null)
  const { store, shown, passes } = await page(server)
  store.change(logged('here', { kind: 'adjustment', toValue: 9000 }))
  store.change({ kind: 'order', ids: ['here', 'first'] })
  store.change(at('frame_stack', 560))
  await passes()
  expect(server.heard).toEqual(['create intervention', 'order first', 'values'])
  expect(shown().interventions.map(({ id }) => id)).toEqual(['first', 'here'])
  store.retry()
  await passes()
  expect(store.view()).toMatchObject({ status: 'refused', refused: [{ change: { id: 'here' } }] })
  store.change(corrected('here', { toValue: 90 }, { toValue: 9000 }, 0))
  server.refuses = () => null
  await passes()
  expect(server.session.interventions).toMatchObject([{ id: 'first' }, { id: 'made 1', toValue: 90 }])
  server.refuses = tooLarge
  store.change(at('stem_length', 900))
  await passes()
  const [refused] = store.view().refused
  store.change(at('frame_reach', 380))
  if (refused) store.leaveOut(refused)
  await passes()
  expect(store.view()).toMatchObject({ status: 'saved', refused: [] })
  expect(server.session.measurements.map(({ key }) => key)).toEqual(['frame_stack', 'frame_reach'])
})

it('stops only if the session itself is gone; the target of one change may be missing', async () => {
  const server = new FakeFitServer()
  server.troubles.push('missing')
  const { store, type, passes } = await page(server)
  store.change(notes('Sits left', '', 1))
  type(730)
  await passes()
  expect(store.view()).toMatchObject({ status: 'refused', refused: [{ change: { kind: 'fields' } }] })
  expect(server.session.measurements).toMatchObject([{ value: 730 }])
  server.there = false
  server.troubles.push('missing')
  type(731, 1)
  await passes()
  expect(store.view()).toMatchObject({ status: 'barred', queue: [{ kind: 'value' }] })
})
