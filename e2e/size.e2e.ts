import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { invite, somebody } from './harness/people.ts'
import { expect, test } from './harness/test.ts'

const run = promisify(execFile)

test('the intake, a session and the dashboard are small enough for a slow connection', async () => {
  const weighed = await run(process.execPath, ['scripts/size.mjs']).catch(
    (error: { stdout: string }) => error,
  )
  expect(weighed.stdout).not.toContain('TOO MUCH')
  expect(weighed.stdout.match(/: ok$/gm)).toHaveLength(5)
})

declare global {
  var requestsUntilShown: number | undefined
}

/** Runs in the page, before its own scripts: counts what it has fetched when a heading appears. */
function countRequests(shown: string): void {
  const isShown = () =>
    [...document.querySelectorAll('h1, h2, h3')].some(({ textContent }) => textContent.trim() === shown)
  new MutationObserver(() => {
    if (isShown()) globalThis.requestsUntilShown ??= performance.getEntriesByType('resource').length + 1
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** How many requests a page takes until it shows a heading. */
async function requestsOf(page: Page, address: string, shown: string): Promise<number> {
  await page.addInitScript(countRequests, shown)
  await page.goto(address)
  await expect(page.getByRole('heading', { name: shown, exact: true })).toBeVisible()
  const requests = await page.evaluate(() => globalThis.requestsUntilShown)
  return requests ?? Number.POSITIVE_INFINITY
}

test('a session, the intake and the login are shown after few requests', async ({
  practice,
  fitter,
  fit,
  device,
  rider,
}) => {
  const login = await device()
  expect(await requestsOf(login, '/login', 'Log in')).toBeLessThanOrEqual(20)

  const { url, sessionId } = await invite(practice.fitter, somebody('Ana'))
  await rider.goto(url)
  await rider.getByRole('button', { name: 'Start' }).click()
  await expect(rider.getByRole('heading', { name: 'Rider details' })).toBeVisible()
  const intake = await device({ storageState: await rider.context().storageState() })
  const address = `/intake?session=${sessionId}`
  expect(await requestsOf(intake, address, 'Rider details')).toBeLessThanOrEqual(20)

  const session = await device({ storageState: await fitter.page.context().storageState() })
  const bench = `/sessions/${fit.sessionId}?tab=fit`
  expect(await requestsOf(session, bench, 'Measurements')).toBeLessThanOrEqual(35)
})
