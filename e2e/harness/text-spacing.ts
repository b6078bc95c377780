import type { Page } from '@playwright/test'

/** The spacing of WCAG 1.4.12, which readers may set for themselves. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`

/** Sets the spacing of a reader who needs more room. @returns a function that takes it back */
export async function spaceText(page: Page): Promise<() => Promise<void>> {
  // The policy of the pages allows no style elements, but style sheets that a script makes.
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, SPACING)
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)
    })
}

/**
 * Elements with a text that their box hides at the bottom. What only screen readers read, in a box of one pixel, is left
 * out, and what scrolls.
 */
export const hiddenBelow = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => {
        const { overflowY, visibility } = getComputedStyle(element)
        const hides = overflowY === 'hidden' || overflowY === 'clip'
        const { clientHeight, clientWidth, scrollHeight, textContent } = element
        const isShown = visibility === 'visible' && clientWidth > 1 && textContent.trim() !== ''
        return hides && isShown && scrollHeight > clientHeight + 1
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 160)),
  )
