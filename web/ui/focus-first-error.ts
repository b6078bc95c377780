import type { RefObject } from 'react'

/** The part of the window's height that a field may have to be shown in the middle of it. */
const MIDDLE_UP_TO = 0.6

function show(field: HTMLElement | null | undefined, control: HTMLElement | null | undefined): boolean {
  if (!field || !control) return false
  control.focus({ preventScroll: true })
  const isTall = field.offsetHeight > window.innerHeight * MIDDLE_UP_TO
  field.scrollIntoView({ block: isTall ? 'start' : 'center' })
  return true
}

/**
 * Moves the focus to the first field with a problem inside an element, and scrolls the whole field into view, clear of
 * what covers the window's edges; of a tall field its beginning, where the problem is. Returns whether there was one.
 */
export function focusFirstError(within: ParentNode): boolean {
  const field = within.querySelector('[data-field-error]')?.parentElement
  const control = field?.querySelector<HTMLElement>('input, select, textarea, button')
  return show(field, control)
}

/**
 * Moves the focus to the first text that cannot be stored as it is, such as one that is too long. Returns whether there
 * is one; then nothing may be sent. Its problem is shown since it was typed.
 */
export function focusUnsendable(within: ParentNode | null): boolean {
  const control = within?.querySelector<HTMLElement>('[data-unsendable]')
  return show(control?.parentElement, control)
}

/** Does so as soon as the problems that were just found are on the page, which is not before the next frame. */
export function focusFirstErrorOnceShown(within: RefObject<ParentNode | null>): void {
  requestAnimationFrame(() => within.current && focusFirstError(within.current))
}
