import { ABILITY, MOST_ACTIVITIES } from '../activities.ts'
import { ANSWERABLE_GOALS } from '../goals.ts'
import type { Wave } from '../milestones.ts'
import { WAVES } from '../milestones.ts'
import type { Entry, Field, Group, Questionnaire, Step } from '../questionnaires/questionnaire.ts'
import { entriesOf } from '../questionnaires/questionnaire.ts'
import { followUp1 } from './follow-up-1.ts'
import { COMPLAINT, RODE } from './follow-up-discomfort-1.ts'
import { zoneDetails } from './zone-details.ts'

const SETTLED = ['primary', 'lasting'] as const satisfies readonly Wave[]
const PRIMARY = ['primary'] as const satisfies readonly Wave[]

const questions1: readonly Entry[] = entriesOf(followUp1)

/** A question of version 1. @throws when there is none with this key */
function question1(key: string): Entry {
  const entry = questions1.find((one) => one.key === key)
  if (!entry) throw new Error(`follow-up 1 has no question ${key}`)
  return entry
}

/** Questions of version 1, asked at these waves; by default at those where version 1 asks them. */
const asked = (keys: readonly string[], waves?: readonly Wave[]): Entry[] =>
  keys.map((key) => (waves ? { ...question1(key), waves } : question1(key)))

/** A group of version 1 with other fields. */
function groupWith(key: string, fields: (fields: readonly Field[]) => readonly Field[], more: object = {}) {
  const entry = question1(key)
  if (entry.kind !== 'group') throw new Error(`follow-up 1 has no group ${key}`)
  return { ...entry, ...more, fields: fields(entry.fields) } satisfies Group
}

const WORDED = ['onsetMinutes', 'trigger', 'description']

/** The zone and its severity at every wave; the details of a complaint once the rider is used to the position. */
const discomfort = groupWith('discomfort', (fields) => [
  ...fields.filter(({ key }) => key === 'zone' || key === 'severity'),
  ...[...zoneDetails(COMPLAINT), ...fields.filter(({ key }) => WORDED.includes(key))].map((field) => ({
    ...field,
    waves: SETTLED,
  })),
])

const goals = groupWith('goals', (fields) =>
  fields.map((field) => (field.key === 'goal' ? { ...field, options: ANSWERABLE_GOALS } : field)),
)

/** What else may have changed how the rider feels. It says nothing about what helped. */
const usedSince: Field = {
  key: 'usedSince',
  kind: 'choices',
  options: ['physiotherapy', 'rest', 'new_saddle', 'medication', 'other', 'none'],
  exclusive: 'none',
  required: true,
  waves: SETTLED,
  figure: 'otherTreatment',
}

/** The rider's own activities of the brief, rated again. The rating before the fit is shown after the answer only. */
const activities: Group = {
  key: 'activities',
  kind: 'group',
  max: MOST_ACTIVITIES,
  when: RODE,
  waves: SETTLED,
  unique: 'activity',
  named: 'activities',
  fields: [
    { key: 'activity', kind: 'text', required: true },
    { key: 'ability', kind: 'scale', ...ABILITY, better: 'higher' },
  ],
}

const weeklyHours: Entry[] = asked(['weeklyHours'], SETTLED).map((entry) =>
  entry.kind === 'group' ? entry : { ...entry, required: true },
)

/** The overall change is asked before any zone, so that no score of a zone influences it. */
const steps: readonly Step[] = [
  {
    key: 'since',
    entries: [
      ...asked(['ridesSince', 'whyNotRidden']),
      ...asked(['hoursSince'], SETTLED),
      ...weeklyHours,
      ...asked(['loadChange'], SETTLED),
      ...asked(['positionKept', 'changesMade', 'overallChange']),
    ],
  },
  {
    key: 'discomfort',
    entries: [discomfort, ...asked(['otherZone', 'redFlags', 'redFlagZones'])],
  },
  {
    key: 'feel',
    entries: [
      activities,
      ...asked(
        [
          'comfort',
          'power',
          'confidence',
          'handsHeaviness',
          'positionStability',
          'corneringConfidence',
          'descendingConfidence',
          'enduranceMinutes',
        ],
        SETTLED,
      ),
      ...asked(['adaptationDays'], PRIMARY),
    ],
  },
  {
    key: 'fit',
    entries: [
      goals,
      ...asked(['goalAlignment', 'listened', 'explained'], PRIMARY),
      ...asked(['satisfaction'], SETTLED),
      ...asked(['recommend']),
      usedSince,
      ...asked(['anotherAppointment', 'comment']),
    ],
  },
]

/** The waves of which all questions stand on one page. */
export const SHORT_WAVES: readonly Wave[] = WAVES.filter((wave) => wave === 'early' || wave === 'yearly')

/**
 * The follow-up, version 2, which new forms have: everything that any follow-up asks, used to read submissions.
 * `followUpFor` selects the questions of one follow-up.
 */
export const followUp: Questionnaire = { kind: 'followUp', version: 2, steps }
