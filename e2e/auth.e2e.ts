import type { Page } from '@playwright/test'
import { logOut } from './harness/account-menu.ts'
import { expectNoViolations } from './harness/axe.ts'
import { hold } from './harness/hold.ts'
import { codeIn, linkIn, openMailbox } from './harness/mailbox.ts'
import { PASSWORD, signUp, somebody } from './harness/people.ts'
import { startServer } from './harness/server.ts'
import { expect, test } from './harness/test.ts'

interface Account {
  email: string
  password?: string
}

async function logIn(page: Page, { email, password = PASSWORD }: Account) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

async function fillSignUp(page: Page, role: 'A rider' | 'A bike fitter', { name, email } = somebody('Kim')) {
  await page.getByRole('radio', { name: new RegExp(`^${role}`) }).check()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign up' }).click()
}

/** The names of everything the browser stores between visits. */
const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort())
const isSignedOut = (page: Page) =>
  expect.poll(() => kept(page)).not.toEqual(expect.arrayContaining([expect.stringMatching(/auth/)]))

test('a rider signs up, logs out and logs in again', async ({ desktop }) => {
  const kim = somebody('Kim')
  await desktop.goto('/login')
  await desktop.getByText('Need an account?').getByRole('link', { name: 'Sign up' }).click()
  await expect(desktop).toHaveURL('/signup')
  await fillSignUp(desktop, 'A rider', kim)
  await expect(desktop).toHaveURL('/client-dashboard')
  await expect(desktop.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${kim.name}`)
  expect(await kept(desktop)).toEqual(['auth_role', 'auth_user', 'spokewell-auth'])

  await desktop.reload()
  await expect(desktop.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${kim.name}`)

  await logOut(desktop)
  await expect(desktop).toHaveURL('/login')
  await isSignedOut(desktop)
  await logIn(desktop, kim)
  await expect(desktop).toHaveURL('/client-dashboard')
})

test('a fitter signs up and arrives at the dashboard', async ({ desktop }) => {
  await desktop.goto('/signup')
  await desktop.getByRole('link', { name: 'Log in' }).last().click()
  await desktop.getByRole('link', { name: 'Sign up' }).click()
  await fillSignUp(desktop, 'A bike fitter')
  await expect(desktop).toHaveURL('/dashboard')
})

test('a problem is shown beside its field', async ({ desktop, practice, noise }) => {
  noise.expect(/^console: Login failed|^400: POST \/auth\/v1\/token|^422: POST \/auth\/v1\/signup/)
  await desktop.goto('/login')
  await desktop.getByRole('button', { name: 'Log in' }).click()
  await expect(desktop.getByRole('alert')).toHaveText(
    'You must provide either an email or phone number and a password',
  )
  await logIn(desktop, { email: practice.fitter.email, password: 'not the right one' })
  await expect(desktop.getByRole('alert')).toHaveText('E-mail or password is incorrect.')
  await logIn(desktop, { email: 'nobody.at.all@example.com' })
  await expect(desktop.getByRole('alert')).toHaveText('E-mail or password is incorrect.')
  expect(await kept(desktop)).toEqual([])

  await desktop.goto('/signup')
  const password = desktop.getByLabel('Password', { exact: true })
  await desktop.getByRole('radio', { name: /^A rider/ }).check()
  await desktop.getByLabel('Name', { exact: true }).fill('Kim')
  await desktop.getByLabel('E-mail').fill(somebody('Kim').email)
  await password.fill('password')
  await desktop.getByRole('button', { name: 'Sign up' }).click()
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(/Choose another password\. \S/)
  await expectNoViolations(desktop)
})

test('logging out is complete on this device whatever the calls return', async ({
  server,
  device,
  noise,
}) => {
  noise.expect(/^failed: POST .*(logout)|^console: (Signing out|.*logout|.*fetch)/)
  const { browser, name } = await signUp(server.url, 'fitter')
  const page = await device(browser)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await page.route('**/api/auth/logout', (route) => route.abort())
  await page.route('**/auth/v1/logout*', (route) => route.abort())
  await logOut(page)
  await expect(page).toHaveURL('/login')
  await isSignedOut(page)
  await expect(page.getByRole('main')).not.toContainText(name)

  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login/)
  await isSignedOut(page)
  await page.unroute('**/api/auth/logout')
  const settled = page.waitForResponse('**/api/auth/logout')
  await page.reload()
  expect((await settled).status()).toBe(204)
  await expect(page).toHaveURL(/\/login/)
  expect(await kept(page)).toEqual([])
})

test('a sign-in whose exchange is in progress does not undo a log-out', async ({ server, device }) => {
  const { browser, name } = await signUp(server.url, 'fitter')
  const page = await device(browser)
  const letThrough = await hold(page, '**/api/auth/supabase-login')
  const exchanged = page.waitForRequest('**/api/auth/supabase-login')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await exchanged
  await logOut(page)
  await expect(page).toHaveURL('/login')
  const answered = page.waitForResponse('**/api/auth/supabase-login')
  letThrough()
  await answered
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login/)
  await isSignedOut(page)
})

