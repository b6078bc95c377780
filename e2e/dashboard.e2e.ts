import { expectNoViolations } from './harness/axe.ts'
import { completeFit } from './harness/fitted.ts'
import { answerIntake, invite, onceHeaders } from './harness/people.ts'
import { expect, test } from './harness/test.ts'

test('the first steps tick themselves up to the first fit', async ({ server, fitter }) => {
  const { page } = fitter
  await page.goto('/dashboard')
  const steps = page.locator('section', { has: page.getByRole('heading', { name: 'Your first rider' }) })
  await expect(steps).toContainText('0 of 4 done')
  await expect(page.getByRole('link', { name: 'Invite rider' })).toHaveCount(1)
  await expectNoViolations(page)

  const { rider, sessionId } = await answerIntake(server.url, fitter)
  await page.reload()
  await expect(steps).toContainText('2 of 4 done')
  await expect(steps.getByRole('heading', { name: 'Invite a rider (done)' })).toBeVisible()
  await steps.getByRole('link', { name: 'Read intake' }).click()
  await expect(page).toHaveURL(`/intake-detail/${sessionId}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(rider.name)

  await page.goto('/dashboard')
  await expect(steps).toContainText('3 of 4 done')
  await steps.getByRole('link', { name: 'Open session' }).click()
  await expect(page).toHaveURL(`/sessions/${sessionId}?tab=fit`)
  await completeFit(fitter, sessionId)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Recent submissions' })).toBeVisible()
  await expect(steps).toHaveCount(0)
  await rider.calls.dispose()
})

test('an invitation by link says that its link was created, and gets a new one from the card', async ({
  fitter,
}) => {
  const { page } = fitter
  const { url } = await invite(fitter, { name: 'Ana by link' })
  await page.goto('/dashboard')
  const row = page.getByRole('listitem').filter({ hasText: 'Ana by link' })
  await expect(row).toContainText('Link created')
  await row.getByRole('button', { name: /^New link/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create new link' }).click()
  const link = page.getByLabel('Link for the rider')
  await expect(link).toBeVisible()
  expect(await link.inputValue()).not.toBe(url)
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await page.goto('/dashboard/invite')
  await expect(page.getByRole('row', { name: 'Ana by link' })).toContainText('Link created')
})

test('the card about two-step login is one line once it was read', async ({ fitter }) => {
  const { page } = fitter
  await page.goto('/dashboard')
  const card = page.getByRole('heading', { name: 'Riders trust you with health data' })
  await expect(card).toBeVisible()
  await page.reload()
  await expect(page.getByText('Two-step login is off.')).toBeVisible()
  await expect(card).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Set up two-step login' })).toBeVisible()
})

test('a widget without content says what will be there, and new content appears without a reload', async ({
  server,
  fitter,
}) => {
  const { page } = fitter
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/dashboard')
  const widget = (title: string) =>
    page.locator('section', { has: page.getByRole('heading', { name: title }) })
  await expect(widget('Follow-up alerts')).toContainText('No open alerts')
  await expect(widget('Recent submissions')).toContainText('No forms yet')
  await expect(widget('Open invitations')).toContainText('No open invitations')
  await expect(widget('Intervention log')).toContainText('No changes yet')
  await expectNoViolations(page)

  const { rider, sessionId } = await answerIntake(server.url, fitter)
  await expect(widget('Recent submissions').getByRole('link', { name: rider.name })).toBeVisible()
  await invite(fitter, { name: 'Ana by link' })
  await expect(widget('Open invitations')).toContainText('Ana by link')
  await fitter.calls.post(`/api/sessions/${sessionId}/interventions`, {
    data: {
      kind: 'adjustment',
      measurement: 'saddle_height',
      fromValue: 728,
      toValue: 742,
      zones: ['knees'],
      goals: [],
    },
    headers: onceHeaders(),
  })
  await expect(widget('Intervention log')).toContainText('Saddle height 728 mm → 742 mm raised')
  await rider.calls.dispose()
})
