import type { Page } from '@playwright/test'
import { PRODUCT_SLUG } from '#domain/product.ts'
import { expectContrast, expectNoViolations } from './harness/axe.ts'
import { PASSWORD, somebody } from './harness/people.ts'
import { expect, test } from './harness/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function logIn(page: Page, email: string) {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await press(page, 'Log in')
}

test('a first sign-in without a role asks for one once, before anything is stored', async ({
  server,
  device,
  noise,
}) => {
  noise.expect(/^409: POST \/api\/auth\/supabase-login/)
  const page = await device()
  const { email } = somebody('Rolf')
  await page.request.post(`${server.url}/auth/v1/signup`, { data: { email, password: PASSWORD, data: {} } })
  await page.goto('/login?next=%2Fsettings')
  await logIn(page, email)
  await expect(heading(page)).toHaveText('One question first')
  await expectNoViolations(page)
  await page.reload()
  await expect(heading(page)).toHaveText('One question first')
  await press(page, 'Sign up')
  await expect(page.getByText('Choose whether you’re a rider or a fitter.').first()).toBeVisible()
  await page.getByRole('radio', { name: /^A bike fitter/ }).check()
  await page.getByLabel('Name', { exact: true }).fill('Rolf')
  await press(page, 'Sign up')
  await expect(page).toHaveURL('/settings')
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/dashboard')
})

test('a person who does not answer is not signed in, and nothing was created', async ({
  server,
  device,
  noise,
}) => {
  noise.expect(/^409: POST \/api\/auth\/supabase-login/)
  const page = await device()
  const { email } = somebody('Rolf')
  await page.request.post(`${server.url}/auth/v1/signup`, { data: { email, password: PASSWORD, data: {} } })
  await page.goto('/login')
  await logIn(page, email)
  await press(page, 'Not now')
  await expect(heading(page)).toHaveText('Log in')
  await page.goto('/settings')
  await expect(page).toHaveURL('/login?next=%2Fsettings')
})

test('a session ended on another device is explained, and the person returns to their page afterwards', async ({
  fitter,
  server,
  device,
  noise,
}) => {
  noise.expect(/^401: |^403: .*\/auth\/v1\/|^console: The hosted sign-in/)
  const { page } = fitter
  const phone = await device()
  await page.goto('/submissions')
  await expect(heading(page)).toBeVisible()
  await phone.goto('/login')
  await logIn(phone, fitter.email)
  await expect(phone).toHaveURL('/dashboard')
  const ended = await phone.request.post(`${server.url}/api/account/sign-ins/end-others`)
  expect(ended.status()).toBe(204)
  await page.reload()
  await expect(page).toHaveURL('/login?next=%2Fsubmissions')
  await expect(page.getByRole('main').getByRole('status')).toContainText('You’ve been logged out.')
  await expectNoViolations(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectContrast(page)
  await logIn(page, fitter.email)
  await expect(page).toHaveURL('/submissions')
})

test('an open page reports that its session was ended on another device', async ({
  fitter,
  server,
  device,
  noise,
}) => {
  noise.expect(/^401: |^403: .*\/auth\/v1\/|^console: The hosted sign-in/)
  const { page } = fitter
  const listening = page.waitForResponse(/\/api\/notices\b/)
  await page.goto('/submissions')
  await listening
  const phone = await device()
  await phone.goto('/login')
  await logIn(phone, fitter.email)
  await expect(phone).toHaveURL('/dashboard')
  await phone.request.post(`${server.url}/api/account/sign-ins/end-others`)
  await expect(page).toHaveURL('/login?next=%2Fsubmissions')
  await expect(page.getByRole('main').getByRole('status')).toContainText('You’ve been logged out.')
  await logIn(page, fitter.email)
  await expect(page).toHaveURL('/submissions')
  await expect(page.getByText('You’ve been logged out.')).toHaveCount(0)
})

test('a session older than the role allows ends at the next exchange, with an explanation', async ({
  fitter,
  noise,
}) => {
  // A request that is running when its session ends is refused as well.
  noise.expect(/^401: |^403: .*\/auth\/v1\/|^console: The hosted sign-in/)
  const { page } = fitter
  await page.route('**/api/auth/supabase-login', (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      json: { status: 401, code: 'sign_in_expired', requestId: '1' },
    }),
  )
  await page.goto('/submissions')
  await expect(page).toHaveURL('/login?next=%2Fsubmissions')
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'You’d been logged in for a long time',
  )
  await page.unroute('**/api/auth/supabase-login')
  await logIn(page, fitter.email)
  await expect(page).toHaveURL('/submissions')
})

