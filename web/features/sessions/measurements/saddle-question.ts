/** The id of the question how the saddle is measured; there is one in the workbench. */
export const SADDLE_QUESTION = 'saddle-how'

/** Moves the focus to the answer of the question how the saddle is measured. */
export function askSaddleHow(field: HTMLElement): void {
  const panel = field.closest('[data-measurements]')
  panel?.querySelector<HTMLElement>('[data-saddle-answer]')?.focus()
}

/** Moves the focus to the first empty number of a panel. */
export function focusFirstEmpty(panel: Element | null): void {
  const fields = [...(panel?.querySelectorAll<HTMLInputElement>('input[data-phase="before"]') ?? [])]
  fields.find(({ value }) => value === '')?.focus()
}
