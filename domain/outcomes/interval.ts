/** A closed 95 % interval, in the unit of the figure that it belongs to. */
export type Interval = { readonly low: number; readonly high: number }

/** The probability below the upper end of a two-sided 95 % interval. */
export const UPPER_TAIL_FROM = 0.975

/** The interval without what lies outside the scale, because no answer can be there. */
export const withinScale = ({ low, high }: Interval, min: number, max: number): Interval => ({
  low: Math.max(low, min),
  high: Math.min(high, max),
})
