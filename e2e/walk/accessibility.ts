import { expect, type Page, test } from '@playwright/test'
import { type Language, pseudoLanguage } from '#locales/languages.ts'
import { offeredLanguages } from '#locales/offered-languages.ts'
import { poorContrastOf, poorForcedContrastOf, violationsOf } from '../harness/axe.ts'
import { lostAtSide } from '../harness/looks.ts'
import { smallTargets } from '../harness/targets.ts'
import { hiddenBelow, spaceText } from '../harness/text-spacing.ts'
import { openIn, screenPage } from './screen-page.ts'
import { type Screen, walkedScreens } from './screens.ts'
import { accessibilityLooks, type Look, withHeard } from './walked.ts'

/** Latin letters, letters without spaces between words, and wide letters; those of them that are offered. */
const SCRIPTS = (['en', 'th', 'ja'] as const satisfies Language[]).filter((each) =>
  offeredLanguages.includes(each),
)
const LANGUAGES = [...SCRIPTS, pseudoLanguage]

const WIDTHS = [360, 768, 1280]
/** Where axe looks, a bar that stays at the bottom of the window lies over nothing that it measures. */
const TALL = 5000
/** WCAG 2.2, 2.5.8. */
const SMALLEST_TARGET = 24

const light = { colorScheme: 'light', forcedColors: 'none' } as const
/** What may differ between colours is only the contrast. */
const COLOURS = [
  { name: 'light', media: light, violations: violationsOf },
  { name: 'dark', media: { colorScheme: 'dark', forcedColors: 'none' }, violations: poorContrastOf },
  {
    name: 'forced colours',
    media: { colorScheme: 'light', forcedColors: 'active' },
    violations: poorForcedContrastOf,
  },
] as const

/** What leaves the page or its box. */
async function lostText(page: Page): Promise<string[]> {
  return [
    ...(await lostAtSide(page)),
    ...(await hiddenBelow(page)).map((element) => `text is hidden below: ${element}`),
  ]
}

async function colourLooks(page: Page): Promise<Look[]> {
  const looks: Look[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: TALL })
    for (const { name, media, violations } of COLOURS) {
      await page.emulateMedia(media)
      looks.push({ look: `${width} px ${name}`, faults: await violations(page) })
    }
  }
  await page.emulateMedia(light)
  return looks
}

/** A screen of 1280 × 1024 enlarged to 200 and 400 %, with more room between letters and lines, and its targets. */
async function enlargedLooks(page: Page): Promise<Look[]> {
  const looks: Look[] = []
  for (const [zoom, width, height] of [
    ['200 %', 640, 512],
    ['400 %', 320, 256],
  ] as const) {
    await page.setViewportSize({ width, height })
    looks.push({ look: zoom, faults: await lostText(page) })
  }
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const narrow = await spaceText(page)
    looks.push({ look: `${width} px spaced`, faults: await lostText(page) })
    await narrow()
    const small = await smallTargets(page, SMALLEST_TARGET)
    looks.push({ look: `${width} px targets`, faults: small.map((each) => `small target: ${each}`) })
  }
  return looks
}

const missingLanguages = ({ name }: Screen) =>
  LANGUAGES.filter((language) => !accessibilityLooks.has(name, language))

for (const screen of walkedScreens)
  test(`${screen.name} is accessible`, async ({ browser }) => {
    test.setTimeout(600_000)
    const missing = missingLanguages(screen)
    test.skip(missing.length === 0, 'looked at before')
    const { demo, noise, page } = await screenPage(browser, screen)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const found: string[] = []
    for (const language of missing) {
      await page.setViewportSize({ width: 1280, height: 900 })
      await openIn(page, screen.at(demo), language)
      const looks = [...(await colourLooks(page)), ...(await enlargedLooks(page))]
      const heard = noise.heard().splice(0)
      accessibilityLooks.keep({ screen: screen.name, language, looks: withHeard(looks, heard) })
      found.push(
        ...heard,
        ...looks.flatMap(({ look, faults }) => faults.map((fault) => `${language} ${look}: ${fault}`)),
      )
    }
    await page.context().close()
    expect(found).toEqual([])
  })
