import type { Page } from '@playwright/test'
import { logOut, openAccountMenu } from './harness/account-menu.ts'
import { expectNoViolations } from './harness/axe.ts'
import { answerIntake, signUp } from './harness/people.ts'
import { expect, phone, test } from './harness/test.ts'

test('a rider gives and withdraws the research consent with one press each', async ({
  server,
  device,
  practice,
}) => {
  const { rider } = await answerIntake(server.url, practice.fitter)
  const page = await device(rider.browser)
  await page.goto('/settings/consents')
  const consent = page.getByRole('switch', { name: 'Use my data for research' })
  await expect(consent).not.toBeChecked()
  await consent.check()
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  await consent.uncheck()
  await expect(consent).toBeEnabled()
  const ledger = page.getByRole('table', { name: 'All your decisions' }).getByRole('row')
  const research = ledger
    .filter({ hasText: 'Research' })
    .filter({ hasText: '1.2' })
    .filter({ hasText: 'English' })
  await expect(research.filter({ hasText: 'Not agreed' }).filter({ hasText: 'now' })).toHaveCount(1)
  await expect(research.filter({ hasNotText: 'Not agreed' })).toHaveCount(1)
  await page.reload()
  await expect(consent).not.toBeChecked()
  await rider.calls.dispose()
})

test('a change is saved automatically and can be undone', async ({ server, device }) => {
  const person = await signUp(server.url, 'fitter')
  const page = await device(person.browser)
  await page.goto('/settings')
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Mira of the bridge')
  await name.blur()
  await expect(page.getByText('Saved').first()).toBeVisible()
  await page.reload()
  await expect(name).toHaveValue('Mira of the bridge')
  await page.getByRole('link', { name: 'Preferences' }).click()
  await page.getByRole('radio', { name: /^Imperial/ }).check()
  await page.getByRole('button', { name: 'Undo: Units' }).click()
  await expect(page.getByRole('radio', { name: /^Metric/ })).toBeChecked()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mira of the bridge')
  await person.calls.dispose()
})

const settingsOf = (page: Page) => page.getByRole('navigation', { name: 'Settings' }).getByRole('link')

test('each role has the pages of the settings that are for it', async ({ practice, device }) => {
  const shared = ['Account', 'Security', 'Preferences', 'Privacy', 'Download']
  const rider = await device({ ...phone, ...practice.rider.browser })
  await rider.goto('/settings')
  await expect(settingsOf(rider)).toHaveText(shared)
  const fitter = await device(practice.fitter.browser)
  await fitter.goto('/settings/privacy')
  await expect(settingsOf(fitter)).toHaveText([
    ...shared,
    'Follow-up schedule',
    'Fitter profile',
    'Public mark',
    'Dashboard layout',
  ])
  await expect(fitter.getByRole('switch', { name: 'Use my data for research' })).toHaveCount(0)
  for (const name of ['Download everything', 'Delete your account'])
    await expect(fitter.getByRole('main').getByRole('link', { name })).toBeVisible()
  for (const link of await settingsOf(fitter).all()) {
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(fitter.getByRole('heading', { level: 1 })).toHaveText((await link.textContent()) ?? '')
  }
})

test('the account menu says who is logged in, and leads to the settings and out', async ({
  practice,
  device,
  server,
  noise,
}) => {
  // The rider's page may be restoring its stored session when they log out.
  noise.expect(/^console: The hosted sign-in could not/)
  const { fitter } = practice
  const desktop = await device(fitter.browser)
  await desktop.goto('/dashboard')
  await openAccountMenu(desktop)
  const header = desktop.getByRole('banner')
  for (const words of [fitter.name, fitter.email, 'Bike fitter']) await expect(header).toContainText(words)
  await expectNoViolations(desktop)
  await desktop.keyboard.press('Escape')
  await expect(header).not.toContainText(fitter.email)
  await expect(desktop.getByRole('button', { name: `Account: ${fitter.name}` })).toBeFocused()
  await openAccountMenu(desktop)
  await desktop.getByRole('link', { name: 'Preferences' }).click()
  await expect(desktop).toHaveURL('/settings/preferences')
  await expect(header).not.toContainText(fitter.email)

  const rider = await signUp(server.url, 'client')
  const page = await device({ ...phone, ...rider.browser })
  await page.goto('/client-dashboard')
  await openAccountMenu(page)
  await expect(page.getByRole('banner')).toContainText(rider.email)
  await expectNoViolations(page)
  await page.mouse.click(10, 700)
  await expect(page.getByRole('banner')).not.toContainText(rider.email)
  await logOut(page)
  await expect(page).toHaveURL('/login')
  await rider.calls.dispose()
})
