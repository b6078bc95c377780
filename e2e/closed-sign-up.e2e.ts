import { ownAddress, somebody } from './harness/people.ts'
import { type RunningServer, startServer } from './harness/server.ts'
import { expect, phone, test } from './harness/test.ts'

let closed: RunningServer
test.beforeAll(async () => {
  test.setTimeout(90_000)
  closed = await startServer({ AUTH_SIGNUP: 'off' })
})
test.afterAll(() => closed.stop())

test('no page links to the sign-up if it is closed', async ({ browser, noise }) => {
  const context = await browser.newContext({ ...phone, baseURL: closed.url, extraHTTPHeaders: ownAddress() })
  await noise.listenTo(context, closed.url)
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('a[href^="/signup"]')).toHaveCount(0)
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  await expect(page.locator('a[href^="/signup"]')).toHaveCount(0)
  await page.goto('/signup')
  await expect(page).toHaveURL('/login')
  const { email } = somebody('Eve')
  const refused = await context.request.post('/auth/v1/signup', {
    data: { email, password: 'lantern-gravel-37', data: { role: 'client', name: 'Eve' } },
  })
  expect([refused.status(), (await refused.json()).error_code]).toEqual([422, 'signup_disabled'])
  await context.close()
})
