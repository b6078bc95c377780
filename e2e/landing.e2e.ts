import type { Page } from '@playwright/test'
import { expectNoViolations } from './harness/axe.ts'
import { expectGoodLooks, expectNoSideways } from './harness/looks.ts'
import { expect, phone, test } from './harness/test.ts'

/** The claims in the words of the product's specification, and whether each works. */
const claims = [
  ['Fitter rating from client satisfaction', true],
  ['Goal alignment', true],
  ['Discomfort spider chart (before and after a fit)', true],
  ['Session improvement', true],
  ['Follow-up alerts with automatic reminders and scheduling', true],
  ['An intervention log', true],
  ['Recent submissions', true],
  ['Outcome analysis with before/after comparison', true],
  ['Benchmarking against industry standards', true],
  ['Searchable past cases', true],
  ['An integrated booking system', true],
  ['A full audit trail of changes and recommendations', true],
  ['You own your data', true],
  ['Track progress over time', true],
  ['Switch fitters without losing history', true],
  ['Tier 2', false],
] as const

const sections = [
  'What Spokewell is',
  'Why fitters love it',
  'Why clients trust it',
  'Dashboard features',
  'Pricing',
  'Coming soon: Co-Pilot',
  'Questions',
  'See what changes after your fits.',
]

test('the landing page makes every claim, and marks what does not work yet', async ({ desktop }) => {
  await desktop.goto('/')
  for (const [claim, works] of claims) {
    const heading = desktop.getByRole('heading', { name: claim })
    await expect(heading).toBeVisible()
    await expect(heading.locator('..').getByText('Coming soon', { exact: true }), claim).toHaveCount(
      works ? 0 : 1,
    )
  }
  const unbuilt = claims.filter(([, works]) => !works).length
  await expect(desktop.getByText('Coming soon', { exact: true })).toHaveCount(unbuilt)
  await expect(desktop.getByText(/on its way|being built/i)).toHaveCount(0)
})

test('without scripts the landing page is read and used: prices, questions, links', async ({
  device,
  noise,
}) => {
  // The sign-up is a page of the program.
  noise.expect(/^failed: GET .*\/assets\/.*\.js csp$/)
  const page = await device({ ...phone, javaScriptEnabled: false })
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(sections)
  const pricing = page.getByRole('region', { name: 'Pricing' })
  await expect(pricing.getByText('$10', { exact: true })).toBeVisible()
  await expect(pricing.getByText('$8', { exact: true })).toBeHidden()
  await pricing.getByRole('radio', { name: /^Annual/ }).check()
  await expect(pricing.getByText('$8', { exact: true })).toBeVisible()
  await expect(pricing.getByText('$96 billed annually: a 20% saving.')).toBeVisible()
  await expect(pricing.getByText('$10', { exact: true })).toBeHidden()
  await page.getByText('Does Spokewell show that a fit worked?').click()
  await expect(page.getByText('doesn’t show that the fit was the cause. The product')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to your dashboard' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Book a demo call' }).first()).toBeVisible()
  expect([...hosts]).toEqual([new URL(page.url()).host])
  expect(await page.context().cookies()).toEqual([])
  await page.getByRole('link', { name: 'Start an account' }).first().click()
  await expect(page).toHaveURL('/signup')
  // A browser that is told to run no scripts still reads `noscript` as one that runs them.
  expect(await page.locator('noscript').textContent()).toContain('This page needs JavaScript.')
})

/** Lays out the sections below the screen, too, so that everything is looked at. */
const layOut = (page: Page) =>
  page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>('.defer-paint'))
      section.style.contentVisibility = 'visible'
  })

test('the landing page is accessible, and as wide as any screen', async ({ desktop }) => {
  await desktop.goto('/')
  await layOut(desktop)
  await expectGoodLooks(desktop, '/')
  for (const summary of await desktop.locator('summary').all()) await summary.click()
  await expectNoViolations(desktop)
  await desktop.setViewportSize({ width: 1920, height: 1080 })
  await expectNoSideways(desktop, '/ at 1920 px')
})

test('the landing page is used by keyboard, and printed with its prices', async ({ desktop }) => {
  await desktop.goto('/')
  await desktop.keyboard.press('Tab')
  await expect(desktop.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await desktop.keyboard.press('Enter')
  await expect(desktop).toHaveURL('/#main')
  await desktop.getByRole('radio', { name: /^Monthly/ }).focus()
  await desktop.keyboard.press('ArrowRight')
  await expect(desktop.getByText('$96 billed annually: a 20% saving.')).toBeVisible()

  await desktop.emulateMedia({ media: 'print' })
  for (const price of ['$10', '$8']) await expect(desktop.getByText(price, { exact: true })).toBeVisible()
  await expect(desktop.getByText('Riders never pay. They open your invitation')).toBeVisible()
  await expect(desktop.getByRole('banner')).toBeHidden()
})

test('the signed-in go to their dashboard from the landing page, and back', async ({ fitter }) => {
  const { page } = fitter
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Log in' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Start an account' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Go to your dashboard' }).first().click()
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/privacy-policy')
  await page.getByRole('link', { name: 'Spokewell, start page' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('See what changed after the fit.')
})

/** The addresses that the shown page links to within the product, and the parts of itself that do not exist. */
const linksOn = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll('a')].filter(({ origin }) => origin === location.origin)
    const here = links.filter(({ pathname, hash }) => pathname === location.pathname && hash !== '')
    return {
      addresses: links.map(({ pathname, search }) => pathname + search),
      missing: here.map(({ hash }) => hash).filter((hash) => !document.getElementById(hash.slice(1))),
    }
  })

test('no public page has a dead link', async ({ desktop: page }) => {
  const open = [
    '/',
    '/login',
    '/signup',
    '/privacy-policy',
    '/terms-of-service',
    '/accessibility',
    '/mark-rules',
  ]
  const seen = new Set<string>()
  for (const address of open) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const { addresses, missing } = await linksOn(page)
    expect(missing, address).toEqual([])
    for (const linked of addresses) {
      if (seen.has(linked)) continue
      seen.add(linked)
      expect((await page.request.get(linked)).status(), `${address} → ${linked}`).toBe(200)
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(open.slice(1, 5)))
})

test('the landing page is found and shared: picture, structured data, sitemap', async ({
  desktop,
  server,
}) => {
  await desktop.goto('/landing')
  const head = desktop.locator('head')
  await expect(head.locator('link[rel=canonical]')).toHaveAttribute('href', `${server.url}/`)
  await expect(head.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const [picture = ''] = await head
    .locator('meta[property="og:image"]')
    .evaluateAll((found) => found.map((each) => each.getAttribute('content') ?? ''))
  const shared = await desktop.request.get(picture)
  expect(shared.headers()['content-type']).toBe('image/png')
  const data = await head.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.map((text) => JSON.parse(text)['@type'])).toEqual(['SoftwareApplication', 'FAQPage'])
  const sitemap = await (await desktop.request.get('/sitemap.xml')).text()
  for (const [, url = ''] of sitemap.matchAll(/<loc>([^<]*)<\/loc>/g))
    expect((await desktop.request.get(url)).status(), url).toBe(200)
})
