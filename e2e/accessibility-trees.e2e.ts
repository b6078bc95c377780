import { expectJudgedTree } from './harness/accessibility-tree.ts'
import { intakeOn } from './harness/intake-form.ts'
import { somebody } from './harness/people.ts'
import { expect, test } from './harness/test.ts'
import { openFit, saved, value } from './harness/workbench.ts'

// What a screen reader gets of the main job and of a whole fit. The trees in e2e/trees were read line by line; what was
// judged stands in docs/accessibility.md.

test('the accessibility trees of the main job', async ({ fitter, desktop }) => {
  test.slow()
  const ana = somebody('Ana')
  const names = { [fitter.name]: 'Mira', [ana.name]: 'Ana' }
  const form = intakeOn(desktop)
  const desk = fitter.page
  const heading = desktop.getByRole('heading', { level: 1 })

  await test.step('the fitter invites a rider', async () => {
    await desk.goto('/dashboard/invite')
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Invite rider')
    await desk.getByRole('radio', { name: /^Link to copy/ }).check()
    await expectJudgedTree(desk, 'invite', names)
    await desk.getByLabel('Rider’s name').press('Enter')
    await expect(desk.getByRole('heading', { name: 'Link created' })).toBeFocused()
    await expectJudgedTree(desk, 'invite-made', names)
  })

  await test.step('the rider reads who invites and what happens to the data', async () => {
    await desktop.goto(await desk.getByLabel('Link for the rider').inputValue())
    await expect(desktop.getByRole('button', { name: 'Start' })).toBeVisible()
    await expectJudgedTree(desktop, 'welcome', names)
    await desktop.getByRole('button', { name: 'Your Data & Privacy' }).click()
    await expect(desktop.getByRole('dialog')).toContainText('Version')
    await expectJudgedTree(desktop, 'notice', names)
    await desktop.keyboard.press('Escape')
    await desktop.getByRole('button', { name: 'Start' }).click()
  })

  await test.step('and fills in the form, with a missing answer, a zone and the review', async () => {
    await form.isAt('Rider details')
    await form.next()
    await expect(desktop.getByLabel('Name', { exact: true })).toBeFocused()
    await expect(desktop.getByRole('button', { name: 'Choose from a calendar' })).toBeVisible()
    await expectJudgedTree(desktop, 'intake-1-missing', names)
    await form.type('Name', ana.name)
    await form.type('E-mail', ana.email)
    await form.bornOn('12', 'April', '1990')
    await form.isSaved()
    await form.next()
    await form.isAt('Riding profile')
    await form.choose('Bike types', 'Road')
    await form.rate('Cornering confidence', 5)
    await form.isSaved()
    await expectJudgedTree(desktop, 'intake-2', names)
    await form.next()
    await form.isAt('Sport history')
    await expectJudgedTree(desktop, 'intake-3', names)
    await form.next()
    await form.isAt('Where does riding hurt?')
    await form.pressZone('Saddle')
    await form.rate('Severity', 3, form.entry('Saddle'))
    await form.isSaved()
    await expectJudgedTree(desktop, 'intake-4-zone', names)
    await form.entry('Saddle').getByRole('button', { name: 'Add This Discomfort' }).click()
    await form.isSaved()
    await expectJudgedTree(desktop, 'intake-4', names)
    await form.next()
    await form.isAt('Injury history')
    await expectJudgedTree(desktop, 'intake-5', names)
    await form.next()
    await form.isAt('Fit history and goals')
    await form.choose('Goals for this fit', 'Reduce discomfort')
    await form.isSaved()
    await expectJudgedTree(desktop, 'intake-6', names)
    await desktop.getByRole('button', { name: 'Submit' }).click()
    await expect(heading).toContainText('Thank you')
    await expectJudgedTree(desktop, 'thank-you', names)
  })

  await test.step('the fitter reads it', async () => {
    await desk.goto('/dashboard')
    await desk.getByRole('link', { name: ana.name }).first().click()
    await expect(desk.getByRole('heading', { level: 1 })).toContainText(ana.name)
    await expect(desk.getByText('All answers')).toBeVisible()
    await expectJudgedTree(desk, 'submission', names)
  })
})

test('the accessibility trees of a whole fit', async ({ fitter, fit }) => {
  test.slow()
  const { page } = fitter
  const names = { [fitter.name]: 'Mira', [fit.riderName]: 'Ana' }
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const dialog = page.getByRole('dialog')

  await test.step('the rider’s file and the brief', async () => {
    await page.goto(`/clients/${fit.riderId}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fit.riderName)
    await expect(page.getByRole('listitem').filter({ hasText: 'Colnago' }).first()).toBeVisible()
    await expectJudgedTree(page, 'rider', names)
    await page.goto(`/sessions/${fit.sessionId}`)
    await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible()
    await expectJudgedTree(page, 'fit-brief', names)
  })

  await test.step('measurements, changes and recommendations', async () => {
    await openFit(page, fit)
    await value(page, 'Saddle height, before (mm)').fill('728')
    await value(page, 'Saddle height, after (mm)').fill('742')
    await page.keyboard.press('Tab')
    await saved(page)
    await button('Add change').click()
    await dialog.getByLabel('Type of change').selectOption({ index: 1 })
    await expectJudgedTree(page, 'fit-change', names)
    await dialog.getByLabel('Description').fill('14 mm up')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: 'Add recommendation', exact: true }).click()
    await dialog.getByLabel('What should the rider do?').fill('Planks')
    await expect(dialog.getByRole('button', { name: 'Choose from a calendar' })).toBeVisible()
    await expectJudgedTree(page, 'fit-recommendation', names)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(button('Edit Planks')).toBeVisible()
    await saved(page)
    await expectJudgedTree(page, 'fit', names)
  })

  await test.step('completed, with the report, the follow-ups and the history', async () => {
    await button('Complete fit').click()
    await expect(page.getByText('Follow-ups are due on')).toBeVisible()
    for (const [tab, name, shown] of [
      ['report', 'Report', /^(Will be sent|Sending|Sent) /],
      ['follow-ups', 'Follow-ups', '2 weeks after the fit'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Session' }).getByRole('link', { name, exact: true }).click()
      await expect(page.getByText(shown).first()).toBeVisible()
      await expect(page.locator('[data-skeleton], [data-spinner]')).toHaveCount(0)
      await expectJudgedTree(page, `fit-${tab}`, names)
    }
  })
})
