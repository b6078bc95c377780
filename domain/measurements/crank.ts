import { storedNumber } from './measured-units.ts'

/** Cranks are made every 2.5 mm. */
const CRANK_STEP = 2.5

/**
 * The saddle height that a crank of another length needs, so that the distance from the pedal at the bottom to the
 * saddle stays the same: higher by what the crank is shorter. All in mm; the height is from the bottom bracket.
 */
export const saddleHeightWith = (other: number, fitted: { crank: number; saddleHeight: number }): number =>
  storedNumber('length', fitted.saddleHeight + fitted.crank - other)

/** The cranks next to this one, shorter and longer, each with its saddle height. */
export const neighbouringCranks = (fitted: { crank: number; saddleHeight: number }) =>
  [fitted.crank - CRANK_STEP, fitted.crank + CRANK_STEP].map((crank) => ({
    crank,
    saddleHeight: saddleHeightWith(crank, fitted),
  }))
