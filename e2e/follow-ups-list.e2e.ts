import type { Locator, Page } from '@playwright/test'
import { fewAnswers } from './harness/answers.ts'
import { expectContrast, expectNoViolations } from './harness/axe.ts'
import { notRidden } from './harness/fitted.ts'
import { intakeOn } from './harness/intake-form.ts'
import { keyboardOf } from './harness/keyboard.ts'
import { expectNoSideways, expectShown } from './harness/looks.ts'
import { answerIntake, called, onceHeaders, type Person } from './harness/people.ts'
import { expect, phone, test } from './harness/test.ts'
import { today } from './harness/zone.ts'

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })

/** The due date of a follow-up of a fit. */
async function dueOn(fitter: Person, sessionId: string, milestone: number): Promise<string> {
  const list = await fitter.calls.get(`/api/sessions/${sessionId}/follow-ups`)
  const { items } = await list.json()
  return items.find((each: { milestone: number }) => each.milestone === milestone).dueOn
}

async function chooseDay(within: Locator, day: string): Promise<void> {
  const [year, month, date] = day.split('-').map(Number)
  await within.getByRole('textbox', { name: 'Day' }).fill(String(date))
  await within.getByRole('combobox', { name: 'Month' }).selectOption(String(month))
  await within.getByRole('textbox', { name: 'Year' }).fill(String(year))
}

/** The fitter fills in a follow-up by telephone: the rider has not ridden, and has a red flag. */
async function answerOnTelephone(fitter: Person, followUpId: string): Promise<void> {
  const sent = await fitter.calls.post(`/api/follow-ups/${followUpId}/assisted`, {
    headers: onceHeaders(),
    data: {
      formVersion: 1,
      today: today(),
      language: 'en',
      answers: {
        ridesSince: 0,
        whyNotRidden: 'injury_or_illness',
        loadChange: 'much_less',
        positionKept: 'kept',
        redFlags: ['night_pain'],
        redFlagZones: ['knees'],
        otherTreatment: ['none'],
        anotherAppointment: true,
      },
    },
  })
  if (!sent.ok()) throw new Error(`not taken: ${await sent.text()}`)
}

