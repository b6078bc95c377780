import type { Locator, Page } from '@playwright/test'
import { intakeOn } from './harness/intake-form.ts'
import { expectNoSideways } from './harness/looks.ts'
import { invite } from './harness/people.ts'
import { expect, phone, test } from './harness/test.ts'

const small = { ...phone, viewport: { width: 360, height: 640 } }

/** Expects that an element is in sight as a whole, and that nothing covers it. */
async function expectInSight(element: Locator) {
  await expect(element).toBeInViewport({ ratio: 1 })
  const covered = await element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect()
    const found = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y))
    return found.filter((over) => !over || !(node.contains(over) || over.contains(node))).length
  })
  expect(covered).toBe(0)
}

/** The height of the page in screens. */
const screensOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight)

test('the intake is short on a small phone', async ({ practice, device }) => {
  const { url, sessionId } = await invite(practice.fitter)
  const page = await device(small)
  const form = intakeOn(page)
  const goTo = (step: number) => page.goto(`/intake?session=${sessionId}&step=${step}`)
  const next = () => page.getByRole('button', { name: 'Next' }).click()

  await test.step('Start is in sight without scrolling', async () => {
    await page.goto(url)
    await expectInSight(page.getByRole('button', { name: 'Start' }))
    await page.getByRole('button', { name: 'Start' }).click()
    await form.isAt('Rider details')
  })

  await test.step('each step says once what is needed', async () => {
    await expect(page.getByText('Only answers marked “required” are needed.')).toBeVisible()
    await expect(page.getByText('(optional)')).toHaveCount(0)
    await expect(page.getByText('(required)')).toHaveCount(3)
    await page.mouse.wheel(0, 5000)
    await next()
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
    await expectInSight(page.getByText('Name', { exact: true }))
    await expectInSight(page.getByText('Enter your name.'))
    await form.type('Name', 'Ana')
    await form.type('E-mail', 'ana@example.com')
    await form.bornOn('12', 'April', '1990')
    await next()
  })

  await test.step('the riding profile has at most three screens', async () => {
    await form.isAt('Riding profile')
    await expect(page.getByRole('slider')).toHaveCount(4)
    await page
      .getByLabel('Hardest ride in the last year')
      .fill('Ötztaler, 227 km and 5500 m of climbing, and I walked the last one')
    await page
      .getByLabel('Cycling goals')
      .fill('Finish the Ötztaler without walking, and with hands that feel fine')
    expect(await screensOf(page)).toBeLessThanOrEqual(3)
    await expectNoSideways(page, 'step 2')
  })

  await test.step('what is missing is said above the choices, in sight', async () => {
    await next()
    const group = page.getByRole('group', { name: /^Bike types/ })
    await expect(group.getByLabel('Road')).toBeFocused()
    await expectInSight(group.getByText('Choose at least one bike type.'))
    await expectInSight(page.locator('legend', { hasText: 'Bike types' }))
    await form.choose('Bike types', 'Gravel')
  })

  await test.step('an answer can be cleared, and nothing moves', async () => {
    const cadence = page.getByLabel('Average cadence')
    const before = await cadence.evaluate((node) => node.getBoundingClientRect().top + window.scrollY)
    await form.choose('Riding style', 'Strong club')
    const clear = page.getByRole('group', { name: 'Riding style' }).getByRole('button', { name: 'Clear' })
    await expect(clear).toBeVisible()
    const after = await cadence.evaluate((node) => node.getBoundingClientRect().top + window.scrollY)
    expect(after).toBe(before)
    await clear.click()
    await expect(page.getByLabel('Strong club')).not.toBeChecked()
    await form.isSaved()
  })

  await test.step('a zone is told in a sheet that says what is missing', async () => {
    await goTo(4)
    await form.isAt('Where does riding hurt?')
    await form.pressZone('Knees')
    const sheet = page.getByRole('dialog', { name: 'Knees' })
    await expectInSight(sheet.locator('.scale'))
    await sheet.getByRole('button', { name: 'Add This Discomfort' }).click()
    await expectInSight(sheet.getByText('Choose how severe it is'))
    await expect(sheet.getByRole('slider')).toBeFocused()
    await form.rate('Severity', 5, sheet)
    await sheet.getByLabel('Starts after').fill('45')
    await sheet.getByRole('button', { name: 'Add This Discomfort' }).click()
    await expect(sheet).toHaveCount(0)
    await expect(form.list).toContainText('5 of 7 · after 45 min')
    await form.isSaved()
  })

  await test.step('the answers are checked above Submit', async () => {
    await goTo(6)
    await form.isAt('Fit history and goals')
    const review = page.getByRole('region', { name: 'Check your answers' })
    await expect(review.getByRole('listitem').filter({ hasText: 'Knees' })).toContainText(
      '5 of 7 · after 45 min',
    )
    await expectNoSideways(page, 'step 6')
    await review.getByRole('button', { name: 'Edit Bike types' }).click()
    await form.isAt('Riding profile')
    await expect(page.getByLabel('Road', { exact: true })).toBeFocused()
    await form.choose('Bike types', 'Track')
    await page.getByRole('button', { name: 'Back to your answers' }).click()
    await form.isAt('Fit history and goals')
    await expect(review.getByRole('heading', { name: 'Check your answers' })).toBeFocused()
    await expect(review).toContainText('Bike types Gravel and Track')
    await review.getByRole('button', { name: 'Edit Knees' }).click()
    await expect(page.getByRole('dialog', { name: 'Knees' })).toBeVisible()
    await form.rate('Severity', 6, page.getByRole('dialog', { name: 'Knees' }))
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByRole('button', { name: 'Back to your answers' }).click()
    await expect(review.getByRole('listitem').filter({ hasText: 'Knees' })).toContainText('6 of 7')
  })
})
