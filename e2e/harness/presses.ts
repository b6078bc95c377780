import { expect, type Locator, type Page } from '@playwright/test'

/** What a person did with a page: presses with a finger or the mouse, and keys. */
export interface Effort {
  presses: number
  keys: number
}

/** A list of choices that the browser draws itself takes one press to open and one to choose. */
const PRESSES_OF_A_LIST = 2

/**
 * Counts what a person presses and types on a page, from the events of the browser itself. It must be called before
 * the page is opened.
 */
export async function countEffort(page: Page) {
  await page.addInitScript(() => {
    const counted = (name: 'presses' | 'keys') => (event: Event) => {
      if (event.isTrusted) sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name) ?? 0) + 1))
    }
    document.addEventListener('pointerdown', counted('presses'), true)
    document.addEventListener('keydown', counted('keys'), true)
  })
  let lists = 0
  const read = (name: keyof Effort) => page.evaluate((key) => Number(sessionStorage.getItem(key) ?? 0), name)
  return {
    /** Presses a field and types into it. */
    async type(field: Locator, text: string) {
      await field.click()
      await page.keyboard.type(text)
    },
    /** Chooses from a list that the browser draws. */
    async choose(list: Locator, option: string) {
      lists += 1
      await list.selectOption(option)
    },
    async effort(): Promise<Effort> {
      return { presses: (await read('presses')) + lists * PRESSES_OF_A_LIST, keys: await read('keys') }
    },
    /** Forgets what was counted so far. */
    async startAgain() {
      lists = 0
      await page.evaluate(() => sessionStorage.clear())
    },
  }
}

/** Expects that a flow took no more than this. */
export function expectAtMost({ presses, keys }: Effort, most: Effort): void {
  expect(presses, 'presses').toBeLessThanOrEqual(most.presses)
  expect(keys, 'keys').toBeLessThanOrEqual(most.keys)
}
