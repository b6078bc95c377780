import { describe, expect, it } from 'vitest'
import type { Entry, Field, Questionnaire } from '../questionnaires/questionnaire.ts'
import { entriesOf } from '../questionnaires/questionnaire.ts'
import { intake } from './intake.ts'
import { intake1 } from './intake-1.ts'
import { questionnaireOf } from './registry.ts'
import { isSealed } from './testing/is-sealed.ts'

/** The intake, written out a second time: field, kind, options or bounds, required. */
const ASKED: Record<string, readonly (readonly [field: string, kind: string, rest?: string])[]> = {
  rider: [
    ['name', 'text', 'required'],
    ['email', 'email', 'required'],
    ['phone', 'phone'],
    ['dateOfBirth', 'date', 'age 5–110 required'],
    ['guardianName', 'text', 'required when dateOfBirth ageBelow 16'],
    ['guardianConfirmed', 'boolean', 'required when dateOfBirth ageBelow 16'],
    ['heightCm', 'number', '90–250'],
    ['weightKg', 'number', '25–250'],
    ['occupation', 'text'],
    ['workEnvironment', 'choice', 'office mixed manual asymmetric driving active'],
    [
      'gender',
      'choices',
      'woman man non_binary genderfluid agender two_spirit questioning other prefer_not_to_say',
    ],
  ],
  riding: [
    ['bikeTypes', 'choices', 'road gravel mountain time_trial track e_bike required'],
    ['ridingStyle', 'choice', 'recreational endurance_event strong_club amateur_racer u23_elite_pro'],
    [
      'discipline',
      'choice',
      'road_racing endurance time_trial triathlon track gravel mountain_bike bmx commuting',
    ],
    ['ridesPerWeekWinter', 'number', '0–21'],
    ['ridesPerWeekSummer', 'number', '0–21'],
    ['weeklyHours', 'number', '0–60'],
    ['yearsCycling', 'number', '0–90'],
    ['averageCadence', 'integer', '30–200'],
    ['climbingCadence', 'integer', '30–200'],
    ['corneringConfidence', 'scale', '1–7'],
    ['descendingConfidence', 'scale', '1–7'],
    ['handsHeaviness', 'scale', '1–7'],
    ['positionStability', 'scale', '1–7'],
    ['hardestRide', 'longText'],
    ['cyclingGoals', 'longText'],
  ],
  sports: [
    [
      'currentSports',
      'choices',
      'running swimming football basketball tennis golf yoga gym climbing martial_arts rowing skiing other',
    ],
    ['otherSport', 'text', 'required when currentSports includes other'],
    ['pastSports', 'longText'],
  ],
  discomfort: [
    ['discomfort', 'group', 'up to 6'],
    ['discomfort.zone', 'choice', 'feet knees saddle lower_back shoulders hands required'],
    ['discomfort.severity', 'scale', '1–7 required'],
    ['discomfort.onsetMinutes', 'integer', '0–1440'],
    ['discomfort.trigger', 'text'],
    ['discomfort.description', 'longText'],
  ],
  injuries: [
    ['injuries', 'group', 'up to 20'],
    ['injuries.location', 'text', 'required'],
    ['injuries.current', 'boolean'],
    ['injuries.inTreatment', 'boolean'],
    ['injuries.side', 'choice', 'left right both'],
    ['injuries.yearOfOnset', 'year', 'from 1920'],
    ['injuries.description', 'longText'],
  ],
  fit: [
    ['previousFit', 'boolean'],
    ['lastFitYear', 'year', 'from 1920 when previousFit is true'],
    ['lastFitNotes', 'longText', 'when previousFit is true'],
    [
      'goals',
      'choices',
      'maximize_comfort reduce_discomfort increase_power improve_aerodynamics injury_prevention return_from_injury required',
    ],
    ['successDefinition', 'longText'],
    ['researchConsent', 'boolean', 'when dateOfBirth ageFrom 16'],
  ],
}