test('the product is asked again whenever the hosted session is refreshed', async ({ fitter }) => {
  const { page } = fitter
  await page.addInitScript(() => {
    const key = Object.keys(localStorage).find((each) => each.endsWith('-auth'))
    const kept = key && localStorage.getItem(key)
    if (!key || !kept || sessionStorage.getItem('aged')) return
    sessionStorage.setItem('aged', 'yes')
    const soon = Math.floor(Date.now() / 1000) + 30
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(kept), expires_at: soon }))
  })
  const renewed = page.waitForResponse('**/auth/v1/token?grant_type=refresh_token')
  const exchanged = page.waitForRequest('**/api/auth/supabase-login')
  await page.goto('/dashboard')
  const { access_token } = await (await renewed).json()
  expect((await exchanged).postDataJSON()).toMatchObject({ access_token })
  await expect(heading(page)).toContainText(fitter.name)
})

test('a hosted session that cannot be refreshed ends the product’s own, with an explanation', async ({
  fitter,
  noise,
}) => {
  // The page also tells the practice's time zone, which may meet the session's end.
  noise.expect(/^400: POST \/auth\/v1\/token|^401: (?:GET \/api|PATCH \/api\/fitter-news)/)
  const { page } = fitter
  await page.addInitScript(() => {
    const key = Object.keys(localStorage).find((each) => each.endsWith('-auth'))
    const kept = key && localStorage.getItem(key)
    if (!key || !kept || sessionStorage.getItem('aged')) return
    sessionStorage.setItem('aged', 'yes')
    const over = {
      expires_at: Math.floor(Date.now() / 1000) - 60,
      refresh_token: 'of-a-session-that-is-over',
    }
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(kept), ...over }))
  })
  const ended = page.waitForResponse('**/api/auth/logout')
  await page.goto('/submissions')
  await expect(page).toHaveURL('/login?next=%2Fsubmissions')
  await expect(page.getByRole('main').getByRole('status')).toContainText('You’ve been logged out.')
  expect((await ended).status()).toBe(204)
  await page.reload()
  await expect(page).toHaveURL('/login?next=%2Fsubmissions')
  await logIn(page, fitter.email)
  await expect(page).toHaveURL('/submissions')
})

test('a signed-in person is redirected from the sign-in pages', async ({ practice, device }) => {
  const page = await device(practice.fitter.browser)
  for (const [address, home] of [
    ['/login', '/dashboard'],
    ['/signup', '/dashboard'],
    ['/login?next=%2Fsettings', '/settings'],
  ]) {
    await page.goto(address ?? '')
    await expect(page).toHaveURL(home ?? '')
  }
})

