import fc from 'fast-check'
import type { ZoneScore } from '../../zones.ts'
import { isZoneScore } from '../../zones.ts'
import type { RiderGroups } from '../rider-groups.ts'
import type { ZonePair } from '../zone-shares.ts'

/** Any score of a zone. */
export const zoneScore: fc.Arbitrary<ZoneScore> = fc.integer({ min: 0, max: 7 }).filter(isZoneScore)

/** A zone's scores before and after a fit. */
export const zonePair: fc.Arbitrary<ZonePair> = fc.record({ before: zoneScore, after: zoneScore })

/** Riders with one to three fits each, in groups of riders whose fits have the same values. */
export const ridersWith = <Value>(
  value: fc.Arbitrary<Value>,
  { least = 0, most = 12 }: { least?: number; most?: number } = {},
): fc.Arbitrary<RiderGroups<Value>> =>
  fc.array(
    fc.record({
      values: fc.array(value, { minLength: 1, maxLength: 3 }),
      riders: fc.integer({ min: 1, max: 4 }),
    }),
    { minLength: least, maxLength: most },
  )

/** The same riders with a group for each of them. */
export const eachAlone = <Value>(groups: RiderGroups<Value>): RiderGroups<Value> =>
  groups.flatMap(({ values, riders }) => Array.from({ length: riders }, () => ({ values, riders: 1 })))

/** Riders with one fit each. */
export const onceEach = <Value>(values: readonly Value[]): RiderGroups<Value> =>
  values.map((value) => ({ values: [value], riders: 1 }))
