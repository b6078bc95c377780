import type { Page } from '@playwright/test'

/**
 * What can be pressed and is smaller than a square of the given size: links within sentences, whose size the sentence
 * decides, are left out. The label of a box or a choice belongs to its target.
 * @param size in CSS pixels
 */
export const smallTargets = (page: Page, size: number): Promise<string[]> =>
  page.evaluate((smallest) => {
    const kinds =
      'a[href], button, input, select, textarea, summary, [role="button"], [role="slider"], [role="tab"]'
    const boxOf = (element: Element): DOMRect => {
      const label =
        element.closest('label') ?? (element.id && document.querySelector(`label[for="${element.id}"]`))
      const own = element.getBoundingClientRect()
      const around = label ? label.getBoundingClientRect() : own
      return Math.min(around.width, around.height) > Math.min(own.width, own.height) ? around : own
    }
    const isInSentence = (element: Element): boolean =>
      element.matches('a') &&
      getComputedStyle(element).display.startsWith('inline') &&
      (element.parentElement?.textContent ?? '').trim() !== element.textContent.trim()
    return (
      [...document.body.querySelectorAll(kinds)]
        .filter((element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
        .filter(
          (element) => !element.closest('.sr-only, [inert], [aria-hidden="true"]') && !isInSentence(element),
        )
        .map((element) => ({ element, box: boxOf(element) }))
        // A control of one pixel is only for screen readers; it grows when it is focused, or its label is the target.
        .filter(({ box }) => box.width > 1 && (box.width < smallest - 0.5 || box.height < smallest - 0.5))
        .map(
          ({ element, box }) =>
            `${Math.round(box.width)} × ${Math.round(box.height)}: ${element.outerHTML.slice(0, 160)}`,
        )
    )
  }, size)
