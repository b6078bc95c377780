import { PRODUCT_SLUG } from '#domain/product.ts'
import { appCode } from './harness/app-code.ts'
import { expectNoViolations } from './harness/axe.ts'
import { hold } from './harness/hold.ts'
import { expectNoSideways } from './harness/looks.ts'
import { PASSWORD, signUp } from './harness/people.ts'
import { atSecurity, logIn, openSecurity, press, row } from './harness/security-page.ts'
import { expect, phone, test } from './harness/test.ts'

const NEW_PASSWORD = 'quiet spanner meadow lighthouse'

test('a new password takes effect, and signs the other devices out', async ({ server, device, noise }) => {
  noise.expect(
    /^4\d\d: (PUT|GET) \/auth\/v1\/user|^401: (GET|POST) \/api|^400: POST \/auth\/v1\/token|^console: /,
  )
  const { person, page } = await atSecurity(server.url, device)
  const other = await device()
  await logIn(other, person.email)

  await press(page, 'Change: Password')
  const field = page.getByLabel('New password', { exact: true })
  await expect(field).toBeFocused()
  await field.fill('password')
  await press(page, 'Change password')
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/Choose another password/)
  await expect(row(page, 'Password').getByRole('listitem').first()).toBeVisible()
  await field.fill(PASSWORD)
  await press(page, 'Change password')
  const current = page.getByLabel('Current password')
  await expect(current).toBeFocused()
  await current.fill('not the one there is')
  await press(page, 'Change password')
  await expect(current).toHaveAccessibleDescription(/\S/)
  await current.fill(PASSWORD)
  await press(page, 'Change password')
  await expect(field).toHaveAccessibleDescription(/This is already your password/)
  await expectNoViolations(page)
  await field.fill(NEW_PASSWORD)
  await press(page, 'Change password')
  await expect(row(page, 'Password')).toContainText(
    'Password changed. You’ve been logged out on your other devices.',
  )
  await expect(page.getByText(/^Password changed/).and(page.locator(':focus'))).toBeVisible()
  await expect(row(page, 'Devices')).toContainText('You’re only logged in on this device.')

  await other.goto('/settings')
  await expect(other).toHaveURL(/\/login/)
  await logIn(other, person.email, NEW_PASSWORD)
})

test('the current password or a mailed code is required if the service asks for it', async ({
  server,
  device,
  noise,
}) => {
  noise.expect(/^400: PUT \/auth\/v1\/user/)
  const { page } = await atSecurity(server.url, device)
  let tries = 0
  const codes = ['current_password_required', 'reauthentication_needed']
  await page.route('**/auth/v1/user*', (route) => {
    const code = route.request().method() === 'PUT' ? codes[tries] : undefined
    if (!code) return route.continue()
    tries += 1
    const headers = { 'x-supabase-api-version': '2024-01-01' }
    return route.fulfill({ status: 400, headers, json: { code, message: code } })
  })
  await page.route('**/auth/v1/reauthenticate', (route) => route.fulfill({ json: {} }))
  await press(page, 'Change: Password')
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await press(page, 'Change password')
  const current = page.getByLabel('Current password')
  await expect(current).toBeFocused()
  await expect(current).toHaveAccessibleDescription(/Enter your current password/)
  await current.fill(PASSWORD)
  await press(page, 'Change password')
  const code = page.getByLabel('Code from the e-mail')
  await expect(code).toBeFocused()
  await expect(code).toHaveAccessibleDescription(/we’ve sent you a code/)
  await press(page, 'Change password')
  await expect(code).toHaveAccessibleDescription(/Enter all digits of the code\.$/)
  await code.fill('123 456')
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await press(page, 'Change password')
  expect((await sent).postDataJSON()).toMatchObject({
    password: NEW_PASSWORD,
    current_password: PASSWORD,
    nonce: '123456',
  })
  await expect(row(page, 'Password')).toContainText('Password changed.')
})

