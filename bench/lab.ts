// How long a page takes on a slow phone that was never here: a quarter of this machine's speed, 1.6 Mbit/s, 150 ms there
// and back, nothing cached. Prints the medians: first and largest contentful paint, total blocking time, layout shift,
// ready for use, requests and kB until then, without fonts. Figures beyond their goal are marked with an exclamation mark.
//   npm run bench -- lab [rounds]
import type { Browser, Page } from '@playwright/test'
import { launchBrowser } from './lab/browser.ts'
import { completeFit } from './lab/completed-fit.ts'
import { ask, median, signUp, startServer } from './lab/server.ts'

const ROUNDS = Number(process.argv[2] ?? 5)
const SLOWER = 4
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }
const NOTICE = { noticeVersion: '1.2', language: 'en' }

/** Whom a device with a cookie remembers, as web/account/auth-cache.ts stores it. */
interface Remembered {
  id: string
  role: string
  name?: string
}

/** A page, when a person can use it, and its goals. */
interface Measured {
  name: string
  at: string
  cookie?: string
  remembered?: Remembered
  isReady: (page: Page) => Promise<void>
  goals?: Partial<Figures>
}

/** In milliseconds, but for the shift, the requests and the kB. */
interface Figures {
  fcp: number
  lcp: number
  tbt: number
  cls: number
  ready: number
  requests: number
  kB: number
}

declare global {
  interface Window {
    seenSoFar: { fcp: number; lcp: number; tbt: number; cls: number }
  }
}

/** Runs in the page, before its own scripts: this person has been here. */
function remember(user: Remembered): void {
  localStorage.setItem('auth_user', JSON.stringify(user))
  localStorage.setItem('auth_role', user.role)
}

/** Runs in the page, before its own scripts. */
function observe(): void {
  const seen = { fcp: 0, lcp: 0, tbt: 0, cls: 0 }
  window.seenSoFar = seen
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  on('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  on('longtask', ({ duration }) => {
    seen.tbt += Math.max(0, duration - 50)
  })
  on('layout-shift', (entry) => {
    if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
      seen.cls += Number(entry.value)
  })
}

async function measure(browser: Browser, origin: string, measured: Measured): Promise<Figures> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
  })
  const [name = '', value = ''] = (measured.cookie ?? '').split('=')
  if (name) await context.addCookies([{ name, value, url: origin }])
  if (measured.remembered) await context.addInitScript(remember, measured.remembered)
  const page = await context.newPage()
  await page.addInitScript(observe)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', LINE)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  let [requests, bytes] = [0, 0]
  devtools.on('Network.requestWillBeSent', () => {
    requests += 1
  })
  const fonts = new Set<string>()
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Font') fonts.add(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!fonts.has(requestId)) bytes += encodedDataLength
  })
  const startedAt = performance.now()
  await page.goto(measured.at, { waitUntil: 'commit' })
  await measured.isReady(page)
  const ready = performance.now() - startedAt
  const until = { requests, kB: bytes / 1000 }
  // Shifts and long tasks after it is ready count, too.
  await page.waitForTimeout(3_000)
  const seen = await page.evaluate(() => window.seenSoFar)
  await context.close()
  return { ...seen, ready, ...until }
}

/** Waits for an element. A plain selector, because computing roles and names would take time from the page. */
const visible = (selector: string) => (page: Page) => page.locator(selector).first().waitFor()
const heading = visible('h1')
const textField = visible('main input:not([type=hidden]), main textarea')

async function measuredPages(origin: string): Promise<Measured[]> {
  const { cookie } = await signUp(origin, 'fitter')
  const { body: user } = await ask(origin, 'GET', '/api/auth/user', undefined, cookie)
  const fitter = { id: user.id, role: user.role, name: user.name }
  const sessionId = await completeFit(origin, cookie, 'Jonas Meier')
  const invite = async () => {
    const { body } = await ask(origin, 'POST', '/api/invitations', { channel: 'link' }, cookie)
    return new URL(String(body.url))
  }
  const started = await ask(origin, 'POST', '/api/invitation/start', {
    secret: (await invite()).hash.slice(1),
    consent: NOTICE,
  })
  const { pathname, hash } = await invite()
  return [
    {
      name: 'intake, step 1',
      at: `/intake?session=${started.body.sessionId}&step=1`,
      cookie: started.cookie,
      remembered: { id: started.body.sessionId, role: 'client' },
      isReady: textField,
      goals: { ready: 2500 },
    },
    {
      name: '/invite',
      at: `${pathname}${hash}`,
      isReady: visible('main button:text-is("Start")'),
      goals: { ready: 2500 },
    },
    {
      name: 'session',
      at: `/sessions/${sessionId}?tab=fit`,
      cookie,
      remembered: fitter,
      isReady: visible('h2:text-is("Measurements")'),
      goals: { ready: 3000, requests: 40 },
    },
    { name: 'dashboard', at: '/dashboard', cookie, remembered: fitter, isReady: heading },
    {
      name: '/login',
      at: '/login',
      isReady: textField,
      goals: { ready: 2000 },
    },
    { name: '/privacy-policy', at: '/privacy-policy', isReady: heading },
    { name: '/', at: '/', isReady: heading, goals: { lcp: 1500, cls: 0, tbt: 100, kB: 60 } },
  ]
}

const server = await startServer()
const browser = await launchBrowser()
try {
  const table: Record<string, Record<string, string>> = {}
  for (const measured of await measuredPages(server.origin)) {
    const runs: Figures[] = []
    for (let round = 0; round < ROUNDS; round += 1) runs.push(await measure(browser, server.origin, measured))
    const shown = (figure: keyof Figures, written: (value: number) => string) => {
      const value = median(runs.map((run) => run[figure]))
      const goal = measured.goals?.[figure]
      return goal === undefined
        ? written(value)
        : `${written(value)} ${value <= goal ? '≤' : '! >'} ${written(goal)}`
    }
    const seconds = (ms: number) => (ms / 1000).toFixed(2)
    const whole = (value: number) => String(Math.round(value))
    table[measured.name] = {
      'FCP s': shown('fcp', seconds),
      'LCP s': shown('lcp', seconds),
      'TBT ms': shown('tbt', whole),
      CLS: shown('cls', (shift) => shift.toFixed(3)),
      'ready s': shown('ready', seconds),
      requests: shown('requests', whole),
      kB: shown('kB', whole),
    }
  }
  console.table(table)
} finally {
  await browser.close()
  await server.stop()
}
