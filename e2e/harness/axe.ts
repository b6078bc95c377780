import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Nothing on the page breaks WCAG 2.2 AA, as far as a program can tell. */
export const expectNoViolations = (page: Page): Promise<void> =>
  expectNone(page, new AxeBuilder({ page }).withTags(wcag))

/** The same of what differs between light and dark: the contrast of colours. */
export const expectContrast = (page: Page): Promise<void> =>
  expectNone(page, new AxeBuilder({ page }).withRules(['color-contrast']))

async function expectNone(page: Page, builder: AxeBuilder): Promise<void> {
  // A colour on its way from light to dark is neither.
  await page.waitForFunction(() => document.getAnimations().every((each) => !(each instanceof CSSTransition)))
  // No page has frames, so it is judged in place, without a second page for the sum of all frames.
  const { violations } = await builder.setLegacyMode().analyze()
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary}`),
  )
  expect(told, page.url()).toEqual([])
}