test('a fitter is offered the second factor, sets it up, renews its codes and turns it off', async ({
  server,
  device,
  noise,
}) => {
  noise.expect(/^40[13]: |^422: POST \/auth\/v1\/factors|^console: The hosted sign-in could not/)
  const { person, page } = await atSecurity(server.url, device, 'fitter')
  const other = await device()
  await logIn(other, person.email)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Riders trust you with health data' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Set up two-step login' }).click()

  const factor = row(page, 'Two-step login')
  await expect(factor).toContainText('Recommended')
  await factor.getByRole('button', { name: 'Set up' }).click()
  const secret = await page.getByLabel(/enter this key/i).inputValue()
  await page.getByLabel('Code from the app').fill(appCode(secret))
  await expectNoViolations(page)
  await press(page, 'Turn on')
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const first = await codes.first().textContent()
  await expectNoViolations(page)
  const download = page.waitForEvent('download')
  await press(page, 'Download')
  expect((await download).suggestedFilename()).toContain(PRODUCT_SLUG)
  await press(page, 'I’ve saved them')
  await expect(factor).toContainText('10 recovery codes left.')
  await expect(codes).toHaveCount(0)
  await other.goto('/settings')
  await expect(other).toHaveURL(/\/login/)

  await factor.getByRole('button', { name: 'Create new recovery codes' }).click()
  await expect(codes).toHaveCount(10)
  expect(await codes.allTextContents()).not.toContain(first)
  await press(page, 'I’ve saved them')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.name)
  await expect(page.getByRole('heading', { name: 'Riders trust you with health data' })).toHaveCount(0)

  await openSecurity(page)
  await factor.getByRole('button', { name: 'Turn off' }).click()
  const dialog = page.getByRole('dialog', { name: 'Turn off two-step login?' })
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(factor).toContainText('Two-step login is off.')
  await expect(factor.getByRole('button', { name: 'Set up' })).toBeVisible()
})

test('"not now" lasts for 30 days', async ({ fitter }) => {
  const { page } = fitter
  const lead = page.getByRole('heading', { name: 'Riders trust you with health data' })
  await page.goto('/dashboard')
  await press(page, 'Not now: ask me again in 30 days')
  await expect(lead).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(fitter.name)
  await expect(lead).toHaveCount(0)
  const in31Days = Date.now() + 31 * 24 * 3_600_000
  await page.evaluate((now) => {
    const said = new Date(now - 62 * 24 * 3_600_000).toISOString()
    localStorage.setItem('second_factor_later', said)
  }, in31Days)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Set up two-step login' })).toBeVisible()
  await expect(lead).toHaveCount(0)
})

test('devices are listed, and signed out one by one or all at once', async ({ server, device, noise }) => {
  noise.expect(/^401: |^40[03]: POST \/auth\/v1|^403: GET \/auth\/v1\/user|^console: /)
  const { person, page } = await atSecurity(server.url, device)
  const [second, third] = [await device(phone), await device()]
  for (const other of [second, third]) await logIn(other, person.email)
  await page.reload()
  const devices = row(page, 'Devices').getByRole('listitem')
  await expect(devices).toHaveCount(3)
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1)
  await expect(devices.filter({ hasText: 'This device' }).getByRole('button')).toHaveCount(0)
  await expect(devices.first().locator('time').first()).toHaveAttribute('title', /\d/)

  await devices.getByRole('button').first().click()
  await expect(devices).toHaveCount(2)
  await expect(page.getByText(/ logged out\.$/).and(page.locator(':focus'))).toBeVisible()
  await logIn(await device(), person.email)
  await page.reload()
  await expect(devices).toHaveCount(3)
  await press(page, 'Log out all other devices')
  const dialog = page.getByRole('dialog')
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Log out all other devices' }).click()
  await expect(devices).toHaveCount(1)
  await expect(row(page, 'Devices')).toContainText('You’re only logged in on this device.')
  for (const other of [second, third]) {
    await other.goto('/settings')
    await expect(other).toHaveURL(/\/login/)
  }
})

test('the devices wait for the rows above them, which would move their buttons', async ({
  server,
  device,
}) => {
  const { page } = await atSecurity(server.url, device)
  const letThrough = await hold(page, '**/auth/v1/user')
  const listed = page.waitForResponse('**/api/account/sign-ins')
  await page.reload()
  await (await listed).finished()
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(1)
  await expect(row(page, 'Devices')).toHaveCount(0)
  letThrough()
  await expect(row(page, 'Devices').getByRole('listitem')).toHaveCount(1)
  await expect(row(page, 'Ways to log in').getByRole('listitem')).toHaveCount(1)
})

