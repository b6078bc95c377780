import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { fewAnswers } from './harness/answers.ts'
import { completeFit, remind } from './harness/fitted.ts'
import { intakeOn } from './harness/intake-form.ts'
import { linkIn, type Mailbox } from './harness/mailbox.ts'
import { answerIntake, invite, PASSWORD, type Person, sendIntake, somebody } from './harness/people.ts'
import { countEffort, expectAtMost } from './harness/presses.ts'
import { expect, phone, test } from './harness/test.ts'
import { openFit, saved, value } from './harness/workbench.ts'

/*
 * How much a person presses and types for each of the product's main jobs. docs/screens.md lists the numbers: whoever
 * makes a flow shorter lowers its numbers here and there.
 */

const small = { ...phone, viewport: { width: 360, height: 640 } }
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })

test('a fitter signs up and invites the first rider', async ({ desktop }) => {
  const counted = await countEffort(desktop)
  const { email } = somebody('Mira')
  const riderEmail = somebody('Ana').email
  await desktop.goto('/signup')
  await desktop.getByRole('radio', { name: /^A bike fitter/ }).click()
  await counted.type(desktop.getByLabel('Name', { exact: true }), 'Mira Sommer')
  await counted.type(desktop.getByLabel('E-mail'), email)
  await counted.type(desktop.getByLabel('Password', { exact: true }), PASSWORD)
  await button(desktop, 'Sign up').click()
  await expect(heading(desktop, /Mira Sommer/)).toBeVisible()
  await desktop.getByRole('link', { name: 'Invite rider' }).first().click()
  await counted.type(desktop.getByLabel('Rider’s e-mail'), riderEmail)
  await button(desktop, 'Send invitation').click()
  await expect(desktop.getByRole('heading', { name: `Invitation sent to ${riderEmail}` })).toBeVisible()
  const typed = ['Mira Sommer', email, PASSWORD, riderEmail].join('').length
  expectAtMost(await counted.effort(), { presses: 8, keys: typed })
})

/** Opens the mailed invitation on a small phone. The name and the address are those the fitter entered. */
async function openInvitation(
  { fitter }: { fitter: Person },
  { device, mailbox }: { device: (options: typeof small) => Promise<Page>; mailbox: Mailbox },
) {
  const rider = somebody('Ana')
  await invite(fitter, { ...rider, channel: 'email' })
  const page = await device(small)
  const counted = await countEffort(page)
  await page.goto(linkIn(await mailbox.newest(rider.email), '/invite'))
  await button(page, 'Start').click()
  await intakeOn(page).isAt('Rider details')
  return { page, counted }
}

type Opened = Awaited<ReturnType<typeof openInvitation>>

async function bornOn({ page, counted }: Opened, day: string, month: string, year: string) {
  const birth = page.getByRole('group', { name: 'Date of birth' })
  await counted.type(birth.getByLabel('Day'), day)
  await counted.choose(birth.getByLabel('Month'), month)
  await counted.type(birth.getByLabel('Year'), year)
}

test('the shortest intake', async ({ practice, device, mailbox }) => {
  const opened = await openInvitation(practice, { device, mailbox })
  const { page, counted } = opened
  const form = intakeOn(page)
  await bornOn(opened, '12', 'April', '1990')
  await form.next()
  await form.isAt('Riding profile')
  await form.choose('Bike types', 'Road')
  for (const step of [
    'Sport history',
    'Where does riding hurt?',
    'Injury history',
    'Fit history and goals',
  ]) {
    await form.next()
    await form.isAt(step)
  }
  await form.choose('Goals for this fit', 'Maximize comfort')
  await button(page, 'Submit').click()
  await expect(heading(page, /^Thank you/)).toBeVisible()
  expectAtMost(await counted.effort(), { presses: 13, keys: 6 })
})

