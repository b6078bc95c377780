import type { MeasurementKey } from '../measurements/vocabulary.ts'
import type { Place, ZonePlaces } from '../places.ts'
import { ALL_PLACES } from '../places.ts'
import type { Zone } from '../zones.ts'
import type { Direction, DirectionWords, InterventionKind } from './intervention.ts'
import { DIRECTION_WORDS, directionWords, INTERVENTION_KINDS } from './intervention.ts'
import type { EvidenceMark, RuleKey } from './rules.ts'
import { EVIDENCE_MARKS, RULES } from './rules.ts'
import type { WarningKind } from './warning-kinds.ts'
import { WARNING_KINDS } from './warning-kinds.ts'

/** Keys of the texts of interventions, all in the namespace `interventions`. */
const inNamespace = <Key extends string>(key: Key): `interventions:${Key}` => `interventions:${key}`

/** The name of an evidence mark in a text key. */
const markName = {
  B: 'b',
  C: 'c',
  D: 'd',
} as const satisfies Record<EvidenceMark, string>

const wordsKey = (words: DirectionWords, direction: Direction) =>
  inNamespace(`directions.${words}.${direction}`)

export const interventionKindKey = (kind: InterventionKind) => inNamespace(`kinds.${kind}`)
/** The text for what was done to a measurement: "raised", "lowered". */
export const directionKey = (measurement: MeasurementKey, direction: Direction) =>
  wordsKey(directionWords(measurement), direction)
/** The place on the body that a rule is about: "front of the knee". */
export const ruleKey = (rule: RuleKey) => inNamespace(`rules.${rule}`)
/** A place within a zone: "Front of the knee". */
export const placeKey = (place: Place) => inNamespace(`places.${place}`)
export type AimKey = ReturnType<typeof placeKey> | `common:zone.${Zone}`
/** The purpose of a change: the place in each zone if it is known, else the zone. */
export const aimKeys = ({ zones, places }: { zones: readonly Zone[]; places: ZonePlaces }): AimKey[] =>
  zones.map((zone): AimKey => {
    const place = places[zone]
    return place ? placeKey(place) : `common:zone.${zone}`
  })
/** What an evidence mark means. */
export const evidenceKey = (mark: EvidenceMark) => inNamespace(`evidence.${markName[mark]}`)
export const warningKey = (kind: WarningKind) => inNamespace(`warnings.${kind}`)

/** Every text that the vocabulary of interventions needs. */
export const interventionTextKeys = (): string[] => [
  ...INTERVENTION_KINDS.map(interventionKindKey),
  ...DIRECTION_WORDS.flatMap((words) => [wordsKey(words, 'more'), wordsKey(words, 'less')]),
  ...RULES.map(({ key }) => ruleKey(key)),
  ...ALL_PLACES.map(placeKey),
  ...EVIDENCE_MARKS.map(evidenceKey),
  ...WARNING_KINDS.map(warningKey),
  inNamespace('warnings.half_of_cleat'),
]
