import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Nothing on the page breaks WCAG 2.2 AA, as far as a program can tell. */
export const expectNoViolations = (page: Page): Promise<void> =>
  expectNone(page, (builder) => builder.withTags(wcag))

/** The same of what differs between light and dark: the contrast of colours. */
export const expectContrast = (page: Page): Promise<void> =>
  expectNone(page, (builder) => builder.withRules(['color-contrast']))

async function expectNone(page: Page, choose: (builder: AxeBuilder) => AxeBuilder): Promise<void> {
  // A colour on its way from light to dark is neither.
  await page.waitForFunction(() => document.getAnimations().every((each) => !(each instanceof CSSTransition)))
  const { violations } = await choose(await judgeOf(page)).analyze()
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary}`),
  )
  expect(told, page.url()).toEqual([])
}

/** The judge of a page, who goes into it once, and tells what is wrong alone: to tell what is right takes as long again. */
async function judgeOf(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window)
  const builder = new AxeBuilder(isThere ? { page, axeSource: 'void 0' } : { page })
  // No page has frames, so it is judged in place, without a second page for the sum of all frames.
  return builder.options({ resultTypes: ['violations'] }).setLegacyMode()
}
