import { GOALS, type Goal } from '../goals.ts'
import { WAVES, type Wave } from '../milestones.ts'
import { ZONES, type Zone } from '../zones.ts'
import type { SharePart } from './share-parts.ts'
import { pairsWhere, partOf, SHARE_PARTS } from './share-parts.ts'
import { isComplaint, outcomeOf, type ZoneState } from './zone-change.ts'
import type { ZonePair } from './zone-shares.ts'

/** The two analyses of a zone, which are always shown together. */
export const ANALYSES = ['symptomatic', 'all'] as const
export type Analysis = (typeof ANALYSES)[number]

const STATES = ['resolved', 'persistent', 'new'] as const satisfies readonly ZoneState[]
const RESPONSES = ['due', 'answered', 'silent', 'not_reached'] as const
export type ResponseName = (typeof RESPONSES)[number]

/** Figures that are not about zones or follow-ups. */
const PLAIN = [
  'fits',
  'scored',
  'goals_rated',
  'goals_agreed',
  'goals_stated',
  'alignment',
  'satisfaction',
  'improvement',
  'recommend',
  'promoters',
  'passives',
  'detractors',
  'two_baselines',
  'predicted',
] as const
export type PlainSelection = (typeof PLAIN)[number]

/**
 * The fits behind one figure, so that a page can list exactly them. As text: `fits`, `primary.silent`,
 * `knees.symptomatic`, `knees.all.worse`, `knees.resolved`, `complaints.better`, `any.worse`, `goal.increase_power`.
 */
export type Selection =
  | { of: 'plain'; name: PlainSelection }
  | { of: 'follow_ups'; wave: Wave; response: ResponseName }
  /** Fits whose rider rated this goal. */
  | { of: 'goal'; goal: Goal }
  /** Fits with such scores in any of the zones. */
  | { of: 'zones'; zones: readonly Zone[]; pairs: readonly ZonePair[] }

const inAnalysis =
  (analysis: Analysis) =>
  ({ before }: ZonePair): boolean =>
    analysis === 'all' || isComplaint(before)

/** The pairs of scores that `symptomatic`, `all.worse` or `resolved` name; undefined if the words name none. */
function pairsOf(words: readonly string[]): ZonePair[] | undefined {
  const [first, second, ...more] = words
  const state = STATES.find((each) => each === first)
  if (state && second === undefined)
    return pairsWhere(({ before, after }) => outcomeOf(before, after).state === state)
  const analysis = ANALYSES.find((each) => each === first)
  if (!analysis || more.length > 0) return undefined
  if (second === undefined) return pairsWhere(inAnalysis(analysis))
  const part = SHARE_PARTS.find((each) => each === second)
  return part && pairsWhere((pair) => inAnalysis(analysis)(pair) && partOf(pair) === part)
}

function zonesIn(first: string, rest: readonly string[]): Selection | undefined {
  // `complaints.better` is `symptomatic.better` in any zone, and `any.worse` is `all.worse` in any zone.
  const words = first === 'complaints' ? ['symptomatic', ...rest] : first === 'any' ? ['all', ...rest] : rest
  const zones = first === 'complaints' || first === 'any' ? ZONES : ZONES.filter((each) => each === first)
  const pairs = pairsOf(words)
  return zones.length > 0 && pairs ? { of: 'zones', zones, pairs } : undefined
}

/** Reads a selection; undefined if the text names no figure. */
export function readSelection(text: string): Selection | undefined {
  const [first = '', ...rest] = text.split('.')
  const plain = PLAIN.find((each) => each === text)
  if (plain) return { of: 'plain', name: plain }
  const goal = GOALS.find((each) => each === rest[0])
  if (first === 'goal') return goal && rest.length === 1 ? { of: 'goal', goal } : undefined
  const wave = WAVES.find((each) => each === first)
  const response = RESPONSES.find((each) => each === rest[0])
  if (wave && response && rest.length === 1) return { of: 'follow_ups', wave, response }
  return zonesIn(first, rest)
}

/** The text of the fits that were scored in a zone, or of those in one part of an analysis. */
export const zoneSelection = (zone: Zone, analysis: Analysis, part?: SharePart): string =>
  [zone, analysis, part].filter((word) => word !== undefined).join('.')

/** The text of the fits with complaints in any zone, or with complaints in one part. */
export const complaintSelection = (part?: SharePart): string =>
  part === undefined ? 'complaints' : `complaints.${part}`

/** The text of the fits whose follow-up of a wave was due, answered, or not. */
export const responseSelection = (wave: Wave, response: ResponseName): string => `${wave}.${response}`

/** The text of the fits whose rider rated a goal. */
export const goalSelection = (goal: Goal): string => `goal.${goal}`
