import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import { type FinishedFit, finishFit } from './finished-fit.ts'
import { type Fitted, fitRider } from './fitted.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { createNoise, type Noise } from './noise.ts'
import { ownAddress, type Person, signUp } from './people.ts'
import { openPractice, type Practice } from './practice.ts'
import { type RunningServer, startServer } from './server.ts'
import { type Fit, fitOf, openFit } from './workbench.ts'

/** The smallest phone, held in one hand. */
export const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

interface OfWorker {
  /** The complete product, for the tests of one worker. */
  server: RunningServer
  /** A fitter with a rider who has submitted an intake, for tests that do not change them. */
  practice: Practice
}

interface OfTest {
  /** When the test began. */
  began: Date
  noise: Noise
  /** The server's output apart from its requests is attached to a failed test. */
  serverLog: undefined
  /** What was sent since the test began. */
  mailbox: Mailbox
  /** Opens a separate browser, empty unless options are given: another person, or another device. */
  device(options?: BrowserContextOptions): Promise<Page>
  /** A wide screen, signed out. */
  desktop: Page
  /** A phone, signed out. */
  rider: Page
  /** A new fitter, signed in on a wide screen. */
  fitter: Person & { page: Page }
  /** The fitter's session with a rider who has submitted an intake. */
  fit: Fit
  /** The fitter's page at the measurements of that session. */
  workbench: Page
  /** A completed fit of the fitter, with its report. */
  finished: FinishedFit
  /** A completed fit of the fitter whose rider has just got a reminder. */
  fitted: Fitted
}

export const test = base.extend<OfTest, OfWorker>({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  practice: [
    async ({ server }, use) => {
      const practice = await openPractice(server.url)
      await use(practice)
      await practice.fitter.calls.dispose()
      await practice.rider.calls.dispose()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  began: [async ({ browserName: _ }, use) => use(new Date()), { auto: true }],
  noise: [
    async ({ browserName: _ }, use) => {
      const noise = createNoise()
      await use(noise)
      expect(noise.heard(), 'what the browser complained of').toEqual([])
    },
    { auto: true },
  ],
  serverLog: [
    async ({ server }, use) => {
      const before = server.log().length
      await use(undefined)
      const info = test.info()
      if (info.status === info.expectedStatus) return
      const said = server
        .log()
        .slice(before)
        .split('\n')
        .filter((line) => !line.includes('"level":30'))
      await info.attach('what the server complained of', { body: said.join('\n'), contentType: 'text/plain' })
    },
    { auto: true },
  ],
  mailbox: async ({ server, began }, use) => use(openMailbox(server.url, began)),
  device: async ({ browser, server, noise }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext({ extraHTTPHeaders: ownAddress(), ...options })
      contexts.push(context)
      await noise.listenTo(context, server.url)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
  desktop: async ({ device }, use) => use(await device()),
  rider: async ({ device }, use) => use(await device(phone)),
  fitter: async ({ server, device }, use) => {
    const person = await signUp(server.url, 'fitter')
    await use({ ...person, page: await device(person.browser) })
    await person.calls.dispose()
  },
  fit: async ({ server, fitter }, use) => use(await fitOf(server.url, fitter)),
  workbench: async ({ fitter, fit }, use) => {
    await openFit(fitter.page, fit)
    await use(fitter.page)
  },
  finished: async ({ server, fitter }, use) => {
    const finished = await finishFit(server.url, fitter)
    await use(finished)
    await finished.rider.calls.dispose()
  },
  fitted: async ({ server, fitter }, use) => {
    const fitted = await fitRider(server.url, fitter)
    await use(fitted)
    await fitted.rider.calls.dispose()
  },
})

export { expect }
