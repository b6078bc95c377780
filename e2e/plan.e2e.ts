import type { Browser, Page } from '@playwright/test'
import { expectNoViolations } from './harness/axe.ts'
import { expectNoSideways } from './harness/looks.ts'
import type { Noise } from './harness/noise.ts'
import { type PaidProduct, startPaidProduct } from './harness/paid-product.ts'
import { invite, logInAgain, type Person, signUp } from './harness/people.ts'
import { expect, phone, test } from './harness/test.ts'

let paid: PaidProduct
// One worker runs these tests, so that they share one server; the last one lets time pass.
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(120_000)
  paid = await startPaidProduct()
})
test.afterAll(() => paid.stop())

const desk = { viewport: { width: 1280, height: 900 } }

/** A fitter's own page, on which the pages of the payment provider are no strangers. */
async function pageOf(browser: Browser, noise: Noise, person: Person, look: object): Promise<Page> {
  noise.expect(new RegExp(`^third party: ${paid.stripeOrigin}/`))
  const context = await browser.newContext({ baseURL: paid.product.url, ...look, ...person.browser })
  await noise.listenTo(context, paid.product.url)
  return context.newPage()
}

const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Looks at the page in its present state. */
async function expectGoodPage(page: Page, state: string): Promise<void> {
  await expectNoViolations(page)
  await expectNoSideways(page, `the plan: ${state}`)
}

for (const [name, look] of [
  ['on a phone', phone],
  ['at a desk', desk],
] as const)
  test(`a fitter subscribes, switches, cancels and resumes ${name}`, async ({ browser, noise }) => {
    test.slow()
    const fitter = await signUp(paid.product.url, 'fitter')
    const page = await pageOf(browser, noise, fitter, look)
    await page.goto('/settings')
    await page.getByRole('link', { name: 'Plan', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plan')
    await expect(card(page, 'Free trial')).toContainText('14 days left')
    await expectGoodPage(page, 'trial')

    // A promotion code that does not exist is refused here already.
    await page.getByRole('radio', { name: /^Annual/ }).check()
    await page.getByLabel('Promotion code').fill('WINTER')
    noise.expect(/^422: POST \/api\/plan\/checkout$/)
    await press(page, 'Continue to payment')
    const code = page.getByLabel('Promotion code')
    const unknown = 'This promotion code doesn’t exist or can’t be used any more.'
    await expect(code).toHaveAccessibleDescription(unknown)
    await expect(code).toBeFocused()
    noise.expect(/^400: POST \/api\/plan\/checkout$/)
    await code.fill('two words')
    await press(page, 'Continue to payment')
    await expect(code).toHaveAccessibleDescription(unknown)
    await code.fill('SPRING')
    await press(page, 'Continue to payment')
    await expect(page).toHaveURL(new RegExp(`^${paid.stripeOrigin}/pay/`))
    await press(page, 'Pay')
    await expect(page).toHaveURL(/\/settings\/plan/)
    await expect(card(page, 'Annual plan')).toContainText('renews by itself')
    await expect(card(page, 'Choose a plan')).toHaveCount(0)
    await expectGoodPage(page, 'active')

    await press(page, 'Switch to monthly')
    await press(page, 'Confirm')
    await expect(card(page, 'Monthly plan')).toBeVisible()
    await expect(card(page, 'Invoices').getByRole('row').filter({ hasText: 'Paid' })).toHaveCount(1)
    await expect(card(page, 'Invoices')).toContainText('$10.00')
    await press(page, 'Cancel plan')
    await press(page, 'Confirm')
    await expect(card(page, 'Your plan is cancelled')).toBeVisible()
    await expectGoodPage(page, 'cancelled')
    await press(page, 'Resume plan')
    await press(page, 'Confirm')
    await expect(card(page, 'Monthly plan')).toBeVisible()
    await page.context().close()
    await fitter.calls.dispose()
  })

test('a page that Stripe leads back to proves nothing', async ({ browser, noise }) => {
  const fitter = await signUp(paid.product.url, 'fitter')
  const page = await pageOf(browser, noise, fitter, desk)
  await page.goto('/settings/plan?checkout=done')
  await expect(card(page, 'Waiting for the payment')).toBeVisible()
  await expect(card(page, 'Free trial')).toBeVisible()
  await expectGoodPage(page, 'waiting')
  await page.context().close()
  await fitter.calls.dispose()
})

test('a practice whose plan lapsed is read-only, and works again once it is paid', async ({
  browser,
  noise,
}) => {
  test.slow()
  // What the practice may not do is refused, and the sign-ins of the weeks before have ended.
  noise.expect(/^(401|403): |^console: /)
  const fitter = await signUp(paid.product.url, 'fitter')
  await paid.daysLater(15)
  const inGrace = await pageOf(browser, noise, await logInAgain(paid.product.url, fitter), phone)
  await inGrace.goto('/dashboard')
  const bannerOf = (page: Page) => page.getByRole('complementary', { name: 'Your plan' })
  await expect(bannerOf(inGrace)).toContainText('Your practice becomes read-only on')
  await expectGoodPage(inGrace, 'the dashboard in grace')
  await inGrace.context().close()

  await paid.daysLater(29)
  const again = await logInAgain(paid.product.url, fitter)
  const page = await pageOf(browser, noise, again, desk)
  await page.goto('/dashboard/invite')
  const banner = bannerOf(page)
  await expect(banner).toContainText('Your plan has ended, so your practice is read-only.')
  const refused = await again.calls.post('/api/invitations', {
    data: { channel: 'link' },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  expect([refused.status(), (await refused.json()).code]).toEqual([403, 'practice_read_only'])
  await banner.getByRole('link', { name: 'See your plan' }).click()
  await expect(card(page, 'Your practice is read-only')).toContainText('Nothing is lost')
  await expectGoodPage(page, 'read-only')
  await press(page, 'Continue to payment')
  await press(page, 'Pay')
  await expect(card(page, 'Monthly plan')).toBeVisible()
  await expect(banner).toHaveCount(0)
  await invite(again)
  await page.context().close()
  await fitter.calls.dispose()
})
