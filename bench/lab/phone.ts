import type { Browser, BrowserContext, Page } from '@playwright/test'

/** The phone runs at a quarter of this machine's speed. */
const SLOWER = 4
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }

/** Whom a device with a cookie remembers, as web/account/auth-cache.ts stores it. */
export interface Remembered {
  id: string
  role: string
  name?: string
}

export interface Visitor {
  cookie?: string
  remembered?: Remembered
}

/** In milliseconds, but for the shift. */
export interface Seen {
  fcp: number
  lcp: number
  /** From the first paint on, as the metric is defined: the time beyond 50 ms of each task. */
  tbt: number
  cls: number
}

/** The first element of a selector, with this text. Computing roles and names would take time from the page. */
export interface AwaitedElement {
  selector: string
  text?: string
}

declare global {
  interface Window {
    seenSoFar: () => Seen
    /** When the awaited element was visible in a picture, in ms since the epoch. */
    readyAt: number | undefined
    /** How long each press took until the next picture, by the number of the interaction. */
    presses: Record<string, number>
  }
}

/** Runs in the page, before its own scripts: this person has been here. */
function remember(user: Remembered): void {
  localStorage.setItem('auth_user', JSON.stringify(user))
  localStorage.setItem('auth_role', user.role)
}

/**
 * Runs in the page, before its own scripts. It looks before each picture: a test's `waitFor` looks every half second after a
 * while.
 */
function lookFor({ selector, text }: AwaitedElement): void {
  const isShown = () => {
    const found = [...document.querySelectorAll(selector)].find(
      ({ textContent }) => text === undefined || textContent?.trim() === text,
    )
    return found?.checkVisibility({ visibilityProperty: true }) && found.getBoundingClientRect().width > 0
  }
  const look = () => {
    if (!isShown()) return requestAnimationFrame(look)
    // In the next picture it has been painted.
    return requestAnimationFrame(() => {
      window.readyAt = performance.timeOrigin + performance.now()
    })
  }
  requestAnimationFrame(look)
}

/** Runs in the page, before its own scripts. */
function observe(): void {
  const seen = { fcp: 0, lcp: 0, cls: 0 }
  const tasks: PerformanceEntry[] = []
  window.presses = {}
  window.seenSoFar = () => {
    const beyond = tasks.map(({ startTime, duration }) => {
      const from = Math.max(startTime, seen.fcp)
      return Math.max(0, startTime + duration - from - 50)
    })
    return { ...seen, tbt: beyond.reduce((sum, ms) => sum + ms, 0) }
  }
  const on = (type: string, take: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    })
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  on('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  on('longtask', (task) => tasks.push(task))
  on('layout-shift', (entry) => {
    if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
      seen.cls += Number(entry.value)
  })
  const press = (entry: PerformanceEntry) => {
    const id = 'interactionId' in entry ? String(entry.interactionId) : '0'
    if (id !== '0') window.presses[id] = Math.max(window.presses[id] ?? 0, entry.duration)
  }
  on('event', press, { durationThreshold: 16 })
}

export interface Phone {
  context: BrowserContext
  page: Page
  /** What was requested so far, without the kB of fonts. */
  transferred(): { requests: number; kB: number }
}

/** A phone that was never here. @param slow whether its network is slow, too */
export async function openPhone(
  browser: Browser,
  baseURL: string,
  { cookie = '', remembered }: Visitor,
  slow = true,
): Promise<Phone> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
  })
  const [name = '', value = ''] = cookie.split('=')
  if (name) await context.addCookies([{ name, value, url: baseURL }])
  if (remembered) await context.addInitScript(remember, remembered)
  const page = await context.newPage()
  await page.addInitScript(observe)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  if (slow) await devtools.send('Network.emulateNetworkConditions', LINE)
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
  return { context, page, transferred: () => ({ requests, kB: bytes / 1000 }) }
}

/** Opens an address. @returns how long it took until the awaited element was painted, in ms */
export async function openUntil(page: Page, at: string, awaited: AwaitedElement): Promise<number> {
  await page.addInitScript(lookFor, awaited)
  const startedAt = Date.now()
  await page.goto(at, { waitUntil: 'commit' })
  const readyAt = await page.waitForFunction(() => window.readyAt)
  return ((await readyAt.jsonValue()) ?? Number.NaN) - startedAt
}
