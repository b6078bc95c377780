import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { after, createChance } from './testing/chance.ts'
import { FakeBrowser, SESSION, type Tab } from './testing/fake-browser.ts'
import { FakeIntakeServer } from './testing/fake-intake-server.ts'

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const type = ({ store }: Tab, path: string, value: string) => store?.edit({ changes: [{ path, value }] })

/** Two tabs of one browser that show the same form. */
async function twoTabs(seed = 1) {
  const server = new FakeIntakeServer({})
  const browser = new FakeBrowser(server, createChance(seed))
  const [one, two] = [browser.open(), browser.open()]
  await later(1000)
  const elsewhere = (name: string) => server.keep(server, [{ path: 'name', value: name }])
  return { server, browser, one, two, elsewhere }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('sends what was typed in a tab that was closed', async () => {
  const { server, browser, one } = await twoTabs()
  type(one, 'name', 'Mia')
  await later(100)
  browser.kill(one)
  await later(5000)
  expect(server.answers).toEqual({ name: 'Mia' })
})

it('asks in both tabs, and neither overwrites anything before the rider has decided', async () => {
  const { server, one, two, elsewhere } = await twoTabs()
  elsewhere('Maya')
  type(one, 'name', 'Mia')
  await later(5000)
  type(two, 'occupation', 'baker')
  await later(5000)
  expect(server.answers).toEqual({ name: 'Maya' })
  expect([one, two].map(({ store }) => store?.view().status)).toEqual(['conflict', 'conflict'])
  const [conflict] = two.store?.view().draft.conflicts ?? []
  if (conflict) two.store?.decide(conflict, 'theirs')
  await later(5000)
  expect(server.answers).toEqual({ name: 'Maya', occupation: 'baker' })
  expect([one, two].map(({ store }) => store?.view().status)).toEqual(['saved', 'saved'])
})

it('keeps what was typed in one tab while both were signed out, if only the other one continues', async () => {
  const { server, browser, one, two } = await twoTabs()
  browser.connection.signedIn = false
  type(one, 'name', 'Mia')
  await later(5000)
  type(two, 'phone', '1')
  await later(5000)
  expect([one, two].map(({ store }) => store?.view().status)).toEqual(['signedOut', 'signedOut'])
  type(one, 'occupation', 'baker')
  await later(1000)
  browser.kill(one)
  browser.connection.signedIn = true
  two.store?.retry()
  await later(5000)
  expect(server.answers).toEqual({ name: 'Mia', occupation: 'baker', phone: '1' })
})

it('opens with what another tab typed meanwhile, and does not store the older form on the device', async () => {
  const { server, browser, one, two } = await twoTabs()
  browser.kill(two)
  browser.connection.fates = ['lost']
  const third = browser.open()
  await later(60)
  browser.connection.offline = true
  type(one, 'name', 'Mia')
  await later(100)
  browser.kill(one)
  await later(30_000)
  if (!third.store) browser.open(third)
  browser.connection.offline = false
  await later(60_000)
  expect(server.answers).toEqual({ name: 'Mia' })
})

it('leaves nothing on the device after the form was submitted, also if another tab is just writing', async () => {
  for (let gap = 0; gap < 60; gap += 1) {
    const { browser, one, two } = await twoTabs(gap)
    void after(gap).then(() => type(two, 'name', 'Mia'))
    void one.store?.finish()
    await later(500)
    expect(browser.kept.has(SESSION)).toBe(false)
    for (const tab of [one, two]) browser.kill(tab)
  }
})

it('does not ask about what another tab of this device has sent', async () => {
  const { server, browser, one, two } = await twoTabs()
  browser.connection.fates = ['answerLost']
  type(one, 'name', 'Mi')
  await later(1700)
  browser.kill(one)
  type(two, 'name', 'Mia')
  await later(60_000)
  expect(two.store?.view()).toMatchObject({ status: 'saved', draft: { conflicts: [] } })
  expect(server.answers).toEqual({ name: 'Mia' })
})
