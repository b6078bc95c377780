import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Expects no violations of WCAG 2.2 AA that axe can detect. */
export const expectNoViolations = (page: Page): Promise<void> =>
  expectNone(page, (builder) => builder.withTags(wcag))

/** The same only for colour contrast, which differs between light and dark. */
export const expectContrast = (page: Page): Promise<void> =>
  expectNone(page, (builder) => builder.withRules(['color-contrast']))

async function expectNone(page: Page, choose: (builder: AxeBuilder) => AxeBuilder): Promise<void> {
  // Contrast cannot be measured during a transition between light and dark.
  await page.waitForFunction(() => document.getAnimations().every((each) => !(each instanceof CSSTransition)))
  const { violations } = await choose(await axeOf(page)).analyze()
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary}`),
  )
  expect(told, page.url()).toEqual([])
}

/** Injects axe into the page once. It reports violations only, because listing passed rules doubles the time. */
async function axeOf(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window)
  const builder = new AxeBuilder(isThere ? { page, axeSource: 'void 0' } : { page })
  // No page has frames, so the legacy mode is enough. It does not open a second page to combine the results of frames.
  return builder.options({ resultTypes: ['violations'] }).setLegacyMode()
}
