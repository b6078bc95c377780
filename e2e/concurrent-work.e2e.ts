import { expectNoViolations } from './harness/axe.ts'
import { hold } from './harness/hold.ts'
import { called } from './harness/people.ts'
import { expect, test } from './harness/test.ts'
import { openFit, saved, value } from './harness/workbench.ts'

test('a number corrected while it is being saved is not confused with another one', async ({
  fitter,
  fit,
}) => {
  const { page } = fitter
  const field = value(page, 'Saddle height, before (mm)')
  await openFit(page, fit)
  const letThrough = await hold(page, '**/measurements')
  const asked = page.waitForRequest('**/measurements')
  await field.fill('728')
  await page.keyboard.press('Tab')
  await asked
  await field.focus()
  letThrough()
  await saved(page)
  await page.keyboard.press('Control+A')
  await page.keyboard.type('742')
  await page.keyboard.press('Tab')
  await saved(page)
  await expect(field).toHaveValue('742')
  const { measurements } = await called(fitter, 'get', `/api/sessions/${fit.sessionId}`)
  expect(measurements).toMatchObject([{ value: 742 }])
})

test('two devices see each other’s work, and never overwrite each other without asking', async ({
  fitter,
  device,
  fit,
  mailbox,
}) => {
  const { page } = fitter
  const other = await device(fitter.browser)
  // A rider's sent mail is an event of its own, after which the session is read again.
  await mailbox.newest('ana.', new RegExp(fitter.name))
  for (const each of [page, other]) {
    const listens = each.waitForResponse(/\/api\/notices\b/)
    await openFit(each, fit)
    await listens
  }
  const reads: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith(fit.sessionId)) reads.push(request.url())
  })
  await value(page, 'Saddle height, before (mm)').fill('728')
  await saved(page)
  await expect(value(other, 'Saddle height, before (mm)')).toHaveValue('728')
  await value(page, 'Saddle setback, before (mm)').fill('60')
  await saved(page)
  await expect(value(other, 'Saddle setback, before (mm)')).toHaveValue('60')
  expect(reads, 'the session, read again for what was changed here').toEqual([])

  await other.context().setOffline(true)
  await value(other, 'Saddle height, before (mm)').fill('731')
  await value(page, 'Saddle height, before (mm)').fill('735')
  await value(page, 'Saddle tilt, before (°)').fill('-2')
  await expect(page.locator('[data-save-status="saved"]')).toBeVisible()
  await other.context().setOffline(false)
  const question = other.getByRole('alert').filter({ hasText: 'This was changed on two devices' })
  await expect(question).toContainText('This device: 731 mm')
  await expect(question).toContainText('Other device: 735 mm')
  await expectNoViolations(other)
  await question.getByRole('button', { name: 'This device: 731 mm' }).click()
  await expect(question).toHaveCount(0)
  await saved(other)
  await expect(value(page, 'Saddle height, before (mm)')).toHaveValue('731')
  await expect(value(other, 'Saddle tilt, before (°)')).toHaveValue('−2')
})

test('two corrections of one change are resolved by a question', async ({ fitter, fit, device, noise }) => {
  noise.expect(/^409: PATCH .*\/interventions\//)
  const { page } = fitter
  const other = await device(fitter.browser)
  const said = { kind: 'saddle', what: 'Short nose', zones: [], goals: [] }
  await called(fitter, 'post', `/api/sessions/${fit.sessionId}/interventions`, said)
  await openFit(page, fit)
  await openFit(other, fit)
  const correct = async (on: typeof page, zone: string, place?: string) => {
    await on.getByRole('button', { name: 'Edit Short nose' }).click()
    await on.getByRole('dialog').getByRole('checkbox', { name: zone }).check()
    if (place) await on.getByLabel(`${zone}: where exactly?`).selectOption(place)
    await on.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  }
  await other.context().setOffline(true)
  await correct(other, 'Knees', 'Front of the knee')
  await correct(page, 'Hands')
  await saved(page)
  await other.context().setOffline(false)
  const question = other.getByRole('alert').filter({ hasText: 'This was changed on two devices' })
  await expect(question).toContainText('This device: Knees and Front of the knee')
  await expect(question).toContainText('Other device: Hands and –')
  await question.getByRole('button', { name: 'This device' }).click()
  await saved(other)
  await expect(page.getByText('For: Front of the knee')).toBeVisible()
})
