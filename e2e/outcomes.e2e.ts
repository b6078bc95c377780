import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import {
  answerAfterSixWeeks,
  SIX_WEEKS,
  type SixWeekAnswer,
  type WaitingFit,
  waitingFit,
} from './harness/answered-fits.ts'
import { expectContrast, expectNoViolations } from './harness/axe.ts'
import { laterPage } from './harness/later-page.ts'
import { expectNoSideways } from './harness/looks.ts'
import { signUp } from './harness/people.ts'
import { type RunningServer, startServer } from './harness/server.ts'
import { expect, test } from './harness/test.ts'

let server: RunningServer
test.beforeAll(async () => {
  test.setTimeout(120_000)
  server = await startServer()
})
test.afterAll(() => server.stop())

/** Four answer first, then two more; one of them got worse. A seventh rider does not answer. */
const FIRST: readonly SixWeekAnswer[] = [
  { knees: 1, satisfaction: 7, attainment: 1 },
  { knees: 1, satisfaction: 6, attainment: 0 },
  { knees: 2, satisfaction: 7, attainment: 0 },
  { knees: 3, satisfaction: 5, attainment: -1 },
]
const LATER: readonly SixWeekAnswer[] = [
  { knees: 2, satisfaction: 6, attainment: 2 },
  { knees: 7, satisfaction: 2, attainment: -2 },
]

const card = (page: Page, title: string) =>
  page.locator('main section', { has: page.getByRole('heading', { name: title, exact: true }) }).last()

const textOf = async (download: Download): Promise<string> => readFile(await download.path(), 'utf8')

/** What a button saves. */
async function saved(page: Page, press: () => Promise<void>): Promise<Download> {
  const coming = page.waitForEvent('download')
  await press()
  return coming
}

const SYMPTOMATIC = 'Riders who had discomfort there before'

