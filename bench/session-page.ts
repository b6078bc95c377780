// Measures the transferred size of the session page without the frame that every page has, and how long a number takes
// from the key press to "Saved" on a slow mobile network.
//   npm run bench -- session-page [rounds]
import type { CDPSession, Page } from '@playwright/test'
import { launchBrowser } from './lab/browser.ts'
import { ask, median, signUp, startServer } from './lab/server.ts'

const ROUNDS = Number(process.argv[2] ?? 7)
/** 400 kbit/s in both directions with a round trip of 400 ms: a full 3G cell. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

const server = await startServer()
const { origin } = server
const browser = await launchBrowser()

/** A session on a bike, of a fitter who is signed in. */
async function newFit(): Promise<{ cookie: string; sessionId: string }> {
  const { cookie } = await signUp(origin, 'fitter')
  const { body } = await ask(origin, 'POST', '/api/invitations', { channel: 'link' }, cookie)
  const sessionId = String(body.sessionId)
  const session = await ask(origin, 'GET', `/api/sessions/${sessionId}`, undefined, cookie)
  const riderId = String(session.body.rider.id)
  const bike = await ask(origin, 'POST', `/api/riders/${riderId}/bikes`, { type: 'road' }, cookie)
  const { version } = session.body
  const saddleHow = { reference: 'width_80', method: 'tape' }
  const fit = { version, bikeId: bike.body.id, saddleHow }
  await ask(origin, 'PATCH', `/api/sessions/${sessionId}`, fit, cookie)
  return { cookie, sessionId }
}

interface Fetched {
  /** The path, without names that change with each build. */
  what: string
  bytes: number
}

/** Records what is transferred over the network, without what is in the browser's cache. */
async function listen(line: CDPSession): Promise<Fetched[]> {
  const fetched: Fetched[] = []
  const asked = new Map<string, string>()
  line.on('Network.requestWillBeSent', ({ requestId, request }) => asked.set(requestId, request.url))
  line.on('Network.requestServedFromCache', ({ requestId }) => asked.delete(requestId))
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = asked.get(requestId)
    if (url?.startsWith(origin) && encodedDataLength > 0) {
      fetched.push({ what: new URL(url).pathname, bytes: encodedDataLength })
    }
  })
  await line.send('Network.enable')
  return fetched
}

const shown = (page: Page) => page.getByRole('heading', { name: 'Measurements' }).waitFor()
const total = (fetched: readonly Fetched[]) =>
  (fetched.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(1)

/** Opens the page for the first time, with or without the frame in the browser's cache. */
async function weigh({ cookie, sessionId }: { cookie: string; sessionId: string }, framed: boolean) {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' })
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: origin }])
  const page = await context.newPage()
  if (framed) {
    await page.goto('/settings')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('load')
  }
  const fetched = await listen(await context.newCDPSession(page))
  await page.goto(`/sessions/${sessionId}?tab=fit`)
  await shown(page)
  await page.waitForTimeout(1500)
  await context.close()
  const code = fetched.filter(({ what }) => !what.startsWith('/api/'))
  const data = fetched.filter(({ what }) => what.startsWith('/api/'))
  console.log(
    `${framed ? 'beyond the frame' : 'on a device that was never here'}: ${total(code)} kB of code, style, type and texts in ` +
      `${code.length} files, ${total(data)} kB of data in ${data.length} answers`,
  )
}

/** Measures from leaving the field to the line "Saved", and records the requests in between. */
async function typeAndWait(page: Page, value: string, requests: string[]) {
  const field = page.getByRole('textbox', { name: 'Saddle height, before (mm)', exact: true })
  await field.fill('')
  await field.focus()
  const before = requests.length
  await page.keyboard.type(value, { delay: 80 })
  const pressed = performance.now()
  await page.keyboard.press('Tab')
  await page.locator('[data-save-status="saving"]').waitFor()
  await page.locator('[data-save-status="saved"]').waitFor()
  const ms = performance.now() - pressed
  await page.waitForTimeout(2500)
  return { ms, asked: requests.slice(before) }
}

async function measureSaving({ cookie, sessionId }: { cookie: string; sessionId: string }) {
  const context = await browser.newContext({ baseURL: origin })
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: origin }])
  const page = await context.newPage()
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) {
      requests.push(`${request.method()} ${pathname.replace(sessionId, ':sessionId')}`)
    }
  })
  await page.goto(`/sessions/${sessionId}?tab=fit`)
  await shown(page)
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', SLOW)
  const all: number[] = []
  const counts = new Map<string, number>()
  for (let round = 0; round < ROUNDS; round += 1) {
    const { ms, asked } = await typeAndWait(page, String(701 + round), requests)
    all.push(ms)
    for (const each of asked) counts.set(each, (counts.get(each) ?? 0) + 1)
  }
  await context.close()
  console.log(
    `press to saved, 400 ms and 400 kbit/s: median ${Math.round(median(all))} ms, longest ${Math.round(Math.max(...all))} ms ` +
      `(of it 1200 ms of waiting for the next key)`,
  )
  console.log(`for ${ROUNDS} values of three keys and their clearing, all told:`)
  for (const [what, count] of counts) console.log(`  ${count} × ${what}`)
}

try {
  const fit = await newFit()
  await weigh(fit, false)
  await weigh(fit, true)
  await measureSaving(fit)
} finally {
  await browser.close()
  await server.stop()
}