/** What version 2 asks in addition: within an entry of a zone after its severity, and at the end of the step. */
const PLACES = [
  ['discomfort.location_feet', 'choice', 'forefoot arch heel toes calf_achilles when zone feet'],
  ['discomfort.location_knees', 'choice', 'front back inside outside when zone knees'],
  ['discomfort.location_saddle', 'choice', 'sit_bones soft_tissue skin prefer_not_to_say when zone saddle'],
  [
    'discomfort.location_lower_back',
    'choice',
    'central one_sided hip_front hip_outside when zone lower_back',
  ],
  ['discomfort.location_shoulders', 'choice', 'neck shoulders upper_back when zone shoulders'],
  [
    'discomfort.location_hands',
    'choice',
    'little_and_ring_finger thumb_to_middle_finger wrist_or_forearm when zone hands',
  ],
  ['discomfort.side', 'choice', 'left right both when zone feet,knees,shoulders,hands,lower_back'],
  ['discomfort.kinds', 'choices', 'pain numbness tingling'],
] as const
const FLAGS = [
  ['redFlags', 'choices', 'lasting_numbness weakness swelling night_pain none'],
  [
    'redFlagZones',
    'choices',
    'feet knees saddle lower_back shoulders hands when redFlags lasting_numbness,weakness,swelling,night_pain',
  ],
] as const

const [group, zone, severity, ...worded] = ASKED.discomfort ?? []
const ASKED_IN_2: typeof ASKED = {
  ...ASKED,
  discomfort: [group, zone, severity, ...PLACES, ...worded, ...FLAGS].flatMap((row) => (row ? [row] : [])),
}

function restOf(entry: Entry): string {
  if (entry.kind === 'group') return `up to ${entry.max}`
  const words = [
    'age' in entry && entry.age && `age ${entry.age.min}–${entry.age.max}`,
    'options' in entry && entry.options.join(' '),
    entry.kind === 'year' && `from ${entry.min}`,
    'max' in entry && `${entry.min}–${entry.max}`,
    entry.required && 'required',
    entry.when && whenOf(entry.when),
  ]
  return words.filter(Boolean).join(' ')
}

function whenOf(when: NonNullable<Field['when']>): string {
  if (!Array.isArray(when)) {
    const [name, value] = Object.entries(when)[1] ?? []
    return `when ${Object.values(when)[0]} ${name === 'oneOf' ? value : `${name} ${value}`}`
  }
  return when.map((one) => `when ${one.field} ${Object.values(one)[1]}`).join(' ')
}

const rowsOf = (entry: Entry, prefix = ''): string[] => [
  [prefix + entry.key, entry.kind, restOf(entry)].join(' | '),
  ...(entry.kind === 'group' ? entry.fields.flatMap((field) => rowsOf(field, `${entry.key}.`)) : []),
]

const VERSIONS: [number, Questionnaire, typeof ASKED][] = [
  [1, intake1, ASKED],
  [2, intake, ASKED_IN_2],
]

describe.each(VERSIONS)('the intake, version %i', (version, questionnaire, asked) => {
  it('has six steps', () => {
    expect(questionnaire.steps.map(({ key }) => key)).toEqual(Object.keys(asked))
  })

  it.each([...questionnaire.steps])('asks what is listed in step $key', ({ key, entries }) => {
    expect(entries.flatMap((entry) => rowsOf(entry))).toEqual(
      asked[key]?.map(([field, kind, rest = '']) => [field, kind, rest].join(' | ')),
    )
  })

  it('is found by its kind and version permanently', () => {
    expect(questionnaireOf('intake', version)).toBe(questionnaire)
  })
})

describe('the intake', () => {
  it('requires nothing in version 2 that version 1 does not require', () => {
    const required = (questionnaire: Questionnaire) =>
      entriesOf(questionnaire)
        .flatMap((entry) => (entry.kind === 'group' ? entry.fields : [entry]))
        .filter((field) => field.required)
        .map(({ key }) => key)
    expect(required(intake)).toEqual(required(intake1))
  })

  it('stores everything that identifies a rider, every text and every date sealed', () => {
    const open = intake.steps.flatMap((step) =>
      step.entries.flatMap((entry) => (entry.kind === 'group' || isSealed(entry) ? [] : [entry.key])),
    )
    expect(open).toEqual([
      'bikeTypes',
      'ridingStyle',
      'discipline',
      'ridesPerWeekWinter',
      'ridesPerWeekSummer',
      'weeklyHours',
      'yearsCycling',
      'averageCadence',
      'climbingCadence',
      'corneringConfidence',
      'descendingConfidence',
      'handsHeaviness',
      'positionStability',
      'currentSports',
      'redFlags',
      'previousFit',
      'goals',
    ])
    const inZones = entriesOf(intake).flatMap((entry) =>
      entry.kind === 'group' && entry.unique === 'zone'
        ? entry.fields.filter((field) => !isSealed(field, entry)).map(({ key }) => key)
        : [],
    )
    expect(inZones).toEqual(['zone', 'severity'])
  })

  it('has no other version', () => {
    expect(questionnaireOf('intake', 99)).toBeUndefined()
  })
})
