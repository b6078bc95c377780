import type { Zone } from '../zones.ts'
import { ZONES } from '../zones.ts'
import type { Direction, Intervention } from './intervention.ts'
import { moveOf, opposite } from './intervention.ts'
import { isDropLeft, isLeft } from './net-change.ts'
import type { EvidenceMark, Remedy, Rule, RuleKey } from './rules.ts'
import { RULES } from './rules.ts'

/** A place on the body that may be helped or burdened; never a promise (docs/domain.md). */
export type Effect = {
  rule: RuleKey
  /** One of the six zones; null for thigh and the whole body. */
  zone: Zone | null
  location: string | null
  /** The evidence for this change; that for other changes that help the same place may be another. */
  evidence: EvidenceMark
  conflicting: boolean
  sources: readonly string[]
}

type KnownRule = Rule & { key: RuleKey }
const KNOWN: readonly KnownRule[] = RULES

function isRemedy(
  remedy: Remedy,
  intervention: Intervention,
  turn: (direction: Direction) => Direction,
): boolean {
  if (typeof remedy === 'string') return remedy === intervention.kind
  const move = moveOf(intervention)
  const [measurement, direction] = remedy
  return move !== null && move.measurement === measurement && turn(move.direction) === direction
}

const asIs = (direction: Direction) => direction

/** @param turn how the direction of the intervention is read: as it is, or as its opposite */
function effectOf(rule: KnownRule, intervention: Intervention, turn: typeof opposite): Effect {
  const isolated = rule.isolated?.find(({ remedies }) =>
    remedies.some((remedy) => isRemedy(remedy, intervention, turn)),
  )
  const { evidence, sources } = isolated ?? rule
  const conflicting = isolated?.conflicting ?? false
  return { rule: rule.key, zone: rule.zone, location: rule.location, evidence, conflicting, sources }
}

/**
 * What an intervention may help and what it may burden. It burdens what its opposite helps: raising the saddle helps
 * the front of the knee, lowering it helps the back, so raising burdens the back.
 */
export function effectsOf(intervention: Intervention): { helps: Effect[]; burdens: Effect[] } {
  const helping = ({ helps, tries = [] }: KnownRule) =>
    [...helps, ...tries].some((remedy) => isRemedy(remedy, intervention, asIs))
  const burdening = ({ helps }: KnownRule) =>
    helps.some((remedy) => typeof remedy !== 'string' && isRemedy(remedy, intervention, opposite))
  return {
    helps: KNOWN.filter(helping).map((rule) => effectOf(rule, intervention, asIs)),
    burdens: KNOWN.filter(burdening).map((rule) => effectOf(rule, intervention, opposite)),
  }
}

/**
 * The effects that may be told while zones have a red flag: none about these zones, and none at all if every zone has
 * one, which is so if the rider named no zone.
 */
export const toldEffects = (effects: readonly Effect[], silenced: readonly Zone[]): Effect[] =>
  ZONES.every((zone) => silenced.includes(zone))
    ? []
    : effects.filter(({ zone }) => zone === null || !silenced.includes(zone))

/** Rules that a higher bar helps: for these a saddle that was raised counts only as far as the bar did not follow. */
const READS_DROP: readonly RuleKey[] = KNOWN.filter(({ helps }) =>
  helps.some((remedy) => typeof remedy !== 'string' && remedy[0] === 'bar_drop'),
).map(({ key }) => key)

/**
 * What an intervention may help and burden among all of a log. What another change takes back does neither.
 * @param log all interventions of the fit, this one included
 */
export function effectsIn(
  log: readonly Intervention[],
  intervention: Intervention,
): { helps: Effect[]; burdens: Effect[] } {
  const move = moveOf(intervention)
  if (move === null) return effectsOf(intervention)
  if (!isLeft(log, move)) return effectsOf({ ...intervention, measurement: null })
  const isTold = ({ rule }: Effect) =>
    move.measurement !== 'saddle_height' || !READS_DROP.includes(rule) || isDropLeft(log, move)
  const { helps, burdens } = effectsOf(intervention)
  return { helps: helps.filter(isTold), burdens: burdens.filter(isTold) }
}
