import { BOTTOM_BRACKET, WHEEL_RADIUS } from './side-view.ts'

interface Point {
  x: number
  y: number
}

/** The four measurements that place saddle and bar relative to the bottom bracket, in mm as in the vocabulary. */
export interface PositionNumbers {
  saddle_height: number
  saddle_setback: number | null
  saddle_to_bar_reach: number | null
  bar_drop: number | null
}

/** The contact points on the side view; the bar is null where its measurements are incomplete. */
export interface DrawnPosition {
  saddle: Point
  bar: Point | null
}

/** Radius of a 700C wheel with a 28 mm tyre (ISO 5775: bead seat 622 mm): the drawing's scale. */
const WHEEL_MM = 339
/** Seat tube angle of the drawn frame. It places a saddle whose setback was not measured. */
const SEAT_TUBE_DEGREES = 74.8

const UNITS_PER_MM = WHEEL_RADIUS / WHEEL_MM

function saddleFromBracket(height: number, setback: number | null): Point {
  const back = setback ?? height * Math.cos((SEAT_TUBE_DEGREES * Math.PI) / 180)
  return { x: -back, y: -Math.sqrt(Math.max(0, height ** 2 - back ** 2)) }
}

const drawn = ({ x, y }: Point): Point => ({
  x: BOTTOM_BRACKET.x + x * UNITS_PER_MM,
  y: BOTTOM_BRACKET.y + y * UNITS_PER_MM,
})

/**
 * A measured position in the coordinates of the side view, to scale, so that before and after can be compared. Height
 * and setback meet at the saddle's reference point; reach and drop lead from it to the bar.
 */
export function positionOn(numbers: PositionNumbers): DrawnPosition {
  const saddle = saddleFromBracket(numbers.saddle_height, numbers.saddle_setback)
  const { saddle_to_bar_reach: reach, bar_drop: drop } = numbers
  const known = numbers.saddle_setback !== null && reach !== null && drop !== null
  return { saddle: drawn(saddle), bar: known ? drawn({ x: saddle.x + reach, y: saddle.y + drop }) : null }
}
