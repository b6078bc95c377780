/** The next field of the same column takes the keyboard on. */
export function focusNext(field: HTMLElement): void {
  const { phase } = field.dataset
  const panel = field.closest('[data-measurements]')
  const column = [...(panel?.querySelectorAll<HTMLElement>(`[data-phase="${phase}"]`) ?? [])]
  column[column.indexOf(field) + 1]?.focus()
}
