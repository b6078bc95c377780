import { PLACES } from '../places.ts'
import { RATING } from '../product.ts'
import type { AnswerCondition, ChoiceField, Group, Step } from '../questionnaires/questionnaire.ts'
import type { Zone } from '../zones.ts'
import { SEVERE_FROM, ZONES } from '../zones.ts'

/** Without a ride there is nothing to score. A form that does not ask about rides always asks for scores. */
export const RODE = { field: 'ridesSince', not: 0 } as const satisfies AnswerCondition

/** A score from which a zone counts as a complaint. The form then asks more about the zone. */
const COMPLAINT = { field: 'severity', atLeast: 2 } as const satisfies AnswerCondition

/** The places within a zone, as riders are asked for them. The question about a private place can be skipped. */
export const LOCATIONS = {
  ...PLACES,
  saddle: [...PLACES.saddle, 'prefer_not_to_say'],
} as const satisfies Record<Zone, readonly string[]>

const PAIRED = ['feet', 'knees', 'shoulders', 'hands'] as const satisfies readonly Zone[]

const locationIn = <Z extends Zone>(zone: Z) =>
  ({
    key: `location_${zone}`,
    kind: 'choice',
    options: LOCATIONS[zone],
    when: [COMPLAINT, { field: 'zone', is: zone }],
  }) as const satisfies ChoiceField

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
    locationIn('feet'),
    locationIn('knees'),
    locationIn('saddle'),
    locationIn('lower_back'),
    locationIn('shoulders'),
    locationIn('hands'),
    {
      key: 'side',
      kind: 'choice',
      options: ['left', 'right', 'both'],
      when: [COMPLAINT, { field: 'zone', oneOf: PAIRED }],
    },
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

/** Signs that need a physician before any set-up. */
export const RED_FLAGS = ['lasting_numbness', 'weakness', 'swelling', 'night_pain'] as const

export const discomfortStep = {
  key: 'discomfort',
  entries: [
    discomfort,
    { key: 'otherZone', kind: 'boolean', required: true, when: RODE },
    {
      key: 'redFlags',
      kind: 'choices',
      options: [...RED_FLAGS, 'none'],
      exclusive: 'none',
      required: true,
      figure: 'redFlag',
      mark: { name: 'redFlag' },
    },
    {
      key: 'redFlagZones',
      kind: 'choices',
      options: ZONES,
      named: 'zone',
      when: { field: 'redFlags', oneOf: RED_FLAGS },
    },
  ],
} as const satisfies Step
