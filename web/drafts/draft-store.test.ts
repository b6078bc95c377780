import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { intake } from '#domain/forms/intake.ts'
import type { Answers } from '#domain/questionnaires/answers.ts'
import { applyChanges } from '#domain/questionnaires/changes.ts'
import { ApiError } from '#web/api/api-error.ts'
import { joinTabs, withTabLock } from '#web/sync/browser-tabs.ts'
import { type Draft, newDraft } from './draft.ts'
import type { DraftServer, DraftStorage } from './draft-places.ts'
import { DraftStore } from './draft-store.ts'

const refusal = (status: number, code: 'draft_conflict' | 'not_signed_in') =>
  new ApiError({ status, body: '', problem: { code } })

/** A server in memory that can be made to fail before or after it has stored what it received. */
function fakeServer() {
  let version = 0
  let answers: Answers = {}
  const failures: ('before' | 'after' | 'signedOut')[] = []
  const server: DraftServer = {
    keep: async (draft, changes) => {
      const failure = failures.shift()
      if (failure === 'before') throw new TypeError('no connection')
      if (failure === 'signedOut') throw refusal(401, 'not_signed_in')
      if (draft.version !== version) throw refusal(409, 'draft_conflict')
      answers = applyChanges(answers, changes)
      version += 1
      if (failure === 'after') throw new TypeError('the answer was lost')
      return { version, savedAt: 'now' }
    },
    read: async () => ({ version, answers, savedAt: null }),
  }
  const elsewhere = (key: string, value: string) => {
    answers = { ...answers, [key]: value }
    version += 1
  }
  return { server, failures, elsewhere, holds: () => answers }
}

/** A device in memory that, like IndexedDB, only stores what can be written as JSON. */
function fakeDevice() {
  const kept = new Map<string, string>()
  const device: DraftStorage = {
    readDraft: async (sessionId) => {
      const text = kept.get(sessionId)
      const draft: Draft | null = text === undefined ? null : JSON.parse(text)
      return draft
    },
    writeDraft: async (draft) => {
      kept.set(draft.sessionId, JSON.stringify(draft))
    },
    dropDraft: async (sessionId) => {
      kept.delete(sessionId)
    },
  }
  return { device, kept }
}

const form = { sessionId: 'session', formVersion: 1, fitter: { name: 'Ines', studio: null } }
const empty = { version: 0, answers: {}, savedAt: null }

function open(server: DraftServer, device: DraftStorage, draft = newDraft(form, empty)) {
  return new DraftStore({
    draft,
    questionnaire: intake,
    server,
    storage: device,
    joinTabs,
    withTabLock,
    keptOnDevice: true,
  })
}
const type = (store: ReturnType<typeof open>, path: string, value: string) =>
  store.edit({ changes: [{ path, value }] })
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('shows an unfinished entry as saved only after the device has stored it', async () => {
  const { server } = fakeServer()
  const { device, kept } = fakeDevice()
  const disk = Promise.withResolvers<void>()
  const slow: DraftStorage = {
    ...device,
    writeDraft: async (draft, now) => {
      await disk.promise
      await device.writeDraft(draft, now)
    },
  }
  const store = open(server, slow)
  const shown: string[] = []
  store.subscribe(() => shown.push(store.view().status))
  const item = { id: 'left', description: 'Numb after an hour' }
  store.edit({ open: { group: 'discomfort', entry: { item, existing: false } } })
  await later(10_000)
  expect(store.view().status).toBe('saving')
  expect(kept.size).toBe(0)
  disk.resolve()
  await later(0)
  expect(kept.get('session')).toContain('Numb after an hour')
  expect(shown.at(-1)).toBe('saved')
})

it('stores every change on the device at once and sends it within two seconds of the last key', async () => {
  const { server, holds } = fakeServer()
  const { device, kept } = fakeDevice()
  const store = open(server, device)
  type(store, 'name', 'Mi')
  await later(0)
  expect(kept.get('session')).toContain('"Mi"')
  expect(holds()).toEqual({})
  await later(1000)
  type(store, 'name', 'Mia')
  expect(store.view().status).toBe('saving')
  await later(2000)
  expect(holds()).toEqual({ name: 'Mia' })
  expect(store.view().status).toBe('saved')
  store.close()
})