test('the outcomes of a small practice: states, filters, tables, files and the fits behind a figure', async ({
  browser,
  noise,
}) => {
  test.setTimeout(400_000)
  // The sign-ins of the weeks before have ended.
  noise.expect(/^401: /)
  const fitter = await signUp(server.url, 'fitter')
  const newcomer = await signUp(server.url, 'fitter')
  const fits: WaitingFit[] = []
  for (const _answer of [...FIRST, ...LATER, null]) fits.push(await waitingFit(server.url, fitter))
  // A day more, because figures count the days in UTC and the riders may be ahead of it.
  await server.restartDaysLater(SIX_WEEKS + 1)
  const answerAll = async (answers: readonly SixWeekAnswer[], from: number) => {
    for (const [index, answer] of answers.entries()) {
      const fit = fits[from + index]
      if (fit) await answerAfterSixWeeks(server.url, fit, answer)
    }
  }
  const page = await laterPage(browser, noise, { url: server.url, person: fitter })

  await test.step('a practice without fits', async () => {
    const other = await laterPage(browser, noise, { url: server.url, person: newcomer })
    await other.goto('/outcomes')
    await expect(other.getByRole('heading', { name: 'No fits in this period' })).toBeVisible()
    await expect(other.getByRole('link', { name: 'Go to clients' })).toBeVisible()
    await expectNoViolations(other)
    await other.context().close()
  })

  await test.step('nobody has answered', async () => {
    await page.goto('/outcomes')
    await expect(page.getByRole('heading', { name: 'Nobody has answered yet' })).toBeVisible()
    await expect(page.getByText('Nobody has answered yet.', { exact: true })).toBeVisible()
    await expect(page.getByText('7 fits are counted')).toBeVisible()
    await expect(page.getByText('0 of 7 answered after six weeks (0%)')).toBeVisible()
    await expectNoViolations(page)
  })

  await test.step('four riders: counts only', async () => {
    await answerAll(FIRST, 0)
    await expect(card(page, SYMPTOMATIC)).toContainText('Knees: 4 better, 0 unchanged, 0 worse')
    await expect(card(page, SYMPTOMATIC)).toContainText('Fewer than 5 riders: counts only')
    await expect(card(page, SYMPTOMATIC)).not.toContainText(/\d% \(/)
    await expect(card(page, 'If those who didn’t answer were unchanged')).toContainText(
      'Shown for zones with at least 5 riders',
    )
  })

  await test.step('six riders: shares, means and who got worse', async () => {
    await answerAll(LATER, FIRST.length)
    const symptomatic = card(page, SYMPTOMATIC)
    // Wilson's interval of 5 of 6.
    await expect(symptomatic).toContainText('83% (44% to 97%) better')
    await symptomatic.getByRole('button', { name: 'Show as table' }).first().click()
    const shares = symptomatic.getByRole('row', { name: /^Knees/ }).first()
    await expect(shares.getByRole('cell')).toHaveText([
      '6',
      '6',
      '5',
      '0',
      '0',
      '0',
      '1',
      '83%',
      '44%',
      '97%',
      '0%',
      '0%',
      '39%',
      '17%',
      '3%',
      '56%',
    ])
    await symptomatic.getByRole('button', { name: 'Show as table' }).click()
    // Changes −4, −4, −3, −2, −3, 2: mean −2.33, ± t(0.975, 5) · 2.25 / √6 = 2.36.
    const means = symptomatic.getByRole('row', { name: /^Knees/ }).last()
    await expect(means.getByRole('cell')).toHaveText(['6', '6', '5.0', '2.7', '−2.3', '−4.7', '0.0'])
    await expect(card(page, 'All riders')).toContainText('Hands')
    await expect(symptomatic).not.toContainText('Hands')
    await expect(card(page, 'Review first')).toContainText('Knees 5 → 7')
    await expect(card(page, 'Some would improve anyway')).toContainText('So far: 0 riders')
    await expect(card(page, 'Who answered')).toContainText('6 of 7')
    await expect(page.getByText('12 comparisons are shown')).toBeVisible()
    await expectNoViolations(page)
  })

  await test.step('a chart as a picture and as data', async () => {
    const symptomatic = card(page, SYMPTOMATIC)
    const data = await saved(page, () => symptomatic.getByRole('button', { name: 'Save CSV' }).last().click())
    expect(data.suggestedFilename()).toMatch(/^spokewell-before-after-.+\.csv$/)
    const [header = '', knees = ''] = (await textOf(data)).split(/\r?\n/)
    expect(header).toContain('Zone,Fits,Riders,Mean before,Mean after,Mean change')
    expect(knees).toMatch(/^Knees,6,6,5,2\.666667,-2\.333333,-4\.69\d+,0\.0\d+,/)
    const picture = await saved(page, () =>
      symptomatic.getByRole('button', { name: 'Save PNG' }).first().click(),
    )
    expect(picture.suggestedFilename()).toMatch(/^spokewell-shares-.+\.png$/)
    expect((await readFile(await picture.path())).subarray(1, 4).toString('latin1')).toBe('PNG')
  })

  await test.step('exactly the fits behind a figure', async () => {
    await card(page, SYMPTOMATIC).getByRole('link', { name: 'Knees, worse: show these 1 fit' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Knees, discomfort before: worse')
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(page.getByRole('row').last()).toContainText('Knees 5 → 7')
    await expectNoViolations(page)
    await page.goto('/outcomes/sessions?of=knees.symptomatic.sideways')
    await expect(page.getByRole('heading', { name: 'This figure doesn’t exist' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to outcomes' }).first().click()
    await expect(page).toHaveURL('/outcomes')
  })

  await test.step('filters in the address', async () => {
    await page.getByLabel('Zone with discomfort before').selectOption('Knees')
    await expect(page).toHaveURL('/outcomes?zone=knees')
    await expect(page.getByText('Knees: changes of the score').first()).toBeAttached()
    await page.reload()
    await expect(page.getByLabel('Zone with discomfort before')).toHaveValue('knees')
    await page.getByLabel('Zone with discomfort before').selectOption('Hands')
    await expect(page.getByText('Nothing matches these filters.')).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).first().click()
    await expect(card(page, SYMPTOMATIC)).toContainText('Knees')
  })

  await test.step('an address that was edited by hand', async () => {
    await page.goto(
      `/outcomes?zone=neck&zone=hip&period=2026-03-02..2026-03-01&load=none&view=money&change=${'x'.repeat(2_000)}`,
    )
    const note = page.getByRole('status').filter({ hasText: 'This address has a filter that doesn’t exist' })
    await expect(note).toContainText('Period of the fits')
    await expect(note).toContainText('Zone with discomfort before')
    await expect(card(page, SYMPTOMATIC)).toContainText('83%')
    await expectNoViolations(page)
    await note.getByRole('button', { name: 'Remove from address' }).click()
    await expect(page).toHaveURL('/outcomes')
    await expect(note).toHaveCount(0)
  })

  await test.step('each view, at every width, light, dark and in print', async () => {
    for (const view of ['zones', 'changes', 'time', 'groups', 'goals']) {
      await page.goto(view === 'zones' ? '/outcomes' : `/outcomes?view=${view}`)
      await expect(page.getByRole('navigation', { name: 'Views of the outcomes' })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await expectNoSideways(page, `the outcomes, ${view}, at ${width} px`)
      }
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectContrast(page)
      await page.emulateMedia({ colorScheme: 'light' })
    }
    await page.goto('/outcomes')
    await page.emulateMedia({ media: 'print' })
    await expect(card(page, SYMPTOMATIC)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save PNG' }).first()).toBeHidden()
    await expect(page.getByLabel('Zone with discomfort before')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('the summary of a year', async () => {
    await page.getByRole('button', { name: 'Yearly summary' }).click()
    const pdf = await saved(page, () => page.getByRole('button', { name: 'Save as PDF (A4)' }).click())
    expect(pdf.suggestedFilename()).toMatch(/\.pdf$/)
    expect((await readFile(await pdf.path())).subarray(0, 5).toString('latin1')).toBe('%PDF-')
  })
  await page.context().close()
})
