import type { RefObject } from 'react'

/** The part of the window's height that a field may have to be shown in the middle of it. */
const MIDDLE_UP_TO = 0.6

/**
 * Moves the focus to the first field with a problem inside an element, and scrolls the whole field into view, clear of
 * what covers the window's edges; of a tall field its beginning, where the problem is. Returns whether there was one.
 */
export function focusFirstError(within: ParentNode): boolean {
  const field = within.querySelector('[data-field-error]')?.parentElement
  const control = field?.querySelector<HTMLElement>('input, select, textarea, button')
  if (!field || !control) return false
  control.focus({ preventScroll: true })
  const isTall = field.offsetHeight > window.innerHeight * MIDDLE_UP_TO
  field.scrollIntoView({ block: isTall ? 'start' : 'center' })
  return true
}

/** Does so as soon as the problems that were just found are on the page, which is not before the next frame. */
export function focusFirstErrorOnceShown(within: RefObject<ParentNode | null>): void {
  requestAnimationFrame(() => within.current && focusFirstError(within.current))
}
