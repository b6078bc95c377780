import type { Browser, Page } from '@playwright/test'
import { PRODUCT_SLUG } from '#domain/product.ts'
import { logOut } from './harness/account-menu.ts'
import { type HostedProduct, startHostedProduct } from './harness/hosted-identity.ts'
import type { Noise } from './harness/noise.ts'
import { PASSWORD, somebody } from './harness/people.ts'
import { press } from './harness/security-page.ts'
import { expect, test } from './harness/test.ts'

let hosted: HostedProduct
// One worker runs these tests, so that they share one server.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  // Two databases are created.
  test.setTimeout(120_000)
  hosted = await startHostedProduct()
})
test.afterAll(() => hosted.stop())

/** The browser's token for the hosted session. */
const storedToken = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').access_token, `${PRODUCT_SLUG}-auth`)

const askIdentity = (token: string, method: string, path: string) =>
  fetch(`${hosted.signInOrigin}/auth/v1${path}`, { method, headers: { authorization: `Bearer ${token}` } })

/** A new rider with a sign-in at the hosted service, in their own browser. */
async function newRider(browser: Browser, noise: Noise) {
  noise.expect(new RegExp(`^third party: ${hosted.signInOrigin}/auth/v1/`))
  const context = await browser.newContext({ baseURL: hosted.product.url })
  await noise.listenTo(context, hosted.product.url)
  const page = await context.newPage()
  const kim = somebody('Kim')
  await page.goto('/signup')
  await page.getByRole('radio', { name: /^A rider/ }).check()
  await page.getByLabel('Name', { exact: true }).fill(kim.name)
  await page.getByLabel('E-mail').fill(kim.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await press(page, 'Sign up')
  await expect(page).toHaveURL('/client-dashboard')
  return { context, page, kim }
}

test('a rider with a hosted sign-in logs in and out, and a session ended at the service is noticed', async ({
  browser,
  noise,
}) => {
  const { context, page, kim } = await newRider(browser, noise)
  const greeting = page.getByRole('heading', { level: 1, name: `Hello, ${kim.name}` })
  // The stored session is exchanged again when the page is idle.
  const exchanged = page.waitForResponse(/\/api\/auth\/supabase-login$/)
  await page.reload()
  await expect(greeting).toBeVisible()
  expect((await exchanged).status()).toBe(200)

  // Both sessions end: the product's on its server, the hosted one by a call of the web.
  const first = await storedToken(page)
  expect((await askIdentity(first, 'GET', '/user')).status).toBe(200)
  await logOut(page)
  await expect(page).toHaveURL('/login')
  await expect.poll(async () => (await askIdentity(first, 'GET', '/user')).status).toBe(403)

  await page.getByLabel('E-mail').fill(kim.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/client-dashboard')
  await expect(greeting).toBeVisible()

  // A session that ended at the service is noticed at the next exchange.
  const second = await storedToken(page)
  noise.expect(
    /^401: (POST \/api\/auth\/supabase-login|GET \/api\/client\/)|^40[01]: POST \/auth\/v1\/token|^console: /,
  )
  expect((await askIdentity(second, 'POST', '/logout?scope=global')).status).toBe(204)
  await page.reload()
  await expect(page).toHaveURL(/\/login/)
  await context.close()
})

test('deleting an account ends every session at the hosted service before another tab uses one', async ({
  browser,
  noise,
}) => {
  const { context, page } = await newRider(browser, noise)
  noise.expect(/^40[13]: /)
  const token = await storedToken(page)
  // The device is wiped last, after the page is closed. Until then another tab could still exchange its token.
  const wiped = page.waitForRequest(/\/auth\/v1\/logout\?scope=local/)
  const listening = page.waitForRequest(/\/api\/notices/)
  await page.goto('/settings')
  await listening
  // The page learns that its session is over before the hosted service has answered.
  const heard = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/auth/user') && answer.status() === 401,
  )
  await page.route(/\/auth\/v1\/logout\?scope=global/, async (route) => {
    await heard
    await route.continue()
  })
  const seen: string[] = []
  page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname))
  await press(page, 'Delete my account')
  await page.getByLabel('To continue, type the word “delete”').fill('delete')
  const ended = page.waitForResponse(/\/auth\/v1\/logout\?scope=global/)
  await press(page, 'Delete my account permanently')
  expect((await ended).status()).toBe(204)
  await expect(page).toHaveURL('/account-deleted')
  await expect(page.getByRole('main')).toContainText('Your account is deleted')
  // The settings page may still be settling when it is left: a late change of its own address is recorded too.
  expect([...new Set(seen)].filter((path) => path !== '/settings')).toEqual(['/account-deleted'])
  await wiped
  expect((await askIdentity(token, 'GET', '/user')).status).toBe(403)
  const again = await context.request.post('/api/auth/supabase-login', {
    data: { user: { id: 'x' }, access_token: token },
  })
  expect(again.status()).toBe(401)
  await context.close()
})
