import type { Quantity, UnitSystem } from './quantities.ts'

/** Exact by definition: inch (25.4 mm) in cm, pound in kg, mile in km (international yard and pound, 1959). */
const METRIC_OF_ONE: Partial<Record<Quantity, number>> = {
  length: 2.54,
  mass: 0.45359237,
  distance: 1.609344,
}
const INCHES_IN_A_FOOT = 12

const factorOf = (quantity: Quantity, system: UnitSystem): number | undefined =>
  system === 'imperial' ? METRIC_OF_ONE[quantity] : undefined

const partsOf = (quantity: Quantity, whole: number): number[] =>
  quantity === 'length' ? [Math.floor(whole / INCHES_IN_A_FOOT), whole % INCHES_IN_A_FOOT] : [whole]

/**
 * A stored value in the units of `unitsOf`, in their order; imperial ones as whole numbers (5 ft 11 in, 165 lb).
 * @example shown('length', 'imperial', 180.3) // [5, 11]
 */
export function shown(quantity: Quantity, system: UnitSystem, stored: number): number[] {
  const factor = factorOf(quantity, system)
  return factor === undefined ? [stored] : partsOf(quantity, Math.round(stored / factor))
}

/**
 * A value entered in the units of `unitsOf`, as it is stored: to one decimal of cm, kg or km. A whole imperial number
 * is shown unchanged, any other value within half a unit.
 * @example stored('length', 'imperial', [5, 11]) // 180.3
 */
export function stored(quantity: Quantity, system: UnitSystem, entered: readonly number[]): number {
  const [first = 0, second = 0] = entered
  const factor = factorOf(quantity, system)
  if (factor === undefined) return first
  const whole = quantity === 'length' ? first * INCHES_IN_A_FOOT + second : first
  return Math.round(whole * factor * 10) / 10
}

/** Stored bounds in the shown units: the smallest and the largest whole number within them. */
export function shownBounds(quantity: Quantity, system: UnitSystem, bounds: { min: number; max: number }) {
  const factor = factorOf(quantity, system)
  if (factor === undefined) return { min: [bounds.min], max: [bounds.max] }
  return {
    min: partsOf(quantity, Math.ceil(bounds.min / factor)),
    max: partsOf(quantity, Math.floor(bounds.max / factor)),
  }
}
