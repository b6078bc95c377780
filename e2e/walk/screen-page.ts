import { type Browser, expect, type Page } from '@playwright/test'
import { intlLocale, isLanguage } from '#locales/languages.ts'
import { pathNaming } from '#locales/page-language.ts'
import { expectShown } from '../harness/looks.ts'
import { createNoise, type Noise } from '../harness/noise.ts'
import { ownAddress } from '../harness/people.ts'
import type { Screen } from './screens.ts'
import { type Demo, runningDemo } from './walked.ts'

/** A page of the running demo whose browser is signed in as the screen's viewer, with everything that it reports. */
export async function screenPage(
  browser: Browser,
  { who }: Pick<Screen, 'who'>,
): Promise<{ demo: Demo; noise: Noise; page: Page }> {
  const demo = runningDemo()
  const noise = createNoise()
  noise.expect(/^404: GET \/an\/address\/nobody\/has$/)
  const context = await browser.newContext({
    baseURL: demo.origin,
    extraHTTPHeaders: ownAddress(),
    ...(who !== 'everyone' && { storageState: demo.states[who] }),
  })
  await noise.listenTo(context, demo.origin)
  return { demo, noise, page: await context.newPage() }
}

/** A page that has not been anywhere has no storage. */
function forgetLanguage(): void {
  if (location.origin !== 'null') localStorage.removeItem('language')
}

/** Opens an address in a language, or in the pseudo-language, and waits until the page has everything. */
export async function openIn(page: Page, address: string, language: string): Promise<void> {
  // The head of a page does not know the pseudo-language, and would fetch the texts of the one before for nothing.
  if (!isLanguage(language)) await page.evaluate(forgetLanguage)
  await page.goto(pathNaming(address, language))
  if (isLanguage(language)) await expect(page.locator('html')).toHaveAttribute('lang', intlLocale(language))
  await expectShown(page)
  // What a page reads after its heading changes its places, too.
  await expect(page.locator('[data-skeleton], [data-spinner]')).toHaveCount(0)
}
