import type { StoredFigure } from '../questionnaires/figures.ts'
import type { Zone, ZoneScore } from '../zones.ts'
import { isZoneScore, SEVERE_FROM, ZONES } from '../zones.ts'

/** The scores of a form by zone. A zone that was not asked about is missing; a zone without discomfort is 0. */
export type ZoneScores = Readonly<Partial<Record<Zone, ZoneScore>>>

/** The score from which a zone is a complaint (about 3 on the 0–10 scale of trials). */
export const COMPLAINT_FROM = 2
/** The number of steps from which a change is beyond the measurement error (about 1.2 steps), in both directions. */
const CERTAIN_STEPS = 2
const MUCH_STEPS = 3

/** How a zone changed, from the best to the worst. The names of the list mirror each other. */
export const ZONE_LABELS = [
  'much_better',
  'better',
  'possibly_better',
  'unchanged',
  'possibly_worse',
  'worse',
  'much_worse',
] as const
export type ZoneLabel = (typeof ZONE_LABELS)[number]

/** What became of a complaint. `persistent`: it was one and is one. `none`: neither of the others. */
export const ZONE_STATES = ['resolved', 'persistent', 'new', 'none'] as const
export type ZoneState = (typeof ZONE_STATES)[number]

/** The shares of the figures that a zone is counted in, from the best. A possible change is counted as unchanged. */
export const ZONE_SHARES = ['better', 'unchanged', 'worse'] as const
export type ZoneShare = (typeof ZONE_SHARES)[number]

/** How the discomfort in a zone differs from before: the one source of every label, alert, count and colour. */
export type ZoneOutcome = {
  label: ZoneLabel
  state: ZoneState
  share: ZoneShare
  /** Whether the zone is severe (6 or 7) and neither better nor worse. */
  stillSevere: boolean
}

/** The outcome for one zone of one rider. */
export type ZoneChange = ZoneOutcome & {
  zone: Zone
  before: ZoneScore
  after: ZoneScore
}

export const isComplaint = (score: ZoneScore): boolean => score >= COMPLAINT_FROM

/** @param less how many steps lower the score is than before */
function labelOf(less: number): ZoneLabel {
  const size = Math.abs(less)
  if (size === 0) return 'unchanged'
  if (size < CERTAIN_STEPS) return less > 0 ? 'possibly_better' : 'possibly_worse'
  if (size < MUCH_STEPS) return less > 0 ? 'better' : 'worse'
  return less > 0 ? 'much_better' : 'much_worse'
}

function shareOf(less: number): ZoneShare {
  if (Math.abs(less) < CERTAIN_STEPS) return 'unchanged'
  return less > 0 ? 'better' : 'worse'
}

function stateOf(before: ZoneScore, after: ZoneScore, share: ZoneShare): ZoneState {
  if (isComplaint(before) && isComplaint(after)) return 'persistent'
  if (share === 'better' && isComplaint(before)) return 'resolved'
  return share === 'worse' && isComplaint(after) ? 'new' : 'none'
}

/**
 * The outcome for a zone; docs/domain.md names the source of the thresholds. The rule is its own mirror: when before
 * and after are swapped, the label, the share, and resolved and new are swapped too.
 */
export function outcomeOf(before: ZoneScore, after: ZoneScore): ZoneOutcome {
  const less = before - after
  const share = shareOf(less)
  return {
    label: labelOf(less),
    state: stateOf(before, after, share),
    share,
    stillSevere: after >= SEVERE_FROM && share === 'unchanged',
  }
}

/** Before and after of each zone that was asked about both times, ordered from feet to head. */
export function zoneChanges(before: ZoneScores, after: ZoneScores): ZoneChange[] {
  return ZONES.flatMap((zone) => {
    const [was, is] = [before[zone], after[zone]]
    if (was === undefined || is === undefined) return []
    return [{ zone, before: was, after: is, ...outcomeOf(was, is) }]
  })
}

/** The zone scores among a form's figures; empty if the form did not ask (the rider had not ridden). */
export function zoneScoresOf(figures: readonly StoredFigure[]): ZoneScores {
  return Object.fromEntries(
    figures.flatMap(({ name, option, value }): [Zone, ZoneScore][] => {
      const zone = name === 'zoneScore' ? ZONES.find((one) => one === option) : undefined
      return zone !== undefined && isZoneScore(value) ? [[zone, value]] : []
    }),
  )
}
