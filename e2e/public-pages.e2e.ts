import type { Page } from '@playwright/test'
import { expectNoViolations } from './harness/axe.ts'
import { expectGoodLooks } from './harness/looks.ts'
import { enterAsSupport } from './harness/support-staff.ts'
import { expect, phone, test } from './harness/test.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Fills in the form of the contact page. */
async function fillIn(page: Page, { email, words }: { email: string; words: string }) {
  await page.getByLabel('Name', { exact: true }).fill('Vera Visitor')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Message').fill(words)
}

test('a visitor writes to the provider without scripts, and support resolves it', async ({
  server,
  device,
  mailbox,
  noise,
}) => {
  test.slow()
  noise.expect(/^40[09]: POST \/contact|^403: POST \/api\/auth\/supabase-login|^401: |^console: /)
  const page = await device({ ...phone, javaScriptEnabled: false })
  const email = `vera${Date.now()}@example.org`

  await test.step('the form says what is wrong, and keeps what was typed', async () => {
    await page.goto('/contact?topic=demo')
    await expect(page.getByLabel('What is it about?')).toHaveValue('demo')
    await fillIn(page, { email: 'vera@example', words: 'Would Tuesday suit you?' })
    await press(page, 'Send message')
    await expect(page.getByText('This isn’t a complete e-mail address.')).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue('Would Tuesday suit you?')
    await expect(page.getByLabel('E-mail address')).toBeFocused()
  })

  await test.step('it is sent as soon as a person could have written it, and confirmed', async () => {
    await page.getByLabel('E-mail address').fill(email)
    await expect(async () => {
      await press(page, 'Send message')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message sent', { timeout: 1500 })
    }).toPass()
    const confirmation = await mailbox.newest(email)
    expect(confirmation.subject).toBe('We got your message')
    expect(confirmation.text).not.toMatch(/Vera|Tuesday/)
    expect(confirmation.text).toContain('/privacy-policy')
    const passedOn = await mailbox.newest('privacy@localhost', /Would Tuesday suit you/)
    expect(passedOn.subject).not.toMatch(/Vera|Tuesday/)
  })

  const staff = await device()
  await test.step('support reads it and resolves it', async () => {
    await enterAsSupport(staff, server, mailbox)
    const listens = staff.waitForResponse(/\/api\/notices\b/)
    await staff.goto('/support')
    await listens
    const message = staff.getByRole('listitem').filter({ hasText: email })
    await expect(message).toContainText('Would Tuesday suit you?')
    await expectNoViolations(staff)
    await message.getByRole('button', { name: 'Resolve' }).click()
    await expect(message).toHaveCount(0)
    await press(staff, 'Resolved')
    await expect(message).toBeVisible()
    await press(staff, 'Open')
  })

  await test.step('the next message appears on support’s open page', async () => {
    await page.goto('/contact')
    await fillIn(page, { email, words: 'Or Wednesday?' })
    await expect(async () => {
      await press(page, 'Send message')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message sent', { timeout: 1500 })
    }).toPass()
    await expect(staff.getByRole('listitem').filter({ hasText: 'Or Wednesday?' })).toBeVisible()
  })
})

test('the accessibility statement says what was tested and where to complain', async ({ desktop }) => {
  await desktop.goto('/login')
  await desktop.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
  await expect(desktop).toHaveURL('/accessibility')
  await expect(desktop.getByRole('heading', { level: 1 })).toHaveText('Accessibility')
  await expect(desktop).toHaveTitle(/^Accessibility/)
  const main = desktop.getByRole('main')
  await expect(main).toContainText(/Last tested on \d{1,2} \w+ 20\d\d/)
  await expect(main).toContainText('(WCAG) 2.2 at level AA')
  await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  await expectNoViolations(desktop)
})

test('the contact form opens over a page, by keyboard', async ({ desktop }) => {
  await desktop.goto('/mark-rules')
  const link = desktop.getByRole('contentinfo').getByRole('link', { name: 'Contact' })
  await link.focus()
  await desktop.keyboard.press('Enter')
  const form = desktop.getByRole('dialog', { name: 'Contact' })
  await press(desktop, 'Send message')
  await expect(form.getByText('Enter your name.')).toBeVisible()
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused()
  await expectNoViolations(desktop)
  await form.getByLabel('Message').fill('word '.repeat(900))
  await expect(form.getByText('This is too long. Use at most 4,000 characters.')).toBeVisible()
  await desktop.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('a fitter fills in their page, and riders find it without scripts', async ({
  fitter,
  device,
  noise,
}) => {
  test.slow()
  // The intake is a page of the program.
  noise.expect(/^failed: GET .*\/assets\/.*\.js csp$/)
  const { page } = fitter
  const slug = `e2e-${Date.now()}`

  await test.step('the fitter fills it in and is listed', async () => {
    await page.goto('/settings/fitter-profile')
    await page.getByLabel('Address of your page').fill(slug)
    await press(page, 'Change address')
    await expect(page.getByText('Address changed.')).toBeVisible()
    await page.getByLabel('Place').fill('Freiburg im Breisgau')
    await page.getByLabel('Add language').selectOption({ label: 'German' })
    await expect(page.getByRole('button', { name: 'Remove German' })).toBeVisible()
    await page.getByLabel('Saddle choice').check()
    await page.getByLabel('About you and your work').fill('I listen first.\nThen I measure.')
    await press(page, 'Add service')
    await page.getByLabel('Service 1', { exact: true }).fill('First fit')
    await page.getByLabel('Length and price').fill('2 hours, 180 euros')
    await page.getByLabel('Length and price').blur()
    await page.getByRole('switch', { name: 'Riders can find me' }).check()
    await expect(page.getByLabel('Your page', { exact: true })).toHaveValue(new RegExp(`/fitters/${slug}$`))
    await page.reload()
    await expect(page.getByLabel('Service 1', { exact: true })).toHaveValue('First fit')
    await expectNoViolations(page)
  })

  const visitor = await device({ ...phone, javaScriptEnabled: false })
  await test.step('a rider finds it by place and language', async () => {
    await visitor.goto('/fitters')
    await visitor.getByLabel('Place').fill('freiburg')
    await visitor.getByLabel('Language').selectOption({ label: 'German' })
    await press(visitor, 'Search')
    await visitor.getByRole('listitem').filter({ hasText: fitter.name }).getByRole('link').click()
    await expect(visitor).toHaveURL(`/fitters/${slug}`)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(fitter.name)
    for (const words of ['I listen first.', 'First fit', '2 hours, 180 euros', 'Saddle choice'])
      await expect(visitor.getByText(words)).toBeVisible()
    await visitor.getByRole('link', { name: `Start your intake with ${fitter.name}` }).click()
    await expect(visitor).toHaveURL(`/intake?fitter=${slug}`)
  })

  await test.step('the pages are accessible, and fit every width in light and dark', async () => {
    const looking = await device()
    for (const address of ['/fitters', `/fitters/${slug}`, '/contact']) {
      await looking.goto(address)
      await expectGoodLooks(looking, address)
    }
  })
})
