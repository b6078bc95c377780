import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { type Language, languageCodes } from '#locales/languages.ts'
import { languageFaults } from '../harness/language-faults.ts'
import { openIn, screenPage } from './screen-page.ts'
import { type Screen, walkedScreens } from './screens.ts'
import { FOLDER, fileName, languageLooks, type Result, withHeard } from './walked.ts'

const WIDTHS = [360, 768, 1280]

/** One screen in one language at every width. Where something is wrong, there is a picture. */
async function looksOf(page: Page, screen: Screen, language: Language): Promise<Result['looks']> {
  const looks: Result['looks'] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const faults = await languageFaults(page, language)
    looks.push({ look: `${width} px`, faults })
    if (faults.length === 0 && process.env.SCREENS_PICTURES === undefined) continue
    const folder = join(FOLDER, 'languages', fileName(screen.name))
    mkdirSync(folder, { recursive: true })
    await page.screenshot({ path: join(folder, `${language}-${width}.png`), fullPage: true })
  }
  return looks
}

for (const screen of walkedScreens)
  test(`${screen.name} in every language`, async ({ browser }) => {
    const missing = languageCodes.filter((language) => !languageLooks.has(screen.name, language))
    test.skip(missing.length === 0, 'looked at before')
    const { demo, noise, page } = await screenPage(browser, screen)
    const found: string[] = []
    for (const language of missing) {
      await openIn(page, screen.at(demo), language)
      const looks = await looksOf(page, screen, language)
      const heard = noise.heard().splice(0)
      languageLooks.keep({ screen: screen.name, language, looks: withHeard(looks, heard) })
      found.push(
        ...heard,
        ...looks.flatMap(({ look, faults }) => faults.map((fault) => `${language} ${look}: ${fault}`)),
      )
    }
    await page.context().close()
    expect(found).toEqual([])
  })
