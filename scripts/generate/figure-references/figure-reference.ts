/** One value of a figure that was found without the product's code. */
export interface FigureReference {
  figure: string
  /** The heading in docs/domain.md under which the formula is. */
  section: string
  /** The file in domain/outcomes, and the title of its test, that hold the value. */
  test: { file: string; title: string }
  /** What the value is of. */
  of: string
  /** The value, by the calculation in `how`. */
  reference: number
  how: string
  /** The product's value; the page is not made if it differs. */
  computed: () => number | null | undefined
  /** How far both may differ, where it is more than the rounding of R's 15 digits: by how the product finds its value. */
  within?: number
}

/** The quantile 0.975 of the standard normal distribution, as R prints it. */
export const Z = 1.959963984540054

type Estimate<Figure> = Extract<Figure, { kind: 'estimate' }>
const isEstimate = <Figure extends { kind: string }>(figure: Figure): figure is Estimate<Figure> =>
  figure.kind === 'estimate'
export const estimateOf = <Figure extends { kind: string }>(figure: Figure): Estimate<Figure> | undefined =>
  isEstimate(figure) ? figure : undefined
