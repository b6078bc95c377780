import type { Zone } from '../zones.ts'
import { ZONES } from '../zones.ts'
import type { CaseFacts, CaseOutcome, CaseZone } from './past-case.ts'
import { outcomeOfZone } from './past-case.ts'

/** A zone in which both riders had discomfort before their fits. */
export type SharedZone = {
  zone: Zone
  own: number
  other: number
  samePlace: boolean
  sameSide: boolean
}

/** In what two riders are alike before their fits. */
export type Likeness = {
  /** From 0 to 1: how much their zones overlap and how near the severities are. */
  zones: number
  shared: readonly SharedZone[]
  sameDiscipline: boolean
  sameBikeType: boolean
}

/** From this overlap of zones a case is called alike; our own rule. */
export const ALIKE_FROM = 0.25

/** Overlaps in the same tenth are equal, so that the discipline and the rest decide among them. */
const STEPS = 10

const zoneOf = ({ zones }: CaseFacts, zone: Zone): CaseZone | undefined =>
  zones.find((one) => one.zone === zone && one.before > 0)

/**
 * The overlap of two riders' discomfort: the sum of the lower severities over all zones, by the sum of the higher ones
 * (weighted Jaccard, Ružička 1958). It is 1 for equal scores and 0 without a zone in common, and falls with the distance
 * of the severities.
 */
export function zoneOverlap(own: CaseFacts, other: CaseFacts): number {
  let [least, most] = [0, 0]
  for (const zone of ZONES) {
    const [mine, theirs] = [zoneOf(own, zone)?.before ?? 0, zoneOf(other, zone)?.before ?? 0]
    least += Math.min(mine, theirs)
    most += Math.max(mine, theirs)
  }
  return most === 0 ? 0 : least / most
}

const same = (a: string | null, b: string | null): boolean => a !== null && a === b

function sharedZones(own: CaseFacts, other: CaseFacts): SharedZone[] {
  return ZONES.flatMap((zone) => {
    const [mine, theirs] = [zoneOf(own, zone), zoneOf(other, zone)]
    if (!mine || !theirs) return []
    return [
      {
        zone,
        own: mine.before,
        other: theirs.before,
        samePlace: same(mine.place, theirs.place),
        sameSide: same(mine.side, theirs.side),
      },
    ]
  })
}

/** In what two riders are alike. */
export const likenessOf = (own: CaseFacts, other: CaseFacts): Likeness => ({
  zones: zoneOverlap(own, other),
  shared: sharedZones(own, other),
  sameDiscipline: same(own.discipline, other.discipline),
  sameBikeType: own.bikeTypes.some((type) => other.bikeTypes.includes(type)),
})

/** What decides which of two cases is more alike, the most important first. */
const orderOf = ({ zones, shared, sameDiscipline, sameBikeType }: Likeness): number[] => [
  Math.round(zones * STEPS),
  Number(sameDiscipline),
  Number(sameBikeType),
  shared.filter(({ samePlace }) => samePlace).length,
  shared.filter(({ sameSide }) => sameSide).length,
  zones,
]

/** A case with its likeness to the rider in question. */
export type AlikeCase = { facts: CaseFacts; likeness: Likeness }

/** A case with what decides its place, computed once. */
type Ranked = { one: AlikeCase; order: readonly number[] }
const ranked = (one: AlikeCase): Ranked => ({ one, order: orderOf(one.likeness) })

/** Orders cases, the most alike first, then the newest; ids make the order total. */
function compareRanked(a: Ranked, b: Ranked): number {
  for (const [index, mine] of a.order.entries()) {
    const by = (b.order[index] ?? 0) - mine
    if (by !== 0) return by
  }
  const [first, second] = [a.one.facts, b.one.facts]
  if (first.day !== second.day) return first.day < second.day ? 1 : -1
  return first.sessionId < second.sessionId ? -1 : 1
}

/**
 * What came of the discomfort that two riders share: worse if any of these zones got worse, otherwise better if any got
 * better.
 */
export function outcomeOfShared({ facts, likeness }: AlikeCase): CaseOutcome {
  const zones = new Set(likeness.shared.map(({ zone }) => zone))
  const came = facts.zones.filter(({ zone }) => zones.has(zone)).map(outcomeOfZone)
  return (['worse', 'better', 'unchanged'] as const).find((one) => came.includes(one)) ?? 'unanswered'
}

/** The cases alike to one: the nearest that got better, the nearest that did not, and how many there are of each. */
export type AlikeCases = {
  better: readonly AlikeCase[]
  /** The counter-examples: unchanged or worse. */
  notBetter: readonly AlikeCase[]
  counts: Readonly<Record<CaseOutcome, number>>
}

/**
 * The completed fits of other riders that are alike to a case, counter-examples beside examples.
 * @param most how many of each are returned
 */
export function alikeCases(own: CaseFacts, others: readonly CaseFacts[], most: number): AlikeCases {
  const alike = others
    .filter(({ fitted, riderId }) => fitted && riderId !== own.riderId)
    .filter((facts) => zoneOverlap(own, facts) >= ALIKE_FROM)
    .map((facts) => ranked({ facts, likeness: likenessOf(own, facts) }))
    .sort(compareRanked)
    .map(({ one }) => ({ one, came: outcomeOfShared(one) }))
  const those = (...outcomes: CaseOutcome[]) => alike.filter(({ came }) => outcomes.includes(came))
  const nearest = (of: typeof alike) => of.slice(0, most).map(({ one }) => one)
  return {
    better: nearest(those('better')),
    notBetter: nearest(those('unchanged', 'worse')),
    counts: {
      better: those('better').length,
      unchanged: those('unchanged').length,
      worse: those('worse').length,
      unanswered: those('unanswered').length,
    },
  }
}
