import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test'

/** More presses of Tab than any page has focusable elements. */
const MOST_STOPS = 200

const has = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/**
 * Presses Tab until the focus is on an element, or the page has replaced it. Finding the element by its role again at
 * each stop would take most of a story's time.
 * @returns how often it pressed, at least once
 */
async function stopsTo(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  element: ElementHandle<Node>,
  most: number,
): Promise<number> {
  const isReached = () => element.evaluate((node) => node === document.activeElement || !node.isConnected)
  let stops = 0
  while (stops < most && !(await isReached())) {
    await page.keyboard.press(key)
    stops += 1
  }
  return Math.max(stops, 1)
}

/** Uses a page with the keyboard only. */
export function keyboardOf(page: Page) {
  const walk = async (key: 'Tab' | 'Shift+Tab', target: Locator) => {
    await expect(target).toBeVisible()
    for (let stops = 0; stops < MOST_STOPS; ) {
      const element = await target.elementHandle()
      stops += element ? await stopsTo(page, key, element, MOST_STOPS - stops) : 1
      if (await has(target)) break
    }
    await expect(target).toBeFocused()
  }
  const to = (target: Locator) => walk('Tab', target)
  return {
    key: (name: string) => page.keyboard.press(name),
    to,
    backTo: (target: Locator) => walk('Shift+Tab', target),
    /** Moves the focus to a button or a link and presses it. */
    async press(target: Locator) {
      await to(target)
      await page.keyboard.press('Enter')
    },
    async type(target: Locator, text: string) {
      await to(target)
      await page.keyboard.type(text)
    },
    async tick(target: Locator) {
      await to(target)
      await page.keyboard.press('Space')
      await expect(target).toBeChecked()
    },
    /** The first key on an empty scale chooses its low end; each further one is a step up. */
    async rate(slider: Locator, value: number) {
      await to(slider)
      for (let step = 0; step < value; step += 1) await page.keyboard.press('ArrowRight')
      await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^${value} of 7`))
    },
  }
}
