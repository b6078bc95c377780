import type { MeasurementDescription, MeasurementGroup, NumberDescription, Range } from './measurement.ts'

/** The limits of one number, as a table gives them: the lowest and the highest. */
type Limits = { bounds: readonly [min: number, max: number]; plausible: readonly [min: number, max: number] }
type Described = Omit<NumberDescription, 'key' | 'group' | 'bounds' | 'plausible' | 'step'> & {
  step?: number
}

/**
 * A family of numbers that are taken alike. What they share is said here, once; each then says its key, its limits
 * and what it has of its own. A step is 1 unless said.
 * @example familyOf({ kind: 'angle', sides: 'leftRight', methods: ['motion_3d'] })('ankle_min', { … })
 */
export const familyOf =
  (shared: Described) =>
  <K extends string>(key: K, { bounds, plausible, ...own }: Limits & Partial<Described>) => ({
    key,
    step: 1,
    ...shared,
    ...own,
    bounds: rangeOf(bounds),
    plausible: rangeOf(plausible),
  })

const rangeOf = ([min, max]: readonly [min: number, max: number]): Range => ({ min, max })

/** The measurements of one group, in the order they are shown. */
export const inGroup = <const D extends Ungrouped<MeasurementDescription>>(
  group: MeasurementGroup,
  descriptions: readonly D[],
) => descriptions.map((one) => ({ ...one, group }))
type Ungrouped<D> = D extends unknown ? Omit<D, 'group'> : never

/** How far two points of the position lie apart. */
export const distance = familyOf({
  kind: 'length',
  sides: 'single',
  methods: ['tape', 'jig', 'motion_3d'],
})

/** A size of a part: its maker says it, a tape confirms it. */
export const partSize = familyOf({ kind: 'length', sides: 'single', methods: ['marking', 'tape'] })