test('a fitter sees due follow-ups, skips and undoes, moves, and sends again', async ({
  fitter,
  noise,
  fitted,
}) => {
  test.slow()
  noise.expect(/^409: POST \/api\/follow-ups\/.*\/date/)
  const { rider: ana, sessionId } = fitted
  const { page } = fitter
  await page.goto('/follow-ups')
  await expect(page.getByRole('link', { name: 'Needs action' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { name: 'No open alerts' })).toBeVisible()
  await page.getByRole('link', { name: /^Due 1$/ }).click()
  await expectShown(page)

  await test.step('due follow-ups with their reminders', async () => {
    await expect(row(page, ana.name)).toContainText('2 weeks after the fit')
    await expect(row(page, ana.name)).toContainText(/Sent |Sending|Will be sent/)
    await expect(page.getByRole('link', { name: /^Due 1$/ })).toHaveAttribute('aria-current', 'page')
    await expectNoViolations(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectContrast(page)
    await page.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('skipping and undoing', async () => {
    await page.getByRole('button', { name: `Skip ${ana.name}` }).click()
    await expect(page.getByRole('heading', { name: 'No follow-ups are due' })).toBeVisible()
    await expect(page.getByText(`${ana.name}’s follow-up skipped.`)).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row(page, ana.name)).toBeVisible()
  })

  await test.step('sending again', async () => {
    await page.getByRole('button', { name: `Send now ${ana.name}` }).click()
    await expect(page.getByText(/^(Sending the reminder|The reminder will be sent)/).first()).toBeAttached()
    await expect(row(page, ana.name).getByRole('listitem')).toHaveCount(3)
  })

  await test.step('moving, by keyboard', async () => {
    const keys = keyboardOf(page)
    await keys.press(page.getByRole('button', { name: `Move ${ana.name}` }))
    const dialog = page.getByRole('dialog', { name: `Move ${ana.name}’s follow-up` })
    await dialog.getByRole('textbox', { name: 'Year' }).fill('2020')
    await dialog.getByRole('button', { name: 'Move follow-up' }).click()
    await expect(dialog.getByText('Choose today or a later date.')).toBeVisible()
    await expectNoViolations(page)
    await chooseDay(dialog, await dueOn(fitter, sessionId, 42))
    await dialog.getByRole('button', { name: 'Move follow-up' }).click()
    await expect(dialog.getByText(/^Another follow-up of this fit is on that date/)).toBeVisible()
    await expectNoViolations(page)
    const free = dialog.getByRole('button', { name: /^Use / })
    await page.setViewportSize({ width: 360, height: 800 })
    await expect
      .poll(() => dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      .toBe(0)
    await page.setViewportSize({ width: 1280, height: 800 })
    await keys.press(free)
    await expect(free).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Move follow-up' }).click()
    await page.getByRole('link', { name: /^Planned/ }).click()
    await keys.press(row(page, '2 weeks after the fit').getByRole('button', { name: `Move ${ana.name}` }))
    const year = dialog.getByRole('textbox', { name: 'Year' })
    const nextYear = String(Number(await year.inputValue()) + 1)
    await year.fill(nextYear)
    await dialog.getByRole('button', { name: 'Move follow-up' }).click()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('link', { name: /^Planned/ }).click()
    await expect(page).toHaveURL(/state=planned/)
    await expect(row(page, '2 weeks after the fit')).toContainText(nextYear)
    await expect(page.getByRole('main')).not.toContainText('your fit')
  })

  await test.step('on a phone and on a desktop', async () => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSideways(page, `the list at ${width} px`)
    }
    await expectNoViolations(page)
  })
})

test('a reminder before the follow-up opens is sent only after a question', async ({ fitter, fitted }) => {
  const { rider: ana, sessionId } = fitted
  const { page } = fitter
  const sent = async () => {
    const { items } = await called(fitter, 'get', `/api/sessions/${sessionId}/follow-ups`)
    const { reminders } = items.find((each: { milestone: number }) => each.milestone === 90)
    return reminders.filter(({ state }: { state: string }) => state !== 'planned').length
  }
  await page.goto('/follow-ups?state=planned')
  const last = page.getByRole('row').filter({ hasText: '3 months after the fit' })
  const send = last.getByRole('button', { name: `Send now ${ana.name}` })
  await send.click()
  const question = page.getByRole('dialog', { name: 'Send before it opens?' })
  await expect(question).toContainText('the answer will be marked as early')
  await expectNoViolations(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  expect(await sent()).toBe(0)
  await send.click()
  await question.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText(/^(Sending the reminder|The reminder will be sent)/).first()).toBeAttached()
  expect(await sent()).toBe(1)
})

test('an alert appears on the dashboard, is handled with a note, and remains readable', async ({
  fitter,
  fitted,
}) => {
  test.slow()
  const { rider: ana, followUpId, sessionId } = fitted
  const { page } = fitter
  await page.goto('/dashboard')
  await expectShown(page)
  await answerOnTelephone(fitter, followUpId)
  await expect(page.getByText('Red flag: Knees')).toBeVisible()
  await expectNoViolations(page)

  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Follow-ups 1 needs action' }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'All alerts' }).click()
  await expect(page).toHaveURL(/\/follow-ups\?state=alerts/)
  await expect(
    page.getByText('Refer the rider to a doctor before you change anything on the bike.'),
  ).toBeVisible()
  await expectNoViolations(page)
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Would like another appointment' }).first(),
  ).toContainText('Red flag: Knees')
  await page.getByRole('button', { name: `Resolve ${ana.name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Resolve ${ana.name}’s alerts` })
  await dialog.getByRole('button', { name: 'Resolve' }).click()
  await expect(dialog.getByText('Choose what you did.')).toBeVisible()
  await expectNoViolations(page)
  await dialog.getByRole('radio', { name: 'Called the rider' }).check()
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Sees a physician on Monday')
  await dialog.getByRole('button', { name: 'Resolve' }).click()
  await expect(page.getByRole('heading', { name: 'No open alerts' })).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Follow-ups', exact: true }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Resolved' }).click()
  await expect(page.getByText('Sees a physician on Monday')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 800 })
  await expectNoSideways(page, 'the alerts')

  await page.goto(`/sessions/${sessionId}?tab=follow-ups`)
  await expect(page.getByRole('main')).toContainText('6 weeks after the fit')
  await expect(page.getByRole('heading', { name: '2 weeks after the fit' })).toBeVisible()
  await expectNoSideways(page, 'the session’s tab')
  await expectNoViolations(page)

  await page.getByRole('link', { name: ana.name }).first().click()
  await expect(page).toHaveURL(/\/clients\//)
  await expect(page.getByRole('list', { name: 'Follow-ups' })).toContainText('2 weeks')
  await page.goto(`/follow-up-detail/${sessionId}`)
  await expect(page.getByRole('navigation', { name: 'Milestones' })).toContainText('2 weeks')
})

