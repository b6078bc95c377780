import type { StoredFigure } from './figures.ts'
import type { FigureName } from './questionnaire.ts'

/** The number of a figure; null if it was not asked or not answered with a number. */
export const numberIn = (
  figures: readonly StoredFigure[],
  name: FigureName,
  option: string | null = null,
): number | null => figures.find((one) => one.name === name && one.option === option)?.value ?? null

/** Which of the options were chosen, in the order of `options`. */
export function chosenIn<Option extends string>(
  figures: readonly StoredFigure[],
  name: FigureName,
  options: readonly Option[],
): Option[] {
  const chosen = figures.filter((one) => one.name === name && one.value > 0).map(({ option }) => option)
  return options.filter((option) => chosen.includes(option))
}

/** Whether anything but "none" was chosen; null if the question was not answered. */
export function isAnyChosen(figures: readonly StoredFigure[], name: FigureName): boolean | null {
  const chosen = figures.filter((one) => one.name === name)
  return chosen.length === 0 ? null : chosen.some(({ option }) => option !== 'none')
}
