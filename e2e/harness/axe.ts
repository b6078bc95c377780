import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Choose = (builder: AxeBuilder) => AxeBuilder

const allRules: Choose = (builder) => builder.withTags(wcag)
const contrast: Choose = (builder) => builder.withRules(['color-contrast'])

/** Expects no violations of WCAG 2.2 AA that axe can detect. */
export const expectNoViolations = (page: Page): Promise<void> => expectNone(page, allRules)

/** The same only for colour contrast, which differs between light and dark. */
export const expectContrast = (page: Page): Promise<void> => expectNone(page, contrast)

/** The violations of WCAG 2.2 AA that axe can detect, as text. */
export const violationsOf = (page: Page): Promise<string[]> => violations(page, allRules)

/** The violations of colour contrast alone. */
export const poorContrastOf = (page: Page): Promise<string[]> => violations(page, contrast)

/**
 * The same in forced colours. axe reads the colour of a text from its fill, which Chromium reports as if nothing was forced.
 */
export async function poorForcedContrastOf(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>('body *'))
      element.style.setProperty('-webkit-text-fill-color', getComputedStyle(element).color)
  })
  const found = await poorContrastOf(page)
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>('body *'))
      element.style.removeProperty('-webkit-text-fill-color')
  })
  return found
}

async function expectNone(page: Page, choose: Choose): Promise<void> {
  expect(await violations(page, choose), page.url()).toEqual([])
}

async function violations(page: Page, choose: Choose): Promise<string[]> {
  // Contrast cannot be measured during a transition between light and dark. A browser that is busy draws no frames, in
  // which a transition would end by itself; and the end of one can begin that of a child which inherits the colour.
  await page.evaluate(() => {
    const running = () => document.getAnimations().filter((each) => each instanceof CSSTransition)
    for (let round = 0; round < 20 && running().length > 0; round += 1)
      for (const each of running()) each.finish()
  })
  const { violations: found } = await choose(await axeOf(page)).analyze()
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary}`),
  )
}

/** Injects axe into the page once. It reports violations only, because listing passed rules doubles the time. */
async function axeOf(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window)
  const builder = new AxeBuilder(isThere ? { page, axeSource: 'void 0' } : { page })
  // No page has frames, so the legacy mode is enough. It does not open a second page to combine the results of frames.
  return builder.options({ resultTypes: ['violations'] }).setLegacyMode()
}
