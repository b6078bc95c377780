import { expectNoViolations } from './harness/axe.ts'
import { completeFit } from './harness/fitted.ts'
import { answerIntake, invite } from './harness/people.ts'
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

test('a card without content leaves no empty column', async ({ server, fitter }) => {
  const { page } = fitter
  const { rider } = await answerIntake(server.url, fitter)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/dashboard')
  const recent = page.locator('section', { has: page.getByRole('heading', { name: 'Recent submissions' }) })
  const widthOf = async (part: typeof recent) => (await part.boundingBox())?.width ?? 0
  const whole = await widthOf(page.locator('section').filter({ hasText: 'Your first rider' }))
  expect(Math.abs((await widthOf(recent)) - whole)).toBeLessThan(2)
  await expect(page.getByText('Open invitations')).toHaveCount(0)

  await invite(fitter, { name: 'Ana by link' })
  await page.reload()
  await expect(page.getByText('Open invitations')).toBeVisible()
  expect(await widthOf(recent)).toBeLessThan(whole * 0.7)
  await rider.calls.dispose()
})
