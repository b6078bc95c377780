import { expectContrast, expectNoViolations } from './harness/axe.ts'
import { expectNoSideways } from './harness/looks.ts'
import { called } from './harness/people.ts'
import { expect, test } from './harness/test.ts'
import { saved } from './harness/workbench.ts'

test('what a fitter expects is kept without a connection, locked by completing, and shown only to the fitter', async ({
  fitter,
  fit,
  workbench: page,
}) => {
  const knees = page.getByRole('group', { name: 'Your prediction for: Knees' })
  const address = `/api/sessions/${fit.sessionId}`

  await test.step('it is chosen on a phone and sent when the connection is back', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.context().setOffline(true)
    await knees.getByText('Better', { exact: true }).click()
    await expect(page.locator('[data-save-status="waiting"]')).toBeVisible()
    await page.context().setOffline(false)
    await saved(page)
    await page.reload()
    await expect(knees.getByRole('radio', { name: 'Better' })).toBeChecked()
    await knees.getByRole('radio', { name: 'Better' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(knees.getByRole('radio', { name: 'Unchanged' })).toBeChecked()
    await saved(page)
    await expectNoSideways(page, 'predictions at 360 px')
    await expectNoViolations(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectContrast(page)
    expect(await called(fitter, 'get', address)).toMatchObject({ predictions: { knees: 'unchanged' } })
  })

  await test.step('completing locks it, and reopening does not unlock it', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.getByRole('button', { name: 'Complete fit' }).click()
    await expect(page.getByText('Knees: Unchanged')).toBeVisible()
    await page.getByRole('button', { name: 'Reopen fit' }).click()
    await expect(page.getByRole('button', { name: 'Complete fit' })).toBeVisible()
    await expect(page.getByText('Knees: Unchanged')).toBeVisible()
    await expect(knees).toHaveCount(0)
    await page.getByRole('button', { name: 'Complete fit' }).click()
    await expect(page.getByRole('button', { name: 'Reopen fit' })).toBeVisible()
  })

  await test.step('the history tells it', async () => {
    await page.getByRole('link', { name: 'History' }).click()
    await expect(page.getByText('Predictions edited').first()).toBeVisible()
    await expect(page.getByText('Predictions: Knees: Better → Knees: Unchanged')).toBeVisible()
  })
})
