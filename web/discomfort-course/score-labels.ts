/** A point of a chart, in the chart's units. */
export interface PlacedPoint {
  key: string
  score: number
  x: number
  y: number
}

/** Where the number of a point is written: the middle of its baseline. */
export interface ScoreLabel extends PlacedPoint {
  /** The baseline of the number. */
  baseline: number
}

/** The radius of a point, with its outline. */
export const DOT_RADIUS = 7.5
/** The height of a digit above its baseline, half of its width, and the room between two numbers. */
const DIGIT = { height: 10, half: 4, gap: 6 }
const ABOVE = -11
const BELOW = 21

/** Half of the width of a number; hours may have several digits. */
const halfOf = (score: number): number => DIGIT.half * String(score).length

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const boxOf = ({ x, baseline, score }: Pick<ScoreLabel, 'x' | 'baseline' | 'score'>): Box => ({
  left: x - halfOf(score),
  right: x + halfOf(score),
  top: baseline - DIGIT.height,
  bottom: baseline,
})

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const around = ({ left, right, top, bottom }: Box, by: number): Box => ({
  left: left - by,
  right: right + by,
  top: top - by,
  bottom: bottom + by,
})

const dotOf = ({ x, y }: PlacedPoint): Box => around({ left: x, right: x, top: y, bottom: y }, DOT_RADIUS)

/**
 * The numbers of the points, above or else below each. The last and the first come first, then the later ones; a number
 * that would cover a point or another number is left to the table.
 * @param lowest the lowest baseline
 */
export function scoreLabels(points: readonly PlacedPoint[], lowest: number): ScoreLabel[] {
  const [first, ...rest] = points
  const last = rest.pop()
  const inOrder = [last, first, ...rest.toReversed()].flatMap((point) => (point ? [point] : []))
  const labels: ScoreLabel[] = []
  for (const point of inOrder) {
    const places = [ABOVE, BELOW].map((by) => ({ ...point, baseline: point.y + by }))
    const free = places.find((label) => {
      const box = boxOf(label)
      return (
        label.baseline <= lowest &&
        !points.some((other) => other !== point && meet(box, dotOf(other))) &&
        !labels.some((other) => meet(around(box, DIGIT.gap / 2), boxOf(other)))
      )
    })
    if (free) labels.push(free)
  }
  return labels
}
