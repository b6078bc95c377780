import type { Page } from '@playwright/test'
import { expectNoViolations } from './harness/axe.ts'
import { invite, sendIntake, somebody, start } from './harness/people.ts'
import { expect, phone, test } from './harness/test.ts'

const purpose = 'No intake yet'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('the thank-you page thanks nobody of whom nothing is known', async ({
  server,
  practice,
  device,
  desktop,
}) => {
  await desktop.goto('/thank-you')
  await expect(heading(desktop)).toHaveText(purpose)
  await expect(desktop.getByRole('main')).not.toContainText('received')
  await expect(desktop.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login?next=%2Fthank-you',
  )
  await expectNoViolations(desktop)

  const fitter = await device(practice.fitter.browser)
  await fitter.goto('/thank-you')
  await expect(heading(fitter)).toHaveText(purpose)

  const begun = await start(server.url, await invite(practice.fitter))
  const guest = await device({ ...phone, storageState: await begun.storageState() })
  await begun.dispose()
  await guest.goto('/thank-you')
  await expect(heading(guest)).toHaveText(purpose)
})

test('the thank-you page thanks the guest and the account that submitted an intake', async ({
  server,
  practice,
  device,
}) => {
  const { calls } = await sendIntake(server.url, practice.fitter, somebody('Ana'))
  const guest = await device({ ...phone, storageState: await calls.storageState() })
  await calls.dispose()
  const rider = await device(practice.rider.browser)
  for (const page of [guest, rider]) {
    await page.goto('/thank-you')
    await expect(heading(page)).toHaveText(`Thank you. ${practice.fitter.name} has your intake.`)
  }
})

test('after the fit, the rider reads what happened instead of what was announced', async ({
  device,
  finished,
}) => {
  const page = await device({ ...phone, ...finished.rider.browser })
  await page.goto('/thank-you')
  await expect(page).toHaveURL(`/client/intake/${finished.sessionId}`)
  await expect(heading(page)).toHaveText(/^Your intake for/)
  await expect(page.getByRole('main')).toContainText('Your fitter used these answers for your fit.')
  await expect(page.getByRole('main')).not.toContainText('prepare your fit')
})
