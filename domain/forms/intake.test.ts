import { describe, expect, it } from 'vitest'
import type { Entry } from '../questionnaires/questionnaire.ts'
import { intake } from './intake.ts'
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

function restOf(entry: Entry): string {
  if (entry.kind === 'group') return `up to ${entry.max}`
  const words = [
    'age' in entry && entry.age && `age ${entry.age.min}–${entry.age.max}`,
    'options' in entry && entry.options.join(' '),
    entry.kind === 'year' && `from ${entry.min}`,
    'max' in entry && `${entry.min}–${entry.max}`,
    entry.required && 'required',
    entry.when && `when ${Object.values(entry.when)[0]} ${Object.entries(entry.when)[1]?.join(' ')}`,
  ]
  return words.filter(Boolean).join(' ')
}

const rowsOf = (entry: Entry, prefix = ''): string[] => [
  [prefix + entry.key, entry.kind, restOf(entry)].join(' | '),
  ...(entry.kind === 'group' ? entry.fields.flatMap((field) => rowsOf(field, `${entry.key}.`)) : []),
]

describe('the intake', () => {
  it('has six steps', () => {
    expect(intake.steps.map(({ key }) => key)).toEqual(Object.keys(ASKED))
  })

  it.each([...intake.steps])('asks what is listed in step $key', ({ key, entries }) => {
    expect(entries.flatMap((entry) => rowsOf(entry))).toEqual(
      ASKED[key]?.map(([field, kind, rest = '']) => [field, kind, rest].join(' | ')),
    )
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
      'previousFit',
      'goals',
    ])
    const [discomfort] = intake.steps[3].entries
    expect(discomfort.fields.filter((field) => !isSealed(field, discomfort)).map(({ key }) => key)).toEqual([
      'zone',
      'severity',
    ])
  })

  it('is found by its kind and version permanently', () => {
    expect(questionnaireOf('intake', 1)).toBe(intake)
    expect(questionnaireOf('intake', 99)).toBeUndefined()
  })
})
