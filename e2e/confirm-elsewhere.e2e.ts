import { expectContrast, expectNoViolations } from './harness/axe.ts'
import { sayWhoTheyAre } from './harness/first-proof.ts'
import { expectNoSideways } from './harness/looks.ts'
import { linkIn, openMailbox } from './harness/mailbox.ts'
import { ownAddress, PASSWORD, somebody } from './harness/people.ts'
import { type RunningServer, startServer } from './harness/server.ts'
import { expect, phone, test } from './harness/test.ts'

const OWN_PASSWORD = 'quiet spanner meadow lighthouse'

/** Addresses are confirmed first, and passwords are longer than usual. */
let strict: RunningServer
// One worker runs these tests, so that they share one server.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(90_000)
  strict = await startServer({ AUTH_AUTOCONFIRM: 'off', AUTH_PASSWORD_MIN: '12' })
})
test.afterAll(() => strict.stop())

test('a stranger’s sign-up does not set the account’s password: the reader of the mail chooses one', async ({
  browser,
  noise,
}) => {
  noise.expect(
    /^422: PUT \/auth\/v1\/user|^409: POST \/api\/auth\/supabase-login|^40[03]: POST \/auth\/v1\/token|^console: /,
  )
  const mailbox = openMailbox(strict.url)
  const { email } = somebody('Ana')
  const open = async (more: object = {}) => {
    const context = await browser.newContext({ baseURL: strict.url, extraHTTPHeaders: ownAddress(), ...more })
    await noise.listenTo(context, strict.url)
    return context.newPage()
  }
  const heading = (page: Awaited<ReturnType<typeof open>>) => page.getByRole('heading', { level: 1 })

  const theirs = await open()
  await theirs.goto('/signup')
  await theirs.getByRole('radio', { name: /^A bike fitter/ }).check()
  await theirs.getByLabel('Name', { exact: true }).fill('Win www.evil.example')
  await theirs.getByLabel('E-mail').fill(email)
  await theirs.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await theirs.getByRole('button', { name: 'Sign up' }).click()
  await expect(heading(theirs)).toHaveText('Check your e-mail')

  const mail = await mailbox.newest(email)
  expect(mail.text).toContain('If this wasn’t you, do nothing.')
  expect(mail.text).toMatch(/Someone signed up with this address on .* using the name “Win/)
  expect(mail.text).not.toContain('www.evil.example')

  const page = await open(phone)
  await page.goto(linkIn(mail, '/auth/confirm'))
  await page.getByRole('button', { name: 'Confirm and log in' }).click()
  await expect(heading(page)).toHaveText('Choose a password')
  await expectNoViolations(page)
  await expectNoSideways(page, page.url())
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectContrast(page)
  await page.emulateMedia({ colorScheme: 'light' })
  const field = page.getByLabel('Password', { exact: true })
  await field.press('Enter')
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/Enter a password/)
  await field.fill('password')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription(/Choose another password/)
  await field.fill(OWN_PASSWORD)
  await field.press('Enter')
  await sayWhoTheyAre(page, { role: 'client', name: 'Ana Own' })
  await expect(heading(page)).toHaveText('Address confirmed')
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/client-dashboard')
  await expect(heading(page)).toContainText('Ana Own')

  await theirs.goto('/login')
  await theirs.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await theirs.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await theirs.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(theirs.getByRole('alert')).toContainText('E-mail or password is incorrect')
  await theirs.getByLabel('Password', { exact: true }).fill(OWN_PASSWORD)
  await theirs.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(theirs).toHaveURL('/client-dashboard')
  for (const used of [theirs, page]) await used.context().close()
})

test('a person who postpones the password is logged out and informed', async ({ browser, noise }) => {
  noise.expect(/^401: GET \/api\/auth\/user/)
  const mailbox = openMailbox(strict.url)
  const { email, name } = somebody('Ana')
  const asked = await browser.newContext({ baseURL: strict.url, extraHTTPHeaders: ownAddress() })
  const signUp = { email, password: PASSWORD, data: { role: 'client', name } }
  expect((await asked.request.post('/auth/v1/signup', { data: signUp })).status()).toBe(200)
  await asked.close()

  const context = await browser.newContext({
    baseURL: strict.url,
    extraHTTPHeaders: ownAddress(),
    ...phone,
  })
  await noise.listenTo(context, strict.url)
  const page = await context.newPage()
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(linkIn(await mailbox.newest(email), '/auth/confirm'))
  await page.getByRole('button', { name: 'Confirm and log in' }).press('Enter')
  await expect(heading).toHaveText('Choose a password')
  await page.getByRole('button', { name: 'Not now' }).press('Enter')
  await expect(heading).toHaveText('Address confirmed')
  await expect(page.getByText('You’re not logged in.')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).press('Enter')
  await expect(page).toHaveURL(/\/login$/)
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)
  await context.close()
})

test('the hint of a password states the operator’s requirements', async ({ browser, noise }) => {
  const context = await browser.newContext({ ...phone, baseURL: strict.url, extraHTTPHeaders: ownAddress() })
  await noise.listenTo(context, strict.url)
  const page = await context.newPage()
  await page.goto('/signup')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /Use at least 12 characters/,
  )
  await context.close()
})