async function tellDetails(opened: Opened) {
  const { page, counted } = opened
  const form = intakeOn(page)
  await counted.type(page.getByLabel('Phone number'), '+44 20 7946 0018')
  await bornOn(opened, '3', 'May', '1984')
  await counted.type(page.getByLabel('Height'), '182')
  await counted.type(page.getByLabel('Weight'), '76')
  await counted.type(page.getByLabel('Occupation'), 'Teacher')
  await form.choose('Work environment', 'Office')
  await form.choose('Gender', 'Man')
  await form.next()
}

async function tellRiding({ page, counted }: Opened) {
  const form = intakeOn(page)
  await form.isAt('Riding profile')
  await form.choose('Bike types', 'Gravel')
  await form.choose('Riding style', 'Strong club')
  await form.choose('Discipline', 'Endurance')
  for (const [label, answer] of [
    ['Rides per week in winter', '2'],
    ['Rides per week in summer', '4'],
    ['Average ride time per week', '8'],
    ['Years cycling', '12'],
    ['Average cadence', '88'],
    ['Cadence on climbs', '72'],
  ] as const)
    await counted.type(page.getByRole('textbox', { name: label }), answer)
  await form.rate('Cornering confidence', 5)
  await form.rate('Descending confidence', 3)
  await form.rate('Hands heaviness', 6)
  await form.rate('Position stability', 4)
  await counted.type(page.getByRole('textbox', { name: 'Hardest ride' }), 'A 200 km sportive')
  await counted.type(page.getByLabel('Cycling goals'), 'A week in the Alps')
  await form.next()
  await form.isAt('Sport history')
  await form.choose('Current sports', 'Running')
  await counted.type(page.getByLabel('Past sports'), 'Football for ten years')
  await form.next()
}

async function tellZone({ page, counted }: Opened, zone: string, place: [string, string]) {
  const form = intakeOn(page)
  await form.pressZone(zone)
  const sheet = page.getByRole('dialog', { name: zone })
  const choose = (group: string, option: string) =>
    sheet.getByRole('group', { name: group }).getByLabel(option, { exact: true }).check()
  await form.rate('Severity', 5, sheet)
  await choose(...place)
  await choose('Which side?', 'Left')
  await choose('What does it feel like?', 'Pain')
  await counted.type(sheet.getByLabel('Starts after'), '45')
  await counted.type(sheet.getByLabel('What makes it worse?'), 'Climbing')
  await counted.type(sheet.getByLabel('Description'), 'A dull ache')
  await button(sheet, 'Add This Discomfort').click()
  await expect(sheet).toHaveCount(0)
}

async function tellInjury({ page, counted }: Opened) {
  const form = intakeOn(page)
  await form.isAt('Injury history')
  await button(page, 'Add injury').click()
  await counted.type(form.entry('New entry').getByLabel('Location'), 'Left knee')
  const injury = form.entry('Left knee')
  const choose = (group: string, option: string) =>
    injury.getByRole('group', { name: group }).getByLabel(option, { exact: true }).check()
  await choose('Currently an issue?', 'Yes')
  await choose('Receiving treatment?', 'No')
  await choose('Side', 'Left')
  await counted.type(injury.getByLabel('Year of onset'), '2019')
  await counted.type(injury.getByLabel('Short description'), 'Meniscus')
  await button(injury, 'Add this entry').click()
  await form.next()
}

test('a full intake with two zones and an injury', async ({ practice, device, mailbox }) => {
  test.slow()
  const opened = await openInvitation(practice, { device, mailbox })
  const { page, counted } = opened
  const form = intakeOn(page)
  await tellDetails(opened)
  await tellRiding(opened)
  await form.isAt('Where does riding hurt?')
  await tellZone(opened, 'Knees', ['Where on the knee?', 'Front'])
  await tellZone(opened, 'Hands', ['Where on the hand?', 'Wrist or forearm'])
  await form.choose('Do you have any of these?', 'None of these')
  await form.next()
  await tellInjury(opened)
  await form.isAt('Fit history and goals')
  await form.choose('Have you had a bike fit before?', 'Yes')
  await counted.type(page.getByRole('textbox', { name: 'Year of the last fit' }), '2021')
  await counted.type(page.getByRole('textbox', { name: 'Notes on the last fit' }), 'Lower bar')
  await form.choose('Goals for this fit', 'Reduce discomfort')
  await counted.type(
    page.getByRole('textbox', { name: 'How would you define success?' }),
    'Three hours without pain',
  )
  await button(page, 'Submit').click()
  await expect(heading(page, /^Thank you/)).toBeVisible()
  expectAtMost(await counted.effort(), { presses: 66, keys: 199 })
})

