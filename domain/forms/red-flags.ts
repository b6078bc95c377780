import type { ChoiceField } from '../questionnaires/questionnaire.ts'
import { ZONES } from '../zones.ts'

/** Signs that need a physician before any set-up. */
export const RED_FLAGS = ['lasting_numbness', 'weakness', 'swelling', 'night_pain'] as const

/** Which of the signs the rider has. The mark puts an answer first for the fitter. */
export const redFlags = {
  key: 'redFlags',
  kind: 'choices',
  options: [...RED_FLAGS, 'none'],
  exclusive: 'none',
  words: 'zoneDetails',
  figure: 'redFlag',
  mark: { name: 'redFlag' },
} as const satisfies ChoiceField

/** The zones that the signs concern; no answer means elsewhere in the body. */
export const redFlagZones = {
  key: 'redFlagZones',
  kind: 'choices',
  options: ZONES,
  named: 'zone',
  words: 'zoneDetails',
  when: { field: 'redFlags', oneOf: RED_FLAGS },
} as const satisfies ChoiceField
