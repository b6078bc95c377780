import { type APIRequestContext, type Browser, type Page, request } from '@playwright/test'
import { sayWhoTheyAre } from './harness/first-proof.ts'
import { linkIn, type Mailbox, openMailbox } from './harness/mailbox.ts'
import type { Noise } from './harness/noise.ts'
import { ownAddress, PASSWORD, sendIntake, somebody } from './harness/people.ts'
import { press } from './harness/security-page.ts'
import { type RunningServer, startServer } from './harness/server.ts'
import { expect, test } from './harness/test.ts'

/** A server that sends mail and requires a confirmed address for an account. */
let strict: RunningServer
let mailbox: Mailbox
let fitter: { calls: APIRequestContext }
// One worker runs these tests, so that they share one server.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(90_000)
  strict = await startServer({ AUTH_AUTOCONFIRM: 'off' })
  mailbox = openMailbox(strict.url)
  fitter = { calls: await confirmed('fitter') }
})
test.afterAll(async () => {
  await fitter.calls.dispose()
  await strict.stop()
})

const linkTo = async (email: string) =>
  linkIn(await mailbox.newest(email, /\/auth\/confirm/), '/auth/confirm')

/** Requests an account as the web does. */
async function begin(calls: APIRequestContext, role: string, { name, email } = somebody('Lou')) {
  await calls.post('/auth/v1/signup', { data: { email, password: PASSWORD, data: { role, name } } })
  return linkTo(email)
}

/** A signed-in person with a confirmed address. */
async function confirmed(role: string): Promise<APIRequestContext> {
  const calls = await request.newContext({ baseURL: strict.url, extraHTTPHeaders: ownAddress() })
  const link = new URL(await begin(calls, role))
  const token_hash = new URLSearchParams(link.hash.slice(1)).get('token_hash')
  const proof = await calls.post('/auth/v1/verify', { data: { type: 'signup', token_hash } })
  const { user, access_token } = await proof.json()
  await calls.post('/api/auth/supabase-login', { data: { user, access_token } })
  return calls
}

/** A guest who has just submitted an intake, in their own browser. */
async function guestOf(browser: Browser, noise: Noise, rider: { name: string; email: string }) {
  const { calls } = await sendIntake(strict.url, fitter, rider)
  const context = await browser.newContext({
    baseURL: strict.url,
    storageState: await calls.storageState(),
    extraHTTPHeaders: ownAddress(),
  })
  await calls.dispose()
  await noise.listenTo(context, strict.url)
  return { context, page: await context.newPage() }
}

/** Requests an account that keeps the intake, up to the page that waits for the mail. */
async function askToKeep(page: Page, { name, email }: { name: string; email: string }) {
  await page.goto('/signup?from=intake')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await press(page, 'Sign up')
  await expect(page.getByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeVisible()
}

async function confirmBy(page: Page, link: string) {
  await page.goto(link)
  await press(page, 'Confirm and log in')
  await expect(page.getByRole('heading', { level: 1, name: 'Address confirmed' })).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/client-dashboard/)
}

/**
 * Opens the link in another browser than the one that requested it, where role, name and password are asked for first.
 */
async function confirmElsewhere(page: Page, link: string, name: string) {
  await page.goto(link)
  await press(page, 'Confirm and log in')
  await page.getByLabel('Password', { exact: true }).fill('quiet spanner meadow lighthouse')
  await press(page, 'Set password')
  await sayWhoTheyAre(page, { role: 'client', name })
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/client-dashboard/)
}

const submissionsOf = async (calls: APIRequestContext) =>
  (await (await calls.get('/api/client/submissions')).json()).items

test('the mailed link keeps the intake on the device that requested it, and leaves no readable data there', async ({
  browser,
  noise,
}) => {
  const ana = somebody('Ana')
  const { context, page } = await guestOf(browser, noise, ana)
  await askToKeep(page, ana)
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  expect(kept).not.toContain(ana.email)
  const tab = await context.newPage()
  await confirmBy(tab, await linkTo(ana.email))
  expect(await submissionsOf(context.request)).toHaveLength(1)
  expect(await tab.evaluate(() => Object.keys(localStorage).filter((key) => /keeping/.test(key)))).toEqual([])
  await context.close()
})

test('the link confirms the address on another device, and claims nothing', async ({ browser, noise }) => {
  noise.expect(/^409: POST \/api\/auth\/supabase-login/)
  const ana = somebody('Ana')
  const { context, page } = await guestOf(browser, noise, ana)
  await askToKeep(page, ana)
  const other = await guestOf(browser, noise, somebody('Bea'))
  await confirmElsewhere(other.page, await linkTo(ana.email), ana.name)
  expect(await submissionsOf(other.context.request)).toEqual([])
  await context.close()
  await other.context.close()
})

test('a link that a stranger requested for their account claims no guest’s intake', async ({
  browser,
  noise,
}) => {
  noise.expect(/^409: POST \/api\/auth\/supabase-login/)
  const [ana, stranger] = [somebody('Ana'), somebody('Eve')]
  const { context, page } = await guestOf(browser, noise, ana)
  await askToKeep(page, ana)
  const calls = await request.newContext({ baseURL: strict.url, extraHTTPHeaders: ownAddress() })
  const link = new URL(await begin(calls, 'client', stranger))
  link.search = '?from=intake'
  const fragment = new URLSearchParams(link.hash.slice(1))
  fragment.set('next', '/client-dashboard?from=intake')
  link.hash = fragment.toString()
  await confirmElsewhere(page, link.href, stranger.name)
  expect(await submissionsOf(context.request)).toEqual([])
  await calls.dispose()
  await context.close()
})
