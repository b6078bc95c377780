import type { Page } from '@playwright/test'
import { answerAfterSixWeeks, SIX_WEEKS, type SixWeekAnswer, waitingFit } from './harness/answered-fits.ts'
import { expectNoViolations } from './harness/axe.ts'
import { laterPage } from './harness/later-page.ts'
import { expectNoSideways, widths } from './harness/looks.ts'
import { signUp } from './harness/people.ts'
import { type RunningServer, startServer } from './harness/server.ts'
import { expect, test } from './harness/test.ts'

let server: RunningServer
test.beforeAll(async () => {
  test.setTimeout(120_000)
  server = await startServer()
})
test.afterAll(() => server.stop())

const widget = (page: Page, title: string) =>
  page.locator('[data-widgets] section', { has: page.getByRole('heading', { name: title }) })

/** Four answer first, then two more. A seventh rider does not answer. */
const FIRST: readonly SixWeekAnswer[] = [
  { knees: 1, satisfaction: 7, attainment: 1 },
  { knees: 1, satisfaction: 6, attainment: 0 },
  { knees: 2, satisfaction: 7, attainment: 0 },
  { knees: 3, satisfaction: 5, attainment: -1 },
]
const LATER: readonly SixWeekAnswer[] = [
  { knees: 2, satisfaction: 6, attainment: 2 },
  { knees: 3, satisfaction: 6, attainment: -2 },
]

test('the figures of a small practice are empty, then counts, then numbers with what is behind them', async ({
  browser,
  noise,
}) => {
  test.setTimeout(400_000)
  // The sign-ins of the weeks before have ended.
  noise.expect(/^401: /)
  const fitter = await signUp(server.url, 'fitter')
  const fits = await Promise.all([...FIRST, ...LATER, null].map(() => waitingFit(server.url, fitter)))
  const answer = (answers: readonly SixWeekAnswer[], from: number) =>
    Promise.all(
      answers.map(async (given, index) => {
        const fit = fits[from + index]
        if (fit) await answerAfterSixWeeks(server.url, fit, given)
      }),
    )
  // A day more, because figures count the days in UTC and the riders may be ahead of it.
  await server.restartDaysLater(SIX_WEEKS + 1)

  const page = await laterPage(browser, noise, { url: server.url, person: fitter, at: '/dashboard' })
  await test.step('nothing yet', async () => {
    await expect(widget(page, 'Fitter rating')).toContainText('No ratings yet')
    await expect(widget(page, 'Session improvement')).toContainText('Nothing to compare yet')
    await expect(widget(page, 'Discomfort before and after')).toContainText('A zone needs 5 riders')
    await expect(widget(page, 'Response rate')).toContainText('0%')
    await expectNoViolations(page)
  })

  await test.step('four riders', async () => {
    await answer(FIRST, 0)
    const rating = widget(page, 'Fitter rating')
    await expect(rating).toContainText('4 riders')
    await expect(rating).toContainText('Counts only. A figure needs 5 riders: 1 more.')
    await expect(widget(page, 'Goal alignment')).toContainText('3 of 4')
    await expect(widget(page, 'Session improvement')).not.toContainText('95% interval')
    await expectNoViolations(page)
  })

  await test.step('six riders', async () => {
    await answer(LATER, FIRST.length)
    const rating = widget(page, 'Fitter rating')
    // (10 · 5.5 + 37) / 16 = 5.75, ± t(0.975, 15) √(12.8333 / 15 / 16) = 0.49.
    await expect(rating).toContainText('5.8of 7')
    await expect(rating).toContainText('95% interval 5.3 to 6.2')
    await expect(rating).toContainText('Responders only: 6 of 7 fits answered after 6 weeks (86%).')
    await expect(rating).toContainText('It starts from 5.5, which counts as much as 10 riders')
    const goals = widget(page, 'Goal alignment')
    await expect(goals).toContainText('67%of 6 rated goals as expected or better')
    await expect(goals).toContainText('6.0 of 7')
    // 0.45 · 80 + 0.3 · 50 + 0.25 · 100 = 76; with one rider unchanged (6 · 76 + 50) / 7 = 72.3.
    const improvement = widget(page, 'Session improvement')
    await expect(improvement).toContainText('76of 100, where 50 is unchanged')
    await expect(improvement).toContainText('Between 72 and 76 if those who didn’t answer were unchanged.')
    await expect(widget(page, 'Response rate')).toContainText('86%answered after 6 weeks')
    await expectNoViolations(page)
  })

  await test.step('the radar, and the table behind it', async () => {
    const radar = widget(page, 'Discomfort before and after')
    await expect(radar).toContainText('The radar needs three zones')
    await radar.getByRole('button', { name: 'All riders' }).click()
    await radar.getByRole('button', { name: 'Show as table' }).first().click()
    // Fits, riders, before, after, and the change with both ends of its interval.
    const knees = radar.getByRole('row', { name: /^Knees/ }).first()
    await expect(knees.getByRole('cell')).toHaveText(['6', '6', '5.0', '2.0', '−3.0', '−3.9', '−2.1'])
    await expect(radar).toContainText('doesn’t show that the fit was the cause')
    await radar.getByRole('button', { name: 'Riders with discomfort there' }).click()
    await radar.getByText('If those who didn’t answer were unchanged').click()
    await expect(radar).toContainText('Knees: −2.6 instead of −3.0 (1 rider didn’t answer)')
  })

  await test.step('the sessions behind a figure', async () => {
    await widget(page, 'Fitter rating')
      .getByRole('link', { name: /6 fits of 6 riders/ })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fits whose rider rated you')
    await expect(page.getByRole('row')).toHaveCount(7)
    await page.goBack()
  })

  await test.step('filters in the address', async () => {
    await page.goto('/dashboard?zone=hands&discipline=unicycle')
    await expect(page.getByText('This address has a filter that doesn’t exist')).toBeVisible()
    await expect(widget(page, 'Fitter rating')).toContainText('No fits with these filters')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(widget(page, 'Fitter rating')).toContainText('5.8')
    await page.getByLabel('Zone with discomfort before').selectOption('Knees')
    await expect(page).toHaveURL(/zone=knees/)
    await expect(widget(page, 'Fitter rating')).toContainText('5.8')
  })

  await test.step('at every width', async () => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSideways(page, `the dashboard with figures at ${width} px`)
    }
  })
  await page.context().close()
})
