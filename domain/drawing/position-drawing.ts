import {
  type DrawnPosition,
  PLACING_KEYS,
  type PlacedLength,
  type PlacingKey,
  type PositionGap,
  positionOn,
} from './position.ts'
import { BOTTOM_BRACKET, bikeViewBox } from './side-view.ts'

/** The measurements that the drawing of a position shows, in reading order. */
export const POSITION_KEYS = ['saddle_height', 'saddle_setback', 'saddle_to_bar_reach', 'bar_drop'] as const
export type PositionKey = (typeof POSITION_KEYS)[number]

/** One of these measurements; null if it was not taken. */
export type ReadPosition = (key: PlacingKey) => PlacedLength | null

interface Point {
  x: number
  y: number
}

/** A dimension's number and the centre of its place on the drawing. */
export interface PositionFigure {
  key: PositionKey
  at: Point
  /** In mm; null if it was not taken, or from another point than after. The two are equal if nothing changed. */
  before: number | null
  after: number | null
}

/** Everything drawn over the bike, in the coordinates of the side view. */
export interface PositionDrawing {
  /** Null where the saddle height was not taken, or is of another point of the saddle than after. */
  before: DrawnPosition | null
  /** Null also if nothing was taken after. */
  after: DrawnPosition | null
  /** Where reach and drop are measured. */
  dimensions: readonly { from: Point; to: Point }[]
  figures: readonly PositionFigure[]
  /** What is missing in the drawing although it was measured. */
  gaps: readonly DrawingGap[]
}

export type DrawingGap = PositionGap | 'before_other_point' | 'before_other_saddle'

/** The saddle and bar of the drawn bike, which place the numbers that have no measured contact point. */
const DRAWN_BIKE = { saddle: { x: 226, y: 180 }, bar: { x: 438, y: 226 } } as const
/** Space for half a number on each side of the drawing. */
const FIGURE_MARGIN = 42
/** The line of the earlier position is this far behind the later one, because both follow the same seat tube. */
export const BEFORE_OFFSET = 11

const isTaken = (read: ReadPosition) => PLACING_KEYS.some((key) => read(key) !== null)

function drawnAt(read: ReadPosition): DrawnPosition | null {
  const height = read('saddle_height')
  return (
    height &&
    positionOn({
      saddle_height: height,
      saddle_setback: read('saddle_setback'),
      saddle_to_bar_reach: read('saddle_to_bar_reach'),
      bar_drop: read('bar_drop'),
      bar_reach_xy: read('bar_reach_xy'),
      bar_stack: read('bar_stack'),
      aero_pad_reach: read('aero_pad_reach'),
      aero_pad_stack: read('aero_pad_stack'),
      crank_length: read('crank_length'),
    })
  )
}

/** Why a value before is not shown beside the one after; null if they can be compared or one is missing. */
function apart(was: PlacedLength | null, is: PlacedLength | null, swapped: boolean): DrawingGap | null {
  if (!was || !is) return null
  if (was.reference !== is.reference) return 'before_other_point'
  return swapped && was.reference === 'nose' ? 'before_other_saddle' : null
}

const inside = ({ x, y }: Point): Point => ({
  x: Math.min(Math.max(x, bikeViewBox.x + FIGURE_MARGIN), bikeViewBox.x + bikeViewBox.width - FIGURE_MARGIN),
  y: Math.max(y, bikeViewBox.y + 22),
})

interface Places {
  dimensions: { saddle_to_bar_reach: { from: Point; to: Point }; bar_drop: { from: Point; to: Point } }
  figures: Record<PositionKey, Point>
}

/** Where the dimensions and numbers belong, around the position that is drawn on top. */
function placesAround(position: DrawnPosition | null): Places {
  const saddle = position?.saddle ?? DRAWN_BIKE.saddle
  const bar = position?.bar ?? DRAWN_BIKE.bar
  const above = Math.min(saddle.y, bar.y) - 30
  const beside = bar.x + 34
  return {
    dimensions: {
      saddle_to_bar_reach: { from: { x: saddle.x, y: above }, to: { x: bar.x, y: above } },
      bar_drop: { from: { x: beside, y: saddle.y }, to: { x: beside, y: bar.y } },
    },
    figures: {
      saddle_height: inside({ x: (saddle.x + BOTTOM_BRACKET.x) / 2 - 72, y: 318 }),
      saddle_setback: inside({ x: saddle.x - 82, y: saddle.y - 4 }),
      saddle_to_bar_reach: inside({ x: (saddle.x + bar.x) / 2, y: above }),
      bar_drop: inside({ x: beside + 54, y: (saddle.y + bar.y) / 2 }),
    },
  }
}

/**
 * The values after. One that was not taken again is unchanged, but not from the nose of a saddle that is there no more.
 */
function latestOf(before: ReadPosition, after: ReadPosition, swapped: boolean): ReadPosition {
  if (!isTaken(after)) return () => null
  return (key) => {
    const was = before(key)
    return after(key) ?? (swapped && was?.reference === 'nose' ? null : was)
  }
}

/**
 * The positions of a fit with their dimensions and numbers. A value that was not taken again after is unchanged.
 * Without any value after, only the position before is drawn. Values that cannot be compared are never put side by side.
 * @param swapped whether there is another saddle after
 */
export function positionDrawing(before: ReadPosition, after: ReadPosition, swapped = false): PositionDrawing {
  const latest = latestOf(before, after, swapped)
  const hidden = apart(before('saddle_height'), latest('saddle_height'), swapped)
  const positions = { before: hidden ? null : drawnAt(before), after: drawnAt(latest) }
  const shown = positions.after ?? positions.before
  const places = placesAround(shown)
  const figures = POSITION_KEYS.map((key) => {
    const [was, is] = [before(key), latest(key)]
    const compared = apart(was, is, swapped) ? null : was
    return { key, at: places.figures[key], before: compared?.value ?? null, after: is?.value ?? null }
  }).filter((figure) => figure.before !== null || figure.after !== null)
  return {
    ...positions,
    dimensions: (['saddle_to_bar_reach', 'bar_drop'] as const)
      .filter((key) => isToScale(shown) && figures.some((figure) => figure.key === key))
      .map((key) => places.dimensions[key]),
    figures,
    gaps: gapsIn(positions, hidden),
  }
}

/** Whether dimensions between saddle and bar show their length: both are placed, or the drawn bike is only a sketch. */
const isToScale = (position: DrawnPosition | null): boolean => position === null || position.bar !== null

/** What is missing in either position, each once. */
function gapsIn(
  { before, after }: Pick<PositionDrawing, 'before' | 'after'>,
  hidden: DrawingGap | null,
): DrawingGap[] {
  const gaps = [...(before?.gaps ?? []), ...(after?.gaps ?? []), ...(hidden ? [hidden] : [])]
  return [...new Set(gaps)]
}

/** A point of the side view as fractions of the bike's picture, 0 to 1 from its upper left corner. */
export const shareOfBike = ({ x, y }: Point): Point => ({
  x: (x - bikeViewBox.x) / bikeViewBox.width,
  y: (y - bikeViewBox.y) / bikeViewBox.height,
})
