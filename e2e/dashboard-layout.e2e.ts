import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from './harness/axe.ts'
import { expect, test } from './harness/test.ts'

/** The titles of the widgets on the dashboard, in their order. */
async function shownOn(page: Page): Promise<string[]> {
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: 'Arrange dashboard' }).first()).toBeVisible()
  const titles = await page.locator('[data-widgets]').getByRole('heading', { level: 2 }).allTextContents()
  await page.goto('/settings/dashboard-layout')
  return titles
}

/** The widgets in the order of the list. */
const listed = (page: Page) => page.getByRole('listitem').getByRole('switch')
const namesOf = (page: Page) =>
  listed(page).evaluateAll((switches) =>
    switches.map((each) => each.closest('label')?.textContent.trim() ?? ''),
  )
/** The texts of elements that are too narrow for them. */
const cutIn = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  )
const announced = (page: Page, text: string) =>
  expect(page.locator('[data-announcer]').getByText(text)).toBeAttached()

test('a fitter arranges the dashboard with the keyboard, undoes a change and resets the layout', async ({
  fitter,
  device,
}) => {
  const { page } = fitter
  await page.goto('/settings/dashboard-layout')
  await expect(listed(page).first()).toBeVisible()
  const usual = await namesOf(page)
  await expectNoViolations(page)
  await expect(page.getByRole('button', { name: 'Reset layout' })).toHaveAttribute('aria-disabled', 'true')

  const handle = page.getByRole('button', { name: 'Move Recent submissions', exact: true })
  const place = usual.indexOf('Recent submissions')
  await handle.focus()
  for (let step = 0; step < place; step += 1) await page.keyboard.press('ArrowUp')
  await announced(page, `Recent submissions is now number 1 of ${usual.length}.`)
  await expect(handle).toBeFocused()
  const moved = ['Recent submissions', ...usual.filter((name) => name !== 'Recent submissions')]
  expect(await namesOf(page)).toEqual(moved)

  await page.getByRole('switch', { name: 'Open invitations' }).press('Space')
  await announced(page, 'Open invitations is hidden.')
  await page.getByLabel('Width of Recent submissions').selectOption('Full width')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(await shownOn(page)).toEqual(moved.filter((name) => name !== 'Open invitations'))

  // Another device of the same fitter has the same layout.
  const other = await device({ storageState: await page.context().storageState() })
  await other.goto('/settings/dashboard-layout')
  await expect(other.getByRole('switch', { name: 'Open invitations' })).not.toBeChecked()
  await other.context().close()

  await page.getByRole('switch', { name: 'Intervention log' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await announced(page, 'Change undone.')
  await expect(page.getByRole('switch', { name: 'Intervention log' })).toBeChecked()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Reset layout' }).click()
  await expect.poll(() => namesOf(page)).toEqual(usual)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(await shownOn(page)).toEqual(usual)
})

test('a widget is dragged to another place, and moved with a button on a phone', async ({ fitter }) => {
  const { page } = fitter
  await page.goto('/settings/dashboard-layout')
  await expect(listed(page).first()).toBeVisible()
  const usual = await namesOf(page)
  const [first = '', second = ''] = usual
  const handleOf = (name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true })
  const last = await handleOf(usual.at(-1) ?? '').boundingBox()
  const from = await handleOf(first).boundingBox()
  if (!from || !last) throw new Error('the handles are not shown')
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(last.x + 10, last.y + last.height * 2, { steps: 8 })
  await page.mouse.up()
  await announced(page, `${first} is now number ${usual.length} of ${usual.length}.`)
  expect(await namesOf(page)).toEqual([...usual.slice(1), first])

  await page.setViewportSize({ width: 360, height: 740 })
  const topOf = async (name: string) => (await page.getByRole('button', { name }).boundingBox())?.y
  expect(await topOf(`Move ${second} up`)).toBe(await topOf(`Move ${second} down`))
  expect(await cutIn(page.locator('[data-layout-preview] > *'))).toEqual([])
  await page.getByRole('button', { name: `Move ${second} down` }).click()
  await announced(page, `${second} is now number 2 of ${usual.length}.`)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(listed(page).first()).toBeVisible()
  expect((await namesOf(page)).indexOf(second)).toBe(1)
})

test('a change that is based on an older layout is not saved over a newer one', async ({ fitter, noise }) => {
  noise.expect(/^409: PUT \/api\/dashboard-layout/)
  const { page } = fitter
  // Without live updates the page cannot know of the other change.
  await page.route('**/api/notices*', (route) => route.abort())
  noise.expect(/notices/)
  await page.goto('/settings/dashboard-layout')
  await expect(listed(page).first()).toBeVisible()
  const { layout } = await (await fitter.calls.get('/api/dashboard-layout')).json()
  const hidden = layout.map((widget: { key: string }) =>
    widget.key === 'alerts' ? { ...widget, shown: false } : widget,
  )
  await fitter.calls.put('/api/dashboard-layout', { data: { layout: hidden, version: 0 } })
  await page.getByRole('switch', { name: 'Open invitations' }).click()
  await expect(page.getByText('The layout was changed on another page.')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Follow-up alerts' })).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'Open invitations' })).toBeChecked()
  await page.getByRole('switch', { name: 'Open invitations' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})

test('a dashboard without widgets leads to its settings', async ({ fitter }) => {
  const { page } = fitter
  const { layout } = await (await fitter.calls.get('/api/dashboard-layout')).json()
  await fitter.calls.put('/api/dashboard-layout', {
    data: { layout: layout.map((widget: object) => ({ ...widget, shown: false })), version: 0 },
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Your dashboard shows no widgets' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Arrange dashboard' }).first().click()
  await expect(page.getByText('Your dashboard shows no widgets.')).toBeVisible()
})
