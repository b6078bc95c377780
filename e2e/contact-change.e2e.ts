import type { Page } from '@playwright/test'
import { expectNoViolations } from './harness/axe.ts'
import { expectNoSideways } from './harness/looks.ts'
import { linkIn, type Mailbox } from './harness/mailbox.ts'
import { PASSWORD, somebody } from './harness/people.ts'
import { atSecurity, logIn, openSecurity, press, row } from './harness/security-page.ts'
import { expect, phone, test } from './harness/test.ts'

async function confirmBy(page: Page, mailbox: Mailbox, to: string) {
  const link = linkIn(await mailbox.newest(to, /email_change/), '/auth/confirm')
  await page.goto(link)
  await page.getByRole('main').getByRole('button').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /One more address to confirm|E-mail address changed/,
  )
}

test('an address is confirmed without a new password where its account is logged in', async ({
  server,
  device,
  mailbox,
}) => {
  const { person, page } = await atSecurity(server.url, device)
  const address = row(page, 'E-mail address')
  await expect(address).toContainText('Not confirmed')
  await press(page, 'Send link')
  await page.goto(linkIn(await mailbox.newest(person.email, /\/auth\/confirm/), '/auth/confirm'))
  await page.getByRole('main').getByRole('button').last().click()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/settings/security')
  await expect(address.getByText('Confirmed', { exact: true })).toBeVisible()
  const other = await device()
  await logIn(other, person.email)
})

test('an address changes after both links were pressed', async ({ server, device, mailbox, noise }) => {
  // The first confirmation ends the earlier sessions. The link's own session starts a moment later.
  noise.expect(/^401: GET \/api\//)
  const { person, page } = await atSecurity(server.url, device)
  const { email: wanted } = somebody('New')
  const address = row(page, 'E-mail address')
  await expect(address).toContainText(person.email)

  await press(page, 'Change: E-mail address')
  const field = page.getByLabel('New e-mail address')
  await field.fill('no address')
  await press(page, 'Change address')
  await expect(field).toHaveAccessibleDescription(/isn’t a complete e-mail address/)
  await field.fill(person.email.toUpperCase())
  await press(page, 'Change address')
  await expect(field).toHaveAccessibleDescription(/This is already your address/)
  await field.fill(wanted)
  await press(page, 'Change address')
  await expect(address).toContainText(`Changing to ${wanted}`)
  await expectNoViolations(page)

  await confirmBy(page, mailbox, person.email)
  await openSecurity(page)
  await expect(address).toContainText(`Changing to ${wanted}`)
  await confirmBy(page, mailbox, wanted)
  await openSecurity(page)
  await expect(address).not.toContainText('Waiting')
  await expect(address).toContainText(wanted)
  await expect(address).toContainText('Confirmed')
})

test('a change of address can be cancelled', async ({ server, device }) => {
  const { person, page } = await atSecurity(server.url, device)
  const address = row(page, 'E-mail address')
  await press(page, 'Change: E-mail address')
  await page.getByLabel('New e-mail address').fill(somebody('New').email)
  await press(page, 'Change address')
  await expect(address).toContainText('Changing to')
  await press(page, 'Keep current address')
  await expect(address).not.toContainText('Waiting')
  await expect(page.getByRole('button', { name: 'Change: E-mail address' })).toBeFocused()
  await expect(address).toContainText(person.email)
  await page.reload()
  await expect(address).toContainText(person.email)
  await expect(address).not.toContainText('Waiting')
})

test('a phone number is added by the code sent to it', async ({ server, device, mailbox, noise }) => {
  noise.expect(/^403: POST \/auth\/v1\/verify|^400: PUT \/auth\/v1\/user/)
  const { page } = await atSecurity(server.url, device)
  const phoneRow = row(page, 'Phone number')
  await press(page, 'Add number: Phone number')
  const field = page.getByRole('textbox', { name: 'Phone number' })
  await field.fill('030 123')
  await press(page, 'Send code')
  await expect(field).toHaveAccessibleDescription(/country code/)
  const number = `+4930${Date.now().toString().slice(-8)}`
  await field.fill(`${number.slice(0, 3)} (${number.slice(3, 5)}) ${number.slice(5)}`)
  await press(page, 'Send code')
  const current = page.getByLabel('Current password')
  await expect(current).toBeFocused()
  await expect(current).toHaveAccessibleDescription(/Enter your current password/)
  await expectNoViolations(page)
  await press(page, 'Send code')
  await expect(current).toHaveAccessibleDescription(/Enter your current password/)
  await current.fill('not the one there is')
  await press(page, 'Send code')
  await expect(current).toHaveAccessibleDescription(/isn’t your current password/)
  await current.fill(PASSWORD)
  await press(page, 'Send code')
  const code = page.getByLabel('Code from the text message')
  await expect(code).toBeFocused()
  const { text } = await mailbox.newest(number.slice(1))
  const [right = ''] = /\d{8}/.exec(text) ?? []
  await code.fill(right === '00000000' ? '00000001' : '00000000')
  await press(page, 'Confirm number')
  await expect(code).toHaveAccessibleDescription(/wrong, expired/)
  await code.fill(right)
  await press(page, 'Confirm number')
  await expect(phoneRow).toContainText('Phone number confirmed.')
  await expect(phoneRow).toContainText(number)
})

test('a long address does not make the page scroll sideways', async ({ server, device }) => {
  const { page } = await atSecurity(server.url, async (options) => device({ ...phone, ...options }))
  await press(page, 'Change: E-mail address')
  await page.getByLabel('New e-mail address').fill(`${'long'.repeat(12)}@${'longer'.repeat(8)}.example.com`)
  await press(page, 'Change address')
  await expect(row(page, 'E-mail address')).toContainText('Changing to')
  await expectNoSideways(page, 'a long address')
})
