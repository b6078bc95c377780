/** Moves the focus to the next field of the same column. */
export function focusNext(field: HTMLElement): void {
  const { phase } = field.dataset
  const panel = field.closest('[data-measurements]')
  const column = [...(panel?.querySelectorAll<HTMLElement>(`[data-phase="${phase}"]`) ?? [])]
  column[column.indexOf(field) + 1]?.focus()
}
