import type {
  Limits,
  MeasurementDescription,
  MeasurementGroup,
  NumberDescription,
  Range,
  ReferencePoint,
} from './measurement.ts'

/** The lowest and the highest value of a number. */
type Ends = { bounds: readonly [min: number, max: number]; plausible: readonly [min: number, max: number] }
type Described = Omit<NumberDescription, 'key' | 'group' | 'bounds' | 'plausible' | 'step'> & {
  step?: number
}

/**
 * A family of numbers that are measured in the same way. Shared properties are stated once; each member adds its key,
 * its limits and its own properties. A step is 1 unless stated.
 * @example familyOf({ kind: 'angle', sides: 'leftRight', methods: ['motion_3d'] })('ankle_min', { … })
 */
export const familyOf =
  (shared: Described) =>
  <K extends string>(key: K, { bounds, plausible, ...own }: Ends & Partial<Described>) => ({
    key,
    step: 1,
    ...shared,
    ...own,
    ...limits({ bounds, plausible }),
  })

const limits = ({ bounds, plausible }: Ends): Limits => ({
  bounds: rangeOf(bounds),
  plausible: rangeOf(plausible),
})

/** The same limits for values with any of these reference points. */
export const limitsFrom = (
  points: readonly ReferencePoint[],
  ends: Ends,
): Partial<Record<ReferencePoint, Limits>> => Object.fromEntries(points.map((point) => [point, limits(ends)]))

const rangeOf = ([min, max]: readonly [min: number, max: number]): Range => ({ min, max })

/** The measurements of one group, in the order they are shown. */
export const inGroup = <const D extends Ungrouped<MeasurementDescription>>(
  group: MeasurementGroup,
  descriptions: readonly D[],
) => descriptions.map((one) => ({ ...one, group }))
type Ungrouped<D> = D extends unknown ? Omit<D, 'group'> : never

/** The distance between two points of the position. */
export const distance = familyOf({
  kind: 'length',
  sides: 'single',
  methods: ['tape', 'jig', 'motion_3d'],
})

/** The make and model of a part, as it is marked. */
export const partModel = <K extends string>(key: K) =>
  ({ key, kind: 'text', sides: 'single', methods: ['marking'] }) as const

/** The size of a part: its maker's marking states it, and a tape confirms it. */
export const partSize = familyOf({ kind: 'length', sides: 'single', methods: ['marking', 'tape'] })
