import type { Page } from '@playwright/test'
import { expectNoViolations } from './harness/axe.ts'
import { hold } from './harness/hold.ts'
import { answerIntake, called } from './harness/people.ts'
import { expect, test } from './harness/test.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Find' })
const field = (page: Page) => palette(page).getByRole('combobox')
const list = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

const find = (page: Page) => page.getByRole('button', { name: 'Find', exact: true })

/** A key does nothing until the page knows who is signed in, and whether that person has shortcuts. */
const expectOn = (page: Page) => expect(find(page)).toHaveAttribute('aria-keyshortcuts', '/ Control+K')

/** Moves the focus out of any field. */
const leaveFields = (page: Page) => page.getByRole('main').focus()

test('a fitter finds riders, sessions, pages and actions from any page', async ({ server, fitter }) => {
  const { page } = fitter
  const { rider, sessionId } = await answerIntake(server.url, fitter)
  const { rider: file } = await called(fitter, 'get', `/api/sessions/${sessionId}`)
  await page.goto('/follow-ups')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectOn(page)
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await expectNoViolations(page)
  await page.keyboard.type(rider.name.slice(0, 9))
  await expect(palette(page).getByRole('group', { name: 'Riders' }).getByRole('option')).toHaveCount(1)
  await expect(palette(page).getByRole('group', { name: 'Sessions' }).getByRole('option')).toHaveCount(1)
  await expectNoViolations(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/clients/${file.id}`)
  await expect(palette(page)).toHaveCount(0)

  await leaveFields(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type(rider.name)
  await expect(palette(page).getByRole('option').filter({ hasText: 'Session of' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(palette(page).getByRole('option', { selected: true })).toContainText('Session of')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/sessions/${sessionId}`)

  await find(page).click()
  await field(page).fill('invite')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard/invite')
  await leaveFields(page)
  await page.keyboard.press('/')
  await field(page).fill('schedule')
  await palette(page).getByRole('option', { name: 'Follow-up schedule' }).click()
  await expect(page).toHaveURL('/settings/follow-ups')
  await leaveFields(page)
  await page.keyboard.press('/')
  await field(page).fill('zzzz')
  await expect(palette(page).getByRole('option')).toHaveText(['Search past cases for “zzzz”'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cases#search=zzzz')
  await expect(palette(page)).toHaveCount(0)
  await rider.calls.dispose()
})

/** Opens the palette and types a name in two parts. The search for the whole name is held until it is let through. */
async function typeWithHeldSearch(page: Page, name: string) {
  await leaveFields(page)
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(name.slice(0, 5))
  await expect(palette(page).getByRole('option', { selected: true })).toContainText(name)
  const letThrough = await hold(page, '**/api/clients?*')
  const asked = page.waitForRequest('**/api/clients?*')
  await page.keyboard.type(name.slice(5))
  return { letThrough, request: await asked }
}

test('while more letters are searched for, what was found stays, and so does the selection', async ({
  server,
  fitter,
}) => {
  const { page } = fitter
  const { rider, sessionId } = await answerIntake(server.url, fitter)
  const selected = palette(page).getByRole('option', { selected: true })
  await page.goto('/follow-ups')
  await expectOn(page)
  const early = await typeWithHeldSearch(page, rider.name)
  await page.keyboard.press('ArrowDown')
  await expect(selected).toContainText('Session of')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/sessions/${sessionId}`)
  early.letThrough()

  await page.goto('/follow-ups')
  await expectOn(page)
  const { letThrough, request } = await typeWithHeldSearch(page, rider.name)
  await page.keyboard.press('ArrowDown')
  letThrough()
  await request.response()
  await expect(palette(page).getByRole('status')).toHaveText(/\d/)
  await expect(selected).toContainText('Session of')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/sessions/${sessionId}`)
  await rider.calls.dispose()
})

test('a rider finds pages and actions, and asks the server for nobody', async ({ practice, device }) => {
  const page = await device(practice.rider.browser)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/client-dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(practice.rider.name)
  await page.keyboard.press('/')
  await field(page).fill('a')
  await expect(palette(page).getByRole('group')).toHaveCount(2)
  await field(page).fill('submissions')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/client-submissions')
  expect(asked).not.toContain('/api/clients')
})

/** Until the page knows who is signed in, and whether that person has shortcuts, a key does nothing. */
const pressUntilListed = (page: Page) =>
  expect(async () => {
    await page.keyboard.press('?')
    await expect(list(page)).toBeVisible({ timeout: 1_000 })
  }).toPass()

test('shortcuts are listed on every page, and are part of the text while typing', async ({
  fitter,
  fit,
  desktop,
}) => {
  const { page } = fitter
  await page.goto(`/sessions/${fit.sessionId}?tab=fit`)
  await expect(page.getByRole('heading', { name: 'Measurements' })).toBeVisible()
  await expectOn(page)
  await page.keyboard.press('?')
  await expect(list(page)).toContainText('On this page')
  await expect(list(page)).toContainText('Find riders, sessions, pages and actions')
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await page.goto('/dashboard/invite')
  const name = page.getByLabel('Rider’s name')
  await name.click()
  await page.keyboard.type('a/b?')
  await page.keyboard.press('Control+k')
  await expect(name).toHaveValue('a/b?')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await desktop.goto('/mark-rules')
  await expect(desktop.getByRole('heading', { level: 1 })).toBeVisible()
  await pressUntilListed(desktop)
  await expect(list(desktop)).toContainText('On every page')
  await expect(list(desktop)).not.toContainText('Find')

  // The guests' entry is a program of its own.
  await desktop.goto('/invite')
  await expect(desktop.getByRole('heading', { level: 1 })).toBeVisible()
  await desktop.keyboard.press('/')
  await expect(desktop.getByRole('dialog')).toHaveCount(0)
  await desktop.getByRole('heading', { level: 1 }).click()
  await pressUntilListed(desktop)
  await expect(list(desktop)).toContainText('On every page')
  await desktop.keyboard.press('Escape')
  await expect(desktop.getByRole('dialog')).toHaveCount(0)
})

test('shortcuts are turned off in the settings, on every device of the account', async ({
  fitter,
  device,
}) => {
  const { page } = fitter
  await page.goto('/settings/preferences')
  const turned = page.getByRole('switch', { name: 'Keyboard shortcuts' })
  await expect(turned).toBeChecked()
  await turned.uncheck()
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  expect(await called(fitter, 'get', '/api/auth/user')).toMatchObject({ shortcuts: false })

  const other = await device(fitter.browser)
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { level: 1 })).toContainText(fitter.name)
  await other.keyboard.press('?')
  await other.keyboard.press('/')
  await expect(find(other)).not.toHaveAttribute('aria-keyshortcuts')
  await find(other).click()
  await expect(other.getByRole('dialog')).toHaveCount(1)
  await expect(palette(other)).toBeVisible()
  await other.keyboard.press('Escape')
  const stored = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await turned.check()
  await stored
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(fitter.name)
  await pressUntilListed(page)
})
