import german from '#locales/de/auth.ts'
import germanFrame from '#locales/de/frame.ts'
import germanIntake from '#locales/de/intake.ts'
import germanInvite from '#locales/de/invite.ts'
import germanLegal from '#locales/de/legal.ts'
import english from '#locales/en/auth.ts'
import englishLegal from '#locales/en/legal.ts'
import japanese from '#locales/ja/auth.ts'
import japaneseFrame from '#locales/ja/frame.ts'
import { intlLocale, languageCodes, languages } from '#locales/languages.ts'
import { pathNaming } from '#locales/page-language.ts'
import { answeredFit } from './harness/answered-fit.ts'
import { hold } from './harness/hold.ts'
import { languageFaults } from './harness/language-faults.ts'
import { expectShown } from './harness/looks.ts'
import { linkIn } from './harness/mailbox.ts'
import { called, invite, type Person, somebody } from './harness/people.ts'
import { addressesOf } from './harness/screen-addresses.ts'
import { expect, test } from './harness/test.ts'

declare global {
  var seenWords: Set<string> | undefined
}

/** Runs in the page, before its own scripts: keeps what its headings and controls have said. */
function keepWords(): void {
  const seen = new Set<string>()
  globalThis.seenWords = seen
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('h1, label, button')) seen.add(textContent.trim())
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

test('the browser’s language is offered once, and loses nothing that was typed', async ({ device }) => {
  const page = await device({ locale: 'de-CH' })
  await page.goto('/login')
  const offer = page.locator('div[lang=de]').filter({ has: page.getByRole('button') })
  await page.getByRole('textbox').first().fill('jonas@example.org')
  await offer.getByRole('button', { name: germanFrame.languageOffer.accept }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german.login.title)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('textbox').first()).toHaveValue('jonas@example.org')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('de')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german.login.title)
  await expect(offer).toHaveCount(0)
})

test('the switch names every language in itself, and a page shows no English before the words of the chosen one', async ({
  device,
}) => {
  const page = await device()
  await page.goto('/login')
  const choice = page.getByLabel('Language')
  await expect(choice.locator('option')).toHaveText(Object.values(languages).map(({ name }) => name))
  await choice.selectOption('日本語')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await page.addInitScript(keepWords)
  const letThrough = await hold(page, '**/assets/*.js')
  await page.goto('/signup', { waitUntil: 'commit' })
  await expect(page).toHaveTitle(new RegExp(`^${japaneseFrame.title.signup} · `))
  letThrough()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(japanese.signUp.title)
  const seen = await page.evaluate(() => [...(globalThis.seenWords ?? [])])
  expect(seen).toContain(japanese.signUp.title)
  expect(seen).not.toContain(english.signUp.title)
})

test('a rider reads the mail, the invitation and the form in the language of the invitation', async ({
  fitter,
  device,
  mailbox,
}) => {
  const ana = somebody('Ana')
  await invite(fitter, { ...ana, channel: 'email', language: 'de' })
  const link = linkIn(await mailbox.newest(ana.email), '/invite')
  expect(link).toContain('/invite?lng=de#')
  const page = await device()
  await page.goto(link)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.getByRole('button', { name: germanInvite.welcome.start }).click()
  await expect(page.getByRole('heading', { name: germanIntake.steps.rider.title })).toBeVisible()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('a translated legal text says that no lawyer has reviewed it, and leads to the English one', async ({
  device,
}) => {
  const page = await device()
  for (const [address, own] of [
    ['/terms-of-service', englishLegal.terms],
    ['/privacy-policy', englishLegal.policy],
  ] as const) {
    await page.goto(`${address}?lng=de`)
    const note = page.locator('p').filter({ hasText: germanLegal.translationNote })
    await note.getByRole('link', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.title)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByText(englishLegal.translationNote)).toHaveCount(0)
  }
})

const WIDTHS = [360, 768, 1280]
const viewers = ['everyone', 'rider', 'fitter'] as const

for (const who of viewers) {
  const browserOf = (people: Record<'rider' | 'fitter', Person>) =>
    who === 'everyone' ? {} : people[who].browser

  // Each screen in one language and width, so that every language is seen at every width: `npm run check:screens` looks
  // at all of them.
  test(`the screens for ${who} have room for the words of a sample of languages`, async ({
    server,
    practice,
    device,
    noise,
  }) => {
    test.setTimeout(240_000)
    noise.expect(/^404: GET \/an\/address\/nobody\/has$/)
    const shown = await answeredFit(server.url, practice.fitter)
    const page = await device(browserOf({ ...shown, fitter: practice.fitter }))
    const before = viewers
      .slice(0, viewers.indexOf(who))
      .reduce((sum, other) => sum + addressesOf(other, shown).length, 0)
    for (const [index, address] of addressesOf(who, shown).entries()) {
      const at = before + index
      const language = languageCodes[at % languageCodes.length] ?? 'en'
      const width = WIDTHS[Math.floor(at / languageCodes.length) % WIDTHS.length] ?? 360
      await test.step(`${address} in ${language} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(pathNaming(address, language))
        await expect(page.locator('html')).toHaveAttribute('lang', intlLocale(language))
        await expectShown(page)
        await expect(page.locator('[data-skeleton], [data-spinner]')).toHaveCount(0)
        expect
          .soft(await languageFaults(page, language), `${address} in ${language} at ${width} px`)
          .toEqual([])
      })
    }
    await shown.rider.calls.dispose()
  })
}

test('an answer in another language says which, and a switch on a signed-in page is kept in the account', async ({
  server,
  fitter,
  device,
}) => {
  const { rider, sessionId } = await answeredFit(server.url, fitter)
  const desk = await device(fitter.browser)
  await desk.goto(`/intake-detail/${sessionId}?lng=ja`)
  await expect(desk.locator('html')).toHaveAttribute('lang', 'ja')
  const note = desk.locator('dl').filter({ hasText: '英語' })
  await expect(note).toContainText('言語')
  await rider.calls.dispose()
  const { page } = fitter
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/dashboard')
  const stored = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/account') && answer.request().method() === 'PATCH',
  )
  await page.getByLabel('Language').selectOption('Deutsch')
  await stored
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect((await called(fitter, 'get', '/api/auth/user')).language).toBe('de')
})
