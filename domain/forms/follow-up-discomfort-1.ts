import { RATING } from '../product.ts'
import type { AnswerCondition, Group, Step } from '../questionnaires/questionnaire.ts'
import type { Zone } from '../zones.ts'
import { SEVERE_FROM, ZONES } from '../zones.ts'
import { redFlags, redFlagZones } from './red-flags.ts'
import { locationIn, PAIRED, sideOf } from './zone-details.ts'

/** Without a ride there is nothing to score. A form that does not ask about rides always asks for scores. */
export const RODE = { field: 'ridesSince', not: 0 } as const satisfies AnswerCondition

/** A score from which a zone counts as a complaint. The form then asks more about the zone. */
export const COMPLAINT = { field: 'severity', atLeast: 2 } as const satisfies AnswerCondition

/** The places that version 1 knew. */
const LOCATIONS: Record<Zone, readonly string[]> = {
  feet: ['forefoot', 'arch', 'heel', 'toes', 'calf_achilles'],
  knees: ['front', 'back', 'inside', 'outside'],
  saddle: ['sit_bones', 'soft_tissue', 'skin', 'prefer_not_to_say'],
  lower_back: ['central', 'one_sided'],
  shoulders: ['neck', 'shoulders', 'upper_back'],
  hands: ['little_and_ring_finger', 'thumb_to_middle_finger', 'wrist_or_forearm'],
}

/** Each zone named before the fit is asked about again in the same words; others can be added. */
const discomfort = {
  kind: 'group',
  key: 'discomfort',
  max: ZONES.length,
  when: RODE,
  unique: 'zone',
  more: { field: 'otherZone', is: true },
  figure: { name: 'zoneScore', of: 'zone', value: 'severity' },
  fields: [
    { key: 'zone', kind: 'choice', options: ZONES, named: 'zone', required: true, words: 'intake' },
    {
      key: 'severity',
      kind: 'scale',
      ...RATING,
      gone: true,
      better: 'lower',
      required: true,
      words: 'intake',
      mark: { name: 'severe', from: SEVERE_FROM },
    },
    ...ZONES.map((zone) => locationIn(zone, LOCATIONS[zone], [COMPLAINT])),
    sideOf(PAIRED, [COMPLAINT]),
    { key: 'numb', kind: 'boolean', when: COMPLAINT },
    {
      key: 'onsetMinutes',
      kind: 'integer',
      quantity: 'minutes',
      min: 0,
      max: 1440,
      words: 'intake',
      when: COMPLAINT,
    },
    { key: 'trigger', kind: 'text', words: 'intake', when: COMPLAINT },
    { key: 'description', kind: 'longText', words: 'intake', when: COMPLAINT },
  ],
} as const satisfies Group

export const discomfortStep1 = {
  key: 'discomfort',
  entries: [
    discomfort,
    { key: 'otherZone', kind: 'boolean', required: true, when: RODE },
    { ...redFlags, required: true },
    redFlagZones,
  ],
} as const satisfies Step
