import type { Page } from '@playwright/test'
import { logOut } from './harness/account-menu.ts'
import { expectContrast, expectNoViolations } from './harness/axe.ts'
import { sayWhoTheyAre } from './harness/first-proof.ts'
import { expectNoSideways } from './harness/looks.ts'
import { codeIn, linkIn, type Mail } from './harness/mailbox.ts'
import { PASSWORD, type Person, signUp, somebody } from './harness/people.ts'
import { expect, phone, test } from './harness/test.ts'

const NEW_PASSWORD = 'quiet spanner meadow lighthouse'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const identifier = (page: Page) => page.getByRole('textbox', { name: 'E-mail' })

async function logIn(page: Page, who: string, password = PASSWORD) {
  await identifier(page).fill(who)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await press(page, 'Log in')
}

/** Checks light and dark with axe, and the smallest phone. */
async function expectAccessible(page: Page) {
  await expectNoViolations(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectContrast(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await expectNoSideways(page, page.url())
}

/** The code in the text of a text message. */
const digitsIn = ({ text }: Mail) => /\d{8}/.exec(text)?.[0] ?? ''

/** A code in two groups, as phones paste it. */
const inGroups = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`

test('a forgotten password: the same response for everybody, a link for any device, other devices signed out', async ({
  server,
  device,
  mailbox,
  noise,
}) => {
  noise.expect(
    /^422: PUT \/auth\/v1\/user|^401: |^409: POST \/api\/auth|^40[03]: POST \/auth\/v1\/(token|verify)|^console: /,
  )
  const person = await signUp(server.url, 'client')
  const other = await device(person.browser)
  await other.goto('/client-dashboard')
  await expect(heading(other)).toContainText(person.name)

  const page = await device(phone)
  await page.goto('/login?next=%2Fsettings')
  await identifier(page).fill(person.email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL('/forgot-password?next=%2Fsettings')
  await expect(identifier(page)).toHaveValue(person.email)
  await expectAccessible(page)
  const stranger = somebody('Nobody').email
  await identifier(page).fill(stranger)
  await press(page, 'Send link')
  await expect(heading(page)).toHaveText('Check your e-mail')
  await expect(page.getByText(`If ${stranger} has an account`)).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Use another address')
  await identifier(page).fill(person.email)
  await press(page, 'Send link')
  await expect(page.getByText(`If ${person.email} has an account`)).toBeVisible()

  const link = linkIn(await mailbox.newest(person.email, /recovery/), '/auth/confirm')
  const laptop = await device()
  await laptop.goto(link)
  await expect(heading(laptop)).toHaveText('Choose a new password')
  await press(laptop, 'Continue')
  await sayWhoTheyAre(laptop, person)
  await expect(laptop).toHaveURL('/reset-password?next=%2Fsettings')
  const field = laptop.getByLabel('New password', { exact: true })
  await field.fill('password')
  await field.press('Enter')
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/Choose another password/)
  await expect(laptop.getByRole('main').getByRole('listitem')).not.toHaveCount(0)
  await expectAccessible(laptop)
  await field.fill(NEW_PASSWORD)
  await press(laptop, 'Set password')
  await expect(heading(laptop)).toHaveText('Password changed')
  await laptop.getByRole('link', { name: 'Continue' }).click()
  await expect(laptop).toHaveURL('/settings')

  await other.goto('/settings')
  await expect(other).toHaveURL('/login?next=%2Fsettings')
  await logIn(other, person.email)
  await expect(other.getByRole('alert')).toContainText('E-mail or password is incorrect')
  await logIn(other, person.email, NEW_PASSWORD)
  await expect(other).toHaveURL('/settings')
  await laptop.goto(link)
  await press(laptop, 'Continue')
  await expect(heading(laptop)).toHaveText('This link no longer works')
  await expect(laptop.getByRole('link', { name: 'Send me a link' })).toBeVisible()
  await person.calls.dispose()
})

test('a forgotten password by the mailed code, entered where it was requested', async ({
  server,
  rider,
  mailbox,
  noise,
}) => {
  noise.expect(/^409: POST \/api\/auth/)
  const person = await signUp(server.url, 'client')
  await rider.goto('/forgot-password')
  await identifier(rider).fill('not an address')
  await press(rider, 'Send link')
  await expect(identifier(rider)).toBeFocused()
  await identifier(rider).fill(person.email)
  await press(rider, 'Send link')
  const code = codeIn(await mailbox.newest(person.email, /recovery/))
  await rider.getByLabel('Code from the e-mail').fill(inGroups(code))
  await press(rider, 'Continue')
  await sayWhoTheyAre(rider, person)
  await expect(rider).toHaveURL('/reset-password')
  await rider.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await press(rider, 'Set password')
  await rider.getByRole('link', { name: 'Continue' }).click()
  await expect(rider).toHaveURL('/client-dashboard')
  await person.calls.dispose()
})

test('the page for a new password explains what is needed if nobody is signed in', async ({ desktop }) => {
  await desktop.goto('/reset-password')
  await expect(heading(desktop)).toHaveText('Choose a new password')
  await desktop.getByRole('link', { name: 'Send me a link' }).click()
  await expect(desktop).toHaveURL('/forgot-password')
})

test('logging in with a code from the mail instead of a password', async ({
  server,
  rider,
  mailbox,
  noise,
}) => {
  noise.expect(/^403: POST \/auth\/v1\/verify|^409: POST \/api\/auth/)
  const person = await signUp(server.url, 'fitter')
  await rider.goto('/login?next=%2Fsettings')
  await press(rider, 'Send me a code instead')
  await identifier(rider).fill(person.email)
  await press(rider, 'Send code')
  await expect(heading(rider)).toHaveText('Check your e-mail')
  const code = codeIn(await mailbox.newest(person.email, /magiclink/))
  const field = rider.getByLabel('Code from the e-mail')
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await press(rider, 'Log in')
  await expect(field).toHaveAccessibleDescription(/Enter all digits/)
  await field.fill(code === '111111' ? '222222' : '111111')
  await field.press('Enter')
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/This code is wrong/)

  const again = rider.getByRole('button', { name: /^Send again in \d+ seconds?$/ })
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(rider)
  await field.fill(inGroups(code))
  await press(rider, 'Log in')
  await sayWhoTheyAre(rider, person)
  await expect(rider).toHaveURL('/settings')
  await person.calls.dispose()
})

test('a code can be sent again after a minute, which is counted down', async ({
  server,
  desktop,
  mailbox,
}) => {
  const person = await signUp(server.url, 'client')
  await desktop.clock.install()
  await desktop.goto('/login')
  await press(desktop, 'Send me a code instead')
  await identifier(desktop).fill(person.email)
  await press(desktop, 'Send code')
  await mailbox.newest(person.email, /magiclink/)
  const again = desktop.getByRole('button', { name: /^Send again/ })
  await expect(again).toHaveText(/in \d+ seconds/)
  await desktop.clock.runFor(61_000)
  await expect(again).toHaveText('Send again')
  await expect(desktop.locator('[data-announcer]')).toContainText('You can send it again now.')
  await person.calls.dispose()
})

test('a mailed link logs in on any device, once', async ({ server, device, mailbox, noise }) => {
  noise.expect(/^403: POST \/auth\/v1\/verify|^409: POST \/api\/auth/)
  const person = await signUp(server.url, 'client')
  const asking = await device()
  await asking.goto('/login?next=%2Fsettings')
  await press(asking, 'Send me a code instead')
  await identifier(asking).fill(person.email)
  await press(asking, 'Send code')
  const link = linkIn(await mailbox.newest(person.email, /magiclink/), '/auth/confirm')
  const mobile = await device(phone)
  await mobile.goto(link)
  await expect(heading(mobile)).toHaveText('Log in')
  await expectAccessible(mobile)
  await press(mobile, 'Log in')
  await sayWhoTheyAre(mobile, person)
  await expect(mobile).toHaveURL('/settings')

  await asking.goto(link)
  await press(asking, 'Log in')
  await expect(heading(asking)).toHaveText('This link no longer works')
  await expectAccessible(asking)
  await asking.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(asking).toHaveURL('/login')
  await person.calls.dispose()
})

test('a link of another account names the logged-in person, and logs in its own account', async ({
  server,
  device,
  mailbox,
  noise,
}) => {
  noise.expect(/^409: POST \/api\/auth/)
  const [ana, ben] = [await signUp(server.url, 'client'), await signUp(server.url, 'fitter')]
  await ben.calls.post('/auth/v1/otp', { data: { email: ben.email, create_user: false } })
  const page = await device(ana.browser)
  await page.goto(linkIn(await mailbox.newest(ben.email, /magiclink/), '/auth/confirm'))
  await expect(page.getByText(`You’re logged in here as ${ana.email}`)).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Log in')
  await sayWhoTheyAre(page, ben)
  await expect(page).toHaveURL('/dashboard')
  await expect(heading(page)).toContainText(ben.name)
  await ana.calls.dispose()
  await ben.calls.dispose()
})

/** Requests a change of address as the settings do. */
async function askForChange({ calls, email }: Person, to: string) {
  const session = await calls.post('/auth/v1/token?grant_type=password', {
    data: { email, password: PASSWORD },
  })
  const { access_token } = await session.json()
  const asked = await calls.put('/auth/v1/user', {
    headers: { authorization: `Bearer ${access_token}` },
    data: { email: to },
  })
  expect(asked.status()).toBe(200)
}

test('both addresses confirm a change, the new one where its account is logged in', async ({
  server,
  device,
  mailbox,
  noise,
}) => {
  noise.expect(/^403: POST \/auth\/v1\/verify/)
  const person = await signUp(server.url, 'client')
  const changed = somebody('Changed').email
  await askForChange(person, changed)
  const [present, wanted] = [
    linkIn(await mailbox.newest(person.email, /email_change/), '/auth/confirm'),
    linkIn(await mailbox.newest(changed, /email_change/), '/auth/confirm'),
  ]
  const page = await device()
  await page.goto(present)
  await expect(heading(page)).toHaveText('Confirm new e-mail address')
  await press(page, 'Confirm change')
  await expect(heading(page)).toHaveText('One more address to confirm')
  await expectAccessible(page)
  await page.reload()
  await press(page, 'Confirm change')
  await expect(heading(page)).toHaveText('This link no longer works')
  // It was requested on another device, and nobody is logged in on this one.
  await page.goto(wanted)
  await press(page, 'Confirm change')
  await expect(page.getByRole('main')).toContainText('This change was requested in another browser.')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn(page, person.email)
  await expect(page).toHaveURL('/client-dashboard')
  await page.goto(wanted)
  await press(page, 'Confirm change')
  await expect(heading(page)).toHaveText('E-mail address changed')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/client-dashboard')
  await page.goto('/settings')
  await expect(page.getByRole('main')).toContainText(changed)
  await person.calls.dispose()
})

for (const [name, link] of [
  ['no link', '/auth/confirm'],
  ['half a link', '/auth/confirm#token_hash=abc&type=recovery'],
  ['another kind', `/auth/confirm#token_hash=${'a'.repeat(43)}&type=sms`],
])
  test(`the page of mailed links opened with ${name} says how to get a link`, async ({ rider }) => {
    await rider.goto(link ?? '')
    await expect(heading(rider)).toHaveText(/Confirm your address|This link is incomplete/)
    await expect(rider.getByRole('button', { name: 'Send me a link' })).toBeVisible()
    await expectAccessible(rider)
  })