test('data of one person is not visible to the next', async ({ server, practice, device, noise }) => {
  // The page may be marking its news as read while its cookie is taken away.
  noise.expect(/^401: PATCH \/api\/fitter-news/)
  const page = await device(practice.fitter.browser)
  await page.goto('/submissions')
  await expect(page.getByRole('link', { name: practice.rider.name, exact: true })).toBeVisible()
  const next = await signUp(server.url, 'fitter')
  const context = page.context()
  await page.evaluate(() => localStorage.clear())
  await context.clearCookies()
  await page.goto('/login')
  await logIn(page, next)
  await expect(page).toHaveURL('/dashboard')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Clients' }).click()
  await expect(page.getByText('No clients yet')).toBeVisible()
})

test('logging out in one tab logs out all tabs', async ({ server, device, noise }) => {
  // The other tab may be restoring its stored session at that moment, reading for its page, or marking its news as read.
  noise.expect(/^401: (PATCH \/api\/fitter-news|GET \/api\/)|^console: The hosted sign-in could not/)
  const { browser, name } = await signUp(server.url, 'fitter')
  const first = await device(browser)
  const second = await first.context().newPage()
  for (const page of [first, second]) {
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  }
  await logOut(first)
  await expect(first).toHaveURL('/login')
  await expect(second).toHaveURL(/\/login/)
  await expect(second.getByRole('main')).not.toContainText(name)
})

test('a deep link leads through the login and back to its page', async ({ practice, desktop }) => {
  const wanted = `/intake-detail/${practice.sessionId}?revision=1`
  await desktop.goto(wanted)
  await expect(desktop).toHaveURL(`/login?next=${encodeURIComponent(wanted)}`)
  await logIn(desktop, practice.fitter)
  await expect(desktop).toHaveURL(wanted)
  await expect(desktop.getByRole('heading', { level: 1 })).toContainText(practice.rider.name)
})

test('a page of another role redirects home, and explains why', async ({ practice, device, desktop }) => {
  const fitter = await device(practice.fitter.browser)
  await fitter.goto('/client-dashboard')
  await expect(fitter).toHaveURL('/dashboard')
  await expect(fitter.getByRole('alert')).toContainText('That page is for riders. Here’s your dashboard.')

  const rider = await device(practice.rider.browser)
  await rider.goto(`/intake-detail/${practice.sessionId}`)
  await expect(rider).toHaveURL('/client-dashboard')
  await expect(rider.getByRole('alert')).toContainText('That page is for fitters.')
  await rider.getByRole('alert').getByRole('button', { name: 'Close' }).click()
  await expect(rider.getByRole('alert')).toBeHidden()

  for (const [page, home] of [
    [fitter, '/dashboard'],
    [rider, '/client-dashboard'],
  ] as const) {
    await page.goto('/support')
    await expect(page).toHaveURL(home)
    await expect(page.getByRole('alert')).toContainText('That page is for support staff.')
  }

  await desktop.goto('/support')
  await expect(desktop).toHaveURL('/login?next=%2Fsupport')
})

test('another person’s intake looks like one that does not exist', async ({ practice, fitter, noise }) => {
  noise.expect(/^404: GET \/api\/sessions\//)
  const texts = []
  for (const id of [practice.sessionId, '00000000-0000-4000-8000-000000000000']) {
    await fitter.page.goto(`/intake-detail/${id}`)
    await expect(fitter.page.getByRole('alert')).toContainText('it isn’t yours to see')
    texts.push(await fitter.page.getByRole('main').textContent())
  }
  expect(texts[0]).toBe(texts[1])
})

for (const next of [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
])
  test(`logging in never leads to ${JSON.stringify(next)}`, async ({ practice, desktop }) => {
    await desktop.goto(`/login?next=${encodeURIComponent(next)}`)
    await logIn(desktop, practice.fitter)
    await expect(desktop).toHaveURL('/dashboard')
  })

test('an address is confirmed by the button of its mailed link or by the code, where mail is sent', async ({
  browser,
  noise,
}) => {
  noise.expect(/^40[03]: POST \/auth\/v1\/(token|verify)|^console: Login failed/)
  const strict = await startServer({ AUTH_AUTOCONFIRM: 'off' })
  const mailbox = openMailbox(strict.url)
  const context = await browser.newContext({ baseURL: strict.url })
  await noise.listenTo(context, strict.url)
  const page = await context.newPage()
  const [kim, lou] = [somebody('Kim'), somebody('Lou')]

  await page.goto('/signup')
  await fillSignUp(page, 'A bike fitter', kim)
  await expect(page.getByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeVisible()
  await expectNoViolations(page)
  expect(await kept(page)).not.toContain('auth_user')
  await page.goto(linkIn(await mailbox.newest(kim.email), '/auth/confirm'))
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your address' })).toBeVisible()
  await expectNoViolations(page)
  expect(await kept(page)).not.toContain('auth_user')
  await page.getByRole('button', { name: 'Confirm and log in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Address confirmed' })).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/dashboard')

  await logOut(page)
  await expect(page).toHaveURL('/login')
  await page.goto('/signup')
  await fillSignUp(page, 'A rider', lou)
  await page.getByLabel('Code from the e-mail').fill(codeIn(await mailbox.newest(lou.email)))
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page).toHaveURL('/client-dashboard')
  await context.close()
  await strict.stop()
})
