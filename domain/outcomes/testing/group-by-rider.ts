import type { RiderGroups } from '../rider-groups.ts'

/** Groups a list of values by rider, with one group for each rider. */
export function groupByRider<Value>(
  values: Iterable<readonly [riderId: string, value: Value]>,
): RiderGroups<Value> {
  const byRider = new Map<string, Value[]>()
  for (const [riderId, value] of values) {
    const known = byRider.get(riderId)
    if (known === undefined) byRider.set(riderId, [value])
    else known.push(value)
  }
  return [...byRider.values()].map((own) => ({ values: own, riders: 1 }))
}