test('the only identity cannot be unlinked', async ({ server, device }) => {
  const { person, page } = await atSecurity(server.url, device)
  const ways = row(page, 'Ways to log in')
  await expect(ways.getByRole('listitem')).toHaveText([`E-mail address ${person.email}`])
  await expect(ways).toContainText('You can’t unlink your only way to log in.')
  await expect(ways.getByRole('button')).toHaveCount(0)
})

test('a person with only the product’s cookie signs in again first', async ({ server, device, noise }) => {
  noise.expect(/^400: POST \/auth\/v1\/token/)
  const { person, page } = await atSecurity(server.url, device)
  await page.evaluate((key) => localStorage.removeItem(key), `${PRODUCT_SLUG}-auth`)
  await page.reload()
  await expect(page.getByText('To view and change these, confirm it’s you.')).toBeVisible()
  await expect(row(page, 'Devices')).toBeVisible()
  await press(page, 'Confirm it’s you')
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  const password = dialog.getByLabel('Password', { exact: true })
  await expect(password).toBeFocused()
  await expectNoViolations(page)
  await password.fill('not the right one')
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('E-mail or password is incorrect')
  await password.fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row(page, 'E-mail address')).toContainText(person.email)
  await expect(row(page, 'Devices').getByRole('listitem')).toHaveCount(1)
})

test('a person who signs in again on a slow connection stays signed in, even if the earlier session ends first', async ({
  server,
  device,
}) => {
  const { page } = await atSecurity(server.url, device)
  await page.evaluate((key) => localStorage.removeItem(key), `${PRODUCT_SLUG}-auth`)
  await page.reload()
  await expect(row(page, 'Devices').getByRole('listitem')).toHaveCount(1)
  await press(page, 'Confirm it’s you')
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  const wire = await page.context().newCDPSession(page)
  // Responses are delayed, including the new cookie, but streams are not.
  await wire.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 1500,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row(page, 'E-mail address')).toBeVisible()
  await expect(page).toHaveURL(/\/settings/)
})

test('a failed load is reported, and succeeds when tried again', async ({ server, device, noise }) => {
  noise.expect(/^failed: |^console: |^5\d\d: /)
  const { page } = await atSecurity(server.url, device)
  await page.route('**/auth/v1/user', (route) => route.abort())
  await page.route('**/api/account/sign-ins', (route) => route.fulfill({ status: 503, body: '' }))
  await page.reload()
  const failures = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try again' }) })
  await expect(failures).toHaveCount(2)
  await expect(failures.first()).toContainText('We can’t reach the service.')
  await page.unrouteAll()
  for (const _ of [1, 2]) await failures.first().getByRole('button').click()
  await expect(row(page, 'Password')).toBeVisible()
  await expect(row(page, 'Devices')).toContainText('This device')
})

test('every form has room for long words on a phone, also in dark mode', async ({ server, device }) => {
  const person = await signUp(server.url, 'fitter')
  await person.calls.dispose()
  const page = await device({ ...phone, ...person.browser, colorScheme: 'dark' })
  await page.goto('/settings/security?lng=en-XA')
  const rows = page.getByRole('main').locator('section section')
  await expect(page.locator('.skeleton')).toHaveCount(0)
  for (const name of [/Påššŵöŕd/, /Pĥöñé/, /Ţŵö/]) {
    await rows
      .filter({ has: page.getByRole('heading', { name }) })
      .getByRole('button')
      .first()
      .click()
  }
  await expect(rows.getByRole('img')).toBeVisible()
  await page.getByRole('textbox', { name: /Pĥöñé/ }).fill('+49 30 1234567 and more')
  await expectNoViolations(page)
  await expectNoSideways(page, 'security settings in long words')
  await page.goto('/settings?lng=en-XA')
  await page
    .getByRole('button', { name: /Ðéļéţé/ })
    .first()
    .click()
  await expectNoViolations(page)
  await expectNoSideways(page, 'deletion in long words')
})
