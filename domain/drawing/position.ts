import type { ReferencePoint } from '../measurements/measurement.ts'
import { BOTTOM_BRACKET, LOWER_PEDAL, WHEEL_RADIUS } from './side-view.ts'

interface Point {
  x: number
  y: number
}

/** A length in mm and the point it was measured from or to. */
export interface PlacedLength {
  value: number
  reference: ReferencePoint | null
}

/** The measurements that place the points of a position; those from the bottom bracket also without the saddle. */
export const PLACING_KEYS = [
  'saddle_height',
  'saddle_setback',
  'saddle_to_bar_reach',
  'bar_drop',
  'bar_reach_xy',
  'bar_stack',
  'aero_pad_reach',
  'aero_pad_stack',
  'crank_length',
] as const
export type PlacingKey = (typeof PLACING_KEYS)[number]

/** The measurements by key; null where one was not taken. Signs are those of the vocabulary. */
export type PositionLengths = Readonly<Record<PlacingKey, PlacedLength | null>> & {
  saddle_height: PlacedLength
}

/** Why a point is not where it was measured. */
export type PositionGap = 'saddle_estimated' | 'bar_unplaced' | 'pads_unplaced'

/** The points on the side view; each but the saddle is null where its measurements are incomplete or do not fit. */
export interface DrawnPosition {
  saddle: Point
  /** The bar at the clamp. */
  bar: Point | null
  hoods: Point | null
  pads: Point | null
  /** The lower pedal's axle. */
  pedal: Point | null
  /** What was measured but cannot be drawn, because it is from or to another point. */
  gaps: readonly PositionGap[]
}

/** Radius of a 700C wheel with a 28 mm tyre (ISO 5775: bead seat 622 mm): the drawing's scale. */
const WHEEL_MM = 339
/** Seat tube angle of the drawn frame. It places a saddle whose setback was not measured. */
const SEAT_TUBE_DEGREES = 74.8

const UNITS_PER_MM = WHEEL_RADIUS / WHEEL_MM

const isFrom = (length: PlacedLength | null, reference: ReferencePoint | null): length is PlacedLength =>
  length !== null && length.reference === reference

/** The saddle's point from the bottom bracket. Its setback counts only if it is of the same point as its height. */
function saddleFromBracket({ saddle_height: height, saddle_setback: setback }: PositionLengths): Point {
  const back = isFrom(setback, height.reference)
    ? setback.value
    : height.value * Math.cos((SEAT_TUBE_DEGREES * Math.PI) / 180)
  return { x: -back, y: -Math.sqrt(Math.max(0, height.value ** 2 - back ** 2)) }
}

/**
 * The bar clamp: from the saddle if height, setback and reach are of one point of it and the drop leads to the clamp;
 * else from the bottom bracket. The bar is null if neither is complete.
 */
function barFromBracket(lengths: PositionLengths, saddle: Point): Point | null {
  const { reference } = lengths.saddle_height
  const { saddle_to_bar_reach: reach, bar_drop: drop, bar_reach_xy: across, bar_stack: up } = lengths
  if (isFrom(lengths.saddle_setback, reference) && isFrom(reach, reference) && isFrom(drop, 'bar_clamp'))
    return { x: saddle.x + reach.value, y: saddle.y + drop.value }
  if (isFrom(across, 'bar_clamp') && isFrom(up, 'bar_clamp')) return { x: across.value, y: -up.value }
  return null
}

/** A point that was measured from the bottom bracket, across and up to the same part; null if it was not. */
function fromBracket(across: PlacedLength | null, up: PlacedLength | null): Point | null {
  return across && isFrom(up, across.reference) ? { x: across.value, y: -up.value } : null
}

/** The direction of the drawn crank that points down. */
const CRANK = { x: LOWER_PEDAL.x - BOTTOM_BRACKET.x, y: LOWER_PEDAL.y - BOTTOM_BRACKET.y } as const

function pedalFromBracket(crank: PlacedLength | null): Point | null {
  if (!crank) return null
  const share = crank.value / Math.hypot(CRANK.x, CRANK.y)
  return { x: CRANK.x * share, y: CRANK.y * share }
}

const drawn = ({ x, y }: Point): Point => ({
  x: BOTTOM_BRACKET.x + x * UNITS_PER_MM,
  y: BOTTOM_BRACKET.y + y * UNITS_PER_MM,
})

function gapsOf(lengths: PositionLengths, bar: Point | null, pads: Point | null): PositionGap[] {
  const {
    saddle_height: height,
    saddle_setback: setback,
    saddle_to_bar_reach: reach,
    bar_drop: drop,
  } = lengths
  const gaps: PositionGap[] = []
  if (setback && !isFrom(setback, height.reference)) gaps.push('saddle_estimated')
  if (!bar && setback && reach && drop) gaps.push('bar_unplaced')
  if (!pads && lengths.aero_pad_reach && lengths.aero_pad_stack) gaps.push('pads_unplaced')
  return gaps
}

/**
 * A measured position in the coordinates of the side view, to scale, so that before and after can be compared. It joins
 * only measurements of one point of the saddle, and only coordinates of one point of the bar or the pads.
 */
export function positionOn(lengths: PositionLengths): DrawnPosition {
  const saddle = saddleFromBracket(lengths)
  const bar = barFromBracket(lengths, saddle)
  const held = fromBracket(lengths.bar_reach_xy, lengths.bar_stack)
  const hoods = isFrom(lengths.bar_reach_xy, 'hoods') ? held : null
  const pads = fromBracket(lengths.aero_pad_reach, lengths.aero_pad_stack)
  const pedal = pedalFromBracket(lengths.crank_length)
  return {
    saddle: drawn(saddle),
    bar: bar && drawn(bar),
    hoods: hoods && drawn(hoods),
    pads: pads && drawn(pads),
    pedal: pedal && drawn(pedal),
    gaps: gapsOf(lengths, bar, pads),
  }
}

/** The points at which the rider touches the bike, as far as they are known. */
export const contactsOf = ({ saddle, bar, hoods, pads, pedal }: DrawnPosition): Point[] =>
  [saddle, bar, hoods, pads, pedal].filter((point) => point !== null)
