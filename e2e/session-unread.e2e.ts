import { expectNoViolations } from './harness/axe.ts'
import { expectNoSideways, expectShown } from './harness/looks.ts'
import { called } from './harness/people.ts'
import { expect, test } from './harness/test.ts'
import { saved, value } from './harness/workbench.ts'

test('an unread session without a connection says so, and loads when it returns', async ({ fitter, fit }) => {
  const { page } = fitter
  const { sessionId } = fit
  await page.goto('/clients')
  await expectShown(page)
  await page.route(`**/api/sessions/${sessionId}`, (route) => route.abort('internetdisconnected'))
  await page.goto(`/sessions/${sessionId}`)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(sessionId))
  await page.getByRole('button', { name: 'Try again' }).click()
  await failed
  await expect(page.getByText('We can’t reach the server right now.')).toBeVisible()
  await page.unroute(`**/api/sessions/${sessionId}`)
  await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible()
})

test('a session reopened without a connection is shown as last read, with the typed values, and loads when it returns', async ({
  fitter,
  workbench: page,
  fit,
}) => {
  const isKept = () => page.evaluate(async () => Boolean(await caches.match('/workbench-kept')))
  await expect.poll(isKept).toBe(true)

  await page.context().setOffline(true)
  await value(page, 'Saddle height, before (mm)').fill('731')
  await value(page, 'Saddle tilt, before (°)').fill('-1.5')
  await expect(page.locator('[data-save-status="waiting"]')).toBeVisible()
  await page.reload()
  await expect(page.getByText('You’re seeing this session as you last opened it here.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(fit.riderName)
  await expect(value(page, 'Saddle height, before (mm)')).toHaveValue('731')
  await expect(page.locator('[data-save-status="waiting"]')).toBeVisible()
  await expectNoViolations(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSideways(page, 'a session from this device')
  const kept = await page.evaluate(async () => {
    const names = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )
    return names.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.filter((path) => path.startsWith('/api/') || path.startsWith('/sessions/'))).toEqual([])

  await page.context().setOffline(false)
  await expectShown(page)
  await expect(value(page, 'Saddle height, before (mm)')).toHaveValue('731')
  await saved(page)
  const { measurements } = await called(fitter, 'get', `/api/sessions/${fit.sessionId}`)
  expect(measurements.map(({ value: number }: { value: number }) => number).toSorted()).toEqual([-1.5, 731])
})
