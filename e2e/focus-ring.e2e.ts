import type { Locator, Page } from '@playwright/test'
import { expectShown } from './harness/looks.ts'
import { expect, test } from './harness/test.ts'

/** The least contrast of a focus ring with what surrounds it (WCAG 2.2, 1.4.11 and 2.4.13). */
const LEAST_CONTRAST = 3

/** The relative luminance of a colour as the browser computes it (WCAG 2.2). */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The colours of the focus ring of the focused element, and of what lies around and below the ring. */
const ringOf = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused) return null
    const { outlineColor, outlineStyle, outlineWidth } = getComputedStyle(focused)
    const backgrounds: string[] = []
    for (let around = focused.parentElement; around; around = around.parentElement)
      backgrounds.push(getComputedStyle(around).backgroundColor)
    const behind = backgrounds.find((colour) => !/, 0\)$/.test(colour)) ?? ''
    return { outlineColor, outlineStyle, outlineWidth, behind, name: focused.textContent ?? '' }
  })

/** Presses Tab through an area and measures the focus ring at each stop. */
async function ringsIn(page: Page, area: Locator) {
  const rings: { name: string; isDrawn: boolean; contrast: number }[] = []
  await page.locator('body').press('Tab')
  for (let inside = true; inside; ) {
    await page.keyboard.press('Tab')
    inside = await area.evaluate((element) => element.contains(document.activeElement))
    const ring = inside ? await ringOf(page) : null
    if (ring)
      rings.push({
        name: ring.name,
        isDrawn: ring.outlineStyle === 'solid' && Number.parseFloat(ring.outlineWidth) >= 2,
        contrast: contrastOf(ring.outlineColor, ring.behind),
      })
  }
  return rings
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [1024, 1280])
    test(`the side navigation’s focus ring is easy to see, ${colorScheme}, ${width} px`, async ({
      practice,
      device,
    }) => {
      const page = await device({
        ...practice.fitter.browser,
        colorScheme,
        viewport: { width, height: 768 },
      })
      await page.goto('/dashboard')
      await expectShown(page)
      const rings = await ringsIn(page, page.locator('[data-side]'))
      // The logo, Find, the pages and the account menu.
      expect(rings.length).toBeGreaterThanOrEqual(9)
      expect(rings.filter(({ isDrawn }) => !isDrawn)).toEqual([])
      expect(rings.filter(({ contrast }) => contrast < LEAST_CONTRAST)).toEqual([])
      const least = Math.min(...rings.map(({ contrast }) => contrast))
      test.info().annotations.push({ type: 'least contrast', description: least.toFixed(1) })
    })
