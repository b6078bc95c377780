import { type Page, request } from '@playwright/test'
import { appCode } from './harness/app-code.ts'
import { expectContrast, expectNoViolations } from './harness/axe.ts'
import { expectNoSideways } from './harness/looks.ts'
import { linkIn } from './harness/mailbox.ts'
import { ownAddress, PASSWORD, signUp, somebody } from './harness/people.ts'
import { press } from './harness/security-page.ts'
import { expect, phone, test } from './harness/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function logIn(page: Page, email: string, password = PASSWORD) {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await press(page, 'Log in')
}

async function expectAccessible(page: Page) {
  await expectNoViolations(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectContrast(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await expectNoSideways(page, page.url())
}

/** Calls of the sign-in service outside a browser. Each must succeed. */
async function serviceOf(url: string) {
  const calls = await request.newContext({ baseURL: `${url}/auth/v1/`, extraHTTPHeaders: ownAddress() })
  return {
    async ask(path: string, data: object, token?: string) {
      const headers = token ? { authorization: `Bearer ${token}` } : {}
      const response = await calls.post(path, { headers, data })
      expect(response.ok(), await response.text()).toBe(true)
      return response.json()
    },
    dispose: () => calls.dispose(),
  }
}

/** A new fitter with an authenticator app. The code of the previous step is already used. */
async function guarded(url: string) {
  const { email, calls } = await signUp(url, 'fitter')
  await calls.dispose()
  const service = await serviceOf(url)
  const { access_token } = await service.ask('token?grant_type=password', { email, password: PASSWORD })
  const factor = await service.ask('factors', { factor_type: 'totp' }, access_token)
  const challenge = await service.ask(`factors/${factor.id}/challenge`, {}, access_token)
  const shown = { challenge_id: challenge.id, code: appCode(factor.totp.secret, -1) }
  const risen = await service.ask(`factors/${factor.id}/verify`, shown, access_token)
  const { codes } = await service.ask('factors/recovery-codes', {}, risen.access_token)
  await service.dispose()
  return { email, secret: String(factor.totp.secret), recoveryCode: String(codes[0]) }
}

test('with an authenticator app, the password alone does not sign in', async ({ server, device, noise }) => {
  noise.expect(/^403: POST \/api\/auth\/supabase-login|^422: POST \/auth\/v1\/factors/)
  const { email, secret } = await guarded(server.url)
  const page = await device(phone)
  await page.goto('/login?next=%2Fsettings')
  await logIn(page, email)
  await expect(heading(page)).toHaveText('Enter your code')
  const field = page.getByLabel('Code from the app')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await expectAccessible(page)
  await page.reload()
  await expect(heading(page)).toHaveText('Enter your code')
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login?next=%2Fdashboard')
  await expect(heading(page)).toHaveText('Enter your code')

  const wrong = appCode(secret) === '111111' ? '222222' : '111111'
  await field.fill(wrong)
  await field.press('Enter')
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/This code is incorrect/)
  const right = appCode(secret)
  await field.fill(`${right.slice(0, 3)} ${right.slice(3)}`)
  await press(page, 'Log in')
  await expect(page).toHaveURL('/dashboard')
})

test('a recovery code signs in once, removes the app, and says so', async ({ server, device, noise }) => {
  noise.expect(/^40[13]: |^422: POST \/auth\/v1\/factors|^console: /)
  const { email, recoveryCode } = await guarded(server.url)
  const page = await device()
  await page.goto('/login?next=%2Fsubmissions')
  await logIn(page, email)
  await press(page, 'Use a recovery code instead')
  await expect(heading(page)).toHaveText('Use a recovery code')
  await expectAccessible(page)
  const field = page.getByLabel('Recovery code', { exact: true })
  await field.fill('123')
  await press(page, 'Log in')
  await expect(field).toHaveAccessibleDescription(/has 10 letters and digits/)
  await field.fill('22222-22222')
  await press(page, 'Log in')
  await expect(field).toHaveAccessibleDescription(/is incorrect or already used/)
  await field.fill(` ${recoveryCode.toUpperCase().replace('-', ' ')} `)
  await field.press('Enter')
  await expect(heading(page)).toHaveText('Authenticator app removed')
  await expectAccessible(page)
  await press(page, 'Continue')
  await expect(page).toHaveURL('/submissions')

  const anew = await device()
  await anew.goto('/login')
  await logIn(anew, email)
  await expect(anew).toHaveURL('/dashboard')
})

test('a person who stops at the code is not signed in', async ({ server, device, noise }) => {
  noise.expect(/^403: POST \/api\/auth\/supabase-login/)
  const { email } = await guarded(server.url)
  const page = await device()
  await page.goto('/login')
  await logIn(page, email)
  await press(page, 'Log in as someone else')
  await expect(heading(page)).toHaveText('Log in')
  await page.reload()
  await expect(heading(page)).toHaveText('Log in')
  await page.goto('/settings')
  await expect(page).toHaveURL('/login?next=%2Fsettings')
})

test('support needs a second factor: set up at the first visit, required at every later one', async ({
  server,
  device,
  mailbox,
  noise,
}) => {
  test.setTimeout(120_000)
  noise.expect(/^403: POST \/api\/auth\/supabase-login|^401: |^console: The hosted sign-in/)
  const { email } = somebody('Staff')
  await server.console('support', 'add', email)
  const page = await device()
  await page.goto(linkIn(await mailbox.newest(email, /recovery/), '/auth/confirm'))
  await press(page, 'Continue')
  await expect(heading(page)).toHaveText('Set up two-step login')
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/support')
  await expect(page).toHaveURL('/login?next=%2Fsupport')
  await expect(heading(page)).toHaveText('Set up two-step login')

  const secret = (await page.getByLabel('Can’t scan it? Enter this key in the app').inputValue()).replaceAll(
    ' ',
    '',
  )
  await page.getByLabel('Code from the app').fill(appCode(secret, -1))
  await press(page, 'Turn on')
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused()
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page)
  const file = page.waitForEvent('download')
  await press(page, 'Download')
  expect((await file).suggestedFilename()).toMatch(/recovery-codes\.txt$/)
  await press(page, 'I’ve saved them')
  await expect(page).toHaveURL('/support')
  expect((await mailbox.newest(email)).subject).toBe('Two-step login is on')

  const mobile = await device(phone)
  await mobile.goto('/login?next=%2Fsupport')
  await mobile.getByRole('link', { name: 'Forgot your password?' }).click()
  // The page before it has a field of the same name.
  await expect(heading(mobile)).toHaveText('Forgot your password?')
  await mobile.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await press(mobile, 'Send link')
  await expect(heading(mobile)).toHaveText('Check your e-mail')
  const links = async () =>
    (await mailbox.all()).filter(({ to, text }) => to.includes(email) && /recovery/.test(text))
  await expect.poll(async () => (await links()).length).toBe(2)
  await mobile.goto(linkIn(await mailbox.newest(email, /recovery/), '/auth/confirm'))
  await press(mobile, 'Continue')
  await expect(heading(mobile)).toHaveText('Enter your code')
  await mobile.getByLabel('Code from the app').fill(appCode(secret))
  await press(mobile, 'Log in')
  await expect(heading(mobile)).toHaveText('Choose a new password')
  await mobile.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await press(mobile, 'Set password')
  await expect(heading(mobile)).toHaveText('Password changed')
  await mobile.getByRole('link', { name: 'Continue' }).click()
  await expect(mobile).toHaveURL('/support')
})
