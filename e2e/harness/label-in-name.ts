import type { Page } from '@playwright/test'

/**
 * Buttons and links whose name for screen readers does not contain the words that are seen on them (WCAG 2.2, 2.5.3):
 * whoever speaks to the browser says what they see. A translation can pull a verb apart around a name.
 */
export const namesWithoutTheirLabel = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
    const seen = (element: Element): string =>
      [...element.childNodes]
        .map((node) => {
          if (node instanceof Element) return node.checkVisibility() ? seen(node) : ''
          return node instanceof Text ? node.data : ''
        })
        .join('')
    return [...document.querySelectorAll('button[aria-label], a[aria-label]')]
      .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden="true"]'))
      .filter((element) => !plain(element.ariaLabel ?? '').includes(plain(seen(element))))
      .map((element) => `“${seen(element)}” is named “${element.ariaLabel}”`)
  })