test('the language in the URL is not overruled by the account’s', async ({ server, device }) => {
  const page = await device()
  const { email } = somebody('Greta')
  const data = { role: 'fitter', name: 'Greta', language: 'de' }
  await page.request.post(`${server.url}/auth/v1/signup`, { data: { email, password: PASSWORD, data } })
  await page.goto('/login?lng=en')
  await logIn(page, email)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

for (const [query, text] of [
  ['?error=access_denied&error_description=x', 'You stopped before you finished.'],
  ['?error=access_denied&error_code=user_banned', 'This account has been closed.'],
  ['?error=invalid_request&error_code=bad_oauth_state', 'This login has expired or was already used.'],
  ['?error=server_error&error_code=unexpected_failure', 'Something went wrong'],
  ['?error=access_denied&error_code=provider_email_needs_verification', 'We’ve sent you an e-mail'],
  ['?code=3f1c2a9e-0000-4000-8000-000000000000', 'You started in another browser'],
  ['', 'Start again.'],
])
  test(`the callback page explains a return from a provider with ${JSON.stringify(query)}`, async ({
    rider,
  }) => {
    await rider.goto(`/auth/callback${query}${query ? '&' : '?'}next=%2Fsettings`)
    await expect(rider.getByRole('alert')).toContainText(text ?? '')
    await expectNoViolations(rider)
    await rider.getByRole('main').getByRole('link', { name: 'Log in' }).click()
    await expect(rider).toHaveURL('/login?next=%2Fsettings')
  })

test('provider buttons: their own labels, a secret of this browser, and the chosen role', async ({
  desktop,
}) => {
  await desktop.route('**/api/public-settings', async (route) => {
    const settings = await (await route.fetch()).json()
    await route.fulfill({ json: { ...settings, signInWith: ['google', 'facebook'] } })
  })
  await desktop.route('**/auth/v1/authorize*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<html lang="en"><title>Provider</title></html>' }),
  )
  await desktop.goto('/signup?next=%2Fsettings')
  await press(desktop, 'Sign up with Google')
  await expect(desktop.getByText('Choose whether you’re a rider or a fitter.').first()).toBeVisible()
  await expectNoViolations(desktop)
  await desktop.emulateMedia({ colorScheme: 'dark' })
  await expectContrast(desktop)
  await desktop.getByRole('radio', { name: /^A bike fitter/ }).check()
  const chosen = desktop.waitForRequest('**/api/auth/role-choice')
  const left = desktop.waitForRequest('**/auth/v1/authorize*')
  await press(desktop, 'Sign up with Google')
  expect((await chosen).postDataJSON()).toEqual({ role: 'fitter' })
  const asked = new URL((await left).url()).searchParams
  expect(asked.get('provider')).toBe('google')
  expect(asked.get('code_challenge_method')).toMatch(/^s256$/i)
  expect(asked.get('code_challenge')).toMatch(/^[\w-]{43}$/)
  const back = new URL(asked.get('redirect_to') ?? '')
  expect(back.pathname + back.search).toBe('/auth/callback?next=%2Fsettings')
  await expect(desktop).toHaveTitle('Provider')

  await desktop.goto('/login')
  await expect(desktop.getByRole('button', { name: 'Sign in with Google' })).toBeVisible()
  const toFacebook = desktop.waitForRequest('**/auth/v1/authorize*')
  await press(desktop, 'Log in with Facebook')
  expect(new URL((await toFacebook).url()).searchParams.get('provider')).toBe('facebook')
})

test('a fitter is asked before an unused log-in ends, and stays logged in by one press', async ({
  practice,
  device,
}) => {
  const page = await device(practice.fitter.browser)
  // The session of the sign-in service would be renewed after a jump of the clock, and that is use, too.
  await page.addInitScript((key) => localStorage.removeItem(key), `${PRODUCT_SLUG}-auth`)
  await page.clock.install()
  // An idle page loads the question, and the data of the pages that may follow.
  const loaded = page.waitForResponse('**/assets/stay-question-*')
  await page.goto('/clients')
  await expect(heading(page)).toHaveText('Clients')
  const question = page.getByRole('dialog', { name: 'Are you still there?' })
  await page.clock.fastForward('01:00')
  await loaded
  await page.waitForLoadState('networkidle')
  await expect(question).toBeHidden()
  // In one jump, because live updates are asked for anew after each.
  await page.clock.fastForward('11:57:00')
  await expect(question.getByText('You’ll be logged out in a few minutes')).toBeVisible()
  await expectNoViolations(page)
  const used = page.waitForResponse((answer) => answer.url().endsWith('/api/auth/user'))
  await question.getByRole('button', { name: 'Stay logged in' }).click()
  expect((await used).status()).toBe(200)
  await expect(question).toBeHidden()
  await page.clock.fastForward('11:00:00')
  await expect(question).toBeHidden()
  await expect(heading(page)).toHaveText('Clients')
})
