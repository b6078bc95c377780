import { expect, type Page } from '@playwright/test'

/** From the smallest phone to a large desktop screen. */
export const widths = [360, 480, 768, 1024, 1280, 1440]

/** Waits until the page has its heading and all requests have finished. */
export async function expectShown(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveCount(1)
  await expect(heading).toHaveText(/\S/)
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0)
}

/** The width of the page if it overflows sideways, and the last elements that do. */
const overflowOf = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    const told = wide.slice(-3).map((element) => element.outerHTML.slice(0, 160))
    return [`${scrollWidth} px on ${clientWidth}`, ...told]
  })

/**
 * Expects that nothing overflows sideways. The error names the elements that do. After a change of width the page gets
 * the time to lay itself out.
 */
export async function expectNoSideways(page: Page, what: string): Promise<void> {
  await expect
    .configure({ soft: true })
    .poll(() => overflowOf(page), what)
    .toEqual([])
}
