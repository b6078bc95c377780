import type { Page } from '@playwright/test'
import { PRODUCT_SLUG } from '#domain/product.ts'
import { expectContrast, expectNoViolations } from './harness/axe.ts'
import { fitRider } from './harness/fitted.ts'
import { expectNoSideways, expectShown, widths } from './harness/looks.ts'
import { invite, start } from './harness/people.ts'
import type { Practice } from './harness/practice.ts'
import { expect, phone, test } from './harness/test.ts'

/** Every path of the product, by who may open it. */
const addresses = {
  everyone: () => [
    ...[
      '/',
      '/landing',
      '/login',
      '/signup',
      '/privacy-policy',
      '/terms-of-service',
      '/thank-you',
      '/invite',
    ],
    ...['/stop', '/auth/callback', '/auth/confirm', '/forgot-password', '/reset-password'],
    '/an/address/nobody/has',
  ],
  rider: ({ sessionId, submissionId }: Practice) => [
    ...['/intake', `/${PRODUCT_SLUG}-form`, '/follow-up-form'],
    ...[
      '/client-dashboard',
      '/client-submissions',
      '/client/submissions',
      `/client/submission/${submissionId}`,
    ],
    ...[
      `/client/intake/${sessionId}`,
      `/client/intake/${sessionId}/correct`,
      `/client/follow-up/${sessionId}`,
    ],
    ...[`/client/report/${sessionId}`, '/settings'],
  ],
  fitter: ({ sessionId, riderId }: Practice) => [
    ...['/dashboard', '/clients', '/submissions', `/clients/${riderId}`, `/sessions/${sessionId}`],
    ...['/all-submissions', '/follow-ups', '/dashboard/follow-ups', '/dashboard/invite'],
    ...[`/intake-detail/${sessionId}`, `/follow-up-detail/${sessionId}`, '/outcomes'],
    ...['/settings', '/settings/dashboard-layout', '/settings/fitter-profile'],
  ],
}

/** Checks a screen in light and dark, and at every width. */
async function expectAccessible(page: Page, address: string) {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(address)
  await expectShown(page)
  await expect(page).toHaveURL(address)
  await expectNoViolations(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectContrast(page)
  await page.emulateMedia({ colorScheme: 'light' })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSideways(page, `${address} at ${width} px`)
  }
}

/** Checks a screen on a phone in the pseudo-language with long words. */
async function expectRoomForWords(page: Page, address: string) {
  await page.goto(`${address}${address.includes('?') ? '&' : '?'}lng=en-XA`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveCount(1)
  // A heading may be a person's name, but the page's own words are always long.
  await expect.soft(page.getByRole('main'), address).toHaveText(/\[.*~\]/)
  await expect(page.getByText(/^\[Ļöåđîñĝ/)).toHaveCount(0)
  await expectNoSideways(page, `${address} in long words`)
}

/** The fit is not completed, so it has no report. */
const noReportYet = /^409: GET \/api\/sessions\/[\w-]+\/report$/
const nobodysAddress = /^404: GET \/an\/address\/nobody\/has$/

for (const who of ['everyone', 'rider', 'fitter'] as const) {
  const browserOf = (practice: Practice) => (who === 'everyone' ? {} : practice[who].browser)

  test(`every screen for ${who} is accessible in light and dark, and fits phone and desktop`, async ({
    practice,
    device,
    noise,
  }) => {
    test.setTimeout(180_000)
    noise.expect(noReportYet)
    noise.expect(nobodysAddress)
    const page = await device(browserOf(practice))
    for (const address of addresses[who](practice))
      await test.step(address, () => expectAccessible(page, address))
  })

  test(`every screen for ${who} has room for long words on a phone`, async ({ practice, device, noise }) => {
    test.setTimeout(120_000)
    noise.expect(noReportYet)
    noise.expect(nobodysAddress)
    const page = await device({ ...phone, ...browserOf(practice) })
    for (const address of addresses[who](practice))
      await test.step(address, () => expectRoomForWords(page, address))
  })
}

test('every step of the form is accessible, and has room for long words', async ({
  server,
  practice,
  device,
}) => {
  test.setTimeout(120_000)
  const invitation = await invite(practice.fitter)
  const guest = await start(server.url, invitation)
  const page = await device({ storageState: await guest.storageState() })
  await guest.dispose()
  for (const step of [1, 2, 3, 4, 5, 6]) {
    const address = `/intake?session=${invitation.sessionId}&step=${step}`
    await test.step(address, async () => {
      await expectAccessible(page, address)
      await page.setViewportSize({ width: 360, height: 740 })
      await expectRoomForWords(page, address)
    })
  }
})

test('every screen of a follow-up is accessible, and has room for long words', async ({
  server,
  practice,
  device,
}) => {
  test.setTimeout(120_000)
  const { rider, sessionId, milestone } = await fitRider(server.url, practice.fitter)
  const page = await device(rider.browser)
  for (const step of [1, 2, 3, 4, 5]) {
    const address = `/follow-up/${sessionId}?milestone=${milestone}&step=${step}`
    await test.step(address, async () => {
      await expectAccessible(page, address)
      await page.setViewportSize({ width: 360, height: 740 })
      await expectRoomForWords(page, address)
    })
  }
  await rider.calls.dispose()
})
