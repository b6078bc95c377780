import type { Page } from '@playwright/test'
import { PRODUCT_SLUG } from '#domain/product.ts'
import { type HostedProduct, startHostedProduct } from './harness/hosted-identity.ts'
import { PASSWORD, somebody } from './harness/people.ts'
import { expect, test } from './harness/test.ts'

let hosted: HostedProduct
test.beforeAll(async () => {
  // Two databases are made.
  test.setTimeout(120_000)
  hosted = await startHostedProduct()
})
test.afterAll(() => hosted.stop())

/** The token the browser holds of the hosted session. */
const heldToken = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').access_token, `${PRODUCT_SLUG}-auth`)

const askIdentity = (token: string, method: string, path: string) =>
  fetch(`${hosted.signInOrigin}/auth/v1${path}`, { method, headers: { authorization: `Bearer ${token}` } })

test('a rider whose sign-in is hosted elsewhere comes, goes, and is noticed to have left there', async ({
  browser,
  noise,
}) => {
  noise.expect(new RegExp(`^third party: ${hosted.signInOrigin}/auth/v1/`))
  const context = await browser.newContext({ baseURL: hosted.product.url })
  noise.listenTo(context, hosted.product.url)
  const page = await context.newPage()
  const kim = somebody('Kim')
  const greeting = page.getByRole('heading', { level: 1, name: `Hello, ${kim.name}` })

  await page.goto('/signup')
  await page.getByRole('radio', { name: /^A rider/ }).check()
  await page.getByLabel('Name', { exact: true }).fill(kim.name)
  await page.getByLabel('E-mail').fill(kim.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Start an account' }).click()
  await expect(page).toHaveURL('/client-dashboard')
  await page.reload()
  await expect(greeting).toBeVisible()

  // Both sessions end: the product's by its server, the hosted one by the web.
  const first = await heldToken(page)
  expect((await askIdentity(first, 'GET', '/user')).status).toBe(200)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login')
  await expect.poll(async () => (await askIdentity(first, 'GET', '/user')).status).toBe(403)

  await page.getByLabel('E-mail').fill(kim.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/client-dashboard')
  await expect(greeting).toBeVisible()

  // Ended there, it is noticed at the next exchange.
  const second = await heldToken(page)
  noise.expect(/^401: POST \/api\/auth\/supabase-login|^40[01]: POST \/auth\/v1\/token|^console: /)
  expect((await askIdentity(second, 'POST', '/logout?scope=global')).status).toBe(204)
  await page.reload()
  await expect(page).toHaveURL(/\/login/)
  await context.close()
})
