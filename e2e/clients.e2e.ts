import { expectNoViolations } from './harness/axe.ts'
import { expectNoSideways, expectShown } from './harness/looks.ts'
import { invite, sendIntake, somebody } from './harness/people.ts'
import { expect, test } from './harness/test.ts'

test('a client is one row with the next step; reading the form clears what was new everywhere', async ({
  server,
  fitter,
}) => {
  const { page } = fitter
  const invited = somebody('Linh')
  await invite(fitter, { email: invited.email, channel: 'email' })
  const rider = somebody('Marta')
  const { calls } = await sendIntake(server.url, fitter, rider)
  await calls.dispose()

  await page.goto('/clients')
  const row = page.getByRole('row').filter({ hasText: rider.name })
  await expect(row).toContainText('New')
  await expect(row).toContainText('Intake received')
  const waiting = page.getByRole('row').filter({ hasText: invited.email })
  await expect(waiting).toContainText('Invited')
  await expect(waiting).toContainText('No form yet')
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await expect(navigation.getByRole('link', { name: 'Submissions 1 unread' })).toBeVisible()
  await expectNoViolations(page)

  await row.getByRole('link', { name: /^Read intake/ }).click()
  await expect(page.getByRole('heading', { name: `Intake from ${rider.name}` })).toBeVisible()
  await expect(navigation.getByRole('link', { name: 'Submissions', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'All submissions' }).click()
  await expect(page).toHaveURL('/all-submissions')
  await expect(page.getByRole('row').filter({ hasText: rider.name })).not.toContainText('New')
  await navigation.getByRole('link', { name: 'Clients' }).click()
  await expect(row).toContainText('Ready for the fit')
  await expect(row).not.toContainText('New')
  await page.goto('/dashboard')
  await expect(page.getByRole('main')).toContainText(rider.name)
  await expect(page.getByText('New', { exact: true })).toHaveCount(0)
})

test('clients and submissions are filtered and sorted by address, and are cards below 900 px', async ({
  server,
  fitter,
}) => {
  const { page } = fitter
  const invited = somebody('Linh')
  await invite(fitter, { ...invited, channel: 'email' })
  const rider = somebody('Marta')
  const { calls } = await sendIntake(server.url, fitter, rider)
  await calls.dispose()
  const names = page.getByRole('rowheader')

  await page.goto('/submissions')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clients')
  await expect(names).toHaveText([new RegExp(rider.name), new RegExp(invited.name)])
  await page.getByLabel('Sort').selectOption('oldest')
  await expect(page).toHaveURL('/submissions?order=oldest')
  await expect(names).toHaveText([new RegExp(invited.name), new RegExp(rider.name)])
  await page.getByRole('link', { name: 'Invited 1' }).click()
  await expect(names).toHaveText([new RegExp(invited.name)])
  await page.getByRole('link', { name: 'Following up' }).click()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(names).toHaveCount(2)

  await page.goto('/all-submissions')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All submissions')
  await page.getByRole('link', { name: 'Unread 1' }).click()
  await expect(names).toHaveText([new RegExp(rider.name)])
  await page.getByRole('link', { name: 'Follow-ups', exact: true }).last().click()
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible()

  await page.setViewportSize({ width: 880, height: 800 })
  await page.goto('/clients')
  await expectShown(page)
  await expect(page.getByRole('columnheader', { name: 'Last contact' })).not.toBeInViewport()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSideways(page, 'the clients on a phone')
})

test('a longer search than can be typed is said to be too long, and can be cleared', async ({ fitter }) => {
  const { page } = fitter
  for (const address of ['/clients', '/all-submissions']) {
    await page.goto(`${address}#search=${'x'.repeat(10_000)}`)
    await expect(page.getByRole('heading', { name: 'This search is too long' })).toBeVisible()
    await expectNoSideways(page, `${address} with a search that is too long`)
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { name: 'This search is too long' })).toHaveCount(0)
  }
})