test('a red flag of an intake is an alert before the fit, and the first thing in the brief', async ({
  server,
  fitter,
}) => {
  const answers = (name: string, email: string) => ({
    ...fewAnswers(name, email),
    redFlags: ['weakness'],
    redFlagZones: ['hands'],
  })
  const { rider: ana } = await answerIntake(server.url, fitter, answers, 2)
  const { page } = fitter
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/follow-ups')
  const card = page.getByRole('listitem').filter({ hasText: 'Red flag: Hands' }).first()
  await expect(card).toContainText('Intake · ')
  await expect(card).toContainText('Refer the rider to a doctor before you change anything on the bike.')
  await expectNoSideways(page, 'the alerts')
  await card.getByRole('link', { name: ana.name, exact: true }).click()
  await expect(page).toHaveURL(/tab=brief/)
  const first = page.getByRole('main').locator('section').first()
  await expect(first).toContainText('Weakness: Hands')
  await expect(first).toContainText('refer the rider to a doctor before you change anything')
  await expect(page.getByText('Weakness: Hands')).toHaveCount(1)
  await expectNoSideways(page, 'the brief')
  await expectNoViolations(page)
  await page.goto('/follow-ups')
  await page.getByRole('button', { name: `Resolve ${ana.name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Resolve ${ana.name}’s alerts` })
  await dialog.getByRole('radio', { name: 'Called the rider' }).check()
  await dialog.getByRole('button', { name: 'Resolve' }).click()
  await expect(page.getByRole('heading', { name: 'No open alerts' })).toBeVisible()
})

