import { PLACES } from '../places.ts'
import type { AnswerCondition, ChoiceField } from '../questionnaires/questionnaire.ts'
import type { Zone } from '../zones.ts'
import { ZONES } from '../zones.ts'

/** The places within a zone, as riders are asked for them. The question about a private place can be skipped. */
const LOCATIONS: Record<Zone, readonly string[]> = {
  ...PLACES,
  saddle: [...PLACES.saddle, 'prefer_not_to_say'],
}

/** The zones that a rider has on the left and on the right. A hip, which belongs to the lower back, has a side too. */
export const PAIRED = ['feet', 'knees', 'shoulders', 'hands'] as const satisfies readonly Zone[]

/** What a discomfort can be; several may apply. */
export const KINDS = ['pain', 'numbness', 'tingling'] as const

type When = readonly AnswerCondition[]

/** The question about the place within one zone. */
export const locationIn = (zone: Zone, options: readonly string[], when: When): ChoiceField => ({
  key: `location_${zone}`,
  kind: 'choice',
  options,
  words: 'zoneDetails',
  when: [...when, { field: 'zone', is: zone }],
})

export const sideOf = (zones: readonly Zone[], when: When): ChoiceField => ({
  key: 'side',
  kind: 'choice',
  options: ['left', 'right', 'both'],
  words: 'zoneDetails',
  when: [...when, { field: 'zone', oneOf: zones }],
})

const kinds = (when: When): ChoiceField => ({
  key: 'kinds',
  kind: 'choices',
  options: KINDS,
  words: 'zoneDetails',
  when,
})

/**
 * What is asked about a discomfort besides its severity: the place within the zone, the side and the kind.
 * @param when what must also hold for the questions to be asked
 */
export const zoneDetails = (...when: When): readonly ChoiceField[] => [
  ...ZONES.map((zone) => locationIn(zone, LOCATIONS[zone], when)),
  sideOf([...PAIRED, 'lower_back'], when),
  kinds(when),
]
