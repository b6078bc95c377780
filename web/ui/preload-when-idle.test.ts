// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { trackLoading } from '#web/api/page-loading.ts'
import { preloadWhenIdle, workWhenIdle } from './preload-when-idle.ts'

let whenIdle: (() => void)[] = []
const done: string[] = []
const work = (name: string, over: Promise<void> = Promise.resolve()) => ({
  preload: () => {
    done.push(name)
    return over
  },
})

/** The browser has nothing to do. */
async function idle(): Promise<void> {
  await vi.waitFor(() => expect(whenIdle).not.toEqual([]))
  const calls = whenIdle
  whenIdle = []
  for (const call of calls) call()
  await new Promise((resolve) => setTimeout(resolve))
}

beforeEach(() => {
  whenIdle = []
  done.length = 0
  vi.stubGlobal('requestIdleCallback', (call: () => void) => whenIdle.push(call))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('works one after the other, each when the browser is idle, whether or not the one before succeeds', async () => {
  const first = Promise.withResolvers<void>()
  workWhenIdle([work('first', first.promise), work('second')])
  expect(done).toEqual([])
  await idle()
  expect(done).toEqual(['first'])
  first.reject(new Error('The connection is lost'))
  await idle()
  expect(done).toEqual(['first', 'second'])
})

it('waits until the page has its own code and data', async () => {
  const data = Promise.withResolvers<void>()
  workWhenIdle([work('other page')])
  await vi.waitFor(() => expect(whenIdle).toHaveLength(1))
  void trackLoading(data.promise)
  await idle()
  expect(done).toEqual([])
  expect(whenIdle).toEqual([])
  data.resolve()
  await idle()
  expect(done).toEqual(['other page'])
})

it('waits for a connection', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  workWhenIdle([work('other page')])
  await new Promise((resolve) => setTimeout(resolve))
  expect(whenIdle).toEqual([])
  onLine.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await idle()
  expect(done).toEqual(['other page'])
})

it('begins nothing after it is cancelled', async () => {
  const cancel = workWhenIdle([work('other page')])
  await vi.waitFor(() => expect(whenIdle).toHaveLength(1))
  cancel()
  await idle()
  expect([done, whenIdle]).toEqual([[], []])
  workWhenIdle([work('other page')])()
  await new Promise((resolve) => setTimeout(resolve))
  expect(whenIdle).toEqual([])
})

it('preloads no other page for a person who saves data', async () => {
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } })
  preloadWhenIdle([work('other page')])
  workWhenIdle([work('needed')])
  await idle()
  expect(done).toEqual(['needed'])
})
