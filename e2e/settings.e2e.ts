import { answerIntake, signUp } from './harness/people.ts'
import { expect, test } from './harness/test.ts'

test('a rider gives and withdraws the research consent with one press each', async ({
  server,
  device,
  practice,
}) => {
  const { rider } = await answerIntake(server.url, practice.fitter)
  const page = await device(rider.browser)
  await page.goto('/settings')
  const consent = page.getByRole('switch', { name: 'Use my data for research' })
  await expect(consent).not.toBeChecked()
  await consent.check()
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  await consent.uncheck()
  await expect(consent).toBeEnabled()
  await page.getByText('Your decisions').click()
  const history = page.getByRole('listitem').filter({ hasText: 'Privacy notice 1.2, read in English' })
  await expect(history.filter({ hasText: 'Given' })).toHaveCount(1)
  await expect(history.filter({ hasText: 'Withdrawn' }).first()).toBeVisible()
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
  await page.getByRole('radio', { name: /^Imperial/ }).check()
  await page.getByRole('button', { name: 'Undo: Units' }).click()
  await expect(page.getByRole('radio', { name: /^Metric/ })).toBeChecked()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mira of the bridge')
  await person.calls.dispose()
})
