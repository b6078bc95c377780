/**
 * Moves the focus to the first field with a problem inside an element, and scrolls it into view. Returns whether there
 * was one.
 */
export function focusFirstError(within: ParentNode): boolean {
  const problem = within.querySelector('[data-field-error]')
  const control = problem?.parentElement?.querySelector<HTMLElement>('input, select, textarea, button')
  if (!control) return false
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'center' })
  return true
}
