import { answerAfterSixWeeks, SIX_WEEKS } from './harness/answered-fits.ts'
import { fewAnswers } from './harness/answers.ts'
import { completeFit } from './harness/fitted.ts'
import { laterPage } from './harness/later-page.ts'
import { expectGoodLooks } from './harness/looks.ts'
import { answerIntake, called, onceHeaders, type Person, signUp } from './harness/people.ts'
import { type RunningServer, startServer } from './harness/server.ts'
import { expect, test } from './harness/test.ts'

let server: RunningServer
test.beforeAll(async () => {
  test.setTimeout(120_000)
  server = await startServer()
})
test.afterAll(() => server.stop())

/** A rider with knee discomfort of 5 in their own words, whose saddle was raised and whose fit was completed. */
async function fitWith(fitter: Person, description: string, why: string) {
  const { rider, sessionId } = await answerIntake(server.url, fitter, (name, email) => ({
    ...fewAnswers(name, email),
    discomfort: [{ id: 'knees', zone: 'knees', severity: 5, description }],
    goals: ['reduce_discomfort'],
  }))
  const logged = await fitter.calls.post(`/api/sessions/${sessionId}/interventions`, {
    data: {
      kind: 'adjustment',
      measurement: 'saddle_height',
      fromValue: 720,
      toValue: 726,
      why,
      zones: ['knees'],
      goals: [],
    },
    headers: onceHeaders(),
  })
  expect(logged.status()).toBe(201)
  await completeFit(fitter, sessionId)
  const { items } = await called(fitter, 'get', `/api/sessions/${sessionId}/follow-ups`)
  const asked = items.find(({ milestone }: { milestone: number }) => milestone === SIX_WEEKS)
  return { rider, sessionId, followUpId: String(asked.followUpId) }
}

test('a fitter finds a past case by its words, and riders like one rider with what came of it', async ({
  browser,
  noise,
}) => {
  test.setTimeout(400_000)
  // The sign-ins of the weeks before have ended.
  noise.expect(/^401: /)
  const fitter = await signUp(server.url, 'fitter')
  const better = await fitWith(fitter, 'Burning pain outside the knee', 'Knee too bent')
  const worse = await fitWith(fitter, 'Stiff knee on climbs', 'Rocking pelvis')
  const now = await fitWith(fitter, 'A dull ache', 'To try')
  await server.restartDaysLater(SIX_WEEKS + 1)
  await answerAfterSixWeeks(server.url, better, { knees: 1, satisfaction: 6, attainment: 1 })
  await answerAfterSixWeeks(server.url, worse, { knees: 7, satisfaction: 3, attainment: -1 })

  const page = await laterPage(browser, noise, { url: server.url, person: fitter, at: '/cases' })
  await expect
    .poll(async () => (await (await page.request.get('/api/outcomes?period=all')).json()).scored.fits)
    .toBe(2)
  await page.reload()
  const cases = page.getByRole('list', { name: 'Cases' }).locator('> li')
  await test.step('all cases, each with its outcome', async () => {
    await expect(cases).toHaveCount(3)
    await expect(page.getByText('3 cases')).toBeVisible()
    await expectGoodLooks(page, 'past cases')
  })

  await test.step('by words, from the keyboard', async () => {
    // The palette takes the place of the page's own search until it is closed.
    const palette = page.getByRole('dialog', { name: 'Find' })
    await page.keyboard.press('/')
    await expect(palette).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(palette).toHaveCount(0)
    await page.getByRole('searchbox', { name: 'Search past cases' }).fill('burning')
    await expect(cases).toHaveCount(1)
    await expect(cases.first()).toContainText('5 → 1')
    await expect(cases.first()).toContainText('Better')
    await expect(cases.first()).toContainText('raising the saddle')
    await expect(cases.first().locator('mark')).toHaveText('Burning')
    await expect(page).toHaveURL(/cases#search=burning$/)
    await page.getByRole('searchbox').fill('unicorn')
    await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(cases).toHaveCount(3)
  })

  await test.step('by outcome, kept in the address', async () => {
    await page.getByLabel('Outcome').selectOption('Worse')
    await expect(cases).toHaveCount(1)
    await expect(cases.first()).toContainText('5 → 7')
    await page.reload()
    await expect(cases).toHaveCount(1)
    await page.goto('/cases?zone=hip')
    await expect(page.getByText('This address has a filter that doesn’t exist')).toBeVisible()
    await page.goto(`/cases#search=${'x'.repeat(10_000)}`)
    await expect(page.getByRole('heading', { name: 'This search is too long' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(cases).toHaveCount(3)
  })

  await test.step('riders like one rider, counter-examples beside', async () => {
    await page.goto(`/sessions/${now.sessionId}`)
    await page.getByRole('link', { name: 'Riders like this one' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Riders like this one')
    const group = (name: string) =>
      page.locator('section', { has: page.getByRole('heading', { name, exact: true }) })
    await expect(
      page.getByText('2 alike fits: 1 better, 0 unchanged, 1 worse, 0 without an answer.'),
    ).toBeVisible()
    await expect(group('Got better')).toContainText('5 → 1')
    await expect(group('Got better')).toContainText('Knees: 5 (this rider 5)')
    await expect(group('Did not get better')).toContainText('5 → 7')
    await expect(page.getByText('doesn’t show that a change was the cause')).toBeVisible()
    await expectGoodLooks(page, 'riders like this one')
  })
  await page.context().close()
})

test('a fitter searches the intervention log and saves it', async ({ browser, noise }) => {
  test.setTimeout(200_000)
  const fitter = await signUp(server.url, 'fitter')
  await fitWith(fitter, 'Burning pain', 'Knee too bent')
  await fitWith(fitter, 'Stiff knee', 'Rocking pelvis')
  const page = await laterPage(browser, noise, { url: server.url, person: fitter, at: '/dashboard' })
  await page.getByRole('link', { name: 'View all changes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Intervention log')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(3)
  await page.getByRole('searchbox', { name: 'Search changes' }).fill('pelvis')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText('Saddle height')
  await expect(rows.nth(1)).toContainText('720 mm → 726 mm')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect((await download).suggestedFilename()).toBe('spokewell-intervention-log.csv')
  await page.getByLabel('Zone that it should help').selectOption('Hands')
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).last().click()
  await expect(rows).toHaveCount(3)
  await expectGoodLooks(page, 'the intervention log')
  await page.context().close()
})
