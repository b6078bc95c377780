import type { Page } from '@playwright/test'

/**
 * Buttons and links whose name for screen readers does not contain the words that are seen on them (WCAG 2.2, 2.5.3):
 * whoever speaks to the browser says what they see. A translation can pull a verb apart around a name.
 */
export const namesWithoutTheirLabel = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
    return [...document.querySelectorAll<HTMLElement>('button[aria-label], a[aria-label]')]
      .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden="true"]'))
      .filter((element) => !plain(element.ariaLabel ?? '').includes(plain(element.innerText)))
      .map((element) => `“${element.innerText}” is named “${element.ariaLabel}”`)
  })
