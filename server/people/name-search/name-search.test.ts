import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import type { ValuesOf } from '../../sealed-search/opened-values.ts'
import type { Load } from '../../sealed-search/search-thread.ts'
import { intakes } from '../../testing/intakes.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import type { SealedName } from './name-index.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const of: ValuesOf = { fitter: 'somebody', fingerprint: 'one' }

/** Searches for nobody's names, and tells whether they had to be loaded. */
async function loads(search = t.context.nameSearch): Promise<boolean> {
  let loaded = false
  await search.find(of, 'x', async (add) => {
    loaded = true
    await add({ values: [], first: true, last: true })
  })
  return loaded
}

it('finds a rider under a new name at once', async () => {
  const fitter = await t.build.fitter()
  const sent = await intakes(t).sentTo(fitter, { name: 'Mara Lind' })
  const found = async (search: string) =>
    (await t.api.as(fitter).call('GET /api/submissions', { query: { search } })).body.items.length
  expect([await found('mara'), await found('vera')]).toEqual([1, 0])
  const { body } = await t.api
    .as(fitter)
    .call('GET /api/sessions/:sessionId', { params: { sessionId: sent.sessionId } })
  await t.api.as(fitter).call('PATCH /api/riders/:riderId', {
    params: { riderId: body.rider.id },
    body: { name: 'Vera Lind' },
  })
  expect([await found('mara'), await found('vera')]).toEqual([0, 1])
})

it('keeps names in memory, and forgets all of them when anybody is erased', async () => {
  expect(await loads()).toBe(true)
  expect(await loads()).toBe(false)
  const client = await t.build.client()
  await t.data.owner.query('delete from vault_key where holder = $1', [client.id])
  await expect.poll(() => loads()).toBe(true)
  expect(await loads()).toBe(false)
})

it('loads names once for searches that begin together', async () => {
  let times = 0
  const all = Promise.withResolvers<void>()
  const together = { ...of, fingerprint: 'two' }
  const load: Load<SealedName> = async (add) => {
    times += 1
    await all.promise
    await add({ values: [], first: true, last: true })
  }
  const searches = ['m', 'ma', 'mar'].map((typed) => t.context.nameSearch.find(together, typed, load))
  // The thread answers in order: when this one is through, all three know that the names are missing.
  await loads()
  all.resolve()
  expect({ found: await Promise.all(searches), times }).toEqual({ found: [[], [], []], times: 1 })
})

it('reports a failure to load, and the next search tries again', async () => {
  const broken = { ...of, fingerprint: 'three' }
  const failing = t.context.nameSearch.find(broken, 'm', () => Promise.reject(new Error('lost')))
  await expect(failing).rejects.toThrow('lost')
  const found = await t.context.nameSearch.find(broken, 'm', async (add) =>
    add({ values: [], first: true, last: true }),
  )
  expect(found).toEqual([])
})

it('ends its thread a minute after the last search, and the next one starts another', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await loads()
  vi.advanceTimersByTime(59_999)
  expect(await loads()).toBe(false)
  vi.advanceTimersByTime(60_000)
  expect(await loads()).toBe(true)
})

it('forgets the names of a fitter who signs out, and of nobody else', async () => {
  const [leaving, staying] = [await t.build.fitter(), await t.build.fitter()]
  const searched = async ({ id }: { id: string }) => {
    let loaded = false
    await t.context.nameSearch.find({ fitter: id, fingerprint: 'x' }, 'x', async (add) => {
      loaded = true
      await add({ values: [], first: true, last: true })
    })
    return loaded
  }
  expect([await searched(leaving), await searched(staying)]).toEqual([true, true])
  expect([await searched(leaving), await searched(staying)]).toEqual([false, false])
  await t.api.as(leaving).call('POST /api/auth/logout')
  await expect.poll(() => searched(leaving)).toBe(true)
  expect(await searched(staying)).toBe(false)
})

it('answers with the progress when opening takes longer than the person is to wait', async () => {
  const all = Promise.withResolvers<void>()
  const slow = { ...of, fingerprint: 'four' }
  const load: Load<SealedName> = async (add) => {
    await add({ values: [], first: true, last: false })
    await all.promise
    await add({ values: [], first: false, last: true })
  }
  const search = () => t.context.nameSearch.findWithin(0, slow, 'x', load)
  expect(await search()).toEqual({ opened: 0 })
  all.resolve()
  await expect.poll(search).toEqual({ answer: [] })
})
