import type { Page } from '@playwright/test'
import { finishFit } from './harness/finished-fit.ts'
import { expectGoodLooks } from './harness/looks.ts'
import { expect, test } from './harness/test.ts'

/** The card with a title. It is inside of the section that has it too. */
const part = (page: Page, title: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .last()

/** An interval of ± 0.1 around a share. */
const share = (value: number) => ({ value, interval: { low: value - 0.1, high: value + 0.1 } })
const ZONES = ['feet', 'knees', 'lower_back', 'shoulders', 'hands']
const byZone = (of: (zone: string) => unknown) => Object.fromEntries(ZONES.map((zone) => [zone, of(zone)]))
const outcome = (riders: number, better: number) => ({
  riders,
  notComparable: riders < 11 ? 'few_riders' : null,
  figures:
    riders < 5
      ? null
      : {
          better: share(better),
          unchanged: share(0.3),
          worse: share(0.1),
          change: { value: -1.8, interval: { low: -2.3, high: -1.3 } },
        },
})

/** Figures that a test cannot wait for: a pool takes eleven riders of three fitters who agreed to research. */
const figures = {
  publishedAt: '2026-11-23T04:00:00.000Z',
  own: {
    complaints: { riders: 24, zones: byZone(() => share(0.4)) },
    response: { riders: 24, answered: share(0.75) },
    outcomes: byZone((zone) => outcome(zone === 'feet' ? 3 : zone === 'hands' ? 7 : 18, 0.6)),
  },
  pool: {
    complaints: { riders: 410, zones: byZone(() => share(0.35)) },
    response: { riders: 410, answered: share(0.68) },
    outcomes: byZone((zone) => (zone === 'shoulders' ? null : outcome(120, 0.55))),
  },
  comparison: {
    state: 'estimate',
    fitters: 31,
    riders: 1204,
    own: { difference: { value: -0.3, interval: { low: -0.7, high: 0.1 } }, riders: 34 },
  },
}

test('a fitter reads benchmarks: nothing yet, the first rider, then figures beside the pool', async ({
  fitter,
  server,
  noise,
}) => {
  test.setTimeout(180_000)
  noise.expect(/^failed: GET .*\/api\/benchmarks/)
  const { page } = fitter
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Benchmarks' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Benchmarks' })).toBeVisible()
  await expect(page.getByText('Nothing to compare yet')).toBeVisible()
  await expect(page.getByText(/The pool (has no figures yet|doesn’t have enough riders)/)).toBeVisible()

  await test.step('published figures have their source, who was asked, and whether it was read', async () => {
    const published = part(page, 'How many riders have discomfort, by zone')
    const row = published.getByRole('row', { name: /Amateur cyclists at a bike fit/ })
    await expect(row).toContainText('40.3%')
    await expect(row).toContainText('n = 62')
    await expect(row).toContainText('Rev Bras Med Esporte')
    await expect(row).toContainText('read in the study')
    await expect(row).toContainText('Yours: fewer than 5 riders so far')
    await expect(published.getByRole('row', { name: /Professional road/ }).first()).toContainText(
      'Context only',
    )
    await published.locator('summary', { hasText: 'Any zone' }).click()
    await expect(published.getByRole('row', { name: /Road cyclists of clubs/ })).toContainText(
      'quoted by others',
    )
    await expect(page.getByText('Jaeschke')).toHaveCount(0)
    await expect(page.getByText('Myles')).toHaveCount(0)
    await expectGoodLooks(page, 'benchmarks without figures')
  })

  await finishFit(server.url, fitter)
  await page.reload()
  await expect(page.getByText('Nothing to compare yet')).toHaveCount(0)
  await expect(part(page, 'Riders with a complaint before the fit')).toContainText('1 rider')
  await expect(part(page, 'Your riders beside riders alike')).toContainText('Fitters are compared once')

  await page.getByLabel('Kind of riding').selectOption('Commuting')
  await expect(page).toHaveURL(/riding=everyday/)
  await page.goto('/benchmarks?riding=unicycle')
  await expect(page.getByLabel('Kind of riding')).toHaveValue('all')

  await test.step('figures of the pool', async () => {
    await page.route('**/api/benchmarks*', (route) => route.fulfill({ json: figures }))
    await page.goto('/benchmarks')
    const better = part(page, 'Better by 2 steps or more, of riders with a complaint')
    await better.getByRole('button', { name: 'Show as table' }).click()
    await expect(better.getByRole('row', { name: /Knees/ })).toContainText('120')
    await expect(better.getByRole('row', { name: /Knees/ })).toContainText('55%')
    const change = part(page, 'Mean change of severity, of riders with a complaint')
    await expect(change.getByRole('row', { name: /Hands/ })).toContainText(
      'not comparable: fewer than 11 riders',
    )
    await expect(change.getByRole('row', { name: /Shoulders/ })).toContainText('not shown')
    await expect(part(page, 'How many riders have discomfort, by zone')).toContainText(
      'Yours: 40% (30% to 50%) of 24 riders with a complaint',
    )
    await expect(page.getByText('Saddle', { exact: true }).first()).toBeVisible()
    const alike = part(page, 'Your riders beside riders alike')
    await expect(alike).toContainText('−0.3 (−0.7 to +0.1)')
    await expect(alike).toContainText(
      'from 34 of your riders who agreed to research; 1,204 riders of 31 fitters in all',
    )
    await expect(alike).toContainText('The interval includes 0, so the difference may be chance.')
    await expectGoodLooks(page, 'benchmarks with figures')
    await page.unroute('**/api/benchmarks*')
  })

  await test.step('an error, and a second try', async () => {
    await page.route('**/api/benchmarks*', (route) => route.abort())
    await page.goto('/benchmarks')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(part(page, 'How many riders have discomfort, by zone')).toBeVisible()
    await page.unroute('**/api/benchmarks*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(part(page, 'Riders with a complaint before the fit')).toBeVisible()
  })
})

