import type { Discipline } from '../disciplines.ts'
import { storedNumber } from './measured-units.ts'
import type { CaptureMethod, ReferencePoint } from './measurement.ts'
import type { PublishedRange } from './published-ranges.ts'
import { PUBLISHED_RANGES, ROAD } from './published-ranges.ts'
import type { MeasurementKey } from './vocabulary.ts'

/** A published range as it is shown beside a value. */
export type ShownRange = PublishedRange & {
  /** Nothing was published for this discipline. The range is the road's and must be labelled as such. */
  roadReference: boolean
}

/** How a value was measured, as far as it is known, and what a ratio is calculated from. */
export type TakenHow = {
  reference?: ReferencePoint | null
  method?: CaptureMethod | null
  /** In mm. */
  inseam?: number | null
}

/** A range that applies to every discipline does not count as the discipline's own. */
const isOwn = (range: PublishedRange, discipline: Discipline): boolean =>
  range.disciplines.includes(discipline) && !ROAD.every((road) => range.disciplines.includes(road))

function holdsFor(range: PublishedRange, { reference, method }: TakenHow): boolean {
  if (range.reference && reference && range.reference !== reference) return false
  return !(range.methods && method) || range.methods.includes(method)
}

/** A ratio converted to mm for this rider; unchanged while the inseam is unknown. */
function forInseam(range: PublishedRange, inseam: number | null | undefined): PublishedRange {
  if (!range.timesInseam || !inseam) return range
  const { timesInseam: _, ...plain } = range
  const times = (ratio: number | null) => (ratio === null ? null : storedNumber('length', ratio * inseam))
  return { ...plain, min: times(range.min), max: times(range.max) }
}

/**
 * The published ranges of a measurement for a discipline: its own first; if there are none, the road's, marked. For a
 * value with a reference point or method, only the ranges that apply to it.
 * @param discipline null if the rider has named none: then all road ranges are references
 */
export function rangesFor(
  measurement: MeasurementKey,
  discipline: Discipline | null,
  taken: TakenHow = {},
): ShownRange[] {
  const known = PUBLISHED_RANGES.filter(
    (range) => range.measurement === measurement && holdsFor(range, taken),
  )
  const direct = known.filter(({ disciplines }) => discipline !== null && disciplines.includes(discipline))
  const road = known.filter(
    (range) => !direct.includes(range) && ROAD.some((one) => range.disciplines.includes(one)),
  )
  const hasOwn =
    discipline !== null && (ROAD.includes(discipline) || direct.some((range) => isOwn(range, discipline)))
  return [
    ...direct.map((range) => ({ ...forInseam(range, taken.inseam), roadReference: false })),
    ...(hasOwn ? [] : road).map((range) => ({ ...forInseam(range, taken.inseam), roadReference: true })),
  ]
}