it('sends while somebody types without a pause', async () => {
  const { server, holds } = fakeServer()
  const store = open(server, fakeDevice().device)
  for (let key = 0; key < 12; key += 1) {
    type(store, 'hardestRide', 'a'.repeat(key + 1))
    await later(500)
  }
  expect(holds()).toHaveProperty('hardestRide')
  store.close()
})

it('is shown as kept while the server cannot be reached, and is sent later', async () => {
  const { server, failures, holds } = fakeServer()
  failures.push('before', 'before', 'before')
  const store = open(server, fakeDevice().device)
  type(store, 'name', 'Mia')
  await later(1500)
  expect(store.view().status).toBe('kept')
  await later(10_000)
  expect(holds()).toEqual({ name: 'Mia' })
  expect(store.view().status).toBe('saved')
  store.close()
})

it('recognises its own change after a lost response, and does not ask', async () => {
  const { server, failures, holds } = fakeServer()
  failures.push('after')
  const store = open(server, fakeDevice().device)
  type(store, 'name', 'Mi')
  await later(1500)
  type(store, 'name', 'Mia')
  await later(10_000)
  expect(store.view()).toMatchObject({ status: 'saved', draft: { conflicts: [] } })
  expect(holds()).toEqual({ name: 'Mia' })
  store.close()
})

it('asks if another device changed the same answer, and overwrites nothing before the rider has chosen', async () => {
  const { server, elsewhere, holds } = fakeServer()
  const store = open(server, fakeDevice().device)
  elsewhere('name', 'Maya')
  type(store, 'name', 'Mia')
  await later(20_000)
  expect(store.view().status).toBe('conflict')
  expect(holds()).toEqual({ name: 'Maya' })
  const [conflict] = store.view().draft.conflicts
  if (!conflict) throw new Error('nothing to decide')
  store.decide(conflict, 'mine')
  await later(2000)
  expect(holds()).toEqual({ name: 'Mia' })
  store.close()
})

it('keeps everything when the sign-in has ended, and sends it after the next sign-in', async () => {
  const { server, failures, holds } = fakeServer()
  const { device, kept } = fakeDevice()
  failures.push('signedOut')
  const store = open(server, device)
  type(store, 'name', 'Mia')
  await later(2000)
  expect(store.view().status).toBe('signedOut')
  store.close()
  const again: Draft = JSON.parse(kept.get('session') ?? '')
  const next = open(server, device, again)
  await later(2000)
  expect(holds()).toEqual({ name: 'Mia' })
  next.close()
})

it('is deleted from the device after the form was submitted, also if a change was still being sent', async () => {
  const { server } = fakeServer()
  const { device, kept } = fakeDevice()
  const store = open(server, device)
  type(store, 'name', 'Mia')
  store.leave()
  await store.finish()
  await later(5000)
  expect(kept.size).toBe(0)
  expect(store.view().status).toBe('submitted')
  store.close()
})

it('says so if the browser stores nothing, and still sends', async () => {
  const { server, holds } = fakeServer()
  const { device } = fakeDevice()
  const store = open(server, { ...device, writeDraft: () => Promise.reject(new Error('private window')) })
  type(store, 'name', 'Mia')
  await later(2000)
  expect(store.view()).toMatchObject({ keptOnDevice: false, status: 'saved' })
  expect(holds()).toEqual({ name: 'Mia' })
  store.close()
})

it('loses nothing through reloads, lost responses and lost connections', async () => {
  const { server, failures, holds } = fakeServer()
  const { device, kept } = fakeDevice()
  let store = open(server, device)
  const written: Record<string, string> = {}
  const fields = ['name', 'occupation', 'hardestRide', 'cyclingGoals']
  let chance = 7
  for (let step = 0; step < 200; step += 1) {
    chance = (chance * 1103515245 + 12345) % 2147483648
    const field = fields[chance % fields.length] ?? 'name'
    written[field] = `answer ${step}`
    type(store, field, written[field])
    const luck = Math.floor(chance / 64) % 10
    if (luck < 2) failures.push('before')
    if (luck === 3) failures.push('after')
    await later((chance % 5) * 400)
    if (luck === 4) {
      store.close()
      store = open(server, device, JSON.parse(kept.get('session') ?? ''))
    }
  }
  failures.length = 0
  await later(60_000)
  expect(store.view().draft.conflicts).toEqual([])
  expect(holds()).toEqual(written)
  store.close()
})