test('a fitter reads the newest intake, and finds a rider', async ({ server, fitter }) => {
  const { page } = fitter
  const { rider } = await answerIntake(server.url, fitter)
  await rider.calls.dispose()
  const counted = await countEffort(page)
  await page.goto('/dashboard')
  await page
    .getByRole('link', { name: rider.name })
    .and(page.locator('[href^="/intake-detail/"]'))
    .first()
    .click()
  await expect(heading(page, `Intake from ${rider.name}`)).toBeVisible()
  expectAtMost(await counted.effort(), { presses: 1, keys: 0 })

  await counted.startAgain()
  await page.keyboard.press('/')
  const found = page.getByRole('dialog', { name: 'Find' })
  await expect(found.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('ana')
  await expect(found.getByRole('option', { selected: true })).toContainText(rider.name)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/clients\/[\w-]+$/)
  await expect(heading(page, rider.name)).toBeVisible()
  expectAtMost(await counted.effort(), { presses: 0, keys: 5 })
})

test('a fitter logs a change with its numbers', async ({ fitter, fit }) => {
  const { page } = fitter
  const counted = await countEffort(page)
  await openFit(page, fit)
  await counted.type(value(page, 'Saddle height, before (mm)'), '728')
  await counted.type(value(page, 'Saddle height, after (mm)'), '742')
  await button(page, '+ Saddle height 728 mm → 742 mm').click()
  await expect(button(page, 'Edit Saddle height')).toBeVisible()
  await saved(page)
  expectAtMost(await counted.effort(), { presses: 3, keys: 6 })
})

test('the first follow-up with three zones', async ({ server, fitter, rider: page, mailbox }) => {
  const noa = somebody('Noa')
  const named = ['knees', 'saddle', 'hands'].map((zone) => ({ id: randomUUID(), zone, severity: 4 }))
  const { sessionId } = await sendIntake(server.url, fitter, noa, (name, email) => ({
    ...fewAnswers(name, email),
    discomfort: named,
  }))
  const { followUpId } = await completeFit(fitter, sessionId)
  await remind(fitter, followUpId)
  const form = intakeOn(page)
  const zone = (name: string) => page.getByRole('region', { name })
  const counted = await countEffort(page)
  await page.goto(linkIn(await mailbox.newest(noa.email, /follow-up/), `/follow-up/${sessionId}`))
  await button(page, 'Start').click()
  // The form of a mailed link opens without the rest of the program.
  await expect(page.locator('script[src*="/assets/guest-"]')).toHaveCount(1)
  await counted.type(page.getByLabel('Rides in the new position'), '8')
  await form.choose('Is your position still the way your fitter set it?', 'Yes, it’s unchanged')
  await form.rate('Overall, compared with before the fit', 6)
  await form.rate('Severity', 2, zone('Your knees'))
  await form.rate('Severity', 3, zone('Your saddle area'))
  await form.rate('Severity', 1, zone('Your hands'))
  await form.choose('Do you have discomfort in any other zone?', 'No')
  await form.choose('Do you have any of these?', 'None of these')
  await form.choose('Would you like another appointment?', 'No')
  await button(page, 'Submit').click()
  await expect(heading(page, `Thank you. ${fitter.name} has your answers.`)).toBeVisible()
  expectAtMost(await counted.effort(), { presses: 11, keys: 1 })
})
