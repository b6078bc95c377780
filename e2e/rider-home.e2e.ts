import { addDays } from '#domain/calendar/local-date.ts'
import { expectContrast, expectNoViolations } from './harness/axe.ts'
import { expectNoSideways, widths } from './harness/looks.ts'
import { expect, phone, test } from './harness/test.ts'
import { today } from './harness/zone.ts'

test('the rider’s home page shows the next step, discomfort over time, bikes and reports; a set-up card prints', async ({
  fitter,
  device,
  finished,
}) => {
  test.slow()
  const { rider, sessionId, bikeId } = finished
  const page = await device({ ...phone, storageState: await rider.calls.storageState() })

  await test.step('everything is on one page', async () => {
    await page.goto('/client-dashboard')
    await expect(page.getByRole('heading', { name: 'Nothing to do right now' })).toBeVisible()
    await expect(page.getByRole('paragraph').filter({ hasText: 'Planks, three times a week' })).toBeVisible()
    await page.getByText('Show as table').first().click()
    await expect(page.getByRole('table', { name: 'Discomfort over time' })).toContainText('Intake')
    await expect(page.getByText('742 mm', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Fit on/ })).toHaveAttribute(
      'href',
      `/client/report/${sessionId}`,
    )
    await expectNoViolations(page)
  })

  await test.step('what was changed, the goals and the hours are there to read', async () => {
    const fits = page.locator('section', {
      has: page.getByRole('heading', { name: 'Your fits: changes and goals' }),
    })
    await expect(fits.getByRole('heading', { level: 3 })).toContainText(fitter.name)
    await expect(fits).toContainText('Saddle height 728 mm → 742 mm')
    await expect(fits).toContainText('Reduce discomfort: not rated yet')
    const hours = page.locator('section', { has: page.getByRole('heading', { name: 'Hours on the bike' }) })
    await expect(hours).toContainText(/9\.5 on \d/)
    await hours.getByText('Show as table').click()
    await expect(hours.getByRole('row').last()).toContainText('9.5')
    await expectNoViolations(page)
  })

  await test.step('a recommendation that was carried out leaves the list', async () => {
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByText('Planks, three times a week')).toHaveCount(0)
  })

  await test.step('the fitter’s additions appear without a reload', async () => {
    await fitter.calls.post(`/api/sessions/${sessionId}/recommendations`, {
      data: { kind: 'riding_habit', words: 'Stand up now and then' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    })
    await expect(page.getByRole('paragraph').filter({ hasText: 'Stand up now and then' })).toBeVisible()
  })

  await test.step('a bike has a card to print', async () => {
    await page.getByRole('link', { name: 'Position and set-up card' }).click()
    await expect(page).toHaveURL(`/client/bike/${bikeId}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Colnago')
    await expect(page.getByRole('img', { name: /QR code for/ })).toBeVisible()
    await expectNoViolations(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Print set-up card' })).toBeHidden()
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
    await expectContrast(page)
  })

  await test.step('two open follow-ups have different names, and so have the submitted forms', async () => {
    const { followUps } = await (await fitter.calls.get(`/api/sessions/${sessionId}`)).json()
    for (const [index, days] of [0, 1].entries()) {
      const dueOn = addDays(today(), days)
      const moved = await fitter.calls.post(`/api/follow-ups/${followUps[index].id}/date`, {
        data: { dueOn },
      })
      expect(moved.ok(), await moved.text()).toBe(true)
    }
    await page.goto('/client-dashboard')
    await expect(page.getByRole('link', { name: /^Start follow-up 2 weeks after the fit/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Start follow-up 6 weeks after the fit/ })).toBeVisible()
    await page.goto(`/client/follow-up/${sessionId}`)
    await expect(page.getByRole('link', { name: '6 weeks', exact: true })).toBeVisible()
  })

  await test.step('nothing overflows sideways, even with long words', async () => {
    const wide = await device({ storageState: await rider.calls.storageState() })
    for (const path of ['/client-dashboard', `/client/bike/${bikeId}`]) {
      await wide.goto(`${path}?lng=en-XA`)
      await expect(wide.getByRole('heading', { level: 1 })).toBeVisible()
      for (const width of widths) {
        await wide.setViewportSize({ width, height: 800 })
        await expectNoSideways(wide, `${path} at ${width}`)
      }
    }
  })
})