test('a phone number works for sign-up, its code, the password, and a code instead', async ({
  rider,
  mailbox,
  noise,
}) => {
  // A code was sent a moment ago. It is still valid, and another one has to wait.
  noise.expect(/^429: POST \/auth\/v1\/otp/)
  const number = `+4917${Date.now().toString().slice(-8)}`
  const spoken = `${number.slice(0, 3)} ${number.slice(3, 6)} ${number.slice(6)}`
  await rider.goto('/signup')
  await rider.getByRole('radio', { name: /^A rider/ }).check()
  await rider.getByLabel('Name', { exact: true }).fill('Kim of the phone')
  await identifier(rider).fill('0171 123')
  await rider.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await press(rider, 'Sign up')
  await expect(identifier(rider)).toHaveAccessibleDescription(/Start with the country code/)
  await identifier(rider).fill(spoken)
  await press(rider, 'Sign up')
  await expect(rider.getByText('Check your phone').or(rider.getByText('Hello, Kim'))).toBeVisible()
  if (await rider.getByText('Check your phone').isVisible()) {
    await expectAccessible(rider)
    await rider.getByLabel('Code from the text message').fill(digitsIn(await mailbox.newest(number.slice(1))))
    await press(rider, 'Confirm')
  }
  await expect(rider).toHaveURL('/client-dashboard')
  await logOut(rider)
  await expect(rider).toHaveURL('/login')
  await logIn(rider, spoken)
  await expect(rider).toHaveURL('/client-dashboard')
  await logOut(rider)
  await expect(rider).toHaveURL('/login')
  await press(rider, 'Send me a code instead')
  await identifier(rider).fill(spoken)
  await press(rider, 'Send code')
  await expect(heading(rider)).toHaveText('Check your phone')
})
