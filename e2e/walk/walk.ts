import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { pathNaming } from '#locales/page-language.ts'
import { poorContrastOf, violationsOf } from '../harness/axe.ts'
import { expectShown, lostAtSide } from '../harness/looks.ts'
import { screenPage } from './screen-page.ts'
import { walkedScreens } from './screens.ts'
import { FOLDER, fileName, looks as kept, type Result } from './walked.ts'

const LANGUAGES = ['en', 'en-XA']

interface Look {
  name: string
  width: number
  height: number
  media: { colorScheme: 'light' | 'dark'; media?: 'screen' | 'print' }
  /** Finds violations that can be seen in this look. */
  violations: (page: Page) => Promise<string[]>
}

const screenLooks = [360, 768, 1024, 1280].flatMap((width): Look[] => [
  {
    name: `${width} px light`,
    width,
    height: 900,
    media: { colorScheme: 'light', media: 'screen' },
    violations: violationsOf,
  },
  // Dark changes colours only.
  {
    name: `${width} px dark`,
    width,
    height: 900,
    media: { colorScheme: 'dark', media: 'screen' },
    violations: poorContrastOf,
  },
])

const LOOKS: readonly Look[] = [
  ...screenLooks,
  // A window of 1280 × 900 at 200 % has the layout of half its width and height.
  {
    name: '200 % zoom',
    width: 640,
    height: 450,
    media: { colorScheme: 'light', media: 'screen' },
    violations: violationsOf,
  },
  // A4 with margins of 10 mm. Printing from a dark screen has to be readable on white paper.
  {
    name: 'print',
    width: 718,
    height: 1047,
    media: { colorScheme: 'dark', media: 'print' },
    violations: poorContrastOf,
  },
]

/** Everything that is wrong in one look. A page that has just changed its size gets a moment to lay itself out. */
async function faultsOf(page: Page, look: Look): Promise<string[]> {
  await page.setViewportSize({ width: look.width, height: look.height })
  await page.emulateMedia({ ...look.media, reducedMotion: 'reduce' })
  return [...(await lostAtSide(page)), ...(await look.violations(page))]
}

for (const { name, who, at } of walkedScreens)
  for (const language of LANGUAGES)
    test(`${name} (${language})`, async ({ browser }) => {
      test.skip(kept.has(name, language), 'looked at before')
      const { demo, noise, page } = await screenPage(browser, { who })
      await page.goto(pathNaming(at(demo), language))
      await expectShown(page)
      const pictures = join(FOLDER, 'pictures', fileName(name))
      mkdirSync(pictures, { recursive: true })
      const looks: Result['looks'] = []
      for (const look of LOOKS) {
        const faults = await faultsOf(page, look)
        const path = join(pictures, `${fileName(`${language} ${look.name}`)}.png`)
        await page.screenshot({ path, fullPage: true })
        looks.push({ look: look.name, faults: [...faults, ...noise.heard().splice(0)] })
      }
      await page.context().close()
      kept.keep({ screen: name, language, looks })
      expect(looks.flatMap(({ look, faults }) => faults.map((fault) => `${look}: ${fault}`))).toEqual([])
    })
