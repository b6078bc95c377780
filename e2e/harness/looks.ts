import { expect, type Page } from '@playwright/test'
import { expectContrast, expectNoViolations } from './axe.ts'

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
export const overflowOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    const shown = wide.slice(-3).map((element) => element.outerHTML.slice(0, 160))
    return [`${scrollWidth} px on ${clientWidth}`, ...shown]
  })

/** The same of a page that has just changed its width, once it has had a moment to lay itself out. */
async function settledOverflowOf(page: Page): Promise<string[]> {
  await expect
    .poll(() => overflowOf(page), { timeout: 2_000, intervals: [100, 250] })
    .toEqual([])
    .catch(() => undefined)
  return overflowOf(page)
}

/** What leaves the page at its side or is cut off, as a list of faults. */
export async function lostAtSide(page: Page): Promise<string[]> {
  const sideways = await settledOverflowOf(page)
  return [
    ...(sideways.length > 0 ? [`overflows sideways: ${sideways.join(' ')}`] : []),
    ...(await cutOffText(page)).map((element) => `text is cut off: ${element}`),
  ]
}

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

/** Expects that a page is accessible in light and dark, and overflows at no width. It ends light. */
export async function expectGoodLooks(page: Page, what: string): Promise<void> {
  await expectNoViolations(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectContrast(page)
  await page.emulateMedia({ colorScheme: 'light' })
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSideways(page, `${what} at ${width} px`)
  }
  if (before) await page.setViewportSize(before)
}

/**
 * Elements whose text is cut off at the side: it is wider than its box, which hides it without an ellipsis. What only
 * screen readers read, in a box of one pixel, is left out.
 */
export const cutOffText = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => {
        const { overflowX, textOverflow, visibility } = getComputedStyle(element)
        const hides = (overflowX === 'hidden' || overflowX === 'clip') && textOverflow !== 'ellipsis'
        const { clientWidth, scrollWidth, textContent } = element
        const isShown = visibility === 'visible' && clientWidth > 1 && textContent.trim() !== ''
        return hides && isShown && scrollWidth > clientWidth + 1
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 160)),
  )
