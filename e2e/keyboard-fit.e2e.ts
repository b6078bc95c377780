import type { Page } from '@playwright/test'
import { keyboardOf } from './harness/keyboard.ts'
import { called } from './harness/people.ts'
import { expect, test } from './harness/test.ts'
import { openFit, saved, value } from './harness/workbench.ts'

/** Expects that the focus is on an element of the page and has not been lost. */
const expectFocusSomewhere = (page: Page) => expect(page.locator('main :focus, main:focus')).toHaveCount(1)

test('a whole fit by keyboard alone', async ({ fitter, fit }) => {
  test.slow()
  const { page } = fitter
  const desk = keyboardOf(page)
  const dialog = page.getByRole('dialog')
  const parts = page.getByRole('navigation', { name: 'Session' })
  const button = (name: string | RegExp) => page.getByRole('button', { name })

  await test.step('from the list of clients to the rider and the session', async () => {
    await page.goto(`/clients/${fit.riderId}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fit.riderName)
    await desk.press(page.getByRole('listitem').filter({ hasText: 'Colnago' }).getByRole('link').first())
    await expect(page).toHaveURL(/\/sessions\//)
  })

  await test.step('goal weights and notes of the brief', async () => {
    const weight = page.getByRole('group', { name: 'How much “Reduce discomfort” matters' })
    await desk.to(weight.getByRole('radio').first())
    await desk.key('ArrowRight')
    await desk.type(page.getByLabel('Your notes'), 'Sits to the left')
    await saved(page)
  })

  await test.step('to the fit tab', async () => {
    await desk.backTo(parts.getByRole('link', { name: 'Fit', exact: true }))
    await desk.key('Enter')
    await expect(page.getByRole('heading', { name: 'Measurements' })).toBeVisible()
    await expectFocusSomewhere(page)
  })

  await test.step('numbers: Enter moves on, arrows step, questions are answered', async () => {
    await desk.type(value(page, 'Saddle height, before (mm)'), '728')
    await desk.key('Enter')
    await expect(value(page, 'Saddle setback, before (mm)')).toBeFocused()
    await desk.backTo(value(page, 'Saddle height, after (mm)'))
    await page.keyboard.type('910')
    await desk.key('Tab')
    await desk.press(button('Yes, 910 mm'))
    await expectFocusSomewhere(page)
    await desk.backTo(value(page, 'Saddle height, after (mm)'))
    await desk.key('Control+A')
    await page.keyboard.type('742')
    await desk.key('Tab')
    await saved(page)
  })

  await test.step('the shortcuts are shown', async () => {
    await desk.press(button('Keyboard shortcuts'))
    await expect(dialog).toBeVisible()
    await desk.key('Escape')
    await expect(dialog).toHaveCount(0)
    await expectFocusSomewhere(page)
  })

  await test.step('the log: from the numbers, a free entry, order, correction, withdrawal and undo', async () => {
    await desk.press(button('+ Saddle height 728 mm → 742 mm'))
    await expectFocusSomewhere(page)
    await desk.press(button('Add change'))
    await desk.to(dialog.getByLabel('Type of change'))
    await page.keyboard.type('Sad')
    await desk.type(dialog.getByLabel('Description'), 'A wider one')
    await desk.tick(dialog.getByRole('checkbox', { name: 'Knees' }))
    await desk.press(dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog).toHaveCount(0)
    await expect(button('Add change')).toBeFocused()
    // A new entry gets its id when it is stored, and is then another element.
    await saved(page)
    await desk.backTo(button(/^Move A wider one/))
    await desk.key('ArrowUp')
    await expect(button(/^Move A wider one/)).toBeFocused()
    await saved(page)
    await desk.press(button('Edit A wider one'))
    await desk.type(dialog.getByLabel('Why'), 'Numb')
    await desk.press(dialog.getByRole('button', { name: 'Save' }))
    await expect(button('Edit A wider one')).toBeFocused()
    await desk.press(button('Remove A wider one'))
    await expectFocusSomewhere(page)
    await desk.press(button('Undo'))
    await expect(button('Edit A wider one')).toBeVisible()
    await expectFocusSomewhere(page)
    await saved(page)
  })

  await test.step('a recommendation', async () => {
    await desk.press(page.getByRole('button', { name: 'Add recommendation', exact: true }))
    await desk.type(dialog.getByLabel('What should the rider do?'), 'Planks')
    await desk.press(dialog.getByRole('button', { name: 'Save' }))
    await expect(button('Edit Planks')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add recommendation', exact: true })).toBeFocused()
  })

  await test.step('completed and reopened', async () => {
    await desk.backTo(button('Complete fit'))
    await desk.key('Enter')
    await expect(page.getByText('Follow-ups are due on')).toBeVisible()
    await expectFocusSomewhere(page)
  })

  await test.step('the other tabs', async () => {
    for (const name of ['Report', 'Follow-ups', 'History']) {
      const tab = parts.getByRole('link', { name, exact: true })
      await desk.backTo(tab)
      await desk.key('Enter')
      await expect(tab).toHaveAttribute('aria-current', 'page')
      await expectFocusSomewhere(page)
    }
  })

  await test.step('a follow-up is opened for moving, and skipped', async () => {
    await desk.backTo(parts.getByRole('link', { name: 'Follow-ups', exact: true }))
    await desk.key('Enter')
    const move = button(/^Move/).first()
    await desk.press(move)
    await expect(dialog).toBeVisible()
    await desk.key('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(move).toBeFocused()
    await desk.press(button(/^Skip/).first())
    await expect(page.getByText('Skipped', { exact: true })).toBeVisible()
    await expectFocusSomewhere(page)
  })
  const stored = await called(fitter, 'get', `/api/sessions/${fit.sessionId}`)
  expect(stored.interventions).toHaveLength(2)
  expect(stored.recommendations).toHaveLength(1)
  await openFit(page, fit)
})
