import { expectGoodLooks } from './harness/looks.ts'
import { expect, test } from './harness/test.ts'

test('a fitter gives a calendar program the address of their bookings, and is told why a calendar cannot be read', async ({
  fitter,
  noise,
}) => {
  noise.expect(/^(404|422|failed): (GET|POST) .*\/api\/calendar-(feeds|subscriptions)/)
  const { page, calls } = fitter
  await page.goto('/bookings/feeds')
  await expect(page.getByRole('heading', { level: 1, name: 'Calendars' })).toBeVisible()
  await expect(page.getByText('There’s no address yet.')).toBeVisible()

  await page.getByRole('button', { name: 'Make address' }).click()
  const made = page.getByRole('dialog', { name: 'Your calendar’s address' })
  const url = await made.getByLabel('Address').inputValue()
  expect(url).toMatch(/\/api\/calendar-feeds\/[\w-]{22}\.ics$/)
  await expectGoodLooks(page, 'the address of a calendar')
  await made.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(/^Made on/)).toBeVisible()
  expect(await (await calls.get(url)).text()).toContain('BEGIN:VCALENDAR')

  await page.getByRole('button', { name: 'Make a new address' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make a new address' }).click()
  await expect(made.getByLabel('Address')).not.toHaveValue(url)
  await made.getByRole('button', { name: 'Done' }).click()
  expect((await calls.get(url)).status()).toBe(404)

  await page.getByRole('button', { name: 'Connect a calendar' }).click()
  const form = page.getByRole('dialog', { name: 'Connect a calendar' })
  await form.getByRole('button', { name: 'Read and connect' }).click()
  await expect(form.getByText('Enter the address.')).toBeVisible()
  await form.getByLabel('Name').fill('Private')
  await form.getByLabel('ICS address').fill('https://127.0.0.1/calendar.ics')
  await page.keyboard.press('Enter')
  await expect(form.getByText(/isn’t one of a server on the internet/)).toBeVisible()
  await expectGoodLooks(page, 'connecting a calendar')
})
