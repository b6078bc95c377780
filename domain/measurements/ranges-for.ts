import type { Discipline } from '../disciplines.ts'
import { storedNumber } from './measured-units.ts'
import type { CaptureMethod, Range, ReferencePoint } from './measurement.ts'
import { subjectOf, TAPE_ERROR_MM } from './measurement.ts'
import type { PublishedRange } from './published-ranges.ts'
import { PUBLISHED_RANGES, ROAD } from './published-ranges.ts'
import type { MeasurementKey } from './vocabulary.ts'
import { measurementOf } from './vocabulary.ts'

/** A published range as it is shown beside a value. */
export type ShownRange = PublishedRange & {
  /** Nothing was published for this discipline. The range is the road's and must be labelled as such. */
  roadReference: boolean
  /** For a rule calculated from the inseam: where it lies if the inseam is as wrong as a tape can be. */
  band?: Range
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

/**
 * Only a value from the same point, or with the same landmarks, and by the same method can be compared. A posture whose
 * method is not said cannot be: the methods differ by 5 to 10° on the same rider.
 */
function holdsFor(range: PublishedRange, { reference, method }: TakenHow): boolean {
  if (range.reference && range.reference !== reference) return false
  if (!method && subjectOf(measurementOf(range.measurement)) === 'posture') return false
  return !range.methods || (!!method && range.methods.includes(method))
}

/** Whether a range may hold once it is said how the value was taken. */
function mayHoldFor(range: PublishedRange, { reference, method }: TakenHow): boolean {
  if (range.reference && reference && range.reference !== reference) return false
  return !range.methods || !method || range.methods.includes(method)
}

/** A rule converted to mm for this rider; unchanged while the inseam is unknown. */
function forInseam(
  range: PublishedRange,
  inseam: number | null | undefined,
): PublishedRange & Pick<ShownRange, 'band'> {
  if (!range.timesInseam || !inseam) return range
  const { timesInseam: ratio, ...plain } = range
  const times = (length: number) => storedNumber('length', ratio * length)
  const band = { min: times(inseam - TAPE_ERROR_MM), max: times(inseam + TAPE_ERROR_MM) }
  return { ...plain, min: times(inseam), max: times(inseam), band }
}

function rangesThat(
  holds: (range: PublishedRange, taken: TakenHow) => boolean,
  measurement: MeasurementKey,
  discipline: Discipline | null,
  taken: TakenHow,
): ShownRange[] {
  const known = PUBLISHED_RANGES.filter((range) => range.measurement === measurement && holds(range, taken))
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

/**
 * The published ranges of a measurement for a discipline: its own first; if there are none, the road's, marked. Only
 * those that were found with the value's reference point and method; none while these are not said.
 * @param discipline null if the rider has named none: then all road ranges are references
 */
export const rangesFor = (
  measurement: MeasurementKey,
  discipline: Discipline | null,
  taken: TakenHow = {},
): ShownRange[] => rangesThat(holdsFor, measurement, discipline, taken)

/** Whether there are published ranges that are not shown only because it is not said how the value was taken. */
export const rangesAwaitHow = (
  measurement: MeasurementKey,
  discipline: Discipline | null,
  taken: TakenHow,
): boolean =>
  rangesFor(measurement, discipline, taken).length === 0 &&
  rangesThat(mayHoldFor, measurement, discipline, taken).length > 0
