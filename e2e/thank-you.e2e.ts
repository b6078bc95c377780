import type { Page } from '@playwright/test'
import { expectNoViolations } from './harness/axe.ts'
import { expectNoSideways } from './harness/looks.ts'
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
  // The guest goes on from here to the consents of the form.
  for (const page of [rider, guest]) {
    await page.goto('/thank-you')
    await expect(heading(page)).toHaveText(`Thank you. ${practice.fitter.name} has your intake.`)
  }
})

test('a guest withdraws a consent by the link of the form, and gives it again', async ({
  server,
  practice,
  device,
  mailbox,
}) => {
  const ana = somebody('Ana')
  const { calls } = await sendIntake(server.url, practice.fitter, ana)
  const page = await device({ ...phone, storageState: await calls.storageState() })
  await calls.dispose()
  await page.goto('/thank-you')
  await page.getByRole('link', { name: 'See or withdraw your consents' }).click()
  await expect(page).toHaveURL('/your-consents')
  await expect(page.getByText('Consent given').first()).toBeVisible()
  await expect(page.getByRole('table', { name: 'All your decisions' })).toContainText('Fit')
  await expectNoViolations(page)
  await expectNoSideways(page, 'the consents of a guest')
  await page.getByRole('button', { name: 'Withdraw consent' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Withdraw your consent?' })
  await dialog.getByRole('button', { name: 'Withdraw consent' }).click()
  await expect(page.getByText('The file is erased on')).toBeVisible()
  const mail = await mailbox.newest(ana.email, /withdrew the consent/)
  expect(mail.text).not.toContain(practice.fitter.name)
  await page.goto('/thank-you')
  await expect(heading(page)).toHaveText('The use of your data is stopped')
  await page.getByRole('link', { name: 'Your consents' }).click()
  await page.getByRole('button', { name: 'Give consent again' }).click()
  await expect(page.getByText('Consent given').first()).toBeVisible()
  await expectNoViolations(page)

  const anybody = await device()
  await anybody.goto('/your-consents')
  await expect(anybody.getByText('Open the link in one of our e-mails')).toBeVisible()
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
