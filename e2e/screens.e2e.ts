import type { Page } from '@playwright/test'
import { pathNaming } from '#locales/page-language.ts'
import { answeredFit } from './harness/answered-fit.ts'
import { expectNoViolations } from './harness/axe.ts'
import { fitRider } from './harness/fitted.ts'
import { expectNoSideways, widths } from './harness/looks.ts'
import { invite, type Person, start } from './harness/people.ts'
import { addressesOf } from './harness/screen-addresses.ts'
import { enterAsSupport } from './harness/support-staff.ts'
import { expect, test } from './harness/test.ts'

const [narrowest = 0, ...wider] = widths

/**
 * Checks a screen in light or dark, on the smallest phone and at one other width, in the pseudo-language. Its words are
 * longer than those of any language, so what fits here fits everywhere, and a text that is not translated stays short.
 * `npm run check:screens` looks at every screen in light and dark and at every width.
 * @param place of the screen in its list: over ten screens, each width is tried in light and in dark
 */
async function expectGoodScreen(page: Page, address: string, place: number) {
  await page.emulateMedia({ colorScheme: place % 2 === 0 ? 'light' : 'dark' })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(pathNaming(address, 'en-XA'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  // A heading may be a person's name, but the page's own words are always long.
  await expect.soft(page.getByRole('main'), address).toHaveText(/\[.*~\]/)
  await expect(page.getByText(/^\[Ļöåđîñĝ/)).toHaveCount(0)
  await expect(page).toHaveURL((url) => withoutLanguage(url) === address)
  await expectNoViolations(page)
  for (const width of [narrowest, wider[place % wider.length] ?? narrowest]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSideways(page, `${address} at ${width} px`)
  }
}

function withoutLanguage({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams)
  rest.delete('lng')
  return rest.size === 0 ? pathname : `${pathname}?${rest}`
}

const nobodysAddress = /^404: GET \/an\/address\/nobody\/has$/

for (const who of ['everyone', 'rider', 'fitter'] as const) {
  const browserOf = (people: Record<'rider' | 'fitter', Person>) =>
    who === 'everyone' ? {} : people[who].browser

  test(`every screen for ${who} is accessible, and has room for long words`, async ({
    server,
    practice,
    device,
    noise,
  }) => {
    test.setTimeout(300_000)
    noise.expect(nobodysAddress)
    const shown = await answeredFit(server.url, practice.fitter)
    const page = await device(browserOf({ ...shown, fitter: practice.fitter }))
    for (const [place, address] of addressesOf(who, shown).entries())
      await test.step(address, () => expectGoodScreen(page, address, place))
    await shown.rider.calls.dispose()
  })
}

test('every screen for support is accessible, and has room for long words', async ({
  server,
  device,
  mailbox,
  noise,
}) => {
  test.setTimeout(240_000)
  noise.expect(/^403: POST \/api\/auth\/supabase-login|^401: |^console: The hosted sign-in/)
  const page = await device()
  await enterAsSupport(page, server, mailbox)
  const addresses = [
    '/support',
    '/support/rights',
    '/settings',
    '/settings/security',
    '/settings/preferences',
  ]
  for (const [place, address] of addresses.entries())
    await test.step(address, () => expectGoodScreen(page, address, place))

  await page.goto('/settings/privacy')
  await expect(page).toHaveURL('/support')
})

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
    await test.step(address, () => expectGoodScreen(page, address, step))
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
  const short = `/follow-up/${sessionId}?milestone=${milestone}`
  await test.step(short, () => expectGoodScreen(page, short, 0))
  const desk = await device(practice.fitter.browser)
  for (const step of [1, 2, 3, 4, 5]) {
    const address = `/sessions/${sessionId}/follow-up/42?step=${step}`
    await test.step(address, () => expectGoodScreen(desk, address, step))
  }
  await rider.calls.dispose()
})