const basis = {
  year: 2025,
  riders: 23,
  asked: 28,
  answered: 23,
  computedAt: '2026-04-01T04:00:00.000Z',
  replacedOn: '2027-04-01',
}
const rating = { value: 6.1, interval: { low: 5.7, high: 6.5 } }
const ready = { ...basis, state: 'ready', missing: 0, response: 0.82, rating }

test('a fitter’s public mark: too few, off, on with its link, and a page that verifies it', async ({
  fitter,
}) => {
  const { page } = fitter
  const answer = (shown: boolean, mark: object) => ({ shown, slug: 'ines-becker', mark })
  const serve = (body: object) =>
    page.route('**/api/public-mark', (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: body }) : route.fallback(),
    )
  await page.goto('/settings/public-mark')
  await expect(page.getByRole('heading', { level: 1, name: 'Public mark' })).toBeVisible()
  await expect(page.getByText(/hasn’t been computed yet|11 more riders would be needed/)).toBeVisible()
  await expect(page.getByRole('switch')).toHaveCount(0)

  await test.step('the response is too low', async () => {
    await serve(answer(false, { ...ready, state: 'low_response', answered: 9, response: 0.32, rating: null }))
    await page.reload()
    await expect(page.getByText('There’s no mark for 2025: too few riders answered.')).toBeVisible()
    await expect(page.getByText('9 of 28 follow-ups were answered (32%)', { exact: false })).toBeVisible()
  })

  await test.step('ready, then shown', async () => {
    await page.unroute('**/api/public-mark')
    let shown = false
    await page.route('**/api/public-mark', (route) => {
      if (route.request().method() === 'PUT') shown = Boolean(route.request().postDataJSON().shown)
      return route.fulfill({ json: answer(shown, ready) })
    })
    await page.reload()
    await expect(page.getByText('Your mark is ready, but isn’t shown.')).toBeVisible()
    await expect(page.getByText('6.1 of 7')).toBeVisible()
    await page.getByRole('switch', { name: 'Show my mark' }).press('Space')
    await expect(page.getByText('Everyone can see your mark.')).toBeVisible()
    await expect(page.getByLabel('Link that verifies the mark')).toHaveValue(/\/mark\/ines-becker$/)
    await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible()
    await expectGoodLooks(page, 'the setting of the mark')
  })

  await test.step('the page that verifies it, and its rules', async () => {
    await page.route('**/api/marks/ines-becker', (route) =>
      route.fulfill({ json: { ...basis, rating, name: 'Ines Becker', studio: 'Radwerk' } }),
    )
    await page.goto('/mark/ines-becker')
    await expect(page.getByRole('heading', { level: 1, name: 'Ines Becker' })).toBeVisible()
    await expect(page.getByText('95% interval 5.7 to 6.5')).toBeVisible()
    await expect(page.getByText('of 23 riders who agreed to research', { exact: false })).toBeVisible()
    await expectGoodLooks(page, 'a mark')
    await page.getByRole('link', { name: 'The rules of the mark' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Rules of the rating mark' })).toBeVisible()
    await expect(page.getByText('at least 11 riders', { exact: false })).toBeVisible()
    await expectGoodLooks(page, 'the rules of the mark')
  })
})

test('somebody without an account is told that an address has no mark', async ({ page, noise }) => {
  noise.expect(/^404: GET \/api\/marks\/nobody-there$/)
  await page.goto('/mark/nobody-there')
  await expect(page.getByRole('heading', { level: 1, name: 'There’s no mark at this address' })).toBeVisible()
  await expectGoodLooks(page, 'no mark')
})
