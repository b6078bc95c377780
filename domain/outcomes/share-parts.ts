import type { ZoneScore } from '../zones.ts'
import type { ZoneLabel } from './zone-change.ts'
import { outcomeOf } from './zone-change.ts'
import type { ZonePair, ZoneShares } from './zone-shares.ts'

/**
 * The parts in which changes are counted and drawn, from the best to the worst: better and worse with their strong
 * forms, and unchanged divided into the possible changes and no difference.
 */
export const SHARE_PARTS = ['better', 'possibly_better', 'unchanged', 'possibly_worse', 'worse'] as const
export type SharePart = (typeof SHARE_PARTS)[number]

const PART_OF: Readonly<Record<ZoneLabel, SharePart>> = {
  much_better: 'better',
  better: 'better',
  possibly_better: 'possibly_better',
  unchanged: 'unchanged',
  possibly_worse: 'possibly_worse',
  worse: 'worse',
  much_worse: 'worse',
}

/** The part that a zone's scores before and after are counted in. */
export const partOf = ({ before, after }: ZonePair): SharePart => PART_OF[outcomeOf(before, after).label]

/** How many fits are in each part. */
export const partsOf = ({ labels }: Pick<ZoneShares, 'labels'>): Record<SharePart, number> => ({
  better: labels.better + labels.much_better,
  possibly_better: labels.possibly_better,
  unchanged: labels.unchanged,
  possibly_worse: labels.possibly_worse,
  worse: labels.worse + labels.much_worse,
})

const SCORES: readonly ZoneScore[] = [0, 1, 2, 3, 4, 5, 6, 7]

/** All pairs of scores for which a condition holds, so that a query can ask for them without knowing the rule. */
export const pairsWhere = (holds: (pair: ZonePair) => boolean): ZonePair[] =>
  SCORES.flatMap((before) => SCORES.map((after) => ({ before, after }))).filter(holds)