test('an alert whose reason was corrected says so, and is handled with one press', async ({
  fitter,
  fitted,
}) => {
  test.slow()
  const { rider: ana, followUpId } = fitted
  await answerOnTelephone(fitter, followUpId)
  const { language: _language, ...corrected } = notRidden()
  const sent = await ana.calls.post(`/api/follow-ups/${followUpId}/corrections`, {
    headers: onceHeaders(),
    data: { ...corrected, revision: 1 },
  })
  expect(sent.status(), await sent.text()).toBe(201)
  const { page } = fitter
  await page.goto('/dashboard')
  await expect(page.getByText('Red flag: Knees')).toBeVisible()
  await expect(page.getByText(/^Corrected since · /).first()).toBeVisible()
  await expectNoViolations(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/follow-ups?state=alerts')
  await expect(page.getByText(/^The rider corrected this answer /)).toHaveCount(1)
  await expect(
    page.getByText('Refer the rider to a doctor before you change anything on the bike.'),
  ).toHaveCount(0)
  await expectNoSideways(page, 'the alerts')
  await expectNoViolations(page)
  const seen = page.getByRole('button', { name: `Mark as seen ${ana.name}` })
  await keyboardOf(page).press(seen)
  await expect(page.getByRole('heading', { name: 'No open alerts' })).toBeVisible()
})

test('a fitter changes the protocol, sees the resulting dates, and restores the default', async ({
  fitter,
  device,
}) => {
  const page = await device({ ...phone, ...fitter.browser })
  await page.goto('/settings/follow-ups')
  await expectShown(page)
  await expectNoViolations(page)
  await page.getByRole('textbox', { name: 'Follow-up 1' }).fill('40')
  await expect(
    page.getByText('Leave at least 7 days between follow-ups, and put the earliest first.'),
  ).toBeVisible()
  await page.getByRole('textbox', { name: 'Follow-up 1' }).fill('21')
  await expect(page.getByText(/3 weeks after the fit: /)).toBeVisible()
  await page.getByRole('button', { name: 'Remove Reminder 3' }).click()
  await page.getByRole('button', { name: 'Save schedule' }).click()
  await expect(page.getByText('Schedule saved. It applies to fits you complete from now on.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Follow-up 1' })).toHaveValue('21')
  await expect(page.getByRole('textbox', { name: 'Reminder 3' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Reset to default' }).click()
  await expect(page.getByRole('textbox', { name: 'Follow-up 1' })).toHaveValue('14')
  await expectNoViolations(page)
  const digest = page.getByRole('switch', { name: /^What needs you, each morning/ })
  await expect(digest).toBeChecked()
  const stored = page.waitForResponse(
    (response) => response.url().endsWith('/api/fitter-news') && response.request().method() === 'PATCH',
  )
  await digest.click()
  await expect(digest).not.toBeChecked()
  await stored
  await page.reload()
  await expect(digest).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'A red flag' })).toBeChecked()
  await expectNoSideways(page, 'the plan on a phone')
})

test('a fitter fills in a follow-up with the rider by telephone', async ({ fitter, fitted }) => {
  test.slow()
  const { rider: ana, sessionId } = fitted
  const { page } = fitter
  const form = intakeOn(page)
  await page.goto('/follow-ups?state=due')
  await page.getByRole('link', { name: `Fill in together ${ana.name}` }).click()
  await expect(page.getByText(/^Fill this in with /)).toBeVisible()
  await form.type('Rides in the new position', '0')
  await form.choose('What kept you from riding?', 'No time')
  await form.choose('Is your position still the way your fitter set it?', 'Yes, it’s unchanged')
  await expectNoViolations(page)
  await page.reload()
  await expect(page.getByText(`Fill this in with ${ana.name}`)).toBeVisible()
  await expect(page.getByLabel('Rides in the new position')).toHaveValue('0')
  await form.choose('Do you have any of these?', 'None of these')
  await form.choose('Would you like another appointment?', 'No')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(new RegExp(`/follow-up-detail/${sessionId}`))
  await expect(page.getByText('Filled in together')).toBeVisible()
  await page.goto(`/sessions/${sessionId}/follow-up/14`)
  await expect(
    page.getByRole('heading', { name: 'You and the rider have submitted this follow-up' }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Back to the session' }).click()
  await expect(page).toHaveURL(new RegExp(`/sessions/${sessionId}`))
})

test('an address that bounced by mistake can be retried where it is shown', async ({
  server,
  fitter,
  fitted,
}) => {
  test.slow()
  const { rider: ana, sessionId } = fitted
  const { page } = fitter
  await server.console('mail-failed', ana.email)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/follow-ups?state=call')
  await expect(row(page, ana.name)).toContainText('E-mails bounce')
  await expectNoSideways(page, 'the call list')
  await expectNoViolations(page)
  const again = page.getByRole('button', { name: /^Try this address again/ })
  await keyboardOf(page).press(again)
  await expect(page.getByText(/^We’ll use this address again/)).toBeAttached()
  await expect(page.getByRole('heading', { name: 'No riders to call' })).toBeVisible()

  await server.console('mail-failed', ana.email)
  await page.goto(`/sessions/${sessionId}?tab=follow-ups`)
  await page.getByRole('link', { name: ana.name }).first().click()
  await expect(page.getByText('Doesn’t get reminders')).toBeVisible()
  await expectNoViolations(page)
  await again.click()
  await expect(page.getByText('Gets reminders', { exact: true })).toBeVisible()
  await expect(again).toHaveCount(0)
})
